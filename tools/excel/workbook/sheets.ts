import type { SharedStrings } from './shared-strings.js';
import { XML, xmlText } from './zipped.js';

/** A cell: a formula, a value, or nothing. */
export type Cell = string | number | boolean | null | { readonly formula: string } | { readonly date: number };

const SPREADSHEET = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

/** The letters of a column, the first of which is 0. */
export const lettersOf = (column: number): string =>
  (column < 26 ? String.fromCharCode(65 + column) : lettersOf(Math.floor(column / 26) - 1) + lettersOf(column % 26));

/** The range of a table with a line of names. */
export const rangeOf = (columns: number, rows: number): string => `A1:${lettersOf(columns - 1)}${Math.max(2, rows + 1)}`;

/** Styles of cells, by number in the styles of the workbook. */
const styles = { title: 1, moment: 2, day: 3 } as const;

function cellXml(cell: Cell, at: string, isTitle: boolean, texts: SharedStrings): string {
  const style = isTitle ? ` s="${styles.title}"` : '';
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${at}"${style}><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c r="${at}"${style} t="b"><v>${cell ? 1 : 0}</v></c>`;
  if (typeof cell === 'string') return `<c r="${at}"${style} t="s"><v>${texts.indexOf(cell)}</v></c>`;
  return 'formula' in cell ? `<c r="${at}"${style}><f>${xmlText(cell.formula)}</f></c>` : `<c r="${at}" s="${Number.isInteger(cell.date) ? styles.day : styles.moment}"><v>${cell.date}</v></c>`;
}

/** A sheet of cells; with a table over it, where it has one. */
export function sheetXml(rows: readonly (readonly Cell[])[], texts: SharedStrings, { hasTable, titles }: { readonly hasTable: boolean; readonly titles: ReadonlySet<number> }): string {
  const lines = rows.map((cells, at) => `<row r="${at + 1}">${cells.map((cell, column) => cellXml(cell, `${lettersOf(column)}${at + 1}`, titles.has(at), texts)).join('')}</row>`);
  const widths = hasTable ? '' : '<cols><col min="1" max="1" width="44" customWidth="1"/><col min="2" max="2" width="60" customWidth="1"/></cols>';
  return `${XML}<worksheet ${SPREADSHEET}>${widths}<sheetData>${lines.join('')}</sheetData>${hasTable ? '<tableParts count="1"><tablePart r:id="rId1"/></tableParts>' : ''}</worksheet>`;
}

/** The styles that cells name. */
export const stylesXml = `${XML}<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="2"><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Arial"/></font><font><b/><sz val="11"/><name val="Arial"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** A table that a query fills. */
export function tableXml(id: number, name: string, columns: readonly string[], rows: number): string {
  const range = rangeOf(columns.length, rows);
  const named = columns.map((column, at) => `<tableColumn id="${at + 1}" uniqueName="${at + 1}" name="${xmlText(column)}" queryTableFieldId="${at + 1}"/>`);
  return `${XML}<table xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" id="${id}" name="${name}" displayName="${name}" ref="${range}" tableType="queryTable" totalsRowShown="0"><autoFilter ref="${range}"/><tableColumns count="${columns.length}">${named.join('')}</tableColumns><tableStyleInfo name="TableStyleMedium7" showFirstColumn="0" showLastColumn="0" showRowStripes="1" showColumnStripes="0"/></table>`;
}

/** How a table is filled by a connection. */
export function queryTableXml(id: number, columns: readonly string[]): string {
  const fields = columns.map((column, at) => `<queryTableField id="${at + 1}" name="${xmlText(column)}" tableColumnId="${at + 1}"/>`);
  return `${XML}<queryTable xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" name="ExternalData_1" connectionId="${id}" autoFormatId="16" applyNumberFormats="0" applyBorderFormats="0" applyFontFormats="0" applyPatternFormats="0" applyAlignmentFormats="0" applyWidthHeightFormats="0"><queryTableRefresh nextId="${columns.length + 1}"><queryTableFields count="${columns.length}">${fields.join('')}</queryTableFields></queryTableRefresh></queryTable>`;
}

/** The connections of the queries that fill tables, in their order. */
export const connectionsXml = (names: readonly string[]): string =>
  `${XML}<connections xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${names.map((name, at) =>
    `<connection id="${at + 1}" keepAlive="1" name="Query - ${name}" description="Connection to the '${name}' query in the workbook." type="5" refreshedVersion="7" background="1" saveData="1"><dbPr connection="Provider=Microsoft.Mashup.OleDb.1;Data Source=$Workbook$;Location=${name};Extended Properties=&quot;&quot;" command="SELECT * FROM [${name}]"/></connection>`).join('')}</connections>`;

/** The sheets of a workbook, and where their tables lie. */
export function workbookXml(sheets: readonly { readonly name: string; readonly range?: string }[]): string {
  const names = sheets.flatMap(({ name, range }, at) => {
    const [from = '', to = ''] = range?.split(':').map((cell) => cell.replace(/([A-Z]+)(\d+)/u, '$$$1$$$2')) ?? [];
    return range === undefined ? [] : [`<definedName name="ExternalData_1" localSheetId="${at}" hidden="1">${name}!${from}:${to}</definedName>`];
  });
  return `${XML}<workbook ${SPREADSHEET}><sheets>${sheets.map(({ name }, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets><definedNames>${names.join('')}</definedNames><calcPr calcId="191029" fullCalcOnLoad="1"/></workbook>`;
}
