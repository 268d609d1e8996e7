// Prints solved systems, or times, for Scripts/constraints: a line of JSON each.
//
//     ConstraintStreams 0 1000    systems 0 to 999
//     ConstraintStreams time      nanoseconds of a change among 1,000 constraints

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "time" {
  for (name, nanoseconds) in try TimedLayout.times() {
    print(#"{"name":"\#(name)","nanoseconds":\#(nanoseconds)}"#)
  }
} else {
  let numbers = arguments.compactMap { Int($0) }
  guard numbers.count == 2, numbers[0] <= numbers[1] else {
    fatalError("usage: ConstraintStreams FIRST END, or ConstraintStreams time")
  }
  for seed in numbers[0]..<numbers[1] { print(try RandomSystem.line(seed)) }
}
