import type { Cell, Value } from './sheets.js';
import { lettersOf, valueOf } from './sheets.js';
import { XML, xmlText } from './zipped.js';

/** The table that a pivot and a chart show. */
export interface PivotSource {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** The column whose values become rows of the pivot. */
  readonly group: string;
  /** The columns whose sums the pivot shows. */
  readonly sums: readonly string[];
  /** The column with the labels of the bars. */
  readonly label: string;
}

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006';

/** Number of sheet rows above the pivot, and maximum number of bars in the chart. */
const [ABOVE, BARS] = [2, 20];

const columnOf = ({ columns, rows }: PivotSource, name: string): readonly Value[] =>
  rows.map((row) => valueOf(row[columns.indexOf(name)] ?? null));
const numbers = (values: readonly Value[]): readonly number[] => values.filter((value) => typeof value === 'number');
const sum = (values: readonly Value[]): number => numbers(values).reduce((total, value) => total + value, 0);
const groupsOf = (source: PivotSource): readonly string[] =>
  [...new Set(columnOf(source, source.group).map(String))].sort();

/** Returns the cells of the sheet: a title, and the values that the pivot shows until it is refreshed. */
export function pivotCells(source: PivotSource): readonly (readonly Cell[])[] {
  const groups = columnOf(source, source.group).map(String);
  const totals = source.sums.map((name) => columnOf(source, name));
  const line = (title: string, isIn: (group: string) => boolean): readonly Cell[] => [
    title,
    ...totals.map((values) => sum(values.filter((_, at) => isIn(groups[at] ?? '')))),
  ];
  return [
    [{ value: `${source.name}, added up`, style: 'section' }],
    [],
    ['Row Labels', ...source.sums.map((name) => `Sum of ${name}`)].map((value) => ({ value, style: 'heading' })),
    ...groupsOf(source).map((group) => line(group, (one) => one === group)),
    line('Grand Total', () => true),
  ];
}

/** Returns the XML of the pivot's fields. Excel reads the rows when it opens the workbook, so none are stored here. */
export function pivotCacheXml(source: PivotSource): string {
  const fields = source.columns.map((name) => {
    const values = columnOf(source, name);
    const found = numbers(values);
    const items =
      name === source.group
        ? `<sharedItems count="${groupsOf(source).length}">${groupsOf(source)
            .map((group) => `<s v="${xmlText(group)}"/>`)
            .join('')}</sharedItems>`
        : found.length === values.length
          ? `<sharedItems containsSemiMixedTypes="0" containsString="0" containsNumber="1"${found.every(Number.isInteger) ? ' containsInteger="1"' : ''} minValue="${Math.min(...found)}" maxValue="${Math.max(...found)}"/>`
          : '<sharedItems/>';
    return `<cacheField name="${xmlText(name)}" numFmtId="0">${items}</cacheField>`;
  });
  return `${XML}<pivotCacheDefinition ${MAIN} ${RELATIONS} saveData="0" refreshOnLoad="1" createdVersion="6" refreshedVersion="6" minRefreshableVersion="3"><cacheSource type="worksheet"><worksheetSource name="${source.name}"/></cacheSource><cacheFields count="${fields.length}">${fields.join('')}</cacheFields></pivotCacheDefinition>`;
}

/** Returns the XML of a pivot with a row for each group and a column for each sum. */
export function pivotTableXml(source: PivotSource): string {
  const groups = groupsOf(source);
  const fields = source.columns.map((name) => {
    if (name === source.group)
      return `<pivotField axis="axisRow" showAll="0"><items count="${groups.length + 1}">${groups.map((_, at) => `<item x="${at}"/>`).join('')}<item t="default"/></items></pivotField>`;
    return source.sums.includes(name) ? '<pivotField dataField="1" showAll="0"/>' : '<pivotField showAll="0"/>';
  });
  const placed = (count: number, attribute: string): string =>
    Array.from({ length: count }, (_, at) =>
      at === 0 ? '<i><x/></i>' : `<i${attribute === '' ? '' : ` ${attribute}="${at}"`}><x v="${at}"/></i>`,
    ).join('');
  const data = source.sums.map(
    (name) =>
      `<dataField name="${xmlText(`Sum of ${name}`)}" fld="${source.columns.indexOf(name)}" baseField="0" baseItem="0"/>`,
  );
  const range = `A${ABOVE + 1}:${lettersOf(source.sums.length)}${ABOVE + groups.length + 2}`;
  return `${XML}<pivotTableDefinition ${MAIN} name="${source.name}Pivot" cacheId="1" applyNumberFormats="0" applyBorderFormats="0" applyFontFormats="0" applyPatternFormats="0" applyAlignmentFormats="0" applyWidthHeightFormats="1" dataCaption="Values" updatedVersion="6" minRefreshableVersion="3" useAutoFormatting="1" itemPrintTitles="1" createdVersion="6" indent="0" outline="1" outlineData="1" multipleFieldFilters="0"><location ref="${range}" firstHeaderRow="0" firstDataRow="1" firstDataCol="1"/><pivotFields count="${fields.length}">${fields.join('')}</pivotFields><rowFields count="1"><field x="${source.columns.indexOf(source.group)}"/></rowFields><rowItems count="${groups.length + 1}">${placed(groups.length, '')}<i t="grand"><x/></i></rowItems><colFields count="1"><field x="-2"/></colFields><colItems count="${data.length}">${placed(data.length, 'i')}</colItems><dataFields count="${data.length}">${data.join('')}</dataFields><pivotTableStyleInfo name="PivotStyleMedium7" showRowHeaders="1" showColHeaders="1" showRowStripes="0" showColStripes="0" showLastColumn="1"/></pivotTableDefinition>`;
}

/** Returns the XML that places the chart below the pivot. */
export function drawingXml(source: PivotSource): string {
  const from = ABOVE + groupsOf(source).length + 3;
  const corner = (name: string, column: number, row: number): string =>
    `<xdr:${name}><xdr:col>${column}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:${name}>`;
  return `${XML}<xdr:wsDr xmlns:xdr="${DRAWING}/spreadsheetDrawing" xmlns:a="${DRAWING}/main"><xdr:twoCellAnchor>${corner('from', 0, from)}${corner('to', 8, from + 26)}<xdr:graphicFrame macro=""><xdr:nvGraphicFramePr><xdr:cNvPr id="2" name="Chart" descr="Bars of the ${BARS} players with most"/><xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr><xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm><a:graphic><a:graphicData uri="${DRAWING}/chart"><c:chart xmlns:c="${DRAWING}/chart" ${RELATIONS} r:id="rId1"/></a:graphicData></a:graphic></xdr:graphicFrame><xdr:clientData/></xdr:twoCellAnchor></xdr:wsDr>`;
}

/**
 * Returns the XML of a bar chart of the first sum. It shows the first rows of the table, which is sorted by that sum.
 */
export function chartXml(source: PivotSource): string {
  const first = source.sums[0] ?? '';
  const rows = Math.min(BARS, source.rows.length);
  const rangeOf = (name: string): string => {
    const letters = lettersOf(source.columns.indexOf(name));
    return `${source.name}!$${letters}$2:$${letters}$${rows + 1}`;
  };
  const cached = (name: string): string =>
    `<c:ptCount val="${rows}"/>${columnOf(source, name)
      .slice(0, rows)
      .map((value, at) => (value === null ? '' : `<c:pt idx="${at}"><c:v>${xmlText(String(value))}</c:v></c:pt>`))
      .join('')}`;
  const text = (content: string): string =>
    `<c:tx><c:rich><a:bodyPr/><a:p><a:r><a:rPr lang="en-AU"/><a:t>${xmlText(content)}</a:t></a:r></a:p></c:rich></c:tx><c:overlay val="0"/>`;
  const axis = (kind: 'cat' | 'val', id: number, crosses: number, rest: string): string =>
    `<c:${kind}Ax><c:axId val="${id}"/><c:scaling><c:orientation val="${kind === 'cat' ? 'maxMin' : 'minMax'}"/></c:scaling><c:delete val="0"/><c:axPos val="${kind === 'cat' ? 'l' : 'b'}"/>${rest}<c:tickLblPos val="nextTo"/><c:crossAx val="${crosses}"/><c:crosses val="autoZero"/></c:${kind}Ax>`;
  const bars = `<c:ser><c:idx val="0"/><c:order val="0"/><c:spPr><a:solidFill><a:srgbClr val="0B6148"/></a:solidFill></c:spPr><c:invertIfNegative val="0"/><c:cat><c:strRef><c:f>${rangeOf(source.label)}</c:f><c:strCache>${cached(source.label)}</c:strCache></c:strRef></c:cat><c:val><c:numRef><c:f>${rangeOf(first)}</c:f><c:numCache><c:formatCode>General</c:formatCode>${cached(first)}</c:numCache></c:numRef></c:val></c:ser>`;
  return `${XML}<c:chartSpace xmlns:c="${DRAWING}/chart" xmlns:a="${DRAWING}/main" ${RELATIONS}><c:chart><c:title>${text(`${first}: the ${rows} players with most`)}</c:title><c:autoTitleDeleted val="0"/><c:plotArea><c:layout/><c:barChart><c:barDir val="bar"/><c:grouping val="clustered"/><c:varyColors val="0"/>${bars}<c:gapWidth val="40"/><c:axId val="1"/><c:axId val="2"/></c:barChart>${axis('cat', 1, 2, '')}${axis('val', 2, 1, '<c:majorGridlines/>')}</c:plotArea><c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart></c:chartSpace>`;
}
