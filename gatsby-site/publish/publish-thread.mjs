// Publishes a page or a file in a worker thread. Node 20 does not pass tsx on to its threads.
import { register } from 'tsx/esm/api';

register();

const { readPage, serveFile } = await import('./publish-page.ts');

export default (task) => (task.step === 'read' ? readPage(task) : serveFile(task));
