/// A location at which two bodies, or a body and an edge, press against each other.
struct PhysicsContact {
  /// The body, and the other body, or `nil` for an edge.
  let body: Int
  let other: Int?
  let point: PhysicsVector
  /// The direction from the other to the body.
  let normal: PhysicsVector
  /// The depth of the overlap in points.
  let depth: Double
  var elasticity = 0.0
  var friction = 0.0
  /// The speed at which they have to separate after the bounce.
  var rebound = 0.0
  /// The total impulses in this step along the normal and, by friction, across it.
  var pressed = 0.0
  var rubbed = 0.0
}

/// A line between two points that bodies can't cross.
package struct PhysicsEdge: Equatable {
  package var from: PhysicsVector
  package var to: PhysicsVector

  package init(from: PhysicsVector, to: PhysicsVector) {
    self.from = from
    self.to = to
  }

  /// Returns the nearest point of the line.
  func nearest(to point: PhysicsVector) -> PhysicsVector {
    let way = to - from
    let square = way.dot(way)
    guard square > 0 else { return from }
    return from + way * min(1, max(0, (point - from).dot(way) / square))
  }
}

/// Finds the locations at which outlines touch.
enum PhysicsTouching {
  /// A location at which outlines touch.
  struct Place {
    let point: PhysicsVector
    let normal: PhysicsVector
    let depth: Double
  }

  /// Returns the corners of a polygon in the world, or no corners for a disc.
  static func corners(_ body: PhysicsBody) -> [PhysicsVector] {
    guard case .polygon(let corners) = body.shape else { return [] }
    return corners.map { body.position + body.arm(to: $0) }
  }

  /// Returns the locations at which a body touches an edge. The edge keeps it on the side of its
  /// center.
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

  /// Returns the shortest way for a point to leave a polygon, or `nil` if the point is outside.
  ///
  /// The normal points into the polygon.
  private static func hole(in corners: [PhysicsVector], _ point: PhysicsVector) -> Place? {
    var best: Place?
    for (from, to) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      // The corners are clockwise on a screen, where y grows downward, so outside is to the left of
      // each side.
      let outwards = -(to - from).unit.quarter
      let depth = -(point - from).dot(outwards)
      if depth < 0 { return nil }
      if depth < best?.depth ?? .infinity {
        best = Place(point: point, normal: -outwards, depth: depth)
      }
    }
    return best
  }

  /// Returns the locations at which two bodies touch.
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

  /// Returns the location at which a disc touches a polygon. The normal points to the disc.
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

  /// The side of a polygon with the largest gap, or the smallest overlap, to another polygon.
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
      // Prefer the first of almost equal sides, so that results don't flicker with rounding.
      if gap > (best?.gap ?? -.infinity) + 1e-6 {
        best = Side(from: from, to: to, outwards: outwards, gap: gap)
      }
    }
    return best
  }

  /// Returns the corners of each polygon in the other, relative to the side that best separates
  /// them.
  private static func polygons(_ mine: [PhysicsVector], _ others: [PhysicsVector]) -> [Place] {
    guard let own = side(of: mine, towards: others), own.gap <= 0,
      let their = side(of: others, towards: mine), their.gap <= 0
    else { return [] }
    let isOwn = own.gap > their.gap + 1e-6
    let reference = isOwn ? own : their
    let incident = isOwn ? others : mine
    let along = (reference.to - reference.from).unit
    let length = (reference.to - reference.from).length
    // The side of the other polygon that faces the reference side, cut to its width.
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
