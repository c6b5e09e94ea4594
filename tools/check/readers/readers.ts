/** A reader of files, and its expressions: for CSV without and with a setting, and for other formats. */
export interface Reader {
  readonly name: string;
  readonly language: 'python' | 'r';
  /** Expression for the version of the reader. */
  readonly version: string;
  /** Reads CSV without a setting. */
  readonly plain: string;
  /** Reads CSV with the setting that the page shows. */
  readonly set: string;
  readonly parquet?: string;
  /** Reads a Parquet folder with the partition `jumper=07`, without and with a setting. */
  readonly folder?: string;
  readonly folderSet?: string;
}

const hive = 'pyarrow.dataset.partitioning(pyarrow.schema([("jumper", pyarrow.string())]), flavor="hive")';
const spark = `spark.read.option("header", True)`;

/** The readers that the check runs. Expressions can use `file`, `folder` and `texts`, the names of the text columns. */
export const readers: readonly Reader[] = [
  {
    name: 'DuckDB',
    language: 'python',
    version: 'duckdb.__version__',
    plain: 'duckdb.read_csv(file)',
    set: 'duckdb.read_csv(file, dtype={name: "VARCHAR" for name in texts})',
    parquet: 'duckdb.read_parquet(file)',
    folder: 'duckdb.read_parquet(folder + "/**/*.parquet", hive_partitioning=True)',
  },
  {
    name: 'polars',
    language: 'python',
    version: 'polars.__version__',
    plain: 'polars.read_csv(file)',
    set: 'polars.read_csv(file, schema_overrides={name: polars.String for name in texts})',
    parquet: 'polars.read_parquet(file)',
    folder: 'polars.read_parquet(folder + "/**/*.parquet")',
    folderSet: 'polars.read_parquet(folder + "/**/*.parquet", hive_schema={"jumper": polars.String})',
  },
  {
    name: 'pandas',
    language: 'python',
    version: 'pandas.__version__',
    plain: 'pandas.read_csv(file)',
    set: 'pandas.read_csv(file, dtype={name: "str" for name in texts}, keep_default_na=False, na_values="")',
    parquet: 'pandas.read_parquet(file)',
    folder: 'pandas.read_parquet(folder)',
    folderSet: `pandas.read_parquet(folder, partitioning=${hive})`,
  },
  {
    name: 'pyarrow',
    language: 'python',
    version: 'pyarrow.__version__',
    plain: 'pyarrow.csv.read_csv(file)',
    set: 'pyarrow.csv.read_csv(file, convert_options=pyarrow.csv.ConvertOptions(column_types={name: pyarrow.string() for name in texts}))',
    parquet: 'pyarrow.parquet.read_table(file)',
    folder: 'pyarrow.parquet.read_table(folder)',
    folderSet: `pyarrow.parquet.read_table(folder, partitioning=${hive})`,
  },
  {
    name: 'Spark',
    language: 'python',
    version: 'pyspark.__version__',
    plain: `${spark}.option("inferSchema", True).csv(file)`,
    set: `${spark}.csv(file)`,
    parquet: 'spark.read.parquet(file)',
    folder: 'spark.read.parquet(folder)',
    folderSet: 'spark.read.schema("points double, jumper string").parquet(folder)',
  },
  {
    name: 'ClickHouse',
    language: 'python',
    version: 'chdb.query("select version()").data().strip().strip(chr(34))',
    plain: `chdb.query("select * from file('" + file + "', CSVWithNames)", "JSONColumns")`,
    set: `chdb.query("select * from file('" + file + "', CSVWithNames) settings schema_inference_hints = '" + ", ".join(name + " String" for name in texts) + "'", "JSONColumns")`,
    parquet: `chdb.query("select * from file('" + file + "', Parquet)", "JSONColumns")`,
    folder: `chdb.query("select * from file('" + folder + "/*/*.parquet', Parquet) settings use_hive_partitioning = 1", "JSONColumns")`,
    folderSet: `chdb.query("select * from file('" + folder + "/*/*.parquet', Parquet, 'points Float64, jumper String') settings use_hive_partitioning = 1", "JSONColumns")`,
  },
  {
    name: 'R read.csv',
    language: 'r',
    version: 'paste(R.version$major, R.version$minor, sep = ".")',
    plain: 'read.csv(file)',
    set: 'read.csv(file, na.strings = "", colClasses = setNames(rep("character", length(texts)), texts))',
  },
  {
    name: 'readr',
    language: 'r',
    version: 'packageVersion("readr")',
    plain: 'readr::read_csv(file)',
    set: 'readr::read_csv(file, na = "", col_types = setNames(as.list(rep("c", length(texts))), texts))',
  },
  {
    name: 'data.table',
    language: 'r',
    version: 'packageVersion("data.table")',
    plain: 'data.table::fread(file)',
    set: 'data.table::fread(file, na.strings = "", colClasses = list(character = texts))',
  },
];

/** A column with values that readers tend to misinterpret. */
export interface Trap {
  readonly name: string;
  /** Its name on the page. */
  readonly title: string;
  readonly kind: 'text' | 'number' | 'instant';
  readonly values: readonly (string | number)[];
}

const ROWS = 2000;
const each = <T>(one: T, other: T, last = other): readonly T[] =>
  Array.from({ length: ROWS }, (_, row) => (row === ROWS - 1 ? last : row % 2 === 0 ? one : other));

/** The edge cases. 2:30 occurred twice in Melbourne on 5 April 2026, when daylight saving time ended. */
export const traps: readonly Trap[] = [
  { name: 'squadCode', title: '`INF`', kind: 'text', values: each('INF', 'INF') },
  { name: 'opponentCode', title: '`NA`', kind: 'text', values: each('NA', 'NA') },
  { name: 'pressure', title: '`None`', kind: 'text', values: each('None', 'nan') },
  { name: 'positionCode', title: '`F`', kind: 'text', values: each('F', 'F') },
  { name: 'statusCode', title: '`T`', kind: 'text', values: each('T', 'T') },
  { name: 'jumper', title: '`07`', kind: 'text', values: each('07', '12') },
  { name: 'score', title: '`10.12.72`', kind: 'text', values: each('10.12.72', '9.9.63') },
  { name: 'round', title: '`1` to `GF`', kind: 'text', values: each('1', '2', 'GF') },
  { name: 'points', title: '`0.1`', kind: 'number', values: each(0.1, 72.25) },
  { name: 'startTime', title: '`02:30:00`', kind: 'text', values: each('02:30:00', '02:30:00') },
  {
    name: 'utcMatchStart',
    title: 'twice 2:30',
    kind: 'instant',
    values: each('2026-04-04T15:30:00Z', '2026-04-04T16:30:00Z'),
  },
];
