import { printCall, printCurl, printFunction } from '@goalsquare/openapi/print-call';
import type { Call } from './call';

/** Languages that a call is shown in. */
export const snippetKinds = {
  curl: 'curl',
  javascript: 'JavaScript',
  python: 'Python',
  r: 'R',
  excel: 'Excel',
} as const;
export type SnippetKind = keyof typeof snippetKinds;

/** Returns a call in a language, ready to run. `url` is the origin of the server. */
export function snippetOf(kind: SnippetKind, url: string, token: string, call: Call): string {
  const server = { url, token };
  switch (kind) {
    case 'curl':
      return printCurl(server, call);
    case 'javascript':
      return printCall(kind, server, call.javascript);
    case 'python':
    case 'r':
      return printCall(kind, server, call.python);
    case 'excel':
      // The queries GoalsquareUrl and GoalsquareToken of the workbook contain the server and the key.
      return printFunction(kind, call.excel);
  }
}
