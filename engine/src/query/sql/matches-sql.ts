import { CORE_BIT, PLACE_BIT, PLAY_BIT } from '../../vocabulary/features.js';
import { isByPlace, OPPONENT_BITS, rolesBit, unsuppliedBits } from '../acts/act-selection.js';
import { labelsOf } from '../across/question/check-query.js';
import type { MatchSelection, StatisticsQuery } from '../across/question/statistics-query.js';
import { isIn, numberText, present } from './expressions.js';
import { relation, type Column, type Relation } from './relation.js';
import type { SqlSource } from './spans-sql.js';

const date = (text: (value: string) => string, value: string): string => `date ${text(value)}`;

/** Returns the conditions on the matches of a squad, except those on persons. */
function matchConditions(matches: MatchSelection, { dialect: { text }, partitions }: SqlSource): readonly string[] {
  const { fromDate, toDate, fromMargin, toMargin } = matches;
  const ids = (name: string, list: readonly number[] | undefined) => isIn(name, list?.map(numberText));
  const results = { won: 'margin > 0', lost: 'margin < 0', drawn: 'margin = 0' } as const;
  const wanted = (matches.results ?? []).map((result) => results[result]);
  return present([
    ...partitions(),
    'lacks is not null',
    ids('roundNumber', matches.rounds),
    isIn('phaseCode', matches.phases?.map(text)),
    fromDate === undefined ? undefined : `startDate >= ${date(text, fromDate)}`,
    toDate === undefined ? undefined : `startDate <= ${date(text, toDate)}`,
    ids('matchId', matches.matchIds),
    ids('venueId', matches.venueIds),
    ids('squadId', matches.squadIds),
    ids('opponentId', matches.opponentIds),
    wanted.length === 0 ? undefined : `(${wanted.join(' or ')})`,
    fromMargin === undefined ? undefined : `margin >= ${numberText(fromMargin)}`,
    toMargin === undefined ? undefined : `margin <= ${numberText(toMargin)}`,
  ]);
}

/** Returns the expression for the features that a match lacks for a question. */
function lacksText({ acts }: StatisticsQuery, labels: Parameters<typeof unsuppliedBits>[2]): string {
  const always = unsuppliedBits({ lacks: 0 }, acts, labels);
  const unless = (bits: number, lacking = CORE_BIT): string =>
    `case when (lacks & ${bits}) = ${bits} then ${lacking} else 0 end`;
  return [
    'lacks',
    ...(always === 0 ? [] : [String(always)]),
    ...((acts.againstPersonIds ?? []).length === 0 ? [] : [unless(OPPONENT_BITS)]),
    ...((acts.roles ?? []).length === 0 ? [] : [unless(rolesBit)]),
    ...(isByPlace(acts, labels) ? [unless(PLAY_BIT, PLACE_BIT)] : []),
  ].join(' | ');
}

/** Columns of squad matches that rows are grouped and ordered by. */
const kept = ['seasonId', 'matchId', 'roundNumber', 'venueId', 'squadId', 'opponentId', 'margin', 'start'] as const;

/** Order of matches. Matches without a date are last. */
export const startOrder = ['start is null', 'start', 'matchId'] as const;
export const latestFirst = ['start is null desc', 'start desc', 'matchId desc'] as const;

/** Returns the relation of players or squads in selected matches. */
function rowsRelation(
  { personIds, start }: MatchSelection,
  ofPlayers: boolean,
  hasTime: boolean,
  { dialect, table, partitions }: SqlSource,
): Relation {
  const conditions = present([
    isIn('a.personId', personIds?.map(numberText)),
    start === undefined ? undefined : `a.start = ${dialect.text(start)}`,
  ]);
  const appeared = `${table('appearances')} a`;
  const isSame = 'a.matchId = s.matchId and a.squadId = s.squadId';
  const where = [...partitions('a.'), ...conditions];
  return ofPlayers
    ? relation('chosen', 'The matches that players have played.', {
        columns: [
          ['s.*', '*'],
          ['a.personId', 'personId'],
          ...(hasTime ? [['a.secondsOnGround', 'seconds'] as const] : []),
        ],
        from: ['squad_matches s', `join ${appeared} on ${isSame}`],
        where,
      })
    : relation('chosen', 'The matches of squads in which one of the selected players has played.', {
        columns: [['s.*', '*']],
        from: ['squad_matches s'],
        where:
          conditions.length === 0
            ? []
            : [`exists (select 1 from ${appeared} where ${[isSame, ...where].join(' and ')})`],
      });
}

/** Returns the relations that keep only the last rows of each owner. */
function lastRelations(rows: Relation, last: number, owner: string): readonly Relation[] {
  return [
    { ...rows, name: 'candidates' },
    relation('recent', 'The matches of each player or squad, numbered from the last.', {
      columns: [
        ['*', '*'],
        [`row_number() over (partition by ${owner} order by ${latestFirst.join(', ')})`, 'recency'],
      ],
      from: ['candidates'],
    }),
    relation('chosen', 'The last matches of each player or squad.', {
      columns: [['*', '*']],
      from: ['recent'],
      where: [`recency <= ${numberText(last)}`],
    }),
  ];
}

/**
 * Returns the relations of squad matches and of the selected rows. With `hasTime`, players have their time on the
 * ground.
 */
export function chosenRelations(query: StatisticsQuery, hasTime: boolean, source: SqlSource): readonly Relation[] {
  const { matches, acts, level } = query;
  const { table } = source;
  const ofSide = (home: string, away: string): string => `case when s.side = 1 then ${home} else ${away} end`;
  const side = { home: 'select 1 as side', away: 'select -1 as side' };
  const sides = acts.team === undefined ? `${side.home} union all ${side.away}` : side[acts.team];
  const both: Relation = relation('sides', 'Each match, once for each of its squads.', {
    columns: [
      ['m.*', '*'],
      [ofSide('m.homeSquadId', 'm.awaySquadId'), 'squadId'],
      [ofSide('m.awaySquadId', 'm.homeSquadId'), 'opponentId'],
      ['s.side * m.homeMargin', 'margin'],
    ],
    from: [`${table('matches')} m`, `cross join (${sides}) s`],
  });
  const squads: Relation = relation(
    'squad_matches',
    'The squad matches that the question selects. Each bit of lacks is a feature that is not captured.',
    {
      columns: [
        ...kept.map((name): Column => [name, name]),
        ['case when margin > 0 then 0 when margin < 0 then 1 when margin = 0 then 2 else -1 end', 'result'],
        [lacksText(query, labelsOf(query)), 'lacks'],
      ],
      from: ['sides'],
      where: matchConditions(matches, source),
    },
  );
  const rows = rowsRelation(matches, level === 'player', hasTime, source);
  return matches.last === undefined
    ? [both, squads, rows]
    : [both, squads, ...lastRelations(rows, matches.last, level === 'player' ? 'personId' : 'squadId')];
}
