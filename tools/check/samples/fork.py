"""Runs scripts one after another, each in a process that has already imported the package. Prints results as JSON."""

import json
import os
import runpy
import signal
import sys
from tempfile import TemporaryFile

import goalsquare  # noqa: F401

SECONDS = 300


def run(script):
    signal.alarm(SECONDS)
    sys.argv = [script]
    runpy.run_path(script, run_name="__main__")
    sys.exit()


def result_of(script):
    with TemporaryFile("w+") as said, TemporaryFile("w+") as complained:
        child = os.fork()
        if child == 0:
            os.dup2(said.fileno(), sys.stdout.fileno())
            os.dup2(complained.fileno(), sys.stderr.fileno())
            run(script)
        _, status = os.waitpid(child, 0)
        said.seek(0)
        complained.seek(0)
        return {"code": os.waitstatus_to_exitcode(status), "said": said.read(), "complained": complained.read()}


print(json.dumps([result_of(script) for script in sys.argv[1:]]))
