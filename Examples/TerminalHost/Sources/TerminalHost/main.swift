// Shows an app in a terminal as boxes of characters. The arrow keys, or h j k l, move a cursor.
// Space or return taps at the cursor, and q quits. Keys may also come from a pipe: then the last
// image is printed.
import Foundation
import TouchstoneHost
import UIKit

let (columns, rows, width, height) = (40, 11, 8.0, 16.0)  // cells, and points in a cell
let size = CGSize(width: Double(columns) * width, height: Double(rows) * height)
let host = try ApplicationHost(delegate: Boxes.self, size: size)
let start = ContinuousClock.now
var cursor = (x: columns / 2, y: rows / 2)

func now() -> Double { max(host.now, (ContinuousClock.now - start) / .seconds(1)) }

func tap() throws {
  let place = Point(x: (Double(cursor.x) + 0.5) * width, y: (Double(cursor.y) + 0.5) * height)
  let began = TouchSample(id: 1, phase: .began, position: place, time: now())
  let ended = TouchSample(id: 1, phase: .ended, position: place, time: began.time + 0.05)
  try host.post([.touch(began), .touch(ended)])
}

func picture() -> String {
  var cells = [[Character]](repeating: [Character](repeating: " ", count: columns), count: rows)
  func put(_ character: Character, _ x: Int, _ y: Int) {
    if cells.indices.contains(y), cells[y].indices.contains(x) { cells[y][x] = character }
  }
  let list = host.displayList()
  var ways = Dictionary(uniqueKeysWithValues: list.roots.map { ($0, DisplayMatrix()) })
  for node in list.nodes {
    guard let outer = ways[node.id], !node.isHidden, node.opacity > 0 else { continue }
    let way = node.matrix.followed(by: outer)
    for child in node.children { ways[child] = way }
    if node.background != nil {
      let box = node.bounds.transformed(by: way)
      let across = Int(box.x / width)..<Int((box.x + box.width) / width)
      let down = Int(box.y / height)..<Int((box.y + box.height) / height)
      for (x, y) in down.flatMap({ y in across.map { ($0, y) } }) {
        let isSide = x == across.first || x == across.last
        let isEdge = y == down.first || y == down.last
        put(isSide ? (isEdge ? "+" : "|") : (isEdge ? "-" : " "), x, y)
      }
    }
    for step in node.drawing where step.operation == .text {
      guard let place = step.rectangle?.transformed(by: way) else { continue }
      for (index, character) in (step.text ?? "").enumerated() {
        put(character, Int(place.x / width) + index, Int(place.y / height))
      }
    }
  }
  put("●", cursor.x, cursor.y)
  return cells.map { String($0) }.joined(separator: "\n") + "\n"
}

var usual = termios()
let isTerminal = tcgetattr(STDIN_FILENO, &usual) == 0
var raw = usual
raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
withUnsafeMutableBytes(of: &raw.c_cc) { ($0[Int(VMIN)], $0[Int(VTIME)]) = (0, 1) }  // 0.1 s
if isTerminal { tcsetattr(STDIN_FILENO, TCSANOW, &raw) }
var key = [UInt8](repeating: 0, count: isTerminal ? 3 : 1)  // an arrow is three bytes
loop: while case let count = read(STDIN_FILENO, &key, key.count), count > 0 || isTerminal {
  switch String(decoding: key.prefix(max(0, count)), as: UTF8.self) {
  case "h", "\u{1B}[D": cursor.x = max(0, cursor.x - 1)
  case "l", "\u{1B}[C": cursor.x = min(columns - 1, cursor.x + 1)
  case "k", "\u{1B}[A": cursor.y = max(0, cursor.y - 1)
  case "j", "\u{1B}[B": cursor.y = min(rows - 1, cursor.y + 1)
  case " ", "\r", "\n": try tap()
  case "q": break loop
  default: break
  }
  host.runFrame(at: now())
  if isTerminal { print("\u{1B}[H\u{1B}[J\(picture())", terminator: "") }
  fflush(nil)
}
if isTerminal { tcsetattr(STDIN_FILENO, TCSANOW, &usual) }
print(picture(), terminator: "")
