import { once } from 'node:events';
import { Caller } from '../http/measure.js';
import { kinds } from './carried-requests.js';
import { sentBy, type SenderTask } from './senders.js';

/* A process that sends requests: it warms the server, then sends for as many seconds as each message says. */

const [task] = (await once(process, 'message')) as [SenderTask];
const asked = kinds[task.kind];
if (asked === undefined) throw new Error(`no request is called ${task.kind}`);
const caller = await Caller.warm(task.server, asked, task.warm, task.first);
process.on('message', ({ seconds }: { readonly seconds: number }) => {
  void sentBy(caller, seconds, task.connections).then((sent) => process.send?.(sent));
});
process.send?.('warm');
