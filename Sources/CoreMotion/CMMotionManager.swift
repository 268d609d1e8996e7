internal import TouchstoneGestures
internal import TouchstoneKit

/// A closure that receives accelerometer readings.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// A closure that receives gyroscope readings.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// A closure that receives magnetometer readings.
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
/// A closure that receives combined readings of all sensors.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// Provides an app with the readings of the device's motion sensors, without the responder chain.
///
/// Call the start method of a kind of data, and read it from a handler or from the property.
/// Intervals are measured on the application's clock. An interval of 0 means the maximum rate,
/// which is 100 times per second. Updates stop when the manager is deallocated.
///
///     manager.accelerometerUpdateInterval = 1.0 / 30
///     manager.startAccelerometerUpdates(to: .main) { data, _ in show(data?.acceleration) }
@preconcurrency @MainActor
open class CMMotionManager: NSObject {
  private let feed: MotionFeed

  /// Creates a manager for the current application.
  public override init() {
    feed = MotionFeed(UIApplication.shared)
    super.init()
  }

  // MARK: Accelerometer

  /// Whether there is an accelerometer.
  ///
  /// It is `true` on every host, because a page learns only from the first reading whether its
  /// device has one.
  open var isAccelerometerAvailable: Bool { feed.has(.accelerometer) }
  /// Whether accelerometer updates are started.
  open var isAccelerometerActive: Bool { feed.accelerometer.isActive }
  /// The interval between accelerometer updates, in seconds.
  open var accelerometerUpdateInterval: TimeInterval {
    get { feed.accelerometer.interval }
    set {
      feed.accelerometer.interval = NumberCheck.admit(
        newValue, else: feed.accelerometer.interval, "accelerometerUpdateInterval", of: self,
        limit: .infinity)
    }
  }
  /// The last accelerometer reading since updates were started, or `nil` before the first one.
  open var accelerometerData: CMAccelerometerData? { feed.accelerometer.latest }
  /// Starts accelerometer updates, to be read from ``accelerometerData``.
  open func startAccelerometerUpdates() { feed.change { $0.accelerometer.start() } }
  /// Starts accelerometer updates, which are sent to a handler.
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) {
    feed.change { $0.accelerometer.start(queue, handler) }
  }
  /// Stops accelerometer updates.
  open func stopAccelerometerUpdates() { feed.change { $0.accelerometer.stop() } }

  // MARK: Gyroscope

  /// Whether there is a gyroscope, which is `true` on every host, as for the accelerometer.
  open var isGyroAvailable: Bool { feed.has(.gyroscope) }
  /// Whether gyroscope updates are started.
  open var isGyroActive: Bool { feed.gyroscope.isActive }
  /// The interval between gyroscope updates, in seconds.
  open var gyroUpdateInterval: TimeInterval {
    get { feed.gyroscope.interval }
    set {
      feed.gyroscope.interval = NumberCheck.admit(
        newValue, else: feed.gyroscope.interval, "gyroUpdateInterval", of: self, limit: .infinity)
    }
  }
  /// The last gyroscope reading since updates were started, or `nil` before the first one.
  open var gyroData: CMGyroData? { feed.gyroscope.latest }
  /// Starts gyroscope updates, to be read from ``gyroData``.
  open func startGyroUpdates() { feed.change { $0.gyroscope.start() } }
  /// Starts gyroscope updates, which are sent to a handler.
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler
  ) {
    feed.change { $0.gyroscope.start(queue, handler) }
  }
  /// Stops gyroscope updates.
  open func stopGyroUpdates() { feed.change { $0.gyroscope.stop() } }

  // MARK: Magnetometer

  /// Whether there is a magnetometer, which is `true` once a host has reported a magnetic field.
  open var isMagnetometerAvailable: Bool { feed.has(.magnetometer) }
  /// Whether magnetometer updates are started.
  open var isMagnetometerActive: Bool { feed.magnetometer.isActive }
  /// The interval between magnetometer updates, in seconds.
  open var magnetometerUpdateInterval: TimeInterval {
    get { feed.magnetometer.interval }
    set {
      feed.magnetometer.interval = NumberCheck.admit(
        newValue, else: feed.magnetometer.interval, "magnetometerUpdateInterval", of: self,
        limit: .infinity)
    }
  }
  /// The last magnetometer reading since updates were started, or `nil` before the first one.
  open var magnetometerData: CMMagnetometerData? { feed.magnetometer.latest }
  /// Starts magnetometer updates, to be read from ``magnetometerData``.
  open func startMagnetometerUpdates() { feed.change { $0.magnetometer.start() } }
  /// Starts magnetometer updates, which are sent to a handler.
  open func startMagnetometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler
  ) {
    feed.change { $0.magnetometer.start(queue, handler) }
  }
  /// Stops magnetometer updates.
  open func stopMagnetometerUpdates() { feed.change { $0.magnetometer.stop() } }

  // MARK: Device motion

  /// Whether there are an accelerometer and a gyroscope.
  open var isDeviceMotionAvailable: Bool { feed.has([.accelerometer, .gyroscope]) }
  /// Whether combined updates of all sensors are started.
  open var isDeviceMotionActive: Bool { feed.deviceMotion.isActive }
  /// The interval between combined updates, in seconds.
  open var deviceMotionUpdateInterval: TimeInterval {
    get { feed.deviceMotion.interval }
    set {
      feed.deviceMotion.interval = NumberCheck.admit(
        newValue, else: feed.deviceMotion.interval, "deviceMotionUpdateInterval", of: self,
        limit: .infinity)
    }
  }
  /// The last combined reading since updates were started, or `nil` before the first one.
  open var deviceMotion: CMDeviceMotion? { feed.deviceMotion.latest }
  /// The reference frame of attitudes, which is always
  /// ``CMAttitudeReferenceFrame/xArbitraryZVertical``.
  open var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }
  /// Returns the available reference frames, which are only
  /// ``CMAttitudeReferenceFrame/xArbitraryZVertical``.
  open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame {
    .xArbitraryZVertical
  }
  /// Whether the system may ask the user to move the device for calibration.
  ///
  /// The value is stored but has no effect.
  open var showsDeviceMovementDisplay = false
  /// Starts combined updates of all sensors, to be read from ``deviceMotion``.
  open func startDeviceMotionUpdates() { feed.change { $0.deviceMotion.start() } }
  /// Starts combined updates of all sensors, which are sent to a handler.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    feed.change { $0.deviceMotion.start(queue, handler) }
  }
  /// Starts combined updates of all sensors.
  ///
  /// The reference frame is ignored, because only one is available.
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {
    startDeviceMotionUpdates()
  }
  /// Starts combined updates of all sensors, which are sent to a handler.
  ///
  /// The reference frame is ignored, because only one is available.
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    startDeviceMotionUpdates(to: queue, withHandler: handler)
  }
  /// Stops combined updates of all sensors.
  open func stopDeviceMotionUpdates() { feed.change { $0.deviceMotion.stop() } }
}

/// The update streams of one manager, which retains this object. Updates therefore stop with the
/// manager.
@MainActor
final class MotionFeed: MotionSensorListener {
  private weak var application: UIApplication?
  var accelerometer = UpdateStream<CMAccelerometerData>()
  var gyroscope = UpdateStream<CMGyroData>()
  var magnetometer = UpdateStream<CMMagnetometerData>()
  var deviceMotion = UpdateStream<CMDeviceMotion>()

  init(_ application: UIApplication) { self.application = application }

  func has(_ kinds: MotionSensors.Kinds) -> Bool {
    application?.motionSensors.available.isSuperset(of: kinds) ?? false
  }

  /// Starts or stops a stream, and listens to the sensors only while a stream is active.
  func change(_ body: (MotionFeed) -> Void) {
    body(self)
    let isActive =
      accelerometer.isActive || gyroscope.isActive || magnetometer.isActive
      || deviceMotion.isActive
    if isActive {
      application?.motionSensors.add(self)
    } else {
      application?.motionSensors.remove(self)
    }
  }

  func receive(_ reading: MotionReading) {
    // All streams are updated before any handler runs, because a handler may stop and start them.
    let calls = [
      accelerometer.update(at: reading.time) { CMAccelerometerData(reading) },
      gyroscope.update(at: reading.time) { CMGyroData(reading) },
      magnetometer.update(at: reading.time) { CMMagnetometerData(reading) },
      deviceMotion.update(at: reading.time) { CMDeviceMotion(reading) },
    ]
    for call in calls { call?() }
  }
}
