import { MemoryStore, type Store } from 'express-rate-limit';

/** Opens what counts within windows that begin with the first count; each name counts for itself. */
export type OpenWindows = (name: string) => Store;

/** Windows of this process alone. */
export const windowsInMemory: OpenWindows = () => new MemoryStore();
