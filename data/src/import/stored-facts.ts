import {
  mayEnter,
  readLog,
  type Entry,
  type LogState,
  type MatchHeader,
  type MatchLog,
  type OfficialScore,
  type Result,
  type Side,
  type StatusChange,
  type Transaction,
} from '@goalsquare/engine';
import type { ReadLog } from '../log/read.js';
import type { Place } from './checked-log.js';
import { Findings } from './findings.js';
import { contentsOf, hasPlay, lossesOf, resultIn, withKnownMembers, type LogContents } from './log-contents.js';
import { reconcile } from './reconcile.js';
import { differentSides, moreDetailed } from './scores.js';

const kindsOfPlay: ReadonlySet<Entry['kind']> = new Set(['transaction', 'amendment', 'removal', 'status']);

/**
 * Returns the statuses after an import. Several imported statuses replace the stored ones. A single one is added to
 * them if it may follow them, and otherwise replaces them only if the import has a result.
 */
function statusesOf(
  own: readonly StatusChange[],
  stored: readonly StatusChange[],
  hasResult: boolean,
): readonly StatusChange[] {
  const [status, last] = [own[0], stored.at(-1)];
  if (status === undefined || last === undefined) return [...stored, ...own];
  if (own.length > 1) return own;
  if (status.code === last.code) return stored;
  if (mayEnter(stored).includes(status.code)) return [...stored, status];
  return hasResult ? own : stored;
}

/**
 * Returns the players of a side. Imported players replace stored ones, unless the import has only some of them
 * (`isPart`).
 */
function squadOf(side: Side, own: MatchHeader, stored: MatchHeader, isPart: boolean): MatchHeader['home'] {
  if (!isPart) return own[side];
  const known = new Map(stored[side].players.map((player) => [player.personId, player]));
  for (const player of own[side].players) known.set(player.personId, { ...known.get(player.personId), ...player });
  return { ...own[side], players: [...known.values()] };
}

/** Header members that describe a match and can occur in any kind of file. */
const facts = [
  'type',
  'phase',
  'roundNumber',
  'phaseRoundNumber',
  'date',
  'attendance',
  'officials',
  'insAndOuts',
] as const;

/** Completes the header of stored play with facts from the import. */
function headerOfPlay(own: MatchHeader, stored: MatchHeader): MatchHeader {
  const said = Object.fromEntries(
    facts.flatMap((member) => (own[member] === undefined ? [] : [[member, own[member]]])),
  );
  return {
    ...stored,
    ...(said as Partial<MatchHeader>),
    home: squadOf('home', own, stored, true),
    away: squadOf('away', own, stored, true),
  };
}

const endsMatch = (entry: Entry): boolean => entry.kind === 'status' && ['FINAL', 'ABAN'].includes(entry.code);

/** Combines two results. If their scores are equal, the more detailed one is used. */
function resultOf(own: Result | undefined, stored: Result | undefined): Result | undefined {
  if (own === undefined || stored === undefined) return own ?? stored;
  return differentSides(own, stored).length === 0 ? moreDetailed(own, stored) : own;
}

/**
 * Compares the score of stored play with a result. Returns the official score, unless the header has a more detailed
 * one, and the rushed behinds that are missing in the play. Their ids follow all others, because the ids in a log do
 * not change.
 */
function comparedPlay(
  header: MatchHeader,
  play: readonly Transaction[],
  result: Result | undefined,
  { file, line }: Place,
  findings: Findings,
): { readonly officialScore?: OfficialScore | undefined; readonly behinds: readonly Transaction[] } {
  if (result === undefined) return { behinds: [] };
  const match = { matchId: header.id, home: header.home.name, away: header.away.name };
  const transactions = play.toSorted((a, b) => a.id - b.id);
  const { officialScore, added } = reconcile(match, { score: result, file, line }, transactions, findings);
  const saysLess = header.officialScore?.periods !== undefined && officialScore?.periods === undefined;
  const last = transactions.at(-1)?.id ?? 0;
  return {
    officialScore: saysLess ? undefined : officialScore,
    behinds: added.map((behind, at) => ({ ...behind, id: last + 1 + at })),
  };
}

/**
 * Returns an imported log, completed with facts that only the stored log has: play, result, box score, line-ups and
 * statuses. Imports of results and of players can therefore complete each other in any order. Rushed behinds that are
 * missing in stored play are added. Other score differences are reported at `place`.
 */
export function withStoredFacts(
  imported: MatchLog,
  { log, state }: ReadLog,
  place: Place,
  findings: Findings,
): MatchLog {
  const lines = imported.entries.filter((entry) => entry.kind === 'boxScore');
  const boxScore = lines.length > 0 ? lines : [...state.boxScore.values()];
  const own = imported.entries.filter((entry) => entry.kind === 'status');
  const result = resultIn(imported.entries);
  if (state.size > 0 && !hasPlay(imported)) {
    const header = headerOfPlay(withKnownMembers(imported.header, state.header), state.header);
    const { officialScore, behinds } = comparedPlay(header, [...state.transactions], result, place, findings);
    const play = log.entries.filter(({ kind }) => kindsOfPlay.has(kind));
    const statuses = statusesOf(own.slice(0, 1), state.statuses, false).slice(state.statuses.length);
    return {
      header: { ...header, ...(officialScore && { officialScore }) },
      entries: [...play, ...behinds, ...statuses, ...boxScore],
    };
  }
  const known = withKnownMembers(imported.header, state.header);
  const isPart = lines.length === 0 && state.boxScore.size > 0;
  const header = {
    ...known,
    home: squadOf('home', known, state.header, isPart),
    away: squadOf('away', known, state.header, isPart),
  };
  if (hasPlay(imported))
    return { header, entries: lines.length > 0 ? imported.entries : [...imported.entries, ...boxScore] };
  const statuses = statusesOf(own, state.statuses, result !== undefined);
  const score = resultOf(result, state.result);
  return {
    header,
    entries: [
      ...statuses.filter((entry) => !endsMatch(entry)),
      ...(score === undefined ? [] : [score]),
      ...boxScore,
      ...statuses.filter(endsMatch),
    ],
  };
}

/** Checks whether a stored log has a kind of facts that an import does not have. */
export const lacksStoredFacts = (own: LogContents, stored: LogContents): boolean =>
  (stored.transactions > 0 && own.transactions === 0) ||
  (stored.boxScore > 0 && own.boxScore === 0) ||
  (own.transactions === 0 && stored.result !== 'none' && own.result !== stored.result) ||
  stored.statuses.length > own.statuses.length ||
  (stored.statuses.length > 0 && own.statuses.length === 1 && stored.statuses.at(-1)?.code !== own.statuses[0]?.code);

/** A stored match and an import of it. */
export interface Compared {
  /** The state and contents of the stored match. */
  readonly before: LogState;
  readonly contents: LogContents;
  /** The facts that the import would remove. */
  readonly losses: readonly string[];
  /** The imported log, completed with facts that only the stored log has. */
  readonly whole: MatchLog;
}

/**
 * Compares a stored match with an import of it. With `replacesAll`, stored facts of which the import has none count as
 * losses too. If there are losses, only the header is completed.
 */
export function compared(log: MatchLog, imported: MatchLog, replacesAll = false): Compared {
  const before = readLog(log);
  const contents = contentsOf(before.header, log.entries);
  const own = contentsOf(imported.header, imported.entries);
  const losses = lossesOf(contents, own, replacesAll);
  const place = { file: `match ${imported.header.id}`, line: 0 };
  const whole =
    losses.length === 0 && lacksStoredFacts(own, contents)
      ? withStoredFacts(imported, { log, state: before }, place, new Findings())
      : { header: withKnownMembers(imported.header, before.header), entries: imported.entries };
  return { before, contents, losses, whole };
}
