import type { HeaderPlayer } from '@goalsquare/engine';
import { given } from '../../given.js';
import type { FoundId } from '../../register/register.js';
import { AFL, personIdOf } from '../afl-ids.js';
import type { CsvRow } from '../csv.js';
import { idOfName } from '../player-statistics-csv/persons.js';
import type { PublishedColumn } from './published-columns.js';

/** Collects the persons of published events: their ids, names, and the source's ids. */
export class PublishedPersons {
  readonly players = new Map<number, HeaderPlayer>();
  readonly #found = new Map<string, FoundId>();

  /**
   * Returns the id of a row's person. If the row has no id, the id is made from the name. **Empty**: `''` without a
   * person.
   */
  idOf({ of }: CsvRow<PublishedColumn>): string {
    const { person_id: id, first_name: firstname, surname } = of;
    const fullname = [firstname, surname].filter((part) => part !== '').join(' ');
    if (id === '' && fullname === '') return '';
    const isNumber = /^\d+$/u.test(id);
    if (isNumber && fullname === '') return id;
    const personId = id === '' ? idOfName(fullname) : isNumber ? Number(id) : personIdOf(id);
    const name = fullname === '' ? undefined : fullname;
    if (!this.players.has(personId))
      this.players.set(personId, {
        personId,
        ...given({ fullname: name, firstname: firstname || undefined, surname: surname || undefined }),
      });
    if (id !== '' && !isNumber && !this.#found.has(id))
      this.#found.set(id, { kind: 'person', source: AFL, externalId: id, id: personId, name });
    return String(personId);
  }

  /** Returns the source's person ids. */
  get ids(): readonly FoundId[] {
    return [...this.#found.values()];
  }
}
