// The types of the table, as Apple's documentation of UTType lists them.

extension UTType {
  /// The base type of files and folders.
  public static let item = UTType.known("public.item")
  /// The base type of documents and other content.
  public static let content = UTType.known("public.content")
  /// Content of several types.
  public static let compositeContent = UTType.known("public.composite-content")
  /// The base type of bytes.
  public static let data = UTType.known("public.data")
  /// A folder or a package.
  public static let directory = UTType.known("public.directory")
  /// A folder.
  public static let folder = UTType.known("public.folder")
  /// An archive.
  public static let archive = UTType.known("public.archive")
  /// The base type of text.
  public static let text = UTType.known("public.text")
  /// Text without styles.
  public static let plainText = UTType.known("public.plain-text")
  /// Text without styles in UTF-8.
  public static let utf8PlainText = UTType.known("public.utf8-plain-text")
  /// Rich text.
  public static let rtf = UTType.known("public.rtf")
  /// A web page.
  public static let html = UTType.known("public.html")
  /// XML.
  public static let xml = UTType.known("public.xml")
  /// JSON.
  public static let json = UTType.known("public.json")
  /// Values separated by commas.
  public static let commaSeparatedText = UTType.known("public.comma-separated-values-text")
  /// The base type of source code.
  public static let sourceCode = UTType.known("public.source-code")
  /// Source code in Swift.
  public static let swiftSource = UTType.known("public.swift-source")
  /// A property list.
  public static let propertyList = UTType.known("com.apple.property-list")
  /// A location.
  public static let url = UTType.known("public.url")
  /// The location of a file.
  public static let fileURL = UTType.known("public.file-url")
  /// The base type of images.
  public static let image = UTType.known("public.image")
  /// A JPEG image.
  public static let jpeg = UTType.known("public.jpeg")
  /// A PNG image.
  public static let png = UTType.known("public.png")
  /// A GIF image.
  public static let gif = UTType.known("com.compuserve.gif")
  /// A TIFF image.
  public static let tiff = UTType.known("public.tiff")
  /// A bitmap of Windows.
  public static let bmp = UTType.known("com.microsoft.bmp")
  /// An SVG image.
  public static let svg = UTType.known("public.svg-image")
  /// An HEIC image.
  public static let heic = UTType.known("public.heic")
  /// A WebP image.
  public static let webP = UTType.known("org.webmproject.webp")
  /// A photo that moves.
  public static let livePhoto = UTType.known("com.apple.live-photo")
  /// A PDF document.
  public static let pdf = UTType.known("com.adobe.pdf")
  /// The base type of sound and video.
  public static let audiovisualContent = UTType.known("public.audiovisual-content")
  /// The base type of videos with sound.
  public static let movie = UTType.known("public.movie")
  /// A video without sound.
  public static let video = UTType.known("public.video")
  /// The base type of sound.
  public static let audio = UTType.known("public.audio")
  /// A QuickTime movie.
  public static let quickTimeMovie = UTType.known("com.apple.quicktime-movie")
  /// An MPEG-4 movie.
  public static let mpeg4Movie = UTType.known("public.mpeg-4")
  /// MP3 sound.
  public static let mp3 = UTType.known("public.mp3")
  /// MPEG-4 sound.
  public static let mpeg4Audio = UTType.known("public.mpeg-4-audio")
  /// WAV sound.
  public static let wav = UTType.known("com.microsoft.waveform-audio")
  /// A ZIP archive.
  public static let zip = UTType.known("public.zip-archive")
  /// A GZIP archive.
  public static let gzip = UTType.known("org.gnu.gnu-zip-archive")
  /// A contact.
  public static let vCard = UTType.known("public.vcard")
  /// The base type of fonts.
  public static let font = UTType.known("public.font")
}
