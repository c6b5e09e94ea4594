// Publishes a page or a file in a thread. Node 20 does not hand tsx down to its threads.
import { register } from 'tsx/esm/api';

register();

const { readPage, serveFile } = await import('./publish-page.ts');

// eslint-disable-next-line no-restricted-syntax -- the pool calls what the file exports by default
export default (task) => (task.step === 'read' ? readPage(task) : serveFile(task));
