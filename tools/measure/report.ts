/** Prints what was measured as a table, or as JSON with `--json`, and every fault. A fault fails the process. */
export function report(rows: readonly object[], faults: readonly string[]): void {
  if (process.argv.includes('--json')) console.log(JSON.stringify({ rows, faults }));
  else console.table(rows);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
