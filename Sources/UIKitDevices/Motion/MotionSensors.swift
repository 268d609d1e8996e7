package import TouchstoneGestures
internal import TouchstoneInput
@_spi(Kit) internal import UIKitCore

/// The values of all sensors at one moment.
package struct MotionReading: Sendable {
  /// The time of the reading, in seconds on the application's clock.
  package let time: Double
  /// The sum of gravity and user acceleration, in g.
  package let acceleration: SpaceVector
  /// Gravity, in g.
  package let gravity: SpaceVector
  /// The rotation rate in radians per second, or `nil` without a gyroscope.
  package let rotationRate: SpaceVector?
  /// The magnetic field in microtesla, or `nil` without a magnetometer.
  package let magneticField: SpaceVector?
  /// The orientation of the device.
  package let attitude: Attitude
}

/// An object that receives sensor readings.
@MainActor
package protocol MotionSensorListener: AnyObject {
  /// Receives a reading. Called while its input is being delivered.
  func receive(_ reading: MotionReading)
}

/// The device's sensors. Their readings go to the listeners and not to responders.
@MainActor
package final class MotionSensors {
  /// A set of sensors.
  package struct Kinds: OptionSet, Sendable {
    /// The bits of the set.
    package let rawValue: Int
    /// Creates a set from its bits.
    package init(rawValue: Int) { self.rawValue = rawValue }
    /// The sensor of acceleration.
    package static let accelerometer = Kinds(rawValue: 1 << 0)
    /// The sensor of rotation.
    package static let gyroscope = Kinds(rawValue: 1 << 1)
    /// The sensor of the magnetic field.
    package static let magnetometer = Kinds(rawValue: 1 << 2)
  }

  private struct Entry {
    weak var listener: (any MotionSensorListener)?
  }

  private var entries: [Entry] = []
  private var estimator = AttitudeEstimator()
  /// The available sensors.
  ///
  /// It isn't known beforehand whether the device that opens a page has motion sensors, so
  /// accelerometer and gyroscope always count as available. The magnetometer is available after its
  /// first reading.
  package private(set) var available: Kinds = [.accelerometer, .gyroscope]

  init() {}

  /// Whether there is a listener, so that a host has to report every reading.
  package var isWanted: Bool { entries.contains { $0.listener != nil } }

  /// Sends every reading to `listener` until it is removed or deallocated.
  package func add(_ listener: any MotionSensorListener) {
    remove(listener)
    entries.append(Entry(listener: listener))
  }

  /// Stops sending readings to `listener`.
  package func remove(_ listener: any MotionSensorListener) {
    entries.removeAll { $0.listener == nil || $0.listener === listener }
  }

  /// Sends a sample to all listeners, with the gravity that was measured or estimated for it.
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

/// An acceleration along an axis, in g.
public typealias UIAccelerationValue = Double
