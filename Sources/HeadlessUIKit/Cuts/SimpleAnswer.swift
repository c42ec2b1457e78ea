import Foundation

/// A type that has two simple stand-ins, that is, values for removed app code: a plain one, such as
/// zero, and another one, such as one.
protocol SimpleAnswer {
  static var plain: Self { get }
  static var other: Self { get }
}

extension Bool: SimpleAnswer {
  static var plain: Bool { false }
  static var other: Bool { true }
}

extension Character: SimpleAnswer {
  static var plain: Character { " " }
  static var other: Character { "x" }
}

/// The two stand-ins for numbers in place of removed app code: zero and one.
extension SimpleAnswer where Self: Numeric {
  static var plain: Self { 0 }
  static var other: Self { 1 }
}

extension Int: SimpleAnswer {}
extension Int8: SimpleAnswer {}
extension Int16: SimpleAnswer {}
extension Int32: SimpleAnswer {}
extension Int64: SimpleAnswer {}
extension UInt: SimpleAnswer {}
extension UInt8: SimpleAnswer {}
extension UInt16: SimpleAnswer {}
extension UInt32: SimpleAnswer {}
extension UInt64: SimpleAnswer {}
extension Float: SimpleAnswer {}
extension Double: SimpleAnswer {}
extension CGFloat: SimpleAnswer {}
extension Decimal: SimpleAnswer {}

// MARK: - Geometry

/// The two stand-ins for sizes in place of removed app code: zero, or the size of the whole screen.
extension CGSize: SimpleAnswer {
  static var plain: CGSize { .zero }
  static var other: CGSize { wholeScreen }
}

extension CGRect: SimpleAnswer {
  static var plain: CGRect { .zero }
  static var other: CGRect { CGRect(origin: .zero, size: wholeScreen) }
}

extension CGPoint: SimpleAnswer {
  static var plain: CGPoint { .zero }
  static var other: CGPoint { CGPoint(x: 1, y: 1) }
}

extension CGVector: SimpleAnswer {
  static var plain: CGVector { CGVector(dx: 0, dy: 0) }
  static var other: CGVector { CGVector(dx: 1, dy: 1) }
}

extension UIEdgeInsets: SimpleAnswer {
  static var plain: UIEdgeInsets { .zero }
  static var other: UIEdgeInsets { UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1) }
}

extension CGAffineTransform: SimpleAnswer {
  static var plain: CGAffineTransform { .identity }
  static var other: CGAffineTransform { CGAffineTransform(scaleX: 0.5, y: 0.5) }
}

extension CATransform3D: SimpleAnswer {
  static var plain: CATransform3D { CATransform3DIdentity }
  static var other: CATransform3D { CATransform3DMakeScale(0.5, 0.5, 1) }
}

private var wholeScreen: CGSize {
  guard Simulator.isHere else { return ScreenShape.phone.size }
  return MainActor.assumeIsolated { Simulator.current.screenShape.size }
}

// MARK: - Foundation

extension Date: SimpleAnswer {
  static var plain: Date { Date(timeIntervalSinceReferenceDate: 0) }
  static var other: Date { Date(timeIntervalSinceReferenceDate: 86_400) }
}

extension URL: SimpleAnswer {
  static var plain: URL { URL(fileURLWithPath: "/") }
  static var other: URL { URL(fileURLWithPath: "/stand-in") }
}

extension UUID: SimpleAnswer {
  static var plain: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  static var other: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)) }
}

extension IndexPath: SimpleAnswer {
  static var plain: IndexPath { IndexPath(indexes: [0, 0]) }
  static var other: IndexPath { IndexPath(indexes: [0, 1]) }
}
