internal import TouchstoneGestures
internal import TouchstoneKit

/// Receives what the accelerometer read.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// Receives what the gyroscope read.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// Receives what the magnetometer read.
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
/// Receives what all sensors say together.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// Gives a program the readings of the device's motion sensors, without any responder in between.
///
/// Ask for a kind of data by its start method, and take it from a handler or from the property. The
/// intervals are counted on the application's clock; an interval of 0 means as often as possible,
/// which is 100 times a second. Updates stop when the manager is let go of.
///
///     manager.accelerometerUpdateInterval = 1.0 / 30
///     manager.startAccelerometerUpdates(to: .main) { data, _ in show(data?.acceleration) }
@preconcurrency @MainActor
open class CMMotionManager: NSObject {
  private let feed: MotionFeed

  /// Makes a manager for the application in force.
  public override init() {
    feed = MotionFeed(UIApplication.shared)
    super.init()
  }

  // MARK: Accelerometer

  /// Whether there is an accelerometer.
  ///
  /// True under every host: a page learns only from the first reading whether its device has one.
  open var isAccelerometerAvailable: Bool { feed.has(.accelerometer) }
  /// Whether the accelerometer's updates were started.
  open var isAccelerometerActive: Bool { feed.accelerometer.isActive }
  /// Seconds between the accelerometer's updates.
  open var accelerometerUpdateInterval: TimeInterval {
    get { feed.accelerometer.interval }
    set {
      feed.accelerometer.interval = NumberCheck.admit(
        newValue, else: feed.accelerometer.interval, "accelerometerUpdateInterval", of: self,
        limit: .infinity)
    }
  }
  /// What the accelerometer read last, since its updates were started.
  open var accelerometerData: CMAccelerometerData? { feed.accelerometer.latest }
  /// Starts the accelerometer's updates, to be taken from ``accelerometerData``.
  open func startAccelerometerUpdates() { feed.change { $0.accelerometer.start() } }
  /// Starts the accelerometer's updates, to be given to a handler.
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) {
    feed.change { $0.accelerometer.start(queue, handler) }
  }
  /// Stops the accelerometer's updates.
  open func stopAccelerometerUpdates() { feed.change { $0.accelerometer.stop() } }

  // MARK: Gyroscope

  /// Whether there is a gyroscope; true under every host, as for the accelerometer.
  open var isGyroAvailable: Bool { feed.has(.gyroscope) }
  /// Whether the gyroscope's updates were started.
  open var isGyroActive: Bool { feed.gyroscope.isActive }
  /// Seconds between the gyroscope's updates.
  open var gyroUpdateInterval: TimeInterval {
    get { feed.gyroscope.interval }
    set {
      feed.gyroscope.interval = NumberCheck.admit(
        newValue, else: feed.gyroscope.interval, "gyroUpdateInterval", of: self, limit: .infinity)
    }
  }
  /// What the gyroscope read last, since its updates were started.
  open var gyroData: CMGyroData? { feed.gyroscope.latest }
  /// Starts the gyroscope's updates, to be taken from ``gyroData``.
  open func startGyroUpdates() { feed.change { $0.gyroscope.start() } }
  /// Starts the gyroscope's updates, to be given to a handler.
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler
  ) {
    feed.change { $0.gyroscope.start(queue, handler) }
  }
  /// Stops the gyroscope's updates.
  open func stopGyroUpdates() { feed.change { $0.gyroscope.stop() } }

  // MARK: Magnetometer

  /// Whether there is a magnetometer; true once a host has reported a magnetic field.
  open var isMagnetometerAvailable: Bool { feed.has(.magnetometer) }
  /// Whether the magnetometer's updates were started.
  open var isMagnetometerActive: Bool { feed.magnetometer.isActive }
  /// Seconds between the magnetometer's updates.
  open var magnetometerUpdateInterval: TimeInterval {
    get { feed.magnetometer.interval }
    set {
      feed.magnetometer.interval = NumberCheck.admit(
        newValue, else: feed.magnetometer.interval, "magnetometerUpdateInterval", of: self,
        limit: .infinity)
    }
  }
  /// What the magnetometer read last, since its updates were started.
  open var magnetometerData: CMMagnetometerData? { feed.magnetometer.latest }
  /// Starts the magnetometer's updates, to be taken from ``magnetometerData``.
  open func startMagnetometerUpdates() { feed.change { $0.magnetometer.start() } }
  /// Starts the magnetometer's updates, to be given to a handler.
  open func startMagnetometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler
  ) {
    feed.change { $0.magnetometer.start(queue, handler) }
  }
  /// Stops the magnetometer's updates.
  open func stopMagnetometerUpdates() { feed.change { $0.magnetometer.stop() } }

  // MARK: All together

  /// Whether there is an accelerometer and a gyroscope.
  open var isDeviceMotionAvailable: Bool { feed.has([.accelerometer, .gyroscope]) }
  /// Whether the updates of all sensors together were started.
  open var isDeviceMotionActive: Bool { feed.deviceMotion.isActive }
  /// Seconds between the updates of all sensors together.
  open var deviceMotionUpdateInterval: TimeInterval {
    get { feed.deviceMotion.interval }
    set {
      feed.deviceMotion.interval = NumberCheck.admit(
        newValue, else: feed.deviceMotion.interval, "deviceMotionUpdateInterval", of: self,
        limit: .infinity)
    }
  }
  /// What all sensors said last, since their updates were started.
  open var deviceMotion: CMDeviceMotion? { feed.deviceMotion.latest }
  /// The frame in which attitudes are told: always the one that needs no compass.
  open var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }
  /// The frames that can be asked for: the one that needs no compass.
  open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame {
    .xArbitraryZVertical
  }
  /// Whether the system asks for the device to be moved to calibrate it; kept, and never asked.
  open var showsDeviceMovementDisplay = false
  /// Starts the updates of all sensors together, to be taken from ``deviceMotion``.
  open func startDeviceMotionUpdates() { feed.change { $0.deviceMotion.start() } }
  /// Starts the updates of all sensors together, to be given to a handler.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    feed.change { $0.deviceMotion.start(queue, handler) }
  }
  /// Starts the updates of all sensors together; a frame that is not available counts as the one
  /// that is.
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {
    startDeviceMotionUpdates()
  }
  /// Starts the updates of all sensors together, to be given to a handler; a frame that is not
  /// available counts as the one that is.
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    startDeviceMotionUpdates(to: queue, withHandler: handler)
  }
  /// Stops the updates of all sensors together.
  open func stopDeviceMotionUpdates() { feed.change { $0.deviceMotion.stop() } }
}

/// The readings of one manager; let go of with it, so that they stop by themselves.
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

  /// Starts or stops something, and listens only while something is active.
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
    // All are brought up to date before any handler runs, which may stop and start them.
    let calls = [
      accelerometer.update(at: reading.time) { CMAccelerometerData(reading) },
      gyroscope.update(at: reading.time) { CMGyroData(reading) },
      magnetometer.update(at: reading.time) { CMMagnetometerData(reading) },
      deviceMotion.update(at: reading.time) { CMDeviceMotion(reading) },
    ]
    for call in calls { call?() }
  }
}
