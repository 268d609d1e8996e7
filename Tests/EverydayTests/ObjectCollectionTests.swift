import Testing
import UIKit

/// Tables and sets with strong or weak references.
@MainActor
struct ObjectCollectionTests {
  @Test("a set of weak objects drops deallocated ones, and keeps insertion order")
  func weakSet() {
    let set = NSHashTable<UIView>.weakObjects()
    let first = UIView()
    var second: UIView? = UIView()
    let third = UIView()
    for view in [first, second!, third, first] { set.add(view) }
    #expect(set.count == 3)
    #expect(set.contains(second))
    second = nil
    #expect(set.count == 2)
    #expect(set.allObjects.map { $0 === first } == [true, false])
    set.remove(first)
    #expect(set.anyObject === third)
    #expect(!set.contains(first))
    set.removeAllObjects()
    #expect(set.count == 0)
  }

  @Test("tables hold objects of a protocol, and of a class that conforms to one")
  func existentials() {
    let set = NSHashTable<any Listener>.weakObjects()
    var first: Ear? = Ear()
    let second = Ear()
    set.add(first)
    set.add(second)
    #expect(set.count == 2 && set.contains(second))
    first = nil
    #expect(set.allObjects.map { $0 === second } == [true])
    let map = NSMapTable<any UIView & Listener, any Listener>.weakToStrongObjects()
    let key = ListeningView()
    map.setObject(second, forKey: key)
    #expect(map.object(forKey: key) === second)
  }

  @Test("undo accepts a target of a protocol")
  func undoTarget() {
    let manager = UndoManager()
    let ear: any Listener = Ear()
    var heard = 0
    manager.registerUndo(withTarget: ear) { target in heard += target === ear ? 1 : 0 }
    manager.undo()
    #expect(heard == 1)
  }

  @Test("a set compares objects by isEqual unless it compares addresses")
  func equality() {
    let one = NSMutableString(string: "a")
    let same = NSMutableString(string: "a")
    let equal = NSHashTable<NSMutableString>()
    equal.add(one)
    equal.add(same)
    #expect(equal.count == 1)
    #expect(equal.member(same) === one)
    let identical = NSHashTable<NSMutableString>(options: .objectPointerPersonality)
    identical.add(one)
    identical.add(same)
    #expect(identical.count == 2)
  }

  @Test("sets are united, intersected and compared")
  func algebra() {
    func set(_ texts: String...) -> NSHashTable<NSString> {
      let set = NSHashTable<NSString>()
      for text in texts { set.add(NSString(string: text)) }
      return set
    }
    let letters = set("a", "b")
    letters.union(set("b", "c"))
    #expect(letters.allObjects == ["a", "b", "c"])
    letters.minus(set("a"))
    #expect(letters.isEqual(to: set("c", "b")))
    #expect(letters.intersects(set("b")))
    letters.intersect(set("b", "x"))
    #expect(letters.allObjects == ["b"])
    #expect(letters.isSubset(of: set("b", "z")))
    #expect(!letters.isSubset(of: set("z")))
  }

  @Test("a map finds values by equal keys, and drops entries whose key or value has ended")
  func map() {
    let byName = NSMapTable<NSString, UIView>.strongToWeakObjects()
    var view: UIView? = UIView()
    byName.setObject(view, forKey: "a")
    #expect(byName.object(forKey: NSString(string: "a")) === view)
    view = nil
    #expect(byName.object(forKey: "a") == nil)
    #expect(byName.count == 0)

    let names = NSMapTable<UIView, NSString>.weakToStrongObjects()
    let kept = UIView()
    var gone: UIView? = UIView()
    names.setObject("kept", forKey: kept)
    names.setObject("gone", forKey: gone)
    gone = nil
    #expect(names.count == 1)
    #expect(names.objectEnumerator()?.allObjects as? [NSString] == ["kept"])
    names.setObject("other", forKey: kept)
    #expect(names.object(forKey: kept) == "other")
    names.removeObject(forKey: kept)
    #expect(names.keyEnumerator().allObjects.isEmpty)
  }

  @Test("a map that copies its keys is unaffected by later changes to them")
  func copies() {
    let map = NSMapTable<NSString, NSNumber>(keyOptions: .copyIn)
    let key = NSMutableString(string: "a")
    map.setObject(1, forKey: key)
    key.append("b")
    #expect(map.object(forKey: "a") == 1)
    #expect(map.dictionaryRepresentation().count == 1)
  }

  @Test("an array of weak members has an empty slot for a deallocated one")
  func list() {
    let list = NSPointerArray.weakObjects()
    let first = UIView()
    var second: UIView? = UIView()
    list.addPointer(Unmanaged.passUnretained(first).toOpaque())
    list.addPointer(Unmanaged.passUnretained(second!).toOpaque())
    list.addPointer(nil)
    #expect(list.count == 3)
    second = nil
    #expect(list.pointer(at: 1) == nil)
    #expect(list.pointer(at: 0) == Unmanaged.passUnretained(first).toOpaque())
    #expect(list.pointer(at: 7) == nil)
    list.compact()
    #expect(list.count == 1)
    list.removePointer(at: 5)
    list.count = 4
    #expect(list.allObjects.count == 1)
  }
}

private protocol Listener: AnyObject {}
private final class Ear: Listener {}
private final class ListeningView: UIView, Listener {}
