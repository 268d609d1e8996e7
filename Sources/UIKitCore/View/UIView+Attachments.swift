internal import TouchstoneGestures

extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.internals.view !== self else { return }
    recognizer.willMove(from: recognizer.internals.view)
    recognizer.internals.rank.place = recognizers.count
    recognizers.append(recognizer)
    recognizer.internals.view = self
    RecognizerVersion.advance()
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard let index = recognizers.firstIndex(where: { $0 === recognizer }) else { return }
    recognizers.remove(at: index)
    RecognizerVersion.advance()
    recognizer.internals.environment?.takeOut(recognizer, because: .removed, tells: false)
    recognizer.internals.view = nil
  }

  func setRecognizers(_ new: [UIGestureRecognizer]) {
    let removed = recognizers.filter { old in !new.contains { $0 === old } }
    removed.forEach(removeGestureRecognizer)
    new.forEach(addGestureRecognizer)
  }

  func attach(_ interaction: any UIInteraction) {
    guard interaction.view !== self else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactionStorage.append(interaction)
    interaction.didMove(to: self)
  }

  func detach(_ interaction: any UIInteraction) {
    guard let index = interactionStorage.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactionStorage.remove(at: index)
    interaction.didMove(to: nil)
  }

  func setInteractions(_ new: [any UIInteraction]) {
    for interaction in interactionStorage where !new.contains(where: { $0 === interaction }) {
      removeInteraction(interaction)
    }
    for interaction in new { addInteraction(interaction) }
  }
}
