import { columnNames, readFiles, type ReadFile } from '@goalsquare/data';

const preface = `# Columns by source

<!-- Generated from data/src/import/published-headers.ts by \`npm run generate\`. Do not edit. -->

How [imports](real-data.md) read the columns of common files. Letter case, dots, underscores and spaces in names do not
matter, so files from other programs that keep these names can be imported, too.

`;

const code = (text: string): string => `\`${text}\``;

const section = ({ source, format, columns, unused }: ReadFile): string =>
  [
    `## ${source}\n`,
    `\`--format ${format}\`\n`,
    '| column of the file | read as |\n| --- | --- |',
    `${columns.map(({ header, column }) => `| ${code(header)} | ${code(column)} |`).join('\n')}\n`,
    ...(unused.length === 0 ? [] : [`Not read: ${unused.map(code).join(', ')}.\n`]),
  ].join('\n');

const names = (title: string, columns: ReturnType<typeof columnNames>['results']): string =>
  [
    `## ${title}\n`,
    '| column | accepted names, in order of preference |\n| --- | --- |',
    `${columns.map(({ column, names: all }) => `| ${code(column)} | ${all.map(code).join(', ')} |`).join('\n')}\n`,
  ].join('\n');

/** Returns the page that lists the columns of each source. */
export const sourceColumnsPage = (): string => {
  const { results, players } = columnNames();
  return [
    `${preface}${readFiles().map(section).join('\n')}`,
    names('All names in results and fixtures', results),
    names('All names in player statistics', players),
  ].join('\n');
};
