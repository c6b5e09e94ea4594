"""Counts the rows of each table of a dataset and sums its numbers, with DuckDB and with ClickHouse. Prints both."""

import json
import os
import sys

import chdb
import duckdb

for table in sorted(name for name in os.listdir(sys.argv[1]) if "manifest" not in name):
    files = f"{sys.argv[1]}/{table}/**/*.parquet"
    rows = duckdb.read_parquet(files, hive_partitioning=True)
    numbers = [name for name, kind in zip(rows.columns, rows.types) if str(kind) in ("INTEGER", "BIGINT", "DOUBLE")]
    expressions = ", ".join(["count(*)", *(f'sum("{name}")' for name in numbers)])
    ours = duckdb.sql(f"select {expressions} from rows").fetchall()[0]
    query = f"select {expressions} from file('{files}', Parquet) settings use_hive_partitioning = 1"
    theirs = json.loads(chdb.query(query, "JSONCompact").data())["data"][0]
    texts = [[None if value is None else float(value) for value in values] for values in (ours, theirs)]
    print(json.dumps({"table": table, "rows": ours[0], "columns": len(numbers), "duckdb": texts[0], "chdb": texts[1]}))
