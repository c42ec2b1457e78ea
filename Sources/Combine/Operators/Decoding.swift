public import Foundation

/// Something that makes values of what was stored.
public protocol TopLevelDecoder {
  /// What was stored.
  associatedtype Input

  /// Makes a value.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// Something that makes of values what can be stored.
public protocol TopLevelEncoder {
  /// What can be stored.
  associatedtype Output

  /// Makes it.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}

extension Publishers {
  public typealias Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder> =
    Derived<Upstream, Output, any Error>
  public typealias Encode<Upstream: Publisher, Coder: TopLevelEncoder> =
    Derived<Upstream, Coder.Output, any Error>
}

extension Publisher {
  /// Makes values of what comes, until that fails.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }

  /// Makes of the values what can be stored, until that fails.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.Encode<Self, Coder> where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }
}
