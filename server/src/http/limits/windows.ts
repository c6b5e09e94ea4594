import { MemoryStore, type Store } from 'express-rate-limit';

/** Opens what counts within windows that begin with the first count; each name counts for itself. */
export type WindowStores = (name: string) => Store;

/** Windows of this process alone. */
export const memoryWindows: WindowStores = () => new MemoryStore();
