extension SymbolLines {
  /// Arrows and chevrons.
  static let arrows: [String: String] = [
    "chevron.compact.down": "M 4 10 L 12 14 L 20 10",
    "chevron.compact.up": "M 4 14 L 12 10 L 20 14",
    "chevron.compact.left": "M 14 4 L 10 12 L 14 20",
    "chevron.compact.right": "M 10 4 L 14 12 L 10 20",
    "chevron.left.2": "M 12 5 L 5 12 L 12 19 M 19 5 L 12 12 L 19 19",
    "chevron.right.2": "M 5 5 L 12 12 L 5 19 M 12 5 L 19 12 L 12 19",
    "chevron.left.slash.chevron.right":
      "M 7 6.5 L 1.8 12 L 7 17.5 M 17 6.5 L 22.2 12 L 17 17.5 M 14 3.5 L 10 20.5",
    "arrow.down.right": "M 6 6 L 18 18 M 8 18 H 18 V 8",
    "arrow.up.left": "M 18 18 L 6 6 M 16 6 H 6 V 16",
    "arrow.down.left": "M 18 6 L 6 18 M 16 18 H 6 V 8",
    "arrow.turn.up.left": "M 20 20 V 9 H 4 M 9 4 L 4 9 L 9 14",
    "arrow.turn.up.right": "M 4 20 V 9 H 20 M 15 4 L 20 9 L 15 14",
    "arrow.turn.down.right": "M 4 4 V 15 H 20 M 15 10 L 20 15 L 15 20",
    "arrow.up.and.down": "M 12 2.5 V 21.5 M 7.5 7 L 12 2.5 L 16.5 7 M 7.5 17 L 12 21.5 L 16.5 17",
    "arrow.left.and.right":
      "M 2.5 12 H 21.5 M 7 7.5 L 2.5 12 L 7 16.5 M 17 7.5 L 21.5 12 L 17 16.5",
    "arrow.triangle.2.circlepath":
      "A 12 12 8.5 195 330 A 12 12 8.5 15 150 M 20 3 V 8.2 H 14.8 M 4 21 V 15.8 H 9.2",
    "arrow.up.left.and.arrow.down.right":
      "M 3.5 10 V 3.5 H 10 M 3.5 3.5 L 10 10 M 20.5 14 V 20.5 H 14 M 20.5 20.5 L 14 14",
    "arrow.down.right.and.arrow.up.left":
      "M 10 3.5 V 10 H 3.5 M 10 10 L 3 3 M 14 20.5 V 14 H 20.5 M 14 14 L 21 21",
    "arrow.up.right.and.arrow.down.left":
      "M 14 3.5 H 20.5 V 10 M 20.5 3.5 L 14 10 M 10 20.5 H 3.5 V 14 M 3.5 20.5 L 10 14",
    "arrow.down.to.line": "M 12 3 V 16 M 6 10 L 12 16 L 18 10 M 5 20.5 H 19",
    "arrow.up.to.line": "M 12 21 V 8 M 6 14 L 12 8 L 18 14 M 5 3.5 H 19",
    "arrowshape.turn.up.left":
      "M 10 4 L 2.5 10.7 L 10 17.5 V 13.8 C 15.5 13.5 19 15 21.5 20 C 21.5 13 18 8 10 7.8 Z",
    "arrowshape.turn.up.right":
      "M 14 4 L 21.5 10.7 L 14 17.5 V 13.8 C 8.5 13.5 5 15 2.5 20 C 2.5 13 6 8 14 7.8 Z",
    "arrow.up.doc":
      "M 6 3 H 14 L 18.5 7.5 V 21 H 6 Z M 12.2 18 V 10.5 M 9 13.5 L 12.2 10.5 L 15.4 13.5",
    "arrow.down.doc":
      "M 6 3 H 14 L 18.5 7.5 V 21 H 6 Z M 12.2 9.5 V 17.5 M 9 14.5 L 12.2 17.5 L 15.4 14.5",
    "rectangle.portrait.and.arrow.right":
      "M 14 7.5 V 3.5 H 4 V 20.5 H 14 V 16.5 M 9 12 H 21.5 M 17.5 8 L 21.5 12 L 17.5 16",
    "gobackward.10":
      "A 12 13 8.8 -90 215 M 12.5 1.8 L 9 4.2 L 12.5 6.8 M 7.6 11 L 9 10 V 16 R 12 10 3.8 6 1.9",
    "gobackward.15": """
    A 12 13 8.8 -90 215 M 12.5 1.8 L 9 4.2 L 12.5 6.8 M 7.6 11 L 9 10 V 16 M 15.8 10 H 12.2 \
    V 12.5 C 17 11.8 17 16.6 12 16
    """,
    "gobackward.30": """
    A 12 13 8.8 -90 215 M 12.5 1.8 L 9 4.2 L 12.5 6.8 M 7 10 H 10.2 L 8.8 12.4 \
    C 11.2 12.6 11 16.4 7 15.9 R 13.4 10 3.6 6 1.8
    """,
    "goforward.10":
      "A 12 13 8.8 -35 270 M 11.5 1.8 L 15 4.2 L 11.5 6.8 M 7.6 11 L 9 10 V 16 R 12 10 3.8 6 1.9",
    "goforward.15": """
    A 12 13 8.8 -35 270 M 11.5 1.8 L 15 4.2 L 11.5 6.8 M 7.6 11 L 9 10 V 16 M 15.8 10 H 12.2 \
    V 12.5 C 17 11.8 17 16.6 12 16
    """,
    "goforward.30": """
    A 12 13 8.8 -35 270 M 11.5 1.8 L 15 4.2 L 11.5 6.8 M 7 10 H 10.2 L 8.8 12.4 \
    C 11.2 12.6 11 16.4 7 15.9 R 13.4 10 3.6 6 1.8
    """,
    "shuffle": """
    M 2 7 H 5.5 C 10.5 7 11.5 17 17 17 H 21.5 M 18 13.5 L 21.5 17 L 18 20.5 M 2 17 H 5.5 \
    C 7.3 17 8.5 16 9.4 14.5 M 13 9.5 C 14 8 15.2 7 17 7 H 21.5 M 18 3.5 L 21.5 7 L 18 10.5
    """,
    "repeat": """
    M 3.5 11.5 V 9.5 C 3.5 7.5 5 6.5 6.5 6.5 H 20 M 16.5 3 L 20 6.5 L 16.5 10 M 20.5 12.5 V 14.5 \
    C 20.5 16.5 19 17.5 17.5 17.5 H 4 M 7.5 14 L 4 17.5 L 7.5 21
    """,
    "repeat.1": """
    M 2.5 12 V 9 C 2.5 7 4 6 5.5 6 H 20 M 16.8 2.8 L 20 6 L 16.8 9.2 M 21.5 12 V 15 \
    C 21.5 17 20 18 18.5 18 H 4 M 7.2 14.8 L 4 18 L 7.2 21.2 M 10.8 10.5 L 12.5 9.7 V 14.3
    """,
    "clock.arrow.circlepath": "A 12 12 9 195 510 M 2 4.5 V 10 H 7.5 M 12 7 V 12 L 15.5 14.5",
    "rotate.right":
      "R 2.5 9.5 12 12 2 M 7.5 4.5 C 14.5 3.5 19 6.5 19 13 M 15.8 10.2 L 19 13.4 L 22.2 10.2",
    "rotate.left":
      "R 9.5 9.5 12 12 2 M 16.5 4.5 C 9.5 3.5 5 6.5 5 13 M 1.8 10.2 L 5 13.4 L 8.2 10.2",
  ]
}
