import Foundation
import Testing
import TouchstoneTypes

/// The types of files and data.
struct TypeTests {
  @Test func `a photo's type is a kind of image, data and content`() {
    let type = UTType("public.jpeg")
    #expect(type == .jpeg)
    #expect(UTType.jpeg.conforms(to: .image))
    #expect(UTType.jpeg.conforms(to: .data) && UTType.jpeg.conforms(to: .content))
    #expect(!UTType.jpeg.conforms(to: .text))
    #expect(UTType.jpeg.conforms(to: .jpeg) && !UTType.jpeg.isSubtype(of: .jpeg))
    #expect(UTType.image.isSupertype(of: .png))
  }

  @Test func `an extension gives the type of its files in any case`() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(filenameExtension: "mp4", conformingTo: .audio) == nil)
    #expect(UTType(filenameExtension: "mp4", conformingTo: .movie) == .mpeg4Movie)
    #expect(UTType(filenameExtension: "no such extension") == nil)
    #expect(UTType(mimeType: "text/html") == .html)
  }

  @Test func `a type has a usual extension and a usual media type`() {
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.plainText.preferredMIMEType == "text/plain")
    #expect(UTType.image.preferredFilenameExtension == nil)
  }

  @Test func `an app's own type conforms to itself only`() {
    let recipe = UTType(exportedAs: "com.example.recipe")
    #expect(!recipe.isDeclared && recipe.conforms(to: recipe) && !recipe.conforms(to: .data))
    #expect(UTType("com.example.recipe") == nil)
  }

  @Test func `the older names are the identifiers`() {
    #expect(kUTTypeImage as String == UTType.image.identifier)
    #expect(kUTTypeMovie == "public.movie")
  }

  @Test func `a type is coded as its identifier`() throws {
    let data = try JSONEncoder().encode([UTType.png])
    #expect(String(decoding: data, as: UTF8.self) == #"["public.png"]"#)
    let decoded = try JSONDecoder().decode([UTType].self, from: data)
    #expect(decoded == [.png])
  }

  @Test func `every parent in the table is in the table, too`() {
    for type in [UTType.svg, .mpeg4Audio, .swiftSource, .zip, .fileURL] {
      let absent = type.supertypes.filter { !$0.isDeclared }
      #expect(absent.isEmpty)
      #expect(!type.supertypes.contains(type))
    }
  }
}
