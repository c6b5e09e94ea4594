import { progressOf, type MatchBrief } from '@goalsquare/engine';
import type { PersonMatch, StatisticsPerson } from '@goalsquare/openapi';
import { actsOfQuery } from '../../answers/statistics/act-filter.js';
import { Problem } from '../../domain/problems.js';
import type { ExtensionEndpoint } from '../../http/pipeline/extensions.js';
import { licensedPerson } from '../persons/person-operations.js';
import type { Persons } from '../persons/persons.js';
import type { CheckedQuery } from './checked-query.js';
import { personMatchColumns, type FlatRow } from './flat-columns.js';
import { preferredFormat } from '../../http/pipeline/preferred-format.js';
import { formats } from './formats.js';
import { matchOf, squadOf } from './names.js';
import { pageMembers, type Answered } from './page.js';
import type { QueryRunner } from './query-runner.js';
import { queryOfParameters } from './requested-query.js';
import { statisticsOfRow } from './rows.js';
import { checkOne, onePage, resolveAll, type AnsweredPage, type WrittenPage } from './requests.js';

/** Returns a squad's margin in a match. **Empty**: `undefined` before the match has started. */
function marginFor({ home, away }: MatchBrief, isHome: boolean): number | undefined {
  if (home.score === undefined || away.score === undefined) return undefined;
  const margin = home.score.points - away.score.points;
  return isHome ? margin : -margin;
}

const resultOf = (margin: number): NonNullable<PersonMatch['result']> =>
  margin > 0 ? 'won' : margin < 0 ? 'lost' : 'drawn';

/** Returns one match of a person. **Empty**: `undefined` if the match is no longer in its season. */
function matchFrom({ table, names }: Answered, row: number, fields: CheckedQuery['fields']): PersonMatch | undefined {
  const brief = names.match(table.keys.match?.[row] ?? -1);
  if (brief === undefined) return undefined;
  const isHome = table.keys.squad?.[row] === brief.home.id;
  const margin = marginFor(brief, isHome);
  const isOver = progressOf(brief) === 'Completed';
  const { home, away } = brief;
  return {
    match: matchOf(brief),
    squad: squadOf(isHome ? home : away),
    opponent: squadOf(isHome ? away : home),
    ...(margin !== undefined && { ...(isOver && { result: resultOf(margin) }), margin }),
    ...((fields === undefined || fields.includes('seconds')) && { seconds: table.seconds[row] ?? 0 }),
    statistics: statisticsOfRow(table, row, fields),
  };
}

function* flatRows(person: StatisticsPerson, rows: Iterable<PersonMatch>): Generator<FlatRow> {
  for (const row of rows) for (const statistic of row.statistics) yield { row: { person, ...row }, statistic };
}

/** Returns the endpoint that lists the matches a person has played. */
export const personMatchesEndpoint =
  (runner: QueryRunner, persons: () => Promise<Persons>): ExtensionEndpoint =>
  async (request) => {
    const { req, account, call } = request;
    const personId = Number(call.path.personId);
    const acts = actsOfQuery(call.query);
    const checked = checkOne(
      request,
      'player',
      { ...queryOfParameters(call.query, acts.acts), personIds: [personId], by: ['match', 'squad'] },
      acts,
    );
    const found = (await persons()).index.get(personId);
    const known = found && licensedPerson(found, account.licence);
    if (known === undefined) throw new Problem('person-not-found', `There is no person ${personId}.`);
    const {
      fullname,
      displayName,
      squads: [latest],
    } = known;
    const person: StatisticsPerson = {
      personId,
      fullname,
      displayName,
      ...(latest !== undefined && {
        squadId: latest.squadId,
        squadName: latest.squadName,
        squadCode: latest.squadCode,
      }),
    };
    const format = preferredFormat(req, call.query.format, formats);
    const resolved = await resolveAll(runner, request, [checked], format);
    const write = ({ answered, page }: AnsweredPage): WrittenPage => {
      const matches = pageMembers(checked, answered, page, (row) => matchFrom(answered, row, checked.fields));
      const json = { person, ...matches };
      const rows = { [Symbol.iterator]: () => flatRows(person, json.rows) };
      return { json, table: { columns: personMatchColumns(checked.fields), rows }, validation: json.validation };
    };
    const name = `person-${personId}-matches`;
    return { response: onePage(runner, request, checked, resolved, { format, name, write }) };
  };
