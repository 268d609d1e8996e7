internal import TouchstoneTrace
@_spi(Kit) internal import UIKitCore

/// A key command that matches a pressed key, with its source.
@MainActor
struct KeyOffer {
  let command: UIKeyCommand
  /// The alternate with the modifiers that are held, or `nil` for the command itself.
  let alternate: UICommandAlternate?
  /// The responder that supplied the key command, or `nil` if it comes from the main menu.
  let owner: UIResponder?

  /// The action to send.
  var action: Selector? { alternate?.action ?? command.action }

  /// The command's title in quotation marks, followed by its source.
  var name: String {
    "command “\(title)” of \(owner.map { ViewDescription.name($0) } ?? "the main menu")"
  }

  private var title: String {
    if let alternate { return alternate.title }
    if !command.title.isEmpty { return command.title }
    return command.discoverabilityTitle ?? command.action?.label ?? "nothing"
  }

  /// Returns the commands that match a key: those of the responder chain from its start, then those
  /// of the main menu.
  static func matching(_ key: UIKey, in application: UIApplication) -> [KeyOffer] {
    var offers: [KeyOffer] = []
    for responder in ResponderChainWalk.chain(from: application.startOfPresses) {
      for command in responder.keyCommands ?? [] {
        offers.append(contentsOf: matching(key, command, of: responder))
      }
    }
    for service in KitServices.installed.keyCommands {
      for command in service.keyCommands(of: application) {
        offers.append(contentsOf: matching(key, command, of: nil))
      }
    }
    return offers
  }

  private static func matching(
    _ key: UIKey, _ command: UIKeyCommand, of owner: UIResponder?
  ) -> [KeyOffer] {
    if KeyCombination(command)?.isMet(by: key) == true {
      return [KeyOffer(command: command, alternate: nil, owner: owner)]
    }
    return command.alternates.filter { alternate in
      KeyCombination(command, alternate: alternate)?.isMet(by: key) == true
    }.prefix(1).map { KeyOffer(command: command, alternate: $0, owner: owner) }
  }
}
