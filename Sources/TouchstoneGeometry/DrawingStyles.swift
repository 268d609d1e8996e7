/// Styles of the ends of a line.
public enum CGLineCap: Int32, Sendable {
  case butt
  case round
  case square
}

/// Styles of the joints between two lines.
public enum CGLineJoin: Int32, Sendable {
  case miter
  case round
  case bevel
}

/// Modes of combining drawn content with the existing content.
public enum CGBlendMode: Int32, Sendable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  case clear
  case copy
  case sourceIn
  case sourceOut
  case sourceAtop
  case destinationOver
  case destinationIn
  case destinationOut
  case destinationAtop
  case xor
  case plusDarker
  case plusLighter
}

/// Ways to draw a path.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill
  case eoFill
  case stroke
  case fillStroke
  case eoFillStroke
}
