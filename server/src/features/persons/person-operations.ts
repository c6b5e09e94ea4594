import type { ExtensionId, Person } from '@goalsquare/openapi';
import type { Account } from '../../domain/accounts/account.js';
import type { Licence } from '../../domain/accounts/licence.js';
import { licensedWorld } from '../../domain/licensed-world.js';
import { Problem, problemWith } from '../../domain/problems.js';
import { truncated } from '../../domain/text/quoted.js';
import { LIST_MAX_AGE } from '../../answers/max-ages.js';
import { listTag } from '../../http/pipeline/find-resource.js';
import type { ExtensionEndpoint, ExtensionEndpoints } from '../../http/pipeline/extensions.js';
import type { Freshness, Services } from '../../http/pipeline/services.js';
import type { IndexedPerson } from './person-index.js';
import { MAX_WORDS, wordsOf } from './person-search.js';
import { licensedSeasonsOf, type Persons } from './persons.js';

/** The operations on persons. */
type PersonOperationId = Extract<ExtensionId, 'getPersons' | 'getPerson'>;

/** What the operations on persons need. */
interface PersonServices extends Pick<Services, 'world'> {
  readonly persons: () => Promise<Persons>;
}

const personOf = ({ personId, seasons }: IndexedPerson): Person | undefined =>
  seasons[0] && { personId, ...seasons[0].name, squads: seasons.map(({ squad }) => squad) };

/** Returns a person as a licence shows the person. **Empty**: `undefined` if no season of the person is licensed. */
export function licensedPerson(person: IndexedPerson, licence: Licence): Person | undefined {
  const licensed = licensedSeasonsOf(person, licence);
  return licensed && personOf(licensed);
}

/** Returns the words of a search. **Throws** a problem of status 400 for none, and for too many. */
function checkedName(name: string): string {
  const { length } = wordsOf(name);
  if (length > 0 && length <= MAX_WORDS) return name;
  const detail = `name has ${length} words; it must have 1 to ${MAX_WORDS}.`;
  throw problemWith('invalid-parameter', [{ detail, parameter: 'name', value: truncated(name) }]);
}

const freshnessFor = ({ world }: PersonServices, account: Account): Freshness => ({
  tag: listTag(`persons-${licensedWorld(world(), account.licence).steadyVersion}`, account),
  maxAge: LIST_MAX_AGE,
});

const findPersons =
  (services: PersonServices): ExtensionEndpoint =>
  ({ account, call }) => {
    const name = checkedName(String(call.query.name));
    const limit = Number(call.query.limit);
    const compute = async (): Promise<{ readonly persons: readonly (Person | undefined)[] }> => {
      const { searchFor } = await services.persons();
      const search = await searchFor(account.licence);
      return { persons: search(name).slice(0, limit).map(personOf) };
    };
    return { response: { ...freshnessFor(services, account), compute } };
  };

const getPerson =
  (services: PersonServices): ExtensionEndpoint =>
  async ({ account, call }) => {
    const personId = Number(call.path.personId);
    const found = (await services.persons()).index.get(personId);
    const person = found && licensedPerson(found, account.licence);
    if (person === undefined) throw new Problem('person-not-found', `There is no person ${personId}.`);
    return { response: { ...freshnessFor(services, account), compute: () => person } };
  };

/** The endpoints of the operations on persons. */
export const personEndpoints = (services: PersonServices): Pick<ExtensionEndpoints, PersonOperationId> => ({
  getPersons: findPersons(services),
  getPerson: getPerson(services),
});
