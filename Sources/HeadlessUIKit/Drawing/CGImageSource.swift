public import Foundation

/// Core Foundation's name for data, which here is Foundation's.
public typealias CFData = Data

/// A source of the images in a file or in data. In the model it has one image, if the data come
/// from ``UIImage/pngData()``, and none otherwise, because the model cannot read pixels.
public final class CGImageSource: Sendable {
  let picture: UIImage?

  init(_ data: Data) { picture = UIImage(data: data) }
}

/// A name of a property or an option of an image source, which is a string.
public let kCGImageSourceShouldCache = "kCGImageSourceShouldCache"
/// The option to decode an image at once, which an image source in the model ignores.
public let kCGImageSourceShouldCacheImmediately = "kCGImageSourceShouldCacheImmediately"
/// The option to make a thumbnail if the file has none, which is always so in the model.
public let kCGImageSourceCreateThumbnailFromImageAlways =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// The option to make a thumbnail if the file has none.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// The option to turn a thumbnail upright, which the model ignores.
public let kCGImageSourceCreateThumbnailWithTransform =
  "kCGImageSourceCreateThumbnailWithTransform"
/// The option for the longer side of a thumbnail in pixels.
public let kCGImageSourceThumbnailMaxPixelSize = "kCGImageSourceThumbnailMaxPixelSize"
/// The option for the kind of file, which the model ignores.
public let kCGImageSourceTypeIdentifierHint = "kCGImageSourceTypeIdentifierHint"
/// The property for the width of an image in pixels.
public let kCGImagePropertyPixelWidth = "PixelWidth"
/// The property for the height of an image in pixels.
public let kCGImagePropertyPixelHeight = "PixelHeight"
/// The property for the orientation of an image, a number from 1.
public let kCGImagePropertyOrientation = "Orientation"
/// The property for what is special to a GIF file. The model has no such file.
public let kCGImagePropertyGIFDictionary = "{GIF}"
/// The property of a GIF file for the time of a frame in seconds.
public let kCGImagePropertyGIFDelayTime = "DelayTime"
/// The property of a GIF file for the time of a frame in seconds, as the file says it.
public let kCGImagePropertyGIFUnclampedDelayTime = "UnclampedDelayTime"
/// The property of a GIF file for the number of rounds.
public let kCGImagePropertyGIFLoopCount = "LoopCount"

/// Returns a source of the images in data.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?)
  -> CGImageSource?
{ CGImageSource(data) }
/// Returns a source of the images in a file; `nil` if there is no such file.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url)).map(CGImageSource.init)
}
/// Returns the number of images in a source.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.picture == nil ? 0 : 1 }
/// Returns the kind of file of a source; `nil` if it has no image.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  isrc.picture == nil ? nil : "public.png"
}
/// Returns an image of a source; `nil` if there is none.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { index == 0 ? isrc.picture?.cgImage : nil }
/// Returns a small copy of an image of a source, no longer than the options say; `nil` if there is
/// none.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard index == 0, let picture = isrc.picture else { return nil }
  let limit =
    options?[kCGImageSourceThumbnailMaxPixelSize].flatMap {
      $0 as? CGFloat ?? ($0 as? Int).map { CGFloat($0) } ?? ($0 as? Double).map { CGFloat($0) }
    } ?? .infinity
  let factor = min(1, limit / max(1, picture.size.width, picture.size.height))
  let size = CGSize(width: picture.size.width * factor, height: picture.size.height * factor)
  return picture.preparingThumbnail(of: size)?.cgImage
}
/// Returns the properties of an image of a source: its width and height; `nil` if there is none.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, let image = isrc.picture?.cgImage else { return nil }
  return [
    kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height,
    kCGImagePropertyOrientation: 1,
  ]
}
/// Returns the properties of a source as a whole, of which the model has none.
public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource, _ options: CFDictionary?
) -> CFDictionary? { isrc.picture == nil ? nil : [:] }
