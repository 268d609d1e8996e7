package import TouchstoneHost
internal import TouchstoneKit

extension HitMap {
  /// The map as text for reading and comparing: the owners, a character picture and all rows.
  ///
  /// A character of the picture represents an area 10 points wide and 20 points high. The rows are
  /// complete: two maps are equal if their texts are equal.
  public var text: String {
    (["hit map of \(width) × \(height) points"] + legend + [""] + picture() + [""] + rows)
      .joined(separator: "\n") + "\n"
  }

  /// The owners and the character picture, without the rows.
  package var overview: String { (legend + [""] + picture()).joined(separator: "\n") }

  /// The size in points of the area that one character represents.
  static let characterSize = (width: 10, height: 20)

  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")

  /// Returns an owner's label: a letter, or # and a number if the letters are used up.
  static func label(_ owner: Int) -> String {
    guard owner > 0 else { return nobody }
    return owner <= letters.count ? String(letters[owner - 1]) : "#\(owner)"
  }

  /// The label of squares that hit no view.
  static let nobody = "."

  /// One line for each owner.
  var legend: [String] {
    owners.enumerated().map { place, owner in
      let box = [owner.box.minX, owner.box.minY, owner.box.width, owner.box.height]
        .map { JSONText.number($0) }
      return "\(Self.label(place + 1))  \(owner.name)\(Self.mark)\(owner.points) points in "
        + "(\(box[0]) \(box[1]); \(box[2]) \(box[3]))"
    } + (squares.contains(0) ? ["\(Self.nobody)  no view"] : [])
  }

  /// The separator between a name and its description.
  static let mark = ": "

  /// Returns the picture, with the characters that `shows` returns in place of owners' labels.
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

  /// One line for each band: its rows, then the width and owner of each run.
  private var rows: [String] {
    bands.map { band in
      let runs = band.runs.map { "\($0.width) \(Self.label($0.owner))" }
      return "\(band.y)–\(band.y + band.height - 1): " + runs.joined(separator: ", ")
    }
  }
}

extension HitMap {
  /// The map as JSON, as the `map` verb prints it.
  ///
  /// The form is
  /// `{"width","height","owners":[{"class","identifier","name","points","box"}],"bands":[…]}`. A
  /// band is `{"y","height","runs":[[width,owner]…]}`. An owner is its index in the list plus 1, or
  /// 0 for squares that hit no view.
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
