import { sides, type Side } from '../vocabulary/sides.js';
import { transactionTypes, type EventKind, type TransactionType } from '../vocabulary/transactions.js';
import { entryRules, type Result, type Transaction } from './entry.js';
import { validate, type ValidationIssue, oneIssue } from './validation.js';
import { hasPointsOnly } from './result-points.js';
import { headerRule, type MatchHeader, type OfficialScore } from './header.js';
import { restrictedMembers } from './transaction-members.js';
import { formatKey } from './transaction-table.js';

/** Maximum distance of a location from the boundary, outside the ground. **Units**: metres. */
const MARGIN_METRES = 25;

/** Returns the issues of a header. Persons, squads and the official score are checked only if the shape is valid. */
export function headerIssues(header: unknown): readonly ValidationIssue[] {
  const shape = validate(headerRule, header);
  if (shape.length > 0) return shape;
  const { home, away, officialScore } = header as MatchHeader;
  const seen = new Set<number>();
  const twice = sides.flatMap((side) =>
    (header as MatchHeader)[side].players.flatMap((player, index) => {
      if (!seen.has(player.personId)) {
        seen.add(player.personId);
        return [];
      }
      return oneIssue(`${side}.players[${index}].personId`, player.personId, 'a person named once in the match');
    }),
  );
  const score = (officialScore === undefined ? [] : scoreIssues(officialScore)).map((issue) => ({
    ...issue,
    field: `officialScore.${issue.field}`,
  }));
  const same = home.id === away.id ? oneIssue('away.id', away.id, 'another squad than home') : [];
  return [...twice, ...same, ...score];
}

/** Returns the issues in the shape of an entry. If its kind is invalid, only this is reported. */
export function shapeIssues(entry: unknown): readonly ValidationIssue[] {
  const kind = (
    typeof entry === 'object' && entry !== null ? (entry as { kind?: unknown }).kind : undefined
  ) as keyof typeof entryRules;
  return typeof kind !== 'string' || !Object.hasOwn(entryRules, kind)
    ? oneIssue('kind', kind, `one of ${Object.keys(entryRules).join(', ')}`)
    : validate(entryRules[kind], entry);
}

function restrictionIssues(transaction: Transaction, is: EventKind['is']): readonly ValidationIssue[] {
  const context = { code: transaction.code, is, hasSide: transaction.side !== undefined };
  return restrictedMembers
    .filter(([field, can]) => transaction[field] !== undefined && !can(context))
    .map(([field, , description]) => ({ field, value: transaction[field], allowed: `only with ${description}` }));
}

function actorIssues(
  { side, personId }: Transaction,
  type: TransactionType,
  persons: ReadonlyMap<number, Side>,
): readonly ValidationIssue[] {
  const needsSide = type.actor !== 'none';
  const needsPerson = type.actor === 'person';
  const mayHavePerson = needsPerson || type.actor === 'personIfKnown';
  if (needsSide && side === undefined)
    return oneIssue('side', side, `home or away, because ${type.name} belongs to a squad`);
  if (!needsSide && side !== undefined)
    return oneIssue('side', side, `left out, because ${type.name} belongs to no squad`);
  if (needsPerson && personId === undefined)
    return oneIssue('personId', personId, `a person of the ${String(side)} squad`);
  if (!mayHavePerson && personId !== undefined)
    return oneIssue('personId', personId, `left out, because ${type.name} belongs to no person`);
  if (personId !== undefined && persons.get(personId) !== side) {
    return oneIssue('personId', personId, `a person the header names in the ${String(side)} squad`);
  }
  return [];
}

function placeIssues({ x, y }: Transaction, { venue }: MatchHeader): readonly ValidationIssue[] {
  if ((x === undefined) !== (y === undefined)) {
    return [{ field: x === undefined ? 'x' : 'y', value: undefined, allowed: 'both x and y, or neither' }];
  }
  const within = (field: string, value: number | undefined, span: number) =>
    value === undefined || Math.abs(value) <= span / 2 + MARGIN_METRES
      ? []
      : [{ field, value, allowed: `at most ${MARGIN_METRES} m outside a ground of ${span} m` }];
  return [...within('x', x, venue.lengthMetres), ...within('y', y, venue.widthMetres)];
}

function opponentIssues(
  { code, side, opponentId }: Transaction,
  persons: ReadonlyMap<number, Side>,
): readonly ValidationIssue[] {
  if (code !== 'MAUP') return [];
  const opposite = opponentId === undefined ? undefined : persons.get(opponentId);
  return opposite !== undefined && opposite !== side
    ? []
    : oneIssue('opponentId', opponentId, 'a person of the other squad');
}

/** Returns the issues of a well-formed transaction, given the header and the persons named in it. */
export function transactionIssues(
  transaction: Transaction,
  header: MatchHeader,
  persons: ReadonlyMap<number, Side>,
): readonly ValidationIssue[] {
  const type: TransactionType = transactionTypes[transaction.code];
  const is = type.play.is;
  const people = [transaction.onPersonId, ...(transaction.pressure?.personIds ?? [])];
  return [
    ...(header.homeFirstDirection === undefined
      ? oneIssue('homeFirstDirection', undefined, 'Left or Right in the header before the first transaction')
      : []),
    ...((header.lacks ?? []).includes(type.feature as never)
      ? oneIssue(
          'code',
          transaction.code,
          `a code whose feature is not in lacks in the header; ${transaction.code} belongs to ${type.feature}`,
        )
      : []),
    ...actorIssues(transaction, type, persons),
    ...placeIssues(transaction, header),
    ...restrictionIssues(transaction, is),
    ...(transaction.code === 'ROLE' && transaction.role === undefined
      ? oneIssue('role', undefined, 'the role the person takes')
      : []),
    ...opponentIssues(transaction, persons),
    ...(is === 'rotation' && transaction.onPersonId === undefined
      ? oneIssue('onPersonId', undefined, 'the person who comes on')
      : []),
    ...people.flatMap((person) =>
      person === undefined || persons.has(person)
        ? []
        : oneIssue(
            person === transaction.onPersonId ? 'onPersonId' : 'pressure.personIds',
            person,
            'a person the header names',
          ),
    ),
  ];
}

/** Returns the issues that an earlier transaction would have with another header. */
export const issuesUnder = (
  transaction: Transaction,
  header: MatchHeader,
  persons: ReadonlyMap<number, Side>,
): readonly ValidationIssue[] =>
  transactionIssues(transaction, header, persons).map(({ allowed, ...rest }) => ({
    ...rest,
    allowed: `${allowed}, as transaction ${formatKey(transaction)} requires`,
  }));

const membersOfTally = ['goals', 'behinds'] as const;

/** Returns the issues of a well-formed result: both squads must have goals and behinds, or both only points. */
export function resultIssues(result: Result): readonly ValidationIssue[] {
  const hasPoints = hasPointsOnly(result);
  const issues = sides.flatMap((side): readonly ValidationIssue[] => {
    const tally: Readonly<Record<string, unknown>> = { ...result[side] };
    const [needed, other] = hasPoints ? [['points'], membersOfTally] : [membersOfTally, ['points']];
    const allowed = hasPoints ? 'the points of both squads' : 'goals and behinds of both squads, or the points of both';
    return [
      ...needed.flatMap((member) => (tally[member] === undefined ? [member] : [])),
      ...other.flatMap((member) => (tally[member] === undefined ? [] : [member])),
    ].map((member) => ({ field: `${side}.${member}`, value: tally[member], allowed }));
  });
  if (issues.length > 0 || hasPointsOnly(result)) {
    const { periods } = result as { readonly periods?: unknown };
    return periods === undefined || issues.length > 0
      ? issues
      : oneIssue('periods', periods, 'left out if the result has only points');
  }
  return scoreIssues(result);
}

/** Returns the issues of a well-formed score: periods must be in order, without repeats, and add up to the totals. */
export function scoreIssues({ home, away, periods }: OfficialScore): readonly ValidationIssue[] {
  if (periods === undefined) return [];
  const disordered = periods.findIndex(({ period }, at) => period !== at + 1);
  if (disordered >= 0)
    return oneIssue(
      `periods[${disordered}].period`,
      periods[disordered]?.period,
      `${disordered + 1}, as periods are listed from the first`,
    );
  return sides.flatMap((side) =>
    membersOfTally.flatMap((member) => {
      const total = { home, away }[side][member];
      const sum = periods.reduce((before, period) => before + period[side][member], 0);
      return sum === total
        ? []
        : [{ field: `${side}.${member}`, value: total, allowed: `${sum}, the sum of the periods` }];
    }),
  );
}
