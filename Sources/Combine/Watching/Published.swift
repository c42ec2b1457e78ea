/// A property wrapper whose values can be subscribed to.
///
/// ```swift
/// final class Letter: ObservableObject {
///   @Published var subject = ""
/// }
///
/// let letter = Letter()
/// let watching = letter.$subject.sink { print($0, letter.subject) }
/// letter.subject = "Hello"  // prints "Hello ": the property still has its old value
/// ```
///
/// A subscriber receives the present value first, and then each value before the property has it.
/// If the property belongs to an ``ObservableObject``, the object announces the change before that.
@propertyWrapper
public struct Published<Value> {
  private(set) var story: Story

  public init(wrappedValue: Value) { story = Story(wrappedValue) }
  public init(initialValue: Value) { story = Story(initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { story.value }
    set { story.change(to: newValue) }
  }

  /// The publisher of the property's values, which code gets by `$` before the property's name.
  public var projectedValue: Publisher {
    get { Publisher(story: story) }
    set { story = newValue.story }
  }

  /// The value of a ``Published`` property of a class's object. The compiler calls this subscript
  /// when code reads or sets the property.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].story.value }
    set {
      let story = object[keyPath: storageKeyPath].story
      story.owner = object
      story.change(to: newValue)
    }
  }

  /// The publisher of a ``Published`` property of a class's object. The compiler calls this
  /// subscript when code writes `$` before the property's name.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    projected projectedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Publisher {
    get {
      let story = object[keyPath: storageKeyPath].story
      story.owner = object
      return Publisher(story: story)
    }
    set { object[keyPath: storageKeyPath].story = newValue.story }
  }
}

extension Published {
  /// A publisher of a published property's values: the present value first, and then each new
  /// value, just before the property gets it.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let story: Story

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      story.audience.join(subscriber, keeping: .latest, hearing: story.value)
    }
  }

  /// The storage of a ``Published`` property's value and subscribers, which all copies of the
  /// property wrapper share.
  final class Story {
    private(set) var value: Value
    weak var owner: AnyObject?
    let audience = Audience<Value, Never>()
    /// The subscriptions that `assign(to:)` has made, which set the property as long as it exists.
    private var followed: [AnyCancellable] = []

    init(_ value: Value) { self.value = value }

    func change(to newValue: Value) {
      owner.flatMap(ObservableObjectPublisher.publisher(of:))?.send()
      audience.send(newValue)
      value = newValue
    }

    /// Sets the ``Published`` property to each value of a publisher, as long as the property
    /// exists.
    func follow<P: Combine.Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
      followed.append(publisher.sink { [weak self] in self?.change(to: $0) })
    }
  }
}

extension Publisher where Failure == Never {
  /// Sets a ``Published`` property to each value of this publisher, as long as the property's
  /// object exists.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.story.follow(self)
  }
}
