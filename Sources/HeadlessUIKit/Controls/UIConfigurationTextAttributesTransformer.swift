public import Foundation

/// A transformer of text attributes: a function that turns the attributes of a configuration's text
/// into the attributes that are shown.
///
/// The model does not draw text, so it never calls the function.
///
/// Unchecked: an app's queues and tasks all run on the main thread, so the function is only called
/// there.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  /// The function that turns the text's attributes into those that are shown.
  public let transform: (AttributeContainer) -> AttributeContainer
  /// Creates a transformer of text attributes from a function.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  /// Returns the attributes into which the transformer turns given ones.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
