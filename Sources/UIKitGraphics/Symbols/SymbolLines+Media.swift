extension SymbolLines {
  /// Sound, video and photos.
  static let media: [String: String] = [
    "video": "R 1.8 6.3 13.7 11.4 2.8 M 15.5 11 L 22 7 V 17 L 15.5 13 Z",
    "film": """
    R 2.5 4 19 16 2 M 7.3 4 V 20 M 16.7 4 V 20 M 2.5 9.3 H 7.3 M 2.5 14.7 H 7.3 M 16.7 9.3 \
    H 21.5 M 16.7 14.7 H 21.5 M 7.3 12 H 16.7
    """,
    "mic":
      "R 8.5 2 7 12.5 3.5 M 4.5 11 C 4.5 20.3 19.5 20.3 19.5 11 M 12 18 V 21.7 M 8.5 21.7 H 15.5",
    "speaker.wave.1": "M 4 9 H 7 L 12 5 V 19 L 7 15 H 4 Z A 12 12 5 -40 40",
    "speaker.wave.3": """
    M 1.8 9.2 H 4.3 L 8.5 5.5 V 18.5 L 4.3 14.8 H 1.8 Z A 8.5 12 4 -38 38 A 8.5 12 8.2 -38 38 \
    A 8.5 12 12.4 -38 38
    """,
    "forward.end": "M 5 4.5 L 16.5 12 L 5 19.5 Z M 19.5 4.5 V 19.5",
    "backward.end": "M 19 4.5 L 7.5 12 L 19 19.5 Z M 4.5 4.5 V 19.5",
    "playpause": "M 2.5 5 L 12.5 12 L 2.5 19 Z M 16.5 5.5 V 18.5 M 21 5.5 V 18.5",
    "waveform": "M 3 10.5 V 13.5 M 7.5 7 V 17 M 12 3 V 21 M 16.5 7 V 17 M 21 10.5 V 13.5",
    "waveform.path.ecg": "M 1.8 12.5 H 6 L 9 4 L 13.5 20 L 16.5 12.5 H 22.2",
    "headphones":
      "M 3.5 16 V 12.5 C 3.5 1 20.5 1 20.5 12.5 V 16 R 3.5 14 4 7.3 1.5 R 16.5 14 4 7.3 1.5",
    "airplayvideo": "M 6 17 H 2.5 V 4 H 21.5 V 17 H 18 M 12 14 L 17.8 20.8 H 6.2 Z",
    "airplayaudio": "A 12 11 9 125 415 A 12 11 5 120 420 M 12 14.5 L 17.3 21 H 6.7 Z",
    "camera.rotate": """
    M 2.5 7.5 H 7.5 L 9 4.5 H 15 L 16.5 7.5 H 21.5 V 19.5 H 2.5 Z A 12 13 3.6 170 330 \
    A 12 13 3.6 -10 150
    """,
    "photo.on.rectangle": """
    R 2 8 15.5 12.5 2.5 O 6.3 12 1.4 M 3 18.7 L 7 15.5 L 10 18 L 12.5 15.8 L 17 19.3 M 6.5 4 \
    H 19.5 C 21 4 22 5 22 6.5 V 16.5
    """,
    "flashlight.on":
      "M 7.5 2.2 H 16.5 V 6 L 14.5 10 V 21.8 H 9.5 V 10 L 7.5 6 Z M 7.5 6 H 16.5 M 12 13 V 14.5",
  ]
}
