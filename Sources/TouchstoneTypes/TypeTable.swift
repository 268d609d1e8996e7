/// The known types with their parents, file extensions and media types.
enum TypeTable {
  struct Entry {
    let parents: [String]
    var extensions: [String] = []
    var mediaTypes: [String] = []
  }

  /// The identifiers, in the order in which an extension or a media type is looked up.
  static let ordered = table.map(\.0)

  static let entries = Dictionary(table, uniquingKeysWith: { one, _ in one })

  private static let table: [(String, Entry)] = [
    ("public.item", Entry(parents: [])),
    ("public.content", Entry(parents: [])),
    ("public.composite-content", Entry(parents: ["public.content"])),
    ("public.data", Entry(parents: ["public.item"], mediaTypes: ["application/octet-stream"])),
    ("public.directory", Entry(parents: ["public.item"])),
    ("public.folder", Entry(parents: ["public.directory"])),
    ("public.archive", Entry(parents: [])),
    ("public.text", Entry(parents: ["public.data", "public.content"])),
    (
      "public.plain-text",
      Entry(
        parents: ["public.text"], extensions: ["txt", "text"], mediaTypes: ["text/plain"])
    ),
    (
      "public.utf8-plain-text",
      Entry(
        parents: ["public.plain-text"], mediaTypes: ["text/plain;charset=utf-8"])
    ),
    ("public.rtf", Entry(parents: ["public.text"], extensions: ["rtf"], mediaTypes: ["text/rtf"])),
    (
      "public.html",
      Entry(
        parents: ["public.text"], extensions: ["html", "htm"], mediaTypes: ["text/html"])
    ),
    (
      "public.xml",
      Entry(
        parents: ["public.text"], extensions: ["xml"], mediaTypes: ["application/xml", "text/xml"])
    ),
    (
      "public.json",
      Entry(
        parents: ["public.text"], extensions: ["json"], mediaTypes: ["application/json"])
    ),
    (
      "public.comma-separated-values-text",
      Entry(
        parents: ["public.text"], extensions: ["csv"], mediaTypes: ["text/csv"])
    ),
    ("public.source-code", Entry(parents: ["public.plain-text"])),
    ("public.swift-source", Entry(parents: ["public.source-code"], extensions: ["swift"])),
    ("com.apple.property-list", Entry(parents: ["public.data"], extensions: ["plist"])),
    ("public.url", Entry(parents: ["public.data"])),
    ("public.file-url", Entry(parents: ["public.url"])),
    ("public.image", Entry(parents: ["public.data", "public.content"])),
    (
      "public.jpeg",
      Entry(
        parents: ["public.image"], extensions: ["jpeg", "jpg", "jpe"],
        mediaTypes: ["image/jpeg", "image/jpg"])
    ),
    (
      "public.png",
      Entry(
        parents: ["public.image"], extensions: ["png"], mediaTypes: ["image/png"])
    ),
    (
      "com.compuserve.gif",
      Entry(
        parents: ["public.image"], extensions: ["gif"], mediaTypes: ["image/gif"])
    ),
    (
      "public.tiff",
      Entry(
        parents: ["public.image"], extensions: ["tiff", "tif"], mediaTypes: ["image/tiff"])
    ),
    (
      "com.microsoft.bmp",
      Entry(
        parents: ["public.image"], extensions: ["bmp"], mediaTypes: ["image/bmp"])
    ),
    (
      "public.svg-image",
      Entry(
        parents: ["public.image", "public.xml"], extensions: ["svg"], mediaTypes: ["image/svg+xml"])
    ),
    (
      "public.heic",
      Entry(
        parents: ["public.image"], extensions: ["heic"], mediaTypes: ["image/heic"])
    ),
    (
      "org.webmproject.webp",
      Entry(
        parents: ["public.image"], extensions: ["webp"], mediaTypes: ["image/webp"])
    ),
    ("com.apple.live-photo", Entry(parents: ["public.data"])),
    (
      "com.adobe.pdf",
      Entry(
        parents: ["public.data", "public.composite-content"], extensions: ["pdf"],
        mediaTypes: ["application/pdf"])
    ),
    ("public.audiovisual-content", Entry(parents: ["public.data", "public.content"])),
    ("public.movie", Entry(parents: ["public.audiovisual-content"])),
    ("public.video", Entry(parents: ["public.movie"])),
    ("public.audio", Entry(parents: ["public.audiovisual-content"])),
    (
      "com.apple.quicktime-movie",
      Entry(
        parents: ["public.movie"], extensions: ["mov", "qt"], mediaTypes: ["video/quicktime"])
    ),
    (
      "public.mpeg-4",
      Entry(
        parents: ["public.movie"], extensions: ["mp4", "mpg4"], mediaTypes: ["video/mp4"])
    ),
    (
      "public.mp3",
      Entry(
        parents: ["public.audio"], extensions: ["mp3"], mediaTypes: ["audio/mpeg"])
    ),
    (
      "public.mpeg-4-audio",
      Entry(
        parents: ["public.audio"], extensions: ["m4a"], mediaTypes: ["audio/mp4"])
    ),
    (
      "com.microsoft.waveform-audio",
      Entry(
        parents: ["public.audio"], extensions: ["wav", "wave"],
        mediaTypes: ["audio/vnd.wave", "audio/wav"])
    ),
    (
      "public.zip-archive",
      Entry(
        parents: ["public.data", "public.archive"], extensions: ["zip"],
        mediaTypes: ["application/zip"])
    ),
    (
      "org.gnu.gnu-zip-archive",
      Entry(
        parents: ["public.data", "public.archive"], extensions: ["gz"],
        mediaTypes: ["application/gzip"])
    ),
    (
      "public.vcard",
      Entry(
        parents: ["public.text"], extensions: ["vcf", "vcard"], mediaTypes: ["text/vcard"])
    ),
    ("public.font", Entry(parents: ["public.data"])),
  ]
}
