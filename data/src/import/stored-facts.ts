import {
  mayEnter,
  type Correction,
  type Entry,
  type MatchHeader,
  type MatchLog,
  type Result,
  type Side,
  type StatusChange,
} from '@goalsquare/engine';
import type { ReadLog } from '../log/read.js';
import type { Findings } from './findings.js';
import { hasPlay, withKnownMembers, type LogContents } from './log-contents.js';
import { differentSides, moreDetailed } from './scores.js';
import { resultIn, scoreEntries } from './player-statistics-csv/score-entries.js';

const kindsOfPlay: ReadonlySet<Entry['kind']> = new Set(['transaction', 'amendment', 'removal', 'status']);

/**
 * Returns the statuses after an import: the stored ones, followed by the imported one if it may follow them. Otherwise
 * the imported status counts only with a result.
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

/** Returns the players of a side. Imported players replace stored ones, unless they are only some of them. */
function squadOf(side: Side, own: MatchHeader, stored: MatchHeader, isPart: boolean): MatchHeader['home'] {
  if (!isPart) return own[side];
  const known = new Map(stored[side].players.map((player) => [player.personId, player]));
  for (const player of own[side].players) known.set(player.personId, { ...known.get(player.personId), ...player });
  return { ...own[side], players: [...known.values()] };
}

/** Header members that describe a match and can occur in any kind of file. */
const facts = ['type', 'phase', 'roundNumber', 'phaseRoundNumber', 'date', 'attendance', 'officials'] as const;

/** Returns the header of stored play, completed from the import. */
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
 * Completes an imported log with facts that only the stored log has: play, result, box score, line-ups or statuses.
 * Results imported today and players imported tomorrow therefore complete each other in any order. Rushed behinds that
 * stored play lacks are added; other differences in the score are reported.
 */
export function withStoredFacts(
  imported: MatchLog,
  { log, state }: ReadLog,
  file: string,
  findings: Findings,
): MatchLog {
  const lines = imported.entries.filter((entry) => entry.kind === 'boxScore');
  const boxScore = lines.length > 0 ? lines : [...state.boxScore.values()];
  const own = imported.entries.filter((entry) => entry.kind === 'status');
  const result = resultIn(imported.entries);
  if (state.size > 0 && !hasPlay(imported)) {
    const header = headerOfPlay(withKnownMembers(imported.header, state.header), state.header);
    const before = { log, header, transactions: [...state.transactions].sort((a, b) => a.id - b.id) };
    const ofScore = result && scoreEntries(before, result, { file, line: 0 }, findings);
    const added = ofScore?.added ?? [];
    const score = added.find((entry): entry is Correction => entry.kind === 'correction')?.set.officialScore;
    const play = log.entries.filter(({ kind }) => kindsOfPlay.has(kind));
    const statuses = statusesOf(own.slice(0, 1), state.statuses, false).slice(state.statuses.length);
    return {
      header: { ...header, ...(score && { officialScore: score }) },
      entries: [...play, ...added.filter(({ kind }) => kind === 'transaction'), ...statuses, ...boxScore],
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

/** Whether a stored log has a kind of facts that an import lacks. */
export const lacksStoredFacts = (own: LogContents, stored: LogContents): boolean =>
  (stored.transactions > 0 && own.transactions === 0) ||
  (stored.boxScore > 0 && own.boxScore === 0) ||
  (own.transactions === 0 && stored.result !== 'none' && own.result !== stored.result) ||
  stored.statuses.length > own.statuses.length ||
  (stored.statuses.length > 0 && own.statuses.length === 1 && stored.statuses.at(-1)?.code !== own.statuses[0]?.code);
