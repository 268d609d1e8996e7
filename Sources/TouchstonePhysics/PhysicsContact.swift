/// Where two bodies, or a body and an edge, press against each other.
struct PhysicsContact {
  /// The body, and what it touches: another body, or nothing that moves.
  let body: Int
  let other: Int?
  let point: PhysicsVector
  /// From the other to the body.
  let normal: PhysicsVector
  /// How far they have sunk into each other, in points.
  let depth: Double
  var elasticity = 0.0
  var friction = 0.0
  /// How fast they are to part after the bounce.
  var rebound = 0.0
  /// What has pressed them apart, and held them from sliding, so far in this step.
  var pressed = 0.0
  var rubbed = 0.0
}

/// A line that bodies can't cross, from one point to another.
package struct PhysicsEdge: Equatable {
  package var from: PhysicsVector
  package var to: PhysicsVector

  package init(from: PhysicsVector, to: PhysicsVector) {
    self.from = from
    self.to = to
  }

  /// The point of the line that is nearest.
  func nearest(to point: PhysicsVector) -> PhysicsVector {
    let way = to - from
    let square = way.dot(way)
    guard square > 0 else { return from }
    return from + way * min(1, max(0, (point - from).dot(way) / square))
  }
}

/// Finds where outlines touch.
enum PhysicsTouching {
  /// A place where they touch.
  struct Place {
    let point: PhysicsVector
    let normal: PhysicsVector
    let depth: Double
  }

  /// The corners of a polygon in the world.
  static func corners(_ body: PhysicsBody) -> [PhysicsVector] {
    guard case .polygon(let corners) = body.shape else { return [] }
    return corners.map { body.position + body.arm(to: $0) }
  }

  /// Where a body touches an edge; the edge keeps it on the side on which its middle is.
  static func places(_ body: PhysicsBody, _ edge: PhysicsEdge) -> [Place] {
    let near = edge.nearest(to: body.position)
    guard (body.position - near).length <= body.reach.most else { return [] }
    if case .disc(let radius) = body.shape {
      let way = body.position - near
      return [Place(point: near, normal: way.unit, depth: radius - way.length)]
    }
    let way = edge.to - edge.from
    let length = way.length
    let corners = corners(body)
    guard length > 0 else { return [] }
    let along = way / length
    let side = along.quarter.dot(body.position - edge.from) < 0 ? -1.0 : 1
    let normal = along.quarter * side
    var places: [Place] = []
    for corner in corners {
      let from = corner - edge.from
      let depth = -from.dot(normal)
      let place = from.dot(along)
      if depth >= 0, place >= 0, place <= length {
        places.append(Place(point: corner, normal: normal, depth: depth))
      }
    }
    if places.isEmpty {
      places = [edge.from, edge.to].compactMap { hole(in: corners, $0) }
    }
    return places
  }

  /// How a point inside a polygon leaves it by the shortest way; the normal leads to the polygon.
  private static func hole(in corners: [PhysicsVector], _ point: PhysicsVector) -> Place? {
    var best: Place?
    for (from, to) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      // Clockwise on a screen, where y grows downwards: outside is to the left of the way.
      let outwards = -(to - from).unit.quarter
      let depth = -(point - from).dot(outwards)
      if depth < 0 { return nil }
      if depth < best?.depth ?? .infinity {
        best = Place(point: point, normal: -outwards, depth: depth)
      }
    }
    return best
  }

  /// Where a body touches another.
  static func places(_ body: PhysicsBody, _ other: PhysicsBody) -> [Place] {
    let way = body.position - other.position
    guard way.length <= body.reach.most + other.reach.most else { return [] }
    switch (body.shape, other.shape) {
    case (.disc(let radius), .disc(let otherRadius)):
      let normal = way.unit
      return [
        Place(
          point: other.position + normal * otherRadius, normal: normal,
          depth: radius + otherRadius - way.length)
      ]
    case (.disc(let radius), .polygon): return disc(body.position, radius, corners(other))
    case (.polygon, .disc(let radius)):
      return disc(other.position, radius, corners(body)).map {
        Place(point: $0.point, normal: -$0.normal, depth: $0.depth)
      }
    case (.polygon, .polygon): return polygons(corners(body), corners(other))
    }
  }

  /// Where a disc touches a polygon; the normal leads to the disc.
  private static func disc(
    _ middle: PhysicsVector, _ radius: Double, _ corners: [PhysicsVector]
  ) -> [Place] {
    if let inside = hole(in: corners, middle) {
      return [
        Place(point: middle, normal: -inside.normal, depth: inside.depth + radius)
      ]
    }
    var best: Place?
    for (from, to) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      let near = PhysicsEdge(from: from, to: to).nearest(to: middle)
      let way = middle - near
      let depth = radius - way.length
      if depth >= 0, depth > best?.depth ?? -1 {
        best = Place(point: near, normal: way.unit, depth: depth)
      }
    }
    return best.map { [$0] } ?? []
  }

  /// The side of a polygon that the other one is farthest in front of, or least behind.
  private struct Side {
    let from: PhysicsVector
    let to: PhysicsVector
    let outwards: PhysicsVector
    let gap: Double
  }

  private static func side(
    of corners: [PhysicsVector], towards others: [PhysicsVector]
  ) -> Side? {
    var best: Side?
    for (from, to) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      let outwards = -(to - from).unit.quarter
      let gap = others.map { ($0 - from).dot(outwards) }.min() ?? 0
      // What is as good comes first, with room for rounding, so that results don't flicker.
      if gap > (best?.gap ?? -.infinity) + 1e-6 {
        best = Side(from: from, to: to, outwards: outwards, gap: gap)
      }
    }
    return best
  }

  /// The corners of each that lie in the other, seen along the side that separates them best.
  private static func polygons(_ mine: [PhysicsVector], _ others: [PhysicsVector]) -> [Place] {
    guard let own = side(of: mine, towards: others), own.gap <= 0,
      let their = side(of: others, towards: mine), their.gap <= 0
    else { return [] }
    let isOwn = own.gap > their.gap + 1e-6
    let reference = isOwn ? own : their
    let incident = isOwn ? others : mine
    let along = (reference.to - reference.from).unit
    let length = (reference.to - reference.from).length
    // The side of the other one that faces the reference, cut to its width.
    var ends: (PhysicsVector, PhysicsVector)?
    var facing = Double.infinity
    for (from, to) in zip(incident, incident.dropFirst() + incident.prefix(1)) {
      let direction = -(to - from).unit.quarter
      let face = direction.dot(reference.outwards)
      if face < facing - 1e-6 { (facing, ends) = (face, (from, to)) }
    }
    guard var (first, second) = ends else { return [] }
    for (corner, direction) in [(reference.from, along), (reference.from + along * length, -along)]
    {
      let a = (first - corner).dot(direction)
      let b = (second - corner).dot(direction)
      if a < 0, b < 0 { return [] }
      if a < 0 { first += (second - first) * (a / (a - b)) }
      if b < 0 { second += (first - second) * (b / (b - a)) }
    }
    let normal = isOwn ? -reference.outwards : reference.outwards
    return [first, second].compactMap { point in
      let depth = -(point - reference.from).dot(reference.outwards)
      return depth >= 0 ? Place(point: point, normal: normal, depth: depth) : nil
    }
  }
}
