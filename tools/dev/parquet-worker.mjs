// The thread that reads Parquet, run from source: Node 20 does not hand tsx down to its threads.
import { register } from 'tsx/esm/api';

register();

await import('../../data/src/import/parquet/worker.ts');
