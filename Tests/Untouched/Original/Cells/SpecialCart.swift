#if os(iOS)
import UIKit

public class SpecialCart: CartViewController {
  // What it overrides stands in an extension of its superclass.
  public override func badge() -> String { "special " + super.badge() }

  public let tint = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
}
#endif

#if targetEnvironment(simulator)
let isSimulator = true
#else
let isSimulator = false
#endif

#Preview {
  SpecialCart()
}
