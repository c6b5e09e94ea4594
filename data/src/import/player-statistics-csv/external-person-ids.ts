import type { FoundId } from '../../register/register.js';
import type { PlayerRow } from './rows.js';

/** Collects the source's person ids, with all names that occur with each id. */
export class ExternalPersonIds {
  readonly #found = new Map<string, FoundId>();

  /** Records the person of a row. Rows without a source id are skipped. */
  add({ externalId, fullname }: PlayerRow, id: number): void {
    if (externalId === undefined) return;
    const key = `${externalId.source} ${externalId.externalId} ${fullname}`;
    this.#found.set(key, { kind: 'person', ...externalId, id, name: fullname });
  }

  get all(): readonly FoundId[] {
    return [...this.#found.values()];
  }
}
