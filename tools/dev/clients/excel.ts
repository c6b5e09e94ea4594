import { testsOf } from '../suites.js';
import { ensure, succeeds } from './debian.js';
import type { ClientPart } from './part.js';
import { runProgram } from './run-program.js';

const mocha =
  'node_modules/mocha/bin/mocha.js --no-config --node-option conditions=source --node-option import=tsx --timeout 120000 --reporter tools/dev/reporter.cjs'.split(
    ' ',
  );

/**
 * The Power Query library and the workbook in clients/excel. They are tested without Excel: the library with our own
 * interpreter, the workbook with LibreOffice.
 */
export const excel: ClientPart = {
  name: 'Excel',
  prepare: () => ensure(() => succeeds('soffice', '--version'), ['libreoffice-calc-nogui']),
  run: (environment) =>
    runProgram('.', { ...environment }, process.execPath, ...mocha, ...testsOf(process.cwd(), 'Excel')),
};
