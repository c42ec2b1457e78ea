/// Returns true if two controllers are the same, or neither is there.
///
/// Swift finds no `==` for a controller and one of a class that is composed with a protocol, such
/// as `(UIViewController & Sheet)?`, by itself.
public func == (left: UIViewController?, right: UIViewController?) -> Bool { left === right }

/// Returns true if two controllers are not the same, and at least one is there.
public func != (left: UIViewController?, right: UIViewController?) -> Bool { left !== right }
