import { existsSync, readFileSync } from 'node:fs';
import type { Asked } from './asked.js';

/** The example of an operation: a call and its shortened response. */
export interface StoredExample {
  readonly call: Asked & { readonly path: Readonly<Record<string, number>> };
  readonly answer: unknown;
}

interface Content {
  examples?: object;
}
interface Operation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Content>> }>>;
}
type Paths = Readonly<Record<string, Readonly<Partial<Record<'get' | 'post', Operation>>>>>;

const SUMMARY = 'A response of the sandbox with long lists cut short';

/** Adds the examples in a folder to the operations of a bundled contract. Changes the document in place. */
export function withExamples(document: { readonly paths?: unknown }, folder: URL): void {
  for (const methods of Object.values(document.paths as Paths)) {
    for (const operation of Object.values(methods)) {
      const file = new URL(`${operation.operationId}.json`, folder);
      if (!existsSync(file)) continue;
      const {
        call: { body },
        answer,
      } = JSON.parse(readFileSync(file, 'utf8')) as StoredExample;
      const [reply, sent] = [
        operation.responses['200']?.content?.['application/json'],
        operation.requestBody?.content['application/json'],
      ];
      if (reply !== undefined) reply.examples = { sandbox: { summary: SUMMARY, value: answer } };
      if (sent !== undefined && body !== undefined)
        sent.examples = { sandbox: { summary: 'A batch of two queries', value: body } };
    }
  }
}
