/// An object that gets `awakeFromNib` once all outlets in its nib or storyboard scene are
/// connected.
///
/// On a device every `NSObject` has the method. In the model only responders and bar items have it,
/// because apps use their subclasses in Interface Builder.
@preconcurrency @MainActor
protocol NibObject: AnyObject {
  func awakeFromNib()
}

extension UIResponder: NibObject {}
extension UIBarItem: NibObject {}
