import type { ExtensionId, Person } from '@goalsquare/openapi';
import type { Licence } from '../../domain/accounts/licence.js';
import { Problem, invalidParameter } from '../../domain/problems.js';
import { truncated } from '../../domain/text/quoted.js';
import type { ExtensionEndpoint, ExtensionEndpoints } from '../../http/pipeline/extensions.js';
import type { Services } from '../../http/pipeline/services.js';
import { checkReadable, findExternalIds, freshnessFor } from './external-id-operation.js';
import { noExternalIds, type ExternalIds } from './external-ids.js';
import type { IndexedPerson } from './person-index.js';
import { MAX_WORDS, wordsOf } from './person-search.js';
import { licensedSeasonsOf, type Persons } from './persons.js';

type PersonOperationId = Extract<ExtensionId, 'getPersons' | 'getPerson' | 'getExternalIds'>;

interface PersonServices extends Pick<Services, 'world'> {
  readonly persons: () => Promise<Persons>;
  readonly externalIds: () => Promise<ExternalIds>;
}

const personOf = ({ personId, seasons }: IndexedPerson, ids: ExternalIds = noExternalIds): Person | undefined => {
  const externalIds = ids.idsOf(personId);
  return (
    seasons[0] && {
      personId,
      ...seasons[0].name,
      squads: seasons.map(({ squad }) => squad),
      ...(externalIds.length > 0 && { externalIds }),
    }
  );
};

/**
 * Returns the part of a person's entry that a licence includes. **Empty**: `undefined` if none of the person's seasons
 * is licensed.
 */
export function licensedPerson(person: IndexedPerson, licence: Licence, ids?: ExternalIds): Person | undefined {
  const licensed = licensedSeasonsOf(person, licence);
  return licensed && personOf(licensed, ids);
}

/** Returns the name to search for. **Throws** a problem of status 400 if it has no words or too many. */
function checkedName(name: string): string {
  const { length } = wordsOf(name);
  if (length > 0 && length <= MAX_WORDS) return name;
  const detail = `name has ${length} words; it must have 1 to ${MAX_WORDS}.`;
  throw invalidParameter('name', detail, truncated(name));
}

/** The search term of a call. */
type Wanted = { readonly name: string } | { readonly source: string; readonly externalId: string };

/** Returns the search term of a call. **Throws** a problem of status 400 unless it has either a name or an id. */
function wantedIn({ name, source, externalId }: Readonly<Record<string, unknown>>): Wanted {
  if (typeof name === 'string' && source === undefined && externalId === undefined) return { name: checkedName(name) };
  if (name === undefined && typeof source === 'string' && typeof externalId === 'string') return { source, externalId };
  const isNamed = name !== undefined || (source === undefined && externalId === undefined);
  const parameter = isNamed ? 'name' : source === undefined ? 'source' : 'externalId';
  const detail = 'Give name, or both source and externalId.';
  throw invalidParameter(parameter, detail);
}

const findPersons =
  (services: PersonServices): ExtensionEndpoint =>
  async ({ account, call }) => {
    const wanted = wantedIn(call.query);
    const limit = Number(call.query.limit);
    const ids = await services.externalIds();
    if (!('name' in wanted)) checkReadable(ids);
    const find = async (): Promise<readonly (Person | undefined)[]> => {
      const { index, searchFor } = await services.persons();
      if ('name' in wanted)
        return (await searchFor(account.licence))(wanted.name)
          .slice(0, limit)
          .map((person) => personOf(person, ids));
      const found = index.get(ids.register.idOf('person', wanted.source, wanted.externalId) ?? NaN);
      const person = found && licensedPerson(found, account.licence, ids);
      return person === undefined ? [] : [person];
    };
    return { response: { ...freshnessFor(services, account, ids), compute: async () => ({ persons: await find() }) } };
  };

const getPerson =
  (services: PersonServices): ExtensionEndpoint =>
  async ({ account, call }) => {
    const personId = Number(call.path.personId);
    const ids = await services.externalIds();
    const found = (await services.persons()).index.get(personId);
    const person = found && licensedPerson(found, account.licence, ids);
    if (person === undefined) throw new Problem('person-not-found', `There is no person ${personId}.`);
    return { response: { ...freshnessFor(services, account, ids), compute: () => person } };
  };

/** The endpoints of persons and external ids. */
export const personEndpoints = (services: PersonServices): Pick<ExtensionEndpoints, PersonOperationId> => ({
  getPersons: findPersons(services),
  getPerson: getPerson(services),
  getExternalIds: findExternalIds(services),
});
