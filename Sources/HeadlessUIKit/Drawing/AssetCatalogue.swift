/// The images and colours that an app can load by name in one simulator.
@MainActor
final class AssetCatalogue {
  /// The sizes of the images in the app's bundle, by the images' names.
  var imageSizes: [String: CGSize] = [:]
  /// The colours in the app's asset catalogue, by the colours' names.
  var colors: [String: UIColor] = [:]
}

extension Simulator {
  /// The images and colours that the app can load by name in this simulator.
  var assets: AssetCatalogue { kept(at: .assets) { AssetCatalogue() } }
}
