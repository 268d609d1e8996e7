internal import TouchstoneTrace
@_spi(Kit) internal import UIKitCore

/// A key command that waits for the key that went down, and where it stands.
@MainActor
struct KeyOffer {
  let command: UIKeyCommand
  /// The alternate whose modifiers are held; nil for the command itself.
  let alternate: UICommandAlternate?
  /// The responder whose key command it is; nil for one of the main menu.
  let owner: UIResponder?

  /// What is sent.
  var action: Selector? { alternate?.action ?? command.action }

  /// The command in quotation marks, and whose it is.
  var name: String {
    "command “\(title)” of \(owner.map { ViewDescription.name($0) } ?? "the main menu")"
  }

  private var title: String {
    if let alternate { return alternate.title }
    if !command.title.isEmpty { return command.title }
    return command.discoverabilityTitle ?? command.action?.label ?? "nothing"
  }

  /// The commands that wait for a key: the chain's from its beginning, then the main menu's.
  static func matching(_ key: UIKey, in application: UIApplication) -> [KeyOffer] {
    var offers: [KeyOffer] = []
    for responder in ResponderClimb.chain(from: application.startOfPresses) {
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
