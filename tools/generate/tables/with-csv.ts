import type { OperationTables, Tables } from '@goalsquare/openapi';

interface Operation {
  readonly operationId: string;
  readonly 'x-extension'?: true;
  parameters?: unknown[];
  readonly responses: Readonly<Record<string, { content?: Record<string, unknown> }>>;
}

interface Document {
  readonly paths?: unknown;
  components?: { parameters?: Record<string, unknown>; schemas?: Record<string, unknown> };
}

const format = {
  name: 'format',
  in: 'query',
  description:
    'Format of the response. Without it, the Accept header chooses between JSON and CSV. The default is JSON.',
  example: 'csv',
  schema: { type: 'string', enum: ['json', 'csv'] },
  'x-extension': true,
};

const csv = { type: 'string', description: 'CSV by RFC 4180: a header with the names of the columns, then the rows.' };

const table = (id: string, { default: first, tables }: OperationTables): unknown => ({
  name: 'table',
  in: 'query',
  description: `The table of a CSV response. Without it, ${first}. Other formats reject it. /tables.json lists the columns, under ${id}.`,
  example: first,
  schema: { type: 'string', enum: Object.keys(tables) },
  'x-extension': true,
});

/**
 * Adds the CSV extension to each operation of a bundled contract that has tables: the parameters `format` and `table`,
 * and a CSV response. Changes the document in place.
 */
export function withCsv(document: Document, { operations }: Pick<Tables, 'operations'>): void {
  const { components = {} } = document;
  components.parameters = { ...components.parameters, Format: format };
  components.schemas = { ...components.schemas, Csv: csv };
  for (const methods of Object.values(
    document.paths as Readonly<Record<string, Readonly<Record<string, Operation>>>>,
  )) {
    for (const operation of Object.values(methods)) {
      const of = (operations as Readonly<Record<string, OperationTables>>)[operation.operationId];
      const { content } = operation.responses['200'] ?? {};
      if (of === undefined || content === undefined) continue;
      operation.parameters = [
        ...(operation.parameters ?? []),
        { $ref: '#/components/parameters/Format' },
        table(operation.operationId, of),
      ];
      content['text/csv'] = { schema: { $ref: '#/components/schemas/Csv' }, 'x-extension': true };
    }
  }
}
