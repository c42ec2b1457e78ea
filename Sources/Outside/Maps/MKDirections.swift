public import Foundation
import UIKit

/// The kinds of transport for which a way is wanted.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A request for the way from one place to another. In the model it fails with
/// ``MKError/directionsNotFound``, because there is no network.
///
/// Unchecked: the compiler cannot see that the class is `Sendable`. An app's queues and tasks all
/// run on the main thread here, so no other thread uses the object.
open class MKDirections: NSObject, @unchecked Sendable {
  public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
  public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

  /// The two places, and what kind of way is wanted.
  open class Request: NSObject {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.any
    open var requestsAlternateRoutes = false
    open var departureDate: Foundation.Date?
    open var arrivalDate: Foundation.Date?
    public override init() { super.init() }
  }

  /// The ways that were found. The model finds none.
  open class Response: NSObject {
    open var source: MKMapItem { .forCurrentLocation() }
    open var destination: MKMapItem { .forCurrentLocation() }
    open var routes: [MKRoute] { [] }
  }

  /// The time that a way takes. The model never tells one.
  open class ETAResponse: NSObject {
    open var source: MKMapItem { .forCurrentLocation() }
    open var destination: MKMapItem { .forCurrentLocation() }
    open var expectedTravelTime: TimeInterval { 0 }
    open var distance: CLLocationDistance { 0 }
    open var transportType: MKDirectionsTransportType { .any }
  }

  open private(set) var isCalculating = false

  public init(request: Request) { super.init() }

  open func calculate(completionHandler: @escaping DirectionsHandler) {
    fail { completionHandler(nil, $0) }
  }
  open func calculateETA(completionHandler: @escaping ETAHandler) {
    fail { completionHandler(nil, $0) }
  }
  open func calculate() async throws -> Response {
    Outbound.note("a way (MKDirections)", answer: "no network")
    throw MKError(.directionsNotFound)
  }
  open func calculateETA() async throws -> ETAResponse {
    Outbound.note("a way (MKDirections)", answer: "no network")
    throw MKError(.directionsNotFound)
  }
  /// Cancels the request. In the model the method does nothing, and the error still comes.
  open func cancel() {}

  private func fail(_ answered: @escaping (MKError) -> Void) {
    isCalculating = true
    failNextTurn("a way (MKDirections)", MKError(.directionsNotFound)) { error in
      self.isCalculating = false
      answered(error)
    }
  }
}

/// A way from one place to another. The model makes none.
open class MKRoute: NSObject {
  /// A part of a way, with the words that tell how to go it.
  open class Step: NSObject {
    open var instructions: String { "" }
    open var notice: String? { nil }
    open var polyline: MKPolyline { MKPolyline() }
    open var distance: CLLocationDistance { 0 }
    open var transportType: MKDirectionsTransportType { .any }
  }

  open var name: String { "" }
  open var advisoryNotices: [String] { [] }
  open var distance: CLLocationDistance { 0 }
  open var expectedTravelTime: TimeInterval { 0 }
  open var transportType: MKDirectionsTransportType { .any }
  open var polyline: MKPolyline { MKPolyline() }
  open var steps: [Step] { [] }
}
