"""A message bus of its own for a browser, on which media keys are what a desktop makes of them."""

import asyncio
import os
import shutil
import subprocess


class SessionBus:
    """A bus; use it with `with`."""

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

    async def player(self, *arguments):
        """What playerctl says, which asks players as a desktop's media keys do."""
        process = await asyncio.create_subprocess_exec(
            "playerctl", *arguments, env=self.environment, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT)
        output, _ = await asyncio.wait_for(process.communicate(), 10)
        return output.decode().strip()

    async def player_says(self, expected, *arguments, seconds=15):
        """Waits until playerctl says something, which is a test of what it says."""
        for _ in range(seconds * 10):
            if expected(answer := await self.player(*arguments)):
                return answer
            await asyncio.sleep(0.1)
        raise AssertionError(f"playerctl {' '.join(arguments)} says {answer!r}")
