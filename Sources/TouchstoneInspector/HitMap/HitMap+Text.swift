package import TouchstoneHost
internal import TouchstoneKit

extension HitMap {
  /// The map for people and for files that are compared: who receives touches, a picture of
  /// characters that stand for 10 points in width and 20 in height, and all rows.
  ///
  /// The rows say everything: two maps are the same where their texts are.
  public var text: String {
    (["hit map of \(width) × \(height) points"] + legend + [""] + picture() + [""] + rows)
      .joined(separator: "\n") + "\n"
  }

  /// Who receives touches and the picture of characters, without the rows.
  package var overview: String { (legend + [""] + picture()).joined(separator: "\n") }

  /// The points that a character of the picture stands for.
  static let characterSize = (width: 10, height: 20)

  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")

  /// What an owner is called in the text: a letter, or where these are used up a number after #.
  static func label(_ owner: Int) -> String {
    guard owner > 0 else { return nobody }
    return owner <= letters.count ? String(letters[owner - 1]) : "#\(owner)"
  }

  /// What stands for nobody.
  static let nobody = "."

  /// A line for each owner.
  var legend: [String] {
    owners.enumerated().map { place, owner in
      let box = [owner.box.minX, owner.box.minY, owner.box.width, owner.box.height]
        .map { JSONText.number($0) }
      return "\(Self.label(place + 1))  \(owner.name)\(Self.mark)\(owner.points) points in "
        + "(\(box[0]) \(box[1]); \(box[2]) \(box[3]))"
    } + (squares.contains(0) ? ["\(Self.nobody)  nobody"] : [])
  }

  /// What stands between a name and what is told of it.
  static let mark = ": "

  /// The picture, for the squares whose owners `shows` names by another character.
  func picture(_ shows: (Int) -> Character? = { _ in nil }) -> [String] {
    let size = Self.characterSize
    return stride(from: size.height / 2, to: max(height, 1), by: size.height).map { y in
      String(
        stride(from: size.width / 2, to: width, by: size.width).map { x in
          let owner = Int(clamping: squares[y * width + x])
          return shows(owner) ?? Self.label(owner).first ?? " "
        })
    }
  }

  /// A line for each band: its rows, and how many squares whose are.
  private var rows: [String] {
    bands.map { band in
      let runs = band.runs.map { "\($0.width) \(Self.label($0.owner))" }
      return "\(band.y)–\(band.y + band.height - 1): " + runs.joined(separator: ", ")
    }
  }
}

extension HitMap {
  /// `{"width","height","owners":[{"class","identifier","name","points","box"}],"bands":[…]}`, as the
  /// `map` verb prints it; a band is `{"y","height","runs":[[width,owner]…]}`, where an owner is a
  /// place in the list and 1 more, and 0 nobody.
  package var json: JSONValue {
    let owners = owners.map { owner in
      JSONValue.object([
        JSONMember("class", .string(owner.subject.className)),
        JSONMember("identifier", owner.subject.identifier.map { .string($0) } ?? .null),
        JSONMember("name", .string(owner.name)), JSONMember("points", .number(owner.points)),
        JSONMember("box", .rect(owner.box)),
      ])
    }
    let bands = bands.map { band in
      JSONValue.object([
        JSONMember("y", .number(band.y)), JSONMember("height", .number(band.height)),
        JSONMember(
          "runs", .array(band.runs.map { .array([.number($0.width), .number($0.owner)]) })),
      ])
    }
    return .object([
      JSONMember("width", .number(width)), JSONMember("height", .number(height)),
      JSONMember("owners", .array(owners)), JSONMember("bands", .array(bands)),
    ])
  }
}
