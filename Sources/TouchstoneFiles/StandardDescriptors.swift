internal import Foundation

/// Standard input, standard output and standard error of the process.
package enum StandardDescriptors {
  /// Opens those of the three descriptors that are closed, so that no file gets their numbers.
  ///
  /// Otherwise, with `2>&-`, the first file that the process opens has the number 2, and messages
  /// would be written to it. Reading from or writing to a descriptor that was closed still fails.
  package static func fill() {
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(number, F_GETFD) < 0 {
      _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
