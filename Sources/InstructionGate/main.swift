// Does one piece of work so many times, for a profiler that counts instructions:
//
//     InstructionGate                                    the names of all there are
//     InstructionGate "hit test, 100 nested, C" 1000
//
// Scripts/instructions counts them, and says what may be how dear.
import Workloads

let arguments = CommandLine.arguments.dropFirst()
if let name = arguments.first {
  guard let workload = Workload.all.first(where: { $0.name == name }),
    let count = arguments.dropFirst().first.flatMap({ Int($0, radix: 10) })
  else { fatalError("expected the name of a workload and a count") }
  _ = workload.ready()(count)
} else {
  for workload in Workload.all { print(workload.name) }
}
