import type { SharedStrings } from './shared-strings.js';
import { styleNumber, type StyleName } from './styles.js';
import { XML, xmlText } from './zipped.js';

/** The value of a cell. **Empty**: `null` for an empty cell. */
export type Value = string | number | boolean | null;

/** A cell: a plain value, or a value with a style, formula or link. */
export type Cell = Value | StyledCell;

/** A cell with a style, a formula or a link to a sheet. Dates and times are numbers with a date style. */
export interface StyledCell {
  /** The value shown. For a formula, its result when the workbook was created. */
  readonly value: Value;
  readonly formula?: string;
  readonly style?: StyleName;
  /** Name of a sheet. */
  readonly to?: string;
}

const SPREADSHEET =
  'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

/** Returns the letters of a column, counted from 0. */
export const lettersOf = (column: number): string =>
  column < 26 ? String.fromCharCode(65 + column) : lettersOf(Math.floor(column / 26) - 1) + lettersOf(column % 26);

/** Returns the range of a table with a header row. */
export const rangeOf = (columns: number, rows: number): string =>
  `A1:${lettersOf(columns - 1)}${Math.max(2, rows + 1)}`;

/** What a cell shows. */
export const valueOf = (cell: Cell): Value => styledOf(cell).value;

const styledOf = (cell: Cell): StyledCell => (typeof cell === 'object' && cell !== null ? cell : { value: cell });

function cellXml(cell: Cell, at: string, texts: SharedStrings): string {
  const { value, formula, style } = styledOf(cell);
  const start = `<c r="${at}"${style === undefined ? '' : ` s="${styleNumber(style)}"`}`;
  if (value === null) return style === undefined ? '' : `${start}/>`;
  if (formula !== undefined)
    return `${start}${typeof value === 'string' ? ' t="str"' : ''}><f>${xmlText(formula)}</f><v>${xmlText(String(value))}</v></c>`;
  if (typeof value === 'string') return `${start} t="s"><v>${texts.indexOf(value)}</v></c>`;
  return typeof value === 'boolean' ? `${start} t="b"><v>${value ? 1 : 0}</v></c>` : `${start}><v>${value}</v></c>`;
}

const linksXml = (rows: readonly (readonly Cell[])[]): string => {
  const links = rows.flatMap((cells, row) =>
    cells.flatMap((cell, column) => {
      const { to } = styledOf(cell);
      return to === undefined
        ? []
        : [`<hyperlink ref="${lettersOf(column)}${row + 1}" location="${to}!A1" display="${to}"/>`];
    }),
  );
  return links.length === 0 ? '' : `<hyperlinks>${links.join('')}</hyperlinks>`;
};

/** Height of a line of text. **Units**: points. */
const LINE = 13.5;

/** Returns the row height that wrapped text needs, as XML attributes. **Empty**: an empty text for a single line. */
function heightXml(cells: readonly Cell[], widths: readonly number[]): string {
  const lines = Math.max(
    1,
    ...cells.map((cell, at) => {
      const { value, style } = styledOf(cell);
      return style === 'prose' ? Math.ceil(String(value).length / (widths[at] ?? 1)) : 1;
    }),
  );
  return lines === 1 ? '' : ` ht="${lines * LINE}" customHeight="1"`;
}

const BELOW =
  '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft" activeCell="A2" sqref="A2"/></sheetView>';

/** Returns the XML of a view of a table in which the headings and the first `columns` columns stay in view. */
const frozen = (columns: number): string => {
  const cell = `${lettersOf(columns)}2`;
  return columns === 0
    ? BELOW
    : `<sheetView workbookViewId="0"><pane xSplit="${columns}" ySplit="1" topLeftCell="${cell}" activePane="bottomRight" state="frozen"/><selection pane="topRight"/><selection pane="bottomLeft"/><selection pane="bottomRight" activeCell="${cell}" sqref="${cell}"/></sheetView>`;
};
const PLAIN = '<sheetView showGridLines="0" workbookViewId="0"/>';
const FIRST = '<sheetView showGridLines="0" tabSelected="1" workbookViewId="0"/>';

/** The appearance of a sheet. **Units**: widths in characters. */
export interface SheetLook {
  readonly kind: 'first' | 'table' | 'plain';
  readonly widths: readonly number[];
  /** Number of columns on the left that stay in view. */
  readonly frozenColumns?: number;
  /** The formula for the list of choices, by cell address. */
  readonly lists?: Readonly<Record<string, string>>;
  /** The relationship id of the sheet's drawing. */
  readonly drawing?: string;
}

/** Returns the XML of list validations. They reject nothing, because a user may type a value that is not listed. */
const validationsXml = (lists: Readonly<Record<string, string>>): string => {
  const all = Object.entries(lists).map(
    ([cell, formula]) =>
      `<dataValidation type="list" allowBlank="1" showErrorMessage="0" sqref="${cell}"><formula1>${xmlText(formula)}</formula1></dataValidation>`,
  );
  return all.length === 0 ? '' : `<dataValidations count="${all.length}">${all.join('')}</dataValidations>`;
};

/** Returns the XML of a sheet. A table covers all cells, its headings stay in view, and its columns fit on one page. */
export function sheetXml(
  rows: readonly (readonly Cell[])[],
  texts: SharedStrings,
  { kind, widths, frozenColumns = 0, lists = {}, drawing }: SheetLook,
): string {
  const lines = rows.map(
    (cells, at) =>
      `<row r="${at + 1}"${heightXml(cells, widths)}>${cells.map((cell, column) => cellXml(cell, `${lettersOf(column)}${at + 1}`, texts)).join('')}</row>`,
  );
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`);
  const page = `<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.6" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="${kind === 'first' ? 'portrait' : 'landscape'}" fitToWidth="1" fitToHeight="0"/>`;
  const view = { first: FIRST, table: frozen(frozenColumns), plain: PLAIN }[kind];
  return `${XML}<worksheet ${SPREADSHEET}><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews>${view}</sheetViews><cols>${columns.join('')}</cols><sheetData>${lines.join(
    '',
  )}</sheetData>${validationsXml(lists)}${linksXml(rows)}${page}${drawing === undefined ? '' : `<drawing r:id="${drawing}"/>`}${kind === 'table' ? '<tableParts count="1"><tablePart r:id="rId1"/></tableParts>' : ''}</worksheet>`;
}

/** Returns the XML of a table that a query fills. */
export function tableXml(id: number, name: string, columns: readonly string[], rows: number): string {
  const range = rangeOf(columns.length, rows);
  const named = columns.map(
    (column, at) =>
      `<tableColumn id="${at + 1}" uniqueName="${at + 1}" name="${xmlText(column)}" queryTableFieldId="${at + 1}"/>`,
  );
  return `${XML}<table xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" id="${id}" name="${name}" displayName="${name}" ref="${range}" tableType="queryTable" totalsRowShown="0"><autoFilter ref="${range}"/><tableColumns count="${columns.length}">${named.join('')}</tableColumns><tableStyleInfo name="TableStyleMedium7" showFirstColumn="0" showLastColumn="0" showRowStripes="1" showColumnStripes="0"/></table>`;
}

/** Returns the XML of the query table that fills a table from a connection. */
export function queryTableXml(id: number, columns: readonly string[]): string {
  const fields = columns.map(
    (column, at) => `<queryTableField id="${at + 1}" name="${xmlText(column)}" tableColumnId="${at + 1}"/>`,
  );
  return `${XML}<queryTable xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" name="ExternalData_1" connectionId="${id}" autoFormatId="16" applyNumberFormats="0" applyBorderFormats="0" applyFontFormats="0" applyPatternFormats="0" applyAlignmentFormats="0" applyWidthHeightFormats="0"><queryTableRefresh nextId="${columns.length + 1}"><queryTableFields count="${columns.length}">${fields.join('')}</queryTableFields></queryTableRefresh></queryTable>`;
}

/** Returns the XML of the connections for queries that fill tables, in order. */
export const connectionsXml = (names: readonly string[]): string =>
  `${XML}<connections xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${names
    .map(
      (name, at) =>
        `<connection id="${at + 1}" keepAlive="1" name="Query - ${name}" description="Connection to the '${name}' query in the workbook." type="5" refreshedVersion="7" background="1" saveData="1"><dbPr connection="Provider=Microsoft.Mashup.OleDb.1;Data Source=$Workbook$;Location=${name};Extended Properties=&quot;&quot;" command="SELECT * FROM [${name}]"/></connection>`,
    )
    .join('')}</connections>`;

/** A sheet of a workbook. **Empty**: no `range` for a sheet without a table. */
export interface NamedSheet {
  readonly name: string;
  readonly range?: string;
  /** Number of columns on the left that are printed. */
  readonly printed?: number;
}

/** Returns the XML that lists a workbook's sheets, their tables' ranges, and names for cells and formulas. */
export function workbookXml(
  sheets: readonly NamedSheet[],
  definitions: Readonly<Record<string, string>>,
  pivotCache: string,
): string {
  const names = sheets.flatMap(({ name, range, printed = 1 }, at) => {
    const [from = '', to = ''] = range?.split(':').map((cell) => cell.replace(/([A-Z]+)(\d+)/u, '$$$1$$$2')) ?? [];
    return range === undefined
      ? []
      : [
          `<definedName name="_xlnm.Print_Area" localSheetId="${at}">${name}!$A:$${lettersOf(printed - 1)}</definedName>`,
          `<definedName name="_xlnm.Print_Titles" localSheetId="${at}">${name}!$1:$1</definedName>`,
          `<definedName name="ExternalData_1" localSheetId="${at}" hidden="1">${name}!${from}:${to}</definedName>`,
        ];
  });
  const own = Object.entries(definitions).map(
    ([name, formula]) => `<definedName name="${name}">${xmlText(formula)}</definedName>`,
  );
  return `${XML}<workbook ${SPREADSHEET}><bookViews><workbookView activeTab="0"/></bookViews><sheets>${sheets.map(({ name }, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets><definedNames>${[...names, ...own].join('')}</definedNames><calcPr calcId="191029" fullCalcOnLoad="1"/><pivotCaches><pivotCache cacheId="1" r:id="${pivotCache}"/></pivotCaches></workbook>`;
}
