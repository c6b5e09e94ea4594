"""Runs statements with Spark. Reads a line of JSON for each statement, and prints one with its rows or its error."""

import json
import os
import sys
from concurrent.futures import ThreadPoolExecutor

from pyspark.sql import SparkSession

# Java writes its warnings to the standard output, between the answers: it gets the standard error instead.
answers = os.fdopen(os.dup(1), "w")
os.dup2(2, 1)

settings = dict(word.split("=", 1) for word in sys.argv[2:])
spark = SparkSession.builder.master(sys.argv[1]).config(map=settings).getOrCreate()
print("ready", file=answers, flush=True)


def answer(line):
    asked = json.loads(line)
    try:
        rows = spark.sql(asked["statement"]).collect()
        found = json.dumps({"id": asked["id"], "rows": [row.asDict() for row in rows]}, default=str)
    except Exception as error:
        found = json.dumps({"id": asked["id"], "error": str(error)[:2000]})
    print(found + "\n", end="", file=answers, flush=True)


with ThreadPoolExecutor(max_workers=8) as pool:
    for asked in sys.stdin:
        pool.submit(answer, asked)
spark.stop()
