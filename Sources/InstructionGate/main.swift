// Runs a workload a number of times, for a profiler that counts instructions:
//
//     InstructionGate                                    prints the names of all workloads
//     InstructionGate "hit test, 100 nested, C" 1000
//
// Scripts/instructions counts the instructions and has the limits. A workload that measures only a
// part of its work prints that time. The workload runs a few times before the profiler begins to
// count, so that reading class tables and the like isn't included.
import CInstructionCounter
import Foundation
import Workloads

let arguments = CommandLine.arguments.dropFirst()
if let name = arguments.first {
  guard let workload = Workload.all.first(where: { $0.name == name }),
    let count = arguments.dropFirst().first.flatMap({ Int($0, radix: 10) })
  else {
    print("expected the name of a workload, such as it is listed without arguments, and a count")
    exit(2)
  }
  let work = workload.ready()
  _ = work(min(200, max(1, count / 4)))
  instruction_counter_begin()
  let nanoseconds = work(count)
  instruction_counter_end()
  if workload.tellsTime { print("\(nanoseconds) ns") }
} else {
  for workload in Workload.all { print(workload.name) }
}
