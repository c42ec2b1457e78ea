/// The type of a file's content. Here a type is only a name, because no person's file ever comes to
/// the app.
public struct UTType: Hashable, Sendable, CustomStringConvertible {
  public let identifier: String
  public var description: String { identifier }
  public init?(_ identifier: String) { self.init(named: identifier) }
  private init(named identifier: String) { self.identifier = identifier }

  public static let item = UTType(named: "public.item")
  public static let data = UTType(named: "public.data")
  public static let image = UTType(named: "public.image")
  public static let jpeg = UTType(named: "public.jpeg")
  public static let png = UTType(named: "public.png")
  public static let gif = UTType(named: "com.compuserve.gif")
  public static let heic = UTType(named: "public.heic")
  public static let livePhoto = UTType(named: "com.apple.live-photo")
  public static let movie = UTType(named: "public.movie")
  public static let video = UTType(named: "public.video")
  public static let mpeg4Movie = UTType(named: "public.mpeg-4")
  public static let quickTimeMovie = UTType(named: "com.apple.quicktime-movie")
  public static let audio = UTType(named: "public.audio")
  public static let pdf = UTType(named: "com.adobe.pdf")
  public static let text = UTType(named: "public.text")
  public static let plainText = UTType(named: "public.plain-text")
  public static let json = UTType(named: "public.json")
  public static let url = UTType(named: "public.url")
  public static let fileURL = UTType(named: "public.file-url")
  public static let folder = UTType(named: "public.folder")
}

public let kUTTypeImage = UTType.image.identifier
public let kUTTypeLivePhoto = UTType.livePhoto.identifier
public let kUTTypeJPEG = UTType.jpeg.identifier
public let kUTTypePNG = UTType.png.identifier
public let kUTTypeGIF = UTType.gif.identifier
public let kUTTypeMovie = UTType.movie.identifier
public let kUTTypeVideo = UTType.video.identifier
public let kUTTypeMPEG4 = UTType.mpeg4Movie.identifier
public let kUTTypeText = UTType.text.identifier
public let kUTTypePlainText = UTType.plainText.identifier
public let kUTTypePDF = UTType.pdf.identifier
public let kUTTypeURL = UTType.url.identifier
public let kUTTypeData = UTType.data.identifier
