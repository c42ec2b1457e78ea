public import Foundation
public import UIKit

// Image I/O's ways to write images. What reads images stands in the model of Core Graphics.

/// Core Foundation's name for data that can be changed.
public typealias CFMutableData = NSMutableData

/// Returns empty data that can be changed.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: Int) -> CFMutableData! {
  NSMutableData()
}

/// A writer of images to data or to a file. In the model it writes the size of the first image, so
/// that `UIImage(data:)` reads an image of that size.
///
/// Unchecked: an app's queues and tasks all run on the main thread here, so no other thread uses
/// the object.
public final class CGImageDestination: @unchecked Sendable {
  fileprivate let data: NSMutableData?
  fileprivate let url: URL?
  fileprivate var images: [CGImage] = []

  fileprivate init(data: NSMutableData?, url: URL?) { (self.data, self.url) = (data, url) }
}

/// Returns a writer of images to data.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(data: data, url: nil) }
/// Returns a writer of images to a file.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(data: nil, url: url) }
/// Sets the properties of all images, which the model does not write.
public func CGImageDestinationSetProperties(
  _ idst: CGImageDestination, _ properties: CFDictionary?
) {}
/// Adds an image.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) { idst.images.append(image) }
/// Adds an image of a source, if it has one.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  if let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) { idst.images.append(image) }
}
/// Writes the images, and returns false if there is none or the file cannot be written.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
  guard let image = idst.images.first, let bytes = UIImage(cgImage: image).pngData() else {
    return false
  }
  idst.data?.setData(bytes)
  guard let url = idst.url else { return true }
  do {
    try bytes.write(to: url)
    return true
  } catch {
    return false
  }
}

/// The option for the quality of a written image, which the model ignores.
public let kCGImageDestinationLossyCompressionQuality =
  "kCGImageDestinationLossyCompressionQuality"
/// The property for what a camera has written into an image. The model's images have none.
public let kCGImagePropertyExifDictionary = "{Exif}"
/// The property for what a program has written into an image. The model's images have none.
public let kCGImagePropertyTIFFDictionary = "{TIFF}"
/// The property for the place of an image. The model's images have none.
public let kCGImagePropertyGPSDictionary = "{GPS}"
/// The property for what is special to a PNG file. The model's images have none.
public let kCGImagePropertyPNGDictionary = "{PNG}"
/// The property of a GIF file for whether all frames have the same colours.
public let kCGImagePropertyGIFHasGlobalColorMap = "HasGlobalColorMap"
