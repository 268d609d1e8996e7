import CoreMotion
import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// Sensor readings, which bypass all responders.
@MainActor
@Suite("Data of a motion manager")
struct MotionManagerTests {
  private func near(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-9 }

  // statement 20, 369
  @Test("readings go directly to their handler, not through an event, window or responder")
  func straight() {
    let stage = Stage(application: CountingApplication.self)
    let diary = CallLog()
    let view = MotionView("view", diary)
    stage.window.addSubview(view)
    #expect(view.becomeFirstResponder())
    let manager = CMMotionManager()
    var readings: [CMAcceleration] = []
    manager.startAccelerometerUpdates(to: .main) { data, error in
      #expect(error == nil)
      if let data { readings.append(data.acceleration) }
    }
    stage.deviceMotion()
    stage.advance(by: 0.1)
    stage.deviceMotion(acceleration: (0.5, 0, 0.25))
    #expect(
      readings == [CMAcceleration(x: 0, y: 0, z: -1), CMAcceleration(x: 0.5, y: 0, z: -0.75)])
    #expect((stage.application as? CountingApplication)?.count == 0)
    #expect(diary.lines.isEmpty)
    // The obsolete API doesn't exist. The first line shows that the lookup works.
    #expect(_typeByName("9UIKitCore6UIViewC") != nil)
    #expect(_typeByName("9UIKitCore15UIAccelerometerC") == nil)
  }

  @Test("without a start there is no data, and after a stop no more arrives")
  func startAndStop() {
    let stage = Stage()
    let manager = CMMotionManager()
    #expect(manager.isAccelerometerAvailable)
    #expect(!manager.isAccelerometerActive)
    stage.deviceMotion()
    #expect(manager.accelerometerData == nil)
    manager.startAccelerometerUpdates()
    #expect(manager.isAccelerometerActive)
    #expect(manager.accelerometerData == nil)
    stage.advance(by: 1)
    stage.deviceMotion(acceleration: (1, 0, 0))
    #expect(manager.accelerometerData?.acceleration.x == 1)
    #expect(manager.accelerometerData?.timestamp == 1)
    #expect(stage.application.motionSensors.isWanted)
    manager.stopAccelerometerUpdates()
    #expect(!manager.isAccelerometerActive)
    #expect(!stage.application.motionSensors.isWanted)
    stage.advance(by: 1)
    stage.deviceMotion(acceleration: (0.5, 0, 0))
    #expect(manager.accelerometerData?.acceleration.x == 1)
  }

  @Test("updates arrive at the requested interval, on the application's clock")
  func interval() {
    let stage = Stage()
    let manager = CMMotionManager()
    var times: [Double] = []
    manager.accelerometerUpdateInterval = 0.1
    manager.startAccelerometerUpdates(to: .main) { data, _ in times.append(data?.timestamp ?? -1) }
    for _ in 0..<60 {
      stage.deviceMotion()
      stage.advance(by: 1.0 / 60)
    }
    #expect(times.count == 10)
    for (number, time) in times.enumerated() { #expect(abs(time - Double(number) * 0.1) < 1e-6) }
    manager.accelerometerUpdateInterval = 0
    times = []
    for _ in 0..<100 {
      stage.deviceMotion()
      stage.advance(by: 0.005)
    }
    // At most a hundred times per second.
    #expect(times.count == 50)
  }

  @Test("each kind of data has its own start, stop, interval and property")
  func kinds() {
    let stage = Stage()
    let manager = CMMotionManager()
    manager.startGyroUpdates()
    manager.startMagnetometerUpdates()
    manager.startDeviceMotionUpdates()
    #expect(manager.isGyroActive && manager.isMagnetometerActive && manager.isDeviceMotionActive)
    #expect(!manager.isAccelerometerActive)
    #expect(!manager.isMagnetometerAvailable)
    stage.deviceMotion(
      acceleration: (0.5, 0, 0), rotationRate: (1, 2, 3), magneticField: (20, 0, -40))
    #expect(manager.isMagnetometerAvailable)
    #expect(manager.gyroData?.rotationRate == CMRotationRate(x: 1, y: 2, z: 3))
    #expect(manager.magnetometerData?.magneticField == CMMagneticField(x: 20, y: 0, z: -40))
    #expect(manager.accelerometerData == nil)
    let motion = manager.deviceMotion
    #expect(motion?.gravity == CMAcceleration(x: 0, y: 0, z: -1))
    #expect(motion?.userAcceleration == CMAcceleration(x: 0.5, y: 0, z: 0))
    #expect(motion?.rotationRate == CMRotationRate(x: 1, y: 2, z: 3))
    #expect(motion?.magneticField.field.z == -40)
    #expect(motion?.heading == -1)
    manager.stopGyroUpdates()
    #expect(!manager.isGyroActive && manager.isDeviceMotionActive)
  }

  @Test("a handler on another queue is called there, and one on the main queue at once")
  func queues() async {
    let stage = Stage()
    let manager = CMMotionManager()
    let queue = OperationQueue()
    let times = await withCheckedContinuation { continuation in
      manager.startGyroUpdates(to: queue) { @Sendable data, _ in
        continuation.resume(returning: data?.timestamp)
      }
      stage.deviceMotion(rotationRate: (0, 0, 1))
      manager.stopGyroUpdates()
    }
    #expect(times == 0)
  }

  @Test("a released manager receives no more updates")
  func lifetime() {
    let stage = Stage()
    var manager: CMMotionManager? = CMMotionManager()
    var count = 0
    manager?.startAccelerometerUpdates(to: .main) { _, _ in count += 1 }
    stage.deviceMotion()
    #expect(count == 1)
    #expect(stage.application.motionSensors.isWanted)
    manager = nil
    #expect(manager == nil)
    stage.advance(by: 1)
    stage.deviceMotion()
    #expect(count == 1)
    #expect(!stage.application.motionSensors.isWanted)
  }

  @Test("a handler may stop its own updates")
  func stopInside() {
    let stage = Stage()
    let manager = CMMotionManager()
    var count = 0
    manager.startDeviceMotionUpdates(to: .main) { [weak manager] _, _ in
      count += 1
      manager?.stopDeviceMotionUpdates()
    }
    stage.deviceMotion()
    stage.advance(by: 1)
    stage.deviceMotion()
    #expect(count == 1)
  }

  // MARK: Attitude

  @Test(
    "gravity determines the tilt: pitch about the rightward axis, roll about the upward one",
    arguments: [
      ((0, 0, -1), 0, 0), ((0, -1, 0), 90, 0), ((1, 0, 0), 0, 90), ((-1, 0, 0), 0, -90),
      ((0, -0.5.squareRoot(), -0.5.squareRoot()), 45, 0),
      ((0.5.squareRoot(), 0, -0.5.squareRoot()), 0, 45),
    ] as [((Double, Double, Double), Double, Double)])
  func tilt(gravity: (Double, Double, Double), pitch: Double, roll: Double) throws {
    let stage = Stage()
    let manager = CMMotionManager()
    manager.startDeviceMotionUpdates(using: .xArbitraryZVertical)
    stage.deviceMotion(gravity: (gravity.0, gravity.1, gravity.2))
    let attitude = try #require(manager.deviceMotion?.attitude)
    #expect(near(attitude.pitch, pitch * .pi / 180))
    if pitch != 90 { #expect(near(attitude.roll, roll * .pi / 180)) }
    // The third column of the matrix is the upward direction, opposite to gravity.
    let matrix = attitude.rotationMatrix
    #expect(near(matrix.m13, -gravity.0))
    #expect(near(matrix.m23, -gravity.1))
    #expect(near(matrix.m33, -gravity.2))
  }

  @Test("the gyroscope determines yaw, the rotation about the vertical")
  func yaw() throws {
    let stage = Stage()
    let manager = CMMotionManager()
    manager.startDeviceMotionUpdates()
    stage.deviceMotion()
    let start = try #require(manager.deviceMotion?.attitude)
    #expect(near(start.yaw, 0))
    for _ in 0..<100 {
      stage.advance(by: 0.01)
      stage.deviceMotion(rotationRate: (0, 0, .pi / 2))
    }
    let end = try #require(manager.deviceMotion?.attitude)
    #expect(abs(end.yaw - .pi / 2) < 0.01)
    #expect(near(end.pitch, 0))
    #expect(abs(end.quaternion.z - 0.5.squareRoot()) < 0.01)
    let change = try #require(manager.deviceMotion?.attitude)
    change.multiply(byInverseOf: end)
    #expect(near(change.quaternion.w.magnitude, 1))
    end.multiply(byInverseOf: start)
    #expect(abs(end.yaw - .pi / 2) < 0.01)
  }

  @Test("a reference frame with a compass is unavailable, and is treated as one without")
  func frames() {
    let stage = Stage()
    let manager = CMMotionManager()
    #expect(CMMotionManager.availableAttitudeReferenceFrames() == .xArbitraryZVertical)
    manager.startDeviceMotionUpdates(using: .xTrueNorthZVertical)
    #expect(manager.isDeviceMotionActive)
    #expect(manager.attitudeReferenceFrame == .xArbitraryZVertical)
    stage.deviceMotion()
    #expect(manager.deviceMotion != nil)
  }
}

/// An application that counts events.
private final class CountingApplication: UIApplication {
  var count = 0
  override func sendEvent(_ event: UIEvent) {
    count += 1
    super.sendEvent(event)
  }
}
