import type { ClientEnvironment } from '../part.js';
import { runProgram } from '../run-program.js';

/** Runs the tests of the package's formatter. Returns a message if any fail. */
export async function formatFault(environment: ClientEnvironment): Promise<string | undefined> {
  const test = 'testthat::test_file("tools/test-format.R", reporter = "summary", stop_on_failure = TRUE)';
  return (await runProgram('clients/r', { ...environment, LC_ALL: 'C.UTF-8' }, 'Rscript', '-e', test)) === 0
    ? undefined
    : 'the tests of clients/r/tools/format.R fail';
}
