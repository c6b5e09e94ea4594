import { fullNamesOf, playerStatistics, sides, type Ask, type Match } from '@goalsquare/engine';
import type { ReadyPlan } from '../statistics/ready-plan.js';
import type { JsonWriter } from './json-writer.js';
import { squadOf } from './squad.js';
import { writeStatistics } from './statistics-json.js';

interface PlayerHead { readonly slot: number; readonly head: Uint8Array }
interface SquadHead { readonly head: Uint8Array; readonly players: readonly PlayerHead[] }

/** The JSON of an object up to its last member, a list. */
const openList = (value: object, list: string): Uint8Array => Buffer.from(`${JSON.stringify(value).slice(0, -1)},"${list}":[`);

function headsOf(match: Match): readonly SquadHead[] {
  const { header } = match.texts();
  return sides.map((side, at) => ({
    head: openList(squadOf(header, side), 'players'),
    players: header[side].players
      .map((player, n) => ({ player, slot: n + (at === 0 ? 0 : match.homePlayers) }))
      .sort((a, b) => a.player.personId - b.player.personId)
      .map(({ slot, player }) => {
        const { personId, jumperNumber } = player;
        return { slot, head: openList({ personId, ...fullNamesOf(player), ...(jumperNumber !== undefined && { jumperNumber }) }, 'statistics') };
      }),
  }));
}

const heads = new WeakMap<Match, readonly SquadHead[]>();

function knownHeads(match: Match): readonly SquadHead[] {
  const known = heads.get(match) ?? headsOf(match);
  heads.set(match, known);
  return known;
}

/** Writes the squads of a match with the statistics of their players, home first and players by person id, as a JSON list. */
export function writePlayerSquads(writer: JsonWriter, match: Match, ready: ReadyPlan, ask: Ask = {}): void {
  const { firstSlot, sheet } = playerStatistics(match, ready.plan, ask, ready.sheet);
  ready.sheet = sheet;
  const squads = knownHeads(match).filter((_, at) => ask.team === undefined || ask.team === sides[at]);
  for (const [at, { head, players }] of squads.entries()) {
    writer.text(at === 0 ? '[' : ',');
    writer.bytes(head);
    for (const [n, player] of players.entries()) {
      if (n > 0) writer.text(',');
      writer.bytes(player.head);
      writeStatistics(writer, ready, sheet, player.slot - firstSlot);
      writer.text(']}');
    }
    writer.text(']}');
  }
  writer.text(']');
}
