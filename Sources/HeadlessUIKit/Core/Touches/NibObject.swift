/// What a nib or a storyboard wakes once everything in it is connected.
///
/// On a device every `NSObject` has the method. Here those have it of which apps make classes of
/// their own in Interface Builder.
@preconcurrency @MainActor
protocol NibObject: AnyObject {
  func awakeFromNib()
}

extension UIResponder: NibObject {}
extension UIBarItem: NibObject {}
