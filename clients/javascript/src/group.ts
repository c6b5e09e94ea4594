import type { Caller } from './caller.js';
import type { NamedThings } from './named-things.js';

/** Methods about one subject. `api.ts` composes the groups. */
export abstract class Group {
  constructor(
    protected readonly caller: Caller,
    protected readonly names: NamedThings,
  ) {}
}
