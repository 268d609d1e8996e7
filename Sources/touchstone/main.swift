import Gallery
import UIKit

GalleryDelegate.main()
