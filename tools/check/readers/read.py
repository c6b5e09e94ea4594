"""Evaluates the expressions of readers. Prints the columns that each returns, as texts in JSON."""

import datetime
import importlib
import json
import os
import sys

for name in "chdb duckdb pandas polars pyarrow pyarrow.csv pyarrow.dataset pyarrow.parquet pyspark pyspark.sql".split():
    globals()[name.split(".")[0]] = importlib.import_module(name.split(".")[0])
    importlib.import_module(name)


class Session:
    """Starts Spark when it is first used."""

    def __getattr__(self, name):
        builder = pyspark.sql.SparkSession.builder.master("local[1]").config("spark.ui.enabled", False)
        return getattr(builder.getOrCreate(), name)


spark = Session()


def columns(found):
    if isinstance(found, pandas.DataFrame):
        return found.to_dict("list")
    if isinstance(found, polars.DataFrame):
        return found.to_dict(as_series=False)
    if isinstance(found, pyarrow.Table):
        return found.to_pydict()
    if isinstance(found, duckdb.DuckDBPyRelation):
        return dict(zip(found.columns, zip(*found.fetchall())))
    if hasattr(found, "collect"):
        return dict(zip(found.columns, zip(*found.collect())))
    return json.loads(found.data())


def text(value):
    if isinstance(value, datetime.datetime):
        return value.astimezone(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
    return "<missing>" if value is None or value != value else str(value)


def evaluate(expression, names):
    try:
        return {name: [text(value) for value in values] for name, values in columns(eval(expression, globals(), names)).items()}
    except Exception as error:
        return {"error": str(error)[:300]}


for reader in json.loads(sys.stdin.read()):
    read = {part: evaluate(expression, names) for part, expression, names in reader["reads"]}
    print("\n" + json.dumps({"name": reader["name"], "version": str(eval(reader["version"])), "read": read}), flush=True)
os._exit(0)
