/// The names that an app's code may ask for, in one world.
@MainActor
final class AssetCatalogue {
  /// The sizes of the images in the app's bundle.
  var imageSizes: [String: CGSize] = [:]
  /// The colours in the app's catalogue.
  var colors: [String: UIColor] = [:]
}

extension Simulator {
  /// The images and colours that have been made known.
  var assets: AssetCatalogue { kept(at: .assets) { AssetCatalogue() } }
}
