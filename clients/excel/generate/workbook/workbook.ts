import { dataMashup, type WorkbookQuery } from './data-mashup.js';
import { chartXml, drawingXml, pivotCacheXml, pivotCells, pivotTableXml, type PivotSource } from './pivot.js';
import { connectionsXml, queryTableXml, rangeOf, sheetXml, tableXml, workbookXml, type Cell } from './sheets.js';
import { SharedStrings } from './shared-strings.js';
import { stylesXml } from './styles.js';
import { printedColumns, widthsOf } from './widths.js';
import { XML, zipped } from './zipped.js';

/** A sheet that a query fills, with the rows it has when the workbook is created. */
export interface FilledSheet {
  readonly name: string;
  /** Number of columns on the left that stay in view. */
  readonly frozenColumns: number;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** A sheet of plain cells. It comes before the sheets that queries fill. **Units**: widths in characters. */
export interface FirstSheet {
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
  readonly widths: readonly number[];
  /** The cells in which the user chooses, each with its name and a formula for its list. */
  readonly choices: readonly { readonly name: string; readonly cell: string; readonly list: string }[];
}

/** Name of the sheet with the pivot and its chart. */
const PIVOT_SHEET = 'Pivot';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const relations = (all: readonly (readonly [type: string, target: string])[]): string =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${all.map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`).join('')}</Relationships>`;

const contentTypes = (parts: readonly (readonly [path: string, type: string])[]): string =>
  `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${parts
    .map(([path, type]) => `<Override PartName="/${path}" ContentType="${type}"/>`)
    .join('')}</Types>`;

const itemProperties = `${XML.replace('standalone="yes"', 'standalone="no"')}<ds:datastoreItem ds:itemID="{5E0C1B6E-70F5-4B2C-9C2B-3D4A76C3E001}" xmlns:ds="http://schemas.openxmlformats.org/officeDocument/2006/customXml"><ds:schemaRefs><ds:schemaRef ds:uri="http://schemas.microsoft.com/DataMashup"/></ds:schemaRefs></ds:datastoreItem>`;

const mashupXml = (queries: readonly WorkbookQuery[]): Uint8Array =>
  Buffer.from(
    `\u{feff}<?xml version="1.0" encoding="utf-16"?><DataMashup xmlns="http://schemas.microsoft.com/DataMashup">${Buffer.from(dataMashup(queries)).toString('base64')}</DataMashup>`,
    'utf16le',
  );

/** Returns the files of the sheets that queries fill. They come after the first sheet of the workbook. */
function filledParts(
  sheets: readonly FilledSheet[],
  texts: SharedStrings,
): readonly (readonly [path: string, content: string, type: string | undefined])[] {
  return sheets.flatMap(({ name, columns, rows, frozenColumns }, at) => {
    const [id, number] = [at + 1, at + 2];
    return [
      [
        `xl/worksheets/sheet${number}.xml`,
        sheetXml([columns.map((value) => ({ value, style: 'heading' as const })), ...rows], texts, {
          kind: 'table',
          widths: widthsOf(columns, rows),
          frozenColumns,
        }),
        `${SHEET}.worksheet+xml`,
      ],
      [`xl/worksheets/_rels/sheet${number}.xml.rels`, relations([['table', `../tables/table${id}.xml`]]), undefined],
      [`xl/tables/table${id}.xml`, tableXml(id, name, columns, rows.length), `${SHEET}.table+xml`],
      [
        `xl/tables/_rels/table${id}.xml.rels`,
        relations([['queryTable', `../queryTables/queryTable${id}.xml`]]),
        undefined,
      ],
      [`xl/queryTables/queryTable${id}.xml`, queryTableXml(id, columns), `${SHEET}.queryTable+xml`],
    ] as const;
  });
}

/** Returns the files of the last sheet, which has the pivot and the chart. */
function pivotParts(
  source: PivotSource,
  number: number,
  texts: SharedStrings,
): readonly (readonly [path: string, content: string, type: string | undefined])[] {
  const cells = pivotCells(source);
  const look = {
    kind: 'plain',
    widths: [26, ...source.sums.map((name) => name.length + 10)],
    drawing: 'rId2',
  } as const;
  return [
    [`xl/worksheets/sheet${number}.xml`, sheetXml(cells, texts, look), `${SHEET}.worksheet+xml`],
    [
      `xl/worksheets/_rels/sheet${number}.xml.rels`,
      relations([
        ['pivotTable', '../pivotTables/pivotTable1.xml'],
        ['drawing', '../drawings/drawing1.xml'],
      ]),
      undefined,
    ],
    ['xl/pivotTables/pivotTable1.xml', pivotTableXml(source), `${SHEET}.pivotTable+xml`],
    [
      'xl/pivotTables/_rels/pivotTable1.xml.rels',
      relations([['pivotCacheDefinition', '../pivotCache/pivotCacheDefinition1.xml']]),
      undefined,
    ],
    ['xl/pivotCache/pivotCacheDefinition1.xml', pivotCacheXml(source), `${SHEET}.pivotCacheDefinition+xml`],
    ['xl/drawings/drawing1.xml', drawingXml(source), 'application/vnd.openxmlformats-officedocument.drawing+xml'],
    ['xl/drawings/_rels/drawing1.xml.rels', relations([['chart', '../charts/chart1.xml']]), undefined],
    ['xl/charts/chart1.xml', chartXml(source), 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml'],
  ];
}

/** Returns names for the cells in which the user chooses, such as `ChosenMatch`, and for their lists. */
const definitionsOf = ({ name: sheet, choices }: FirstSheet): Readonly<Record<string, string>> =>
  Object.fromEntries(
    choices.flatMap(({ name, cell, list }) => [
      [`Chosen${name}`, `${sheet}!${cell.replace(/([A-Z]+)(\d+)/u, '$$$1$$$2')}`],
      [`${name}List`, list],
    ]),
  );

/** Returns the XML that lists the sheets. The pivot's relationship comes after theirs. */
function sheetsXml(first: FirstSheet, sheets: readonly FilledSheet[]): string {
  const filledSheets = sheets.map(({ name, columns, rows }) => ({
    name,
    range: rangeOf(columns.length, rows.length),
    printed: printedColumns(widthsOf(columns, rows)),
  }));
  const all = [{ name: first.name }, ...filledSheets, { name: PIVOT_SHEET }];
  return workbookXml(all, definitionsOf(first), `rId${all.length + 1}`);
}

/**
 * Returns a workbook: a first sheet of plain cells, sheets filled by queries, a pivot with a chart, and the queries.
 */
export function workbook(
  first: FirstSheet,
  sheets: readonly FilledSheet[],
  queries: readonly WorkbookQuery[],
  pivot: PivotSource,
): Uint8Array {
  const texts = new SharedStrings();
  const lists = Object.fromEntries(first.choices.map(({ name, cell }) => [cell, `${name}List`]));
  const all = [first, ...sheets, { name: PIVOT_SHEET }];
  const sheetParts = [
    ['xl/workbook.xml', sheetsXml(first, sheets), `${SHEET}.sheet.main+xml`],
    [
      'xl/worksheets/sheet1.xml',
      sheetXml(first.rows, texts, { kind: 'first', widths: first.widths, lists }),
      `${SHEET}.worksheet+xml`,
    ],
    ...filledParts(sheets, texts),
    ...pivotParts(pivot, all.length, texts),
  ] as const;
  const parts = [
    ...sheetParts,
    ['xl/sharedStrings.xml', texts.xml, `${SHEET}.sharedStrings+xml`],
    ['xl/connections.xml', connectionsXml(sheets.map(({ name }) => name)), `${SHEET}.connections+xml`],
    ['xl/styles.xml', stylesXml, `${SHEET}.styles+xml`],
    [
      'customXml/itemProps1.xml',
      itemProperties,
      'application/vnd.openxmlformats-officedocument.customXmlProperties+xml',
    ],
  ] as const;
  const ofWorkbook = [
    ...all.map((_, at) => ['worksheet', `worksheets/sheet${at + 1}.xml`] as const),
    ['pivotCacheDefinition', 'pivotCache/pivotCacheDefinition1.xml'],
    ['connections', 'connections.xml'],
    ['styles', 'styles.xml'],
    ['sharedStrings', 'sharedStrings.xml'],
    ['customXml', '../customXml/item1.xml'],
  ] as const;
  return zipped({
    '[Content_Types].xml': contentTypes(
      parts.flatMap(([path, , type]) => (type === undefined ? [] : [[path, type] as const])),
    ),
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/_rels/workbook.xml.rels': relations(ofWorkbook),
    'customXml/_rels/item1.xml.rels': relations([['customXmlProps', 'itemProps1.xml']]),
    'customXml/item1.xml': mashupXml(queries),
    ...Object.fromEntries(parts.map(([path, content]) => [path, content])),
  });
}
