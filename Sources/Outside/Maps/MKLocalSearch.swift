public import Foundation
import UIKit

public let MKErrorDomain = "MKErrorDomain"

/// An error of MapKit, with its codes.
public struct MKError: CustomNSError, Hashable, Sendable {
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed

    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? MKError)?.code == code
    }
  }

  public static var errorDomain: String { MKErrorDomain }
  public let code: Code
  public var errorCode: Int { Int(code.rawValue) }

  public init(_ code: Code) { self.code = code }

  public static let unknown = Code.unknown
  public static let serverFailure = Code.serverFailure
  public static let loadingThrottled = Code.loadingThrottled
  public static let placemarkNotFound = Code.placemarkNotFound
  public static let directionsNotFound = Code.directionsNotFound
  public static let decodingFailed = Code.decodingFailed
}

/// A search for places by a text. In the model it fails with ``MKError/serverFailure``, because
/// there is no network.
///
/// Unchecked: the compiler cannot see that the class is `Sendable`. An app's queues and tasks all
/// run on the main thread here, so no other thread uses the object.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  /// The kinds of results for which one searches.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
  }

  /// The text for which one searches, and the region.
  open class Request: NSObject {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    public override init() { super.init() }
    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion? = nil) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
      if let region { self.region = region }
    }
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init(naturalLanguageQuery: completion.title)
    }
  }

  /// The places that were found. The model finds none.
  open class Response: NSObject {
    open var mapItems: [MKMapItem] { [] }
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }

  open private(set) var isSearching = false

  public init(request: Request) { super.init() }

  open func start(completionHandler: @escaping CompletionHandler) {
    isSearching = true
    failNextTurn("places (MKLocalSearch)", MKError(.serverFailure)) { error in
      self.isSearching = false
      completionHandler(nil, error)
    }
  }
  open func start() async throws -> Response {
    Outbound.note("places (MKLocalSearch)", answer: "no network")
    throw MKError(.serverFailure)
  }
  /// Cancels the search. In the model the method does nothing, and the error still comes.
  open func cancel() {}
}

/// Notes a request for a server of maps, and calls a block with an error in the next turn of the
/// run loop.
func failNextTurn(_ question: String, _ error: MKError, _ answered: @escaping (MKError) -> Void) {
  refuseInNextTurn(question) { answered(error) }
}

/// A list of searches that begin with a text. In the model it stays empty, because there is no
/// network, and the delegate is told so.
@preconcurrency @MainActor
open class MKLocalSearchCompleter: NSObject {
  /// The kinds of results that a completer suggests.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let query = ResultType(rawValue: 4)
  }

  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var region = MKCoordinateRegion()
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var results: [MKLocalSearchCompletion] { [] }
  open private(set) var isSearching = false
  /// The text with which the searches begin. Setting it asks for them.
  open var queryFragment = "" {
    didSet {
      guard !queryFragment.isEmpty else { return }
      isSearching = true
      let question = "places (MKLocalSearchCompleter)"
      failNextTurn(question, MKError(.serverFailure)) { [weak self] error in
        MainActor.assumeIsolated {
          guard let self, self.isSearching else { return }
          self.isSearching = false
          self.delegate?.completer(self, didFailWithError: error)
        }
      }
    }
  }

  public override init() { super.init() }
  open func cancel() { isSearching = false }
}

/// The delegate of a list of searches. In the model it is only told of errors.
@preconcurrency @MainActor
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(
    _ completer: MKLocalSearchCompleter, didFailWithError error: any Error
  ) {}
}

/// A search that begins with a text. The model makes none.
open class MKLocalSearchCompletion: NSObject {
  open var title: String { "" }
  open var subtitle: String { "" }
  open var titleHighlightRanges: [NSValue] { [] }
  open var subtitleHighlightRanges: [NSValue] { [] }
}
