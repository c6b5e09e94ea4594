#!/usr/bin/env bash
# DuckDB 2.0.1 reads a CSV column in which every text is INF, the code of a club, as DATE: each cell becomes the date
# `infinity`, which Python gets as 31 December 9999. One other code in the column, and it is text. Nothing is
# reported. A type for the column is right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv reader
reader/bin/pip install --quiet --disable-pip-version-check duckdb==2.0.1
printf 'code\nINF\nINF\n' >one.csv
printf 'code\nINF\nGEE\n' >two.csv
reader/bin/python - <<'PY' | tee seen
import duckdb
for file, settings in [("one.csv", {}), ("two.csv", {}), ("one.csv", {"dtype": {"code": "VARCHAR"}})]:
    rows = duckdb.read_csv(file, **settings)
    print(file, rows.types[0], *(row[0] for row in rows.fetchall()))
PY
diff seen - <<'TEXT'
one.csv DATE 9999-12-31 9999-12-31
two.csv VARCHAR INF GEE
one.csv VARCHAR INF INF
TEXT
echo 'as described: a date, a text, and a text by its type'
