"""A browser's own message bus, on which a test can press a desktop's media keys."""

import os
import shutil
import subprocess

from waiting import eventually


class SessionBus:
    """A bus. Use it with `with`."""

    def __enter__(self):
        for program, package in [("dbus-daemon", "dbus-daemon"), ("playerctl", "playerctl")]:
            if not shutil.which(program):
                raise RuntimeError(f"{program} is not there; install the package {package}")
        self.process = subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=1"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.address = self.process.stdout.readline().strip()
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()

    @property
    def environment(self):
        return {**os.environ, "DBUS_SESSION_BUS_ADDRESS": self.address}

    def player(self, *arguments):
        """Returns the output of playerctl, which controls players as a desktop's media keys do."""
        answer = subprocess.run(
            ["playerctl", *arguments], env=self.environment, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, timeout=10)
        return answer.stdout.strip()

    def player_says(self, expected, *arguments):
        """Waits until the output of playerctl passes the test `expected`."""
        def asked():
            answer = self.player(*arguments)
            assert expected(answer), f"playerctl {' '.join(arguments)} says {answer!r}"
            return True

        eventually(asked)
