import { xmlText, zipped } from './zipped.js';

/** Excel's names for the results of queries. */
const resultTypes = { table: 'Table', function: 'Function', text: 'Text', record: 'Record' } as const;

/** A query of a workbook. `table` describes the table that it fills. **Empty**: without `table`, it fills none. */
export interface WorkbookQuery {
  readonly name: string;
  readonly text: string;
  readonly kind: keyof typeof resultTypes;
  readonly table?: { readonly columns: readonly string[]; readonly rows: number };
}

const declaration = '<?xml version="1.0" encoding="utf-8"?>';
const schemas = 'xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';

const packageXml = `${declaration}<Package ${schemas}><Version>2.99.202.0</Version><MinVersion>2.21.0.0</MinVersion><Culture>en-US</Culture></Package>`;
const contentTypes = `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="text/xml" /><Default Extension="m" ContentType="application/x-ms-m" /></Types>`;
const permissions = `${declaration}<PermissionList ${schemas}><CanEvaluateFuturePackages>false</CanEvaluateFuturePackages><FirewallEnabled>true</FirewallEnabled></PermissionList>`;

/**
 * An invalid checksum, because only the Windows account that saves a workbook can compute it. Excel then uses its
 * default permissions, which are the same as `permissions`.
 */
const permissionBinding = new Uint8Array(32);

/** Returns the queries as one section of an M document. */
export const sectionOf = (queries: readonly WorkbookQuery[]): string =>
  `section Section1;\n\n${queries.map(({ name, text }) => `shared ${name} = ${text.replace(/^\/\/.*\n/u, '').trim()};\n`).join('\n')}`;

const entriesOf = ({ name, kind, table }: WorkbookQuery): readonly (readonly [string, string])[] => [
  ['IsPrivate', 'l0'],
  ['FillEnabled', table === undefined ? 'l0' : 'l1'],
  ['FillObjectType', table === undefined ? 'sConnectionOnly' : 'sTable'],
  ['FillToDataModelEnabled', 'l0'],
  ['BufferNextRefresh', 'l1'],
  ['ResultType', `s${resultTypes[kind]}`],
  ['NameUpdatedAfterFill', 'l0'],
  ['AddedToDataModel', 'l0'],
  ...(table === undefined
    ? []
    : ([
        ['FillTarget', `s${name}`],
        ['FilledCompleteResultToWorksheet', 'l1'],
        ['FillCount', `l${table.rows}`],
        ['FillErrorCode', 'sUnknown'],
        ['FillErrorCount', 'l0'],
        ['FillColumnNames', `s${JSON.stringify(table.columns)}`],
        ['FillStatus', 'sComplete'],
      ] as const)),
];

const itemOf = (query: WorkbookQuery): string =>
  `<Item><ItemLocation><ItemType>Formula</ItemType><ItemPath>Section1/${query.name}</ItemPath></ItemLocation><StableEntries>${entriesOf(
    query,
  )
    .map(([type, value]) => `<Entry Type="${type}" Value="${xmlText(value)}" />`)
    .join('')}</StableEntries></Item>`;

const metadataXml = (queries: readonly WorkbookQuery[]): string =>
  `${declaration}<LocalPackageMetadataFile ${schemas}><Items><Item><ItemLocation><ItemType>AllFormulas</ItemType><ItemPath /></ItemLocation><StableEntries /></Item>${queries
    .map(itemOf)
    .join('')}</Items></LocalPackageMetadataFile>`;

function int32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setInt32(0, value, true);
  return bytes;
}

const withLength = (bytes: Uint8Array): readonly Uint8Array[] => [int32(bytes.length), bytes];

const joined = (parts: readonly Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]));

const BYTE_ORDER_MARK = '\u{feff}';
const text = (content: string): Uint8Array => new TextEncoder().encode(BYTE_ORDER_MARK + content);

/** Returns the queries of a workbook in Excel's binary form. **Source**: MS-QDEFF, sections 2.2 to 2.6. */
export function dataMashup(queries: readonly WorkbookQuery[]): Uint8Array {
  const parts = zipped({
    'Config/Package.xml': packageXml,
    '[Content_Types].xml': contentTypes,
    'Formulas/Section1.m': sectionOf(queries),
  });
  const metadata = joined([int32(0), ...withLength(text(metadataXml(queries))), ...withLength(zipped({}))]);
  return joined([
    int32(0),
    ...withLength(parts),
    ...withLength(text(permissions)),
    ...withLength(metadata),
    ...withLength(permissionBinding),
  ]);
}
