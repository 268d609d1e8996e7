package import TouchstoneGestures
internal import TouchstoneInput
@_spi(Kit) internal import UIKitCore

/// What one moment's sensors say, ready for whoever asked.
package struct MotionReading: Sendable {
  /// When it was read, in seconds on the application's clock.
  package let time: Double
  /// Gravity and what the hand does together, in g.
  package let acceleration: SpaceVector
  /// Gravity alone, in g.
  package let gravity: SpaceVector
  /// How fast the device turns, in radians a second; nothing without a gyroscope.
  package let rotationRate: SpaceVector?
  /// The magnetic field, in microtesla; nothing without a magnetometer.
  package let magneticField: SpaceVector?
  /// How the device is turned.
  package let attitude: Attitude
}

/// Somebody who asked for readings.
@MainActor
package protocol MotionSensorListener: AnyObject {
  /// Takes a reading; called while its input is delivered.
  func receive(_ reading: MotionReading)
}

/// The device's sensors: their readings go straight to those who asked, past every responder.
@MainActor
package final class MotionSensors {
  /// Which sensors there are.
  package struct Kinds: OptionSet, Sendable {
    /// The bits.
    package let rawValue: Int
    /// Makes a set of its bits.
    package init(rawValue: Int) { self.rawValue = rawValue }
    /// Feels acceleration.
    package static let accelerometer = Kinds(rawValue: 1 << 0)
    /// Feels rotation.
    package static let gyroscope = Kinds(rawValue: 1 << 1)
    /// Feels the magnetic field.
    package static let magnetometer = Kinds(rawValue: 1 << 2)
  }

  private struct Entry {
    weak var listener: (any MotionSensorListener)?
  }

  private var entries: [Entry] = []
  private var estimator = AttitudeEstimator()
  /// The sensors there are: nobody knows beforehand whether the device that opens a page can feel
  /// motion, so the first two are promised; a magnetometer is there once it was heard of.
  package private(set) var available: Kinds = [.accelerometer, .gyroscope]

  init() {}

  /// Whether somebody asked, so that a host has to report every reading.
  package var isWanted: Bool { entries.contains { $0.listener != nil } }

  /// Tells `listener` of every reading until it is removed or gone.
  package func add(_ listener: any MotionSensorListener) {
    remove(listener)
    entries.append(Entry(listener: listener))
  }

  /// Tells `listener` no more.
  package func remove(_ listener: any MotionSensorListener) {
    entries.removeAll { $0.listener == nil || $0.listener === listener }
  }

  /// Takes a sample whose gravity is known by now.
  func receive(_ sample: DeviceMotionSample, gravity: SpaceVector) {
    if sample.magneticField != nil { available.insert(.magnetometer) }
    let rotationRate = sample.rotationRate.map { SpaceVector($0) }
    let reading = MotionReading(
      time: sample.time, acceleration: SpaceVector(sample.acceleration), gravity: gravity,
      rotationRate: rotationRate, magneticField: sample.magneticField.map { SpaceVector($0) },
      attitude: estimator.add(
        gravity: gravity, rotationRate: rotationRate ?? .zero, at: sample.time))
    for listener in entries.compactMap(\.listener) { listener.receive(reading) }
  }
}

/// A share of an acceleration, in g.
public typealias UIAccelerationValue = Double
