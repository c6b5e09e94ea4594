import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'csv-parse/sync';

/** An export filter of LibreOffice: every sheet as a CSV file of its own, with cells as they are shown. */
const CSV_FILTER = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1';

/** A setting of LibreOffice: recalculate every formula when a file is opened. */
const ALWAYS_RECALCULATE = `<?xml version="1.0" encoding="UTF-8"?><oor:items xmlns:oor="http://openoffice.org/2001/registry"><item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item></oor:items>`;

/** A workbook in a temporary folder, and its sheets as LibreOffice recalculated them. */
export interface RecalculatedWorkbook {
  /** The bytes of the workbook. */
  readonly bytes: () => Uint8Array;
  readonly rowsOf: (table: string) => readonly (readonly string[])[];
  /** The value beside a name on the first sheet. **Empty**: `''` for a name that is not there. */
  readonly valueOf: (name: string) => string;
  readonly remove: () => void;
}

function makeWorkbook(file: string, url: string, token: string): void {
  const program = ['--conditions=source', '--import', 'tsx', 'clients/excel/generate/generate-workbook.ts'];
  execFileSync(process.execPath, [...program, '--url', url, '--token', token, '--out', file], { stdio: 'pipe' });
}

function recalculate(file: string, folder: string): void {
  const profile = path.join(folder, 'profile');
  mkdirSync(path.join(profile, 'user'), { recursive: true });
  writeFileSync(path.join(profile, 'user', 'registrymodifications.xcu'), ALWAYS_RECALCULATE);
  const installation = `-env:UserInstallation=${pathToFileURL(profile).href}`;
  const convert = ['--headless', '--convert-to', CSV_FILTER, '--outdir', folder, file];
  execFileSync('soffice', [installation, ...convert], { stdio: 'pipe' });
}

/** Makes the workbook from a server, and lets LibreOffice recalculate it. */
export function recalculatedWorkbook(url: string, token: string): RecalculatedWorkbook {
  const folder = mkdtempSync(path.join(tmpdir(), 'workbook-'));
  const file = path.join(folder, 'book.xlsx');
  makeWorkbook(file, url, token);
  recalculate(file, folder);
  const rowsOf = (table: string): readonly (readonly string[])[] =>
    parse(readFileSync(path.join(folder, `book-${table}.csv`)));
  return {
    bytes: () => readFileSync(file),
    rowsOf,
    valueOf: (name) => rowsOf('Start').find(([first]) => first === name)?.[1] ?? '',
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
