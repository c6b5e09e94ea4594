import type { Caller } from './caller.js';
import type { NamedThings } from './named-things.js';

/** Base class for methods about one subject. `api.ts` combines the groups. */
export abstract class Group {
  constructor(
    protected readonly caller: Caller,
    protected readonly names: NamedThings,
  ) {}
}
