import { once } from 'node:events';
import { Caller } from '../http/measure.js';
import { kinds } from './carried-requests.js';
import { sentBy, type SenderTask } from './senders.js';

/* A process that sends requests. It warms up the server, then sends for the number of seconds in each message. */

const [task] = (await once(process, 'message')) as [SenderTask];
const asked = kinds[task.kind];
if (asked === undefined) throw new Error(`no request is called ${task.kind}`);
const caller = await Caller.warm(task.server, asked, task.warm, task.first);
process.on('message', ({ seconds }: { readonly seconds: number }) => {
  void sentBy(caller, seconds, task.connections).then((sent) => process.send?.(sent));
});
process.send?.('warm');
