public import Foundation

/// A decoder, such as `JSONDecoder`, that turns stored data into values.
public protocol TopLevelDecoder {
  /// The type of the data that the decoder reads, such as `Data`.
  associatedtype Input

  /// Returns the value that the decoder reads from stored data.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// An encoder, such as `JSONEncoder`, that turns values into data to store.
public protocol TopLevelEncoder {
  /// The type of the data that the encoder produces, such as `Data`.
  associatedtype Output

  /// Returns the data that the encoder produces from a value.
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
  /// Returns a publisher that decodes each value of this publisher, and fails when a value cannot
  /// be decoded.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }

  /// Returns a publisher that encodes each value of this publisher, and fails when a value cannot
  /// be encoded.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.Encode<Self, Coder> where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }
}
