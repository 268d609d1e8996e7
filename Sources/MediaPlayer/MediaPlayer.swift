// What a program gets from `import MediaPlayer`.
//
// All of the kit with it, as with the other modules beside UIKit: a file that imports UIKit too must
// reach Foundation through UIKitCore alone, or the kit's `Timer` would be ambiguous there.
@_exported public import TouchstoneKit
