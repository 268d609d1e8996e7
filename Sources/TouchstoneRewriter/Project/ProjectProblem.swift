/// The reason why a project file can't be used, as a clause.
struct ProjectProblem: Error {
  let clause: String
}
