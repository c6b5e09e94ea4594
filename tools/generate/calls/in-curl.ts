import { shellQuoted } from '@goalsquare/openapi/call-literals';
import { batchOf } from './batch.js';
import { sandbox, type SampleCall } from './sample-call.js';

/** Path and query of a call. */
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

/** A call in the shell. */
export function inCurl(call: SampleCall): string {
  const { method, body } = call;
  return [
    `curl -s${call.answers === 'stream' ? 'N' : ''}${call.answers === 'file' ? 'OJ' : ''}${method === 'delete' ? ' -X DELETE' : ''} -H ${shellQuoted(`Authorization: Bearer ${sandbox.token}`)}`,
    ...(body === undefined ? [] : [`-H 'Content-Type: application/json'`]),
    shellQuoted(`${sandbox.url}${targetOf(call)}`),
    ...(body === undefined ? [] : [`-d ${shellQuoted(sent(call))}`]),
  ].join(' \\\n  ');
}
