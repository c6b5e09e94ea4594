import { gunzipSync } from 'node:zlib';

/** Returns the rows of CSV, the header first, without empty lines. It shares no code with the import. */
export function rowsOfCsv(bytes: Buffer): readonly (readonly string[])[] {
  const text = (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes)
    .toString('utf8')
    .replace(/^\ufeff/u, '');
  const rows: string[][] = [];
  let [fields, field, isQuoted]: [string[], string, boolean] = [[], '', false];
  let isEmpty = true;
  const endField = (): void => {
    fields.push(field);
    field = '';
  };
  const endRow = (): void => {
    endField();
    if (!isEmpty) rows.push(fields);
    [fields, isEmpty] = [[], true];
  };
  for (const [token] of text.matchAll(/""|"|,|\r\n|\n|\r|[^",\r\n]+/gu)) {
    const isBreak = token === '\n' || token === '\r' || token === '\r\n';
    if (isQuoted && token === '""') field += '"';
    else if (isQuoted && token !== '"') field += token;
    else if (token === '"') isQuoted = !isQuoted;
    else if (token === ',') endField();
    else if (isBreak) endRow();
    else if (token !== '""') field += token;
    if (isQuoted || !isBreak) isEmpty = false;
  }
  if (!isEmpty) endRow();
  return rows;
}
