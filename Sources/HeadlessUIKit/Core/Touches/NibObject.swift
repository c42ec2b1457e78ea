/// An object that gets `awakeFromNib` once everything in its nib or storyboard is connected.
///
/// On a device every `NSObject` has the method. In the model only those classes have it that apps
/// subclass in Interface Builder.
@preconcurrency @MainActor
protocol NibObject: AnyObject {
  func awakeFromNib()
}

extension UIResponder: NibObject {}
extension UIBarItem: NibObject {}
