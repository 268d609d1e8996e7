/// The lines of the symbols, in the notation of ``SymbolOutline``.
enum SymbolLines {
  /// Symbols that consist of lines only, of all subjects.
  static let all: [String: String] =
    [basics, arrows, frames, people, media, devices, text, nature, things]
    .reduce(into: [:]) { all, subject in all.merge(subject) { first, _ in first } }

  /// The signs of buttons and bars.
  static let basics: [String: String] = [
    "plus": "M 12 5 V 19 M 5 12 H 19",
    "minus": "M 5 12 H 19",
    "xmark": "M 6 6 L 18 18 M 18 6 L 6 18",
    "checkmark": "M 5 13 L 10 18 L 19 6",
    "equal": "M 5 9 H 19 M 5 15 H 19",
    "chevron.left": "M 15 5 L 8 12 L 15 19",
    "chevron.right": "M 9 5 L 16 12 L 9 19",
    "chevron.up": "M 5 15 L 12 8 L 19 15",
    "chevron.down": "M 5 9 L 12 16 L 19 9",
    "chevron.up.chevron.down": "M 7 9 L 12 4 L 17 9 M 7 15 L 12 20 L 17 15",
    "arrow.left": "M 20 12 H 4 M 11 5 L 4 12 L 11 19",
    "arrow.right": "M 4 12 H 20 M 13 5 L 20 12 L 13 19",
    "arrow.up": "M 12 20 V 4 M 5 11 L 12 4 L 19 11",
    "arrow.down": "M 12 4 V 20 M 5 13 L 12 20 L 19 13",
    "arrow.up.right": "M 6 18 L 18 6 M 8 6 H 18 V 16",
    "arrow.left.arrow.right": "M 20 8 H 4 L 8 4 M 4 8 L 8 12 M 4 16 H 20 L 16 12 M 20 16 L 16 20",
    "arrow.up.arrow.down": "M 8 20 V 4 L 4 8 M 8 4 L 12 8 M 16 4 V 20 L 12 16 M 16 20 L 20 16",
    "arrow.clockwise": "A 12 13 8.5 -30 270 M 11.5 1.6 L 15 4.5 L 11.5 7.4",
    "arrow.counterclockwise": "A 12 13 8.5 -90 210 M 12.5 1.6 L 9 4.5 L 12.5 7.4",
    "arrow.uturn.left": "M 9 4 L 4 9 L 9 14 M 4 9 H 14 A 14 14 5 -90 90 H 9",
    "arrow.uturn.right": "M 15 4 L 20 9 L 15 14 M 20 9 H 10 A 10 14 5 270 90 H 15",
    "circle": "O 12 12 9",
    "square": "R 4 4 16 16 3",
    "rectangle": "R 3 6 18 12 2",
    "triangle": "M 12 4 L 21 20 H 3 Z",
    "capsule": "R 3 7 18 10 5",
    "star":
      "M 12 3 L 14.8 8.9 L 21.2 9.7 L 16.5 14.1 L 17.7 20.5 L 12 17.4 L 6.3 20.5 L 7.5 14.1 "
      + "L 2.8 9.7 L 9.2 8.9 Z",
    "heart":
      "M 12 20 C 5 15 3 12 3 8.5 C 3 3.5 10 2.5 12 7.5 C 14 2.5 21 3.5 21 8.5 C 21 12 19 15 12 20 Z",
    "trash": "M 4 6 H 20 M 9 6 V 3 H 15 V 6 M 6 6 L 7 21 H 17 L 18 6 Z M 10 10 V 17 M 14 10 V 17",
    "pencil": "M 4 20 L 5 15 L 16 4 L 20 8 L 9 19 Z M 13 7 L 17 11",
    "gear":
      "O 12 12 3 O 12 12 7 M 12 2 V 5 M 12 19 V 22 M 2 12 H 5 M 19 12 H 22 M 5 5 L 7 7 "
      + "M 17 17 L 19 19 M 5 19 L 7 17 M 17 7 L 19 5",
    "magnifyingglass": "O 10 10 6.5 M 15 15 L 21 21",
    "house":
      "M 2.5 12 L 12 4 L 21.5 12 M 5.5 10 V 20 H 18.5 V 10 L 12 4.5 Z M 10 20 V 14 H 14 V 20",
    "person": "O 12 7.5 4 M 4 20 C 4 15 8 14 12 14 C 16 14 20 15 20 20 Z",
    "person.2":
      "O 9 8 3.5 M 2 19 C 2 15 6 14 9 14 C 12 14 16 15 16 19 Z A 16 8 3 -80 90 "
      + "M 17 14 C 20 14 22 16 22 19 H 19",
    "bell":
      "M 5 17 C 7 15 7 13 7 10 C 7 7 9 4.5 12 4.5 C 15 4.5 17 7 17 10 C 17 13 17 15 19 17 Z "
      + "M 10 20.5 H 14 M 12 4.5 V 3",
    "play": "M 7 4.5 L 20 12 L 7 19.5 Z",
    "pause": "R 6 5 3.5 14 1 R 14.5 5 3.5 14 1",
    "stop": "R 6 6 12 12 2",
    "forward": "M 3 6 L 12 12 L 3 18 Z M 12 6 L 21 12 L 12 18 Z",
    "backward": "M 21 6 L 12 12 L 21 18 Z M 12 6 L 3 12 L 12 18 Z",
    "speaker": "M 4 9 H 8 L 13 5 V 19 L 8 15 H 4 Z",
    "speaker.wave.2": "M 3 9 H 6 L 11 5 V 19 L 6 15 H 3 Z A 11 12 4 -40 40 A 11 12 8 -40 40",
    "lock": "R 6 11 12 9.5 2 M 8 11 V 8 C 8 2.5 16 2.5 16 8 V 11",
    "lock.open": "R 6 11 12 9.5 2 M 8 11 V 7 C 8 1.5 16 1.5 16 7",
    "bookmark": "M 7 3.5 H 17 V 20.5 L 12 16 L 7 20.5 Z",
    "square.and.arrow.up":
      "M 9 9 H 5.5 V 21 H 18.5 V 9 H 15 M 12 15 V 2.5 M 8 6.5 L 12 2.5 L 16 6.5",
    "square.and.arrow.down":
      "M 9 9 H 5.5 V 21 H 18.5 V 9 H 15 M 12 2.5 V 15 M 8 11 L 12 15 L 16 11",
    "square.and.pencil":
      "M 13 4 H 4 V 20 H 20 V 11 M 9 15 L 9.5 11.5 L 18 3 L 21 6 L 12.5 14.5 Z",
    "camera": "M 3 7.5 H 8 L 9.5 5 H 14.5 L 16 7.5 H 21 V 19 H 3 Z O 12 13 3.8",
    "photo": "R 2.5 5 19 14 2.5 O 8 9.8 1.6 M 3 17 L 9 12.5 L 13.5 17 L 16.5 14.5 L 21 18",
    "folder": "M 3 18.5 V 5.5 H 9 L 11 7.5 H 21 V 18.5 Z",
    "doc": "M 6 3 H 14 L 18.5 7.5 V 21 H 6 Z M 14 3 V 7.5 H 18.5",
    "doc.on.doc": "M 9 3 H 20 V 16 H 9 Z M 9 8 H 4 V 21 H 15 V 16",
    "calendar": "R 3.5 5 17 15.5 2.5 M 3.5 10 H 20.5 M 8 3 V 6 M 16 3 V 6",
    "clock": "O 12 12 9 M 12 6.5 V 12 L 15.5 14.5",
    "phone":
      "M 6 3.5 L 9.5 4 L 11 8.5 L 8.5 10.5 C 9.5 13 11 14.5 13.5 15.5 L 15.5 13 L 20 14.5 "
      + "L 20.5 18 C 19 21 15 21 11.5 18.5 C 8.5 16.5 6.5 14 5 11 C 3 7.5 3.5 5 6 3.5 Z",
    "envelope": "R 2.5 5.5 19 13.5 2.5 M 3.5 7.5 L 12 14 L 20.5 7.5",
    "message": """
    M 12 3 C 18 3 22 6.7 22 11.3 C 22 16 18 19.5 12 19.5 C 10.5 19.5 9.2 19.3 8 18.9 \
    C 6.5 20.3 4.7 21 2.8 21 C 4 19.8 4.5 18.3 4.4 16.9 C 2.8 15.4 2 13.5 2 11.3 C 2 6.7 6 3 12 3 Z
    """,
    "map":
      "M 3.5 6.5 L 9 4 L 15 6.5 L 20.5 4 V 17.5 L 15 20 L 9 17.5 L 3.5 20 Z M 9 4 V 17.5 M 15 6.5 V 20",
    "mappin": "O 12 7 4 M 12 11 V 21",
    "location": "M 3.5 11 L 20.5 3.5 L 13 20.5 L 11.5 12.5 Z",
    "wifi": "A 12 19 4.5 -135 -45 A 12 19 9 -135 -45 A 12 19 13.5 -135 -45 O 12 19 0.6",
    "bolt": "M 13.5 2.5 L 5.5 13.5 H 11 L 9.5 21.5 L 18.5 10 H 12.5 Z",
    "sun.max":
      "O 12 12 4 M 12 2 V 5 M 12 19 V 22 M 2 12 H 5 M 19 12 H 22 M 5 5 L 7 7 M 17 17 L 19 19 "
      + "M 5 19 L 7 17 M 17 7 L 19 5",
    "moon": "M 10 3.5 C 3 5.5 1.5 14 7 18.5 C 12 22 19 20 20.5 14 C 14 16.5 8.5 11 10 3.5 Z",
    "cloud":
      "M 7 18.5 C 1.5 18.5 1.5 11.5 6.5 11 C 7 4 16 4 17 10.5 C 22.5 10.5 22.5 18.5 17 18.5 Z",
    "flag": "M 5.5 4 H 19 L 16 8.5 L 19 13 H 5.5 Z M 5.5 13 V 21",
    "tag": "M 4 4 H 12 L 20.5 12.5 L 12.5 20.5 L 4 12 Z O 8 8 1",
    "cart": "M 6.1 7 L 8 15.5 H 18.5 L 21 7 Z M 2.5 4 H 5.5 L 6.1 7 O 9.5 19.5 1.2 O 17 19.5 1.2",
    "gift":
      "M 4 11.5 H 20 V 20.5 H 4 Z M 3 7.5 H 21 V 11.5 H 3 Z M 12 7.5 V 11.5 M 12 11.5 V 20.5 "
      + "M 12 7.5 C 6 7.5 7 2.5 10 3.5 C 11.5 4 12 6 12 7.5 C 12 6 12.5 4 14 3.5 C 17 2.5 18 7.5 12 7.5 Z",
    "eye": "M 2 12 C 7 4.5 17 4.5 22 12 C 17 19.5 7 19.5 2 12 Z O 12 12 3",
    "hand.tap":
      "M 10 13 V 6.5 C 10 4.5 13 4.5 13 6.5 V 11.5 L 18 12.5 C 20 13 20 14 19.5 16 L 18.5 21 H 11 "
      + "L 6 15.5 C 5 14 7 12.5 8.5 13.5 L 10 15 A 11.5 6.5 5 150 390",
    "paperplane": "M 3 11.5 L 21 3.5 L 15 20.5 L 11 13.5 Z M 11 13.5 L 21 3.5",
    "link": "A 8 16 4 20 250 L 10 9 A 16 8 4 200 430 L 14 15 M 9.5 14.5 L 14.5 9.5",
    "line.3.horizontal": "M 4 6 H 20 M 4 12 H 20 M 4 18 H 20",
    "slider.horizontal.3":
      "M 3 6 H 13 M 17 6 H 21 O 15 6 2 M 3 12 H 7 M 11 12 H 21 O 9 12 2 M 3 18 H 13 M 17 18 H 21 "
      + "O 15 18 2",
    "square.grid.2x2":
      "R 4 4 6.5 6.5 1 R 13.5 4 6.5 6.5 1 R 4 13.5 6.5 6.5 1 R 13.5 13.5 6.5 6.5 1",
  ]
}
