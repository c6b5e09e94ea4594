import { progressOf, type MatchBrief } from '@goalsquare/engine';
import type { PersonMatch, PersonMatches, StatisticsPerson, StatisticsSquad } from '@goalsquare/openapi';
import { actsOfQuery } from '../../answers/statistics/act-filter.js';
import { ComputedList } from '../../answers/json/computed-list.js';
import { metricFrom } from '../../answers/shapes/metric.js';
import { Problem } from '../../domain/problems.js';
import type { ExtensionEndpoint } from '../../http/pipeline/extensions.js';
import { licensedPerson } from '../persons/person-operations.js';
import type { Persons } from '../persons/persons.js';
import type { CheckedQuery } from './checked-query.js';
import { personMatchColumns, type FlatRow } from './flat-columns.js';
import { formatOf } from './formats.js';
import { matchOf } from './names.js';
import type { Answered, Page, WrittenTable } from './page.js';
import { validationOf } from './query-validation.js';
import type { QueryRunner } from './query-runner.js';
import { queryOfParameters } from './requested-query.js';
import { statisticsOfRow } from './rows.js';
import { checkOne, onePage, resolveAll, type AnsweredPage, type WrittenPage } from './requests.js';

const squadIn = ({ id, name, code }: MatchBrief['home']): StatisticsSquad => ({
  squadId: id,
  squadName: name,
  squadCode: code,
});

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
    squad: squadIn(isHome ? home : away),
    opponent: squadIn(isHome ? away : home),
    ...(margin !== undefined && { ...(isOver && { result: resultOf(margin) }), margin }),
    ...((fields === undefined || fields.includes('seconds')) && { seconds: table.seconds[row] ?? 0 }),
    statistics: statisticsOfRow(table, row, fields),
  };
}

type WrittenMatches = Omit<PersonMatches, 'rows' | 'validation'> &
  Pick<WrittenTable, 'validation'> & { readonly rows: ComputedList<PersonMatch> };

function writtenMatches(
  person: StatisticsPerson,
  checked: CheckedQuery,
  answered: Answered,
  { rows, rowCount, next, changed }: Page,
): WrittenMatches {
  const { table, matches, selected } = answered;
  const { fields } = checked;
  const validation = validationOf(checked, table);
  return {
    person,
    measures: [...table.measures],
    metrics: table.codes.map(metricFrom),
    matches,
    ...(validation && { validation }),
    matchesNotLicensed: selected.matchesNotLicensed,
    rowCount,
    rows: new ComputedList(function* () {
      for (const row of rows) {
        const match = matchFrom(answered, row, fields);
        if (match !== undefined) yield match;
      }
    }),
    ...(next !== undefined && { next }),
    ...(changed !== undefined && { changed }),
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
    const format = formatOf(req, call.query.format);
    const resolved = await resolveAll(runner, request, [checked], format);
    const write = ({ answered, page }: AnsweredPage): WrittenPage => {
      const json = writtenMatches(person, checked, answered, page);
      const rows = { [Symbol.iterator]: () => flatRows(person, json.rows) };
      return { json, table: { columns: personMatchColumns(checked.fields), rows }, validation: json.validation };
    };
    const name = `person-${personId}-matches`;
    return { response: onePage(runner, request, checked, resolved, { format, name, write }) };
  };
