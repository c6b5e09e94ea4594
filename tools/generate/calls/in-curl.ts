import { printCurl } from '@goalsquare/openapi/print-call';
import { batchOf } from './batch.js';
import { sandbox, type SampleCall } from './sample-call.js';

/** Returns the path and query of a call. */
function targetOf({ template, path, query }: SampleCall): string {
  const sent = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  );
  const placed = template.replaceAll(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(String(path[name])));
  return sent.length === 0 ? placed : `${placed}?${new URLSearchParams(sent).toString()}`;
}

function sent(call: SampleCall): string {
  const [list = ''] = Object.keys(call.body ?? {});
  const batch = batchOf(call);
  return batch === undefined
    ? JSON.stringify(call.body)
    : `{"${list}": [\n    ${batch.map((request) => JSON.stringify(request)).join(',\n    ')}\n  ]}`;
}

/** Writes a call as a shell command with curl. */
export const inCurl = (call: SampleCall): string =>
  printCurl(sandbox, {
    path: targetOf(call),
    method: call.method,
    body: call.body && sent(call),
    answers: call.answers,
  });
