import { isOneOf } from './codes.js';
import type { Event } from './game.js';
import type { Side } from './side.js';
import { controls } from './play.js';

const isEffectiveHandball = ({ code }: Event): boolean => code === 'HBEF';
const isPoorHandball = ({ code }: Event): boolean => code === 'HBIN' || code === 'HBCL';
const metresBetween = (one: Event, other: Event): number => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * The disposal with which a squad clears a stoppage: its first kick that no ball-up call follows at once, or its first
 * effective handball after which its next disposal is no poor handball.
 */
export function clearanceOf(events: readonly Event[], side: Side): Event | undefined {
  const disposals = events.filter((event) => event.side === side && isOneOf(event, 'disposal'));
  return disposals.find((disposal, n) => {
    if (isOneOf(disposal, 'kick')) return events[events.indexOf(disposal) + 1]?.code !== 'BUCA';
    const next = disposals[n + 1];
    return isEffectiveHandball(disposal) && next !== undefined && !isPoorHandball(next);
  });
}

/**
 * The squad that wins a stoppage of which the source names no winner, by the events after it: the first whose spell of
 * control takes the ball clear, else the last that had the ball.
 */
export function winnerOf(following: readonly Event[]): Side | undefined {
  const play = untilPlayStops(following);
  const spells = spellsOf(play);
  const winner = spells.find((spell, n) => isClear(play, spell, spells[n + 1]?.[0]));
  return (winner ?? spells.at(-1))?.[0]?.side;
}

/** Events up to the next restart, kick-in or score, or the first after a halt. */
function untilPlayStops(events: readonly Event[]): readonly Event[] {
  const end = events.findIndex(
    (event, at) =>
      event.period !== events[0]?.period ||
      isOneOf(event, 'restart') ||
      isOneOf(event, 'kickIn') ||
      isOneOf(event, 'score') ||
      (at > 0 && isOneOf(events[at - 1] as Event, 'halt')),
  );
  return end === -1 ? events : events.slice(0, end);
}

/** Runs of events of one squad that control the ball. */
function spellsOf(events: readonly Event[]): readonly (readonly Event[])[] {
  const spells: Event[][] = [];
  for (const event of events) {
    if (!controls(event) || event.side === undefined) continue;
    const last = spells.at(-1);
    if (last?.[0]?.side === event.side) last.push(event);
    else spells.push([event]);
  }
  return spells;
}

/**
 * A spell takes the ball clear by a kick, unless a ball-up call follows it at once or it ends the spell and is lost
 * within 15 m; or by handballs, one of them effective, that bring the ball 20 m away.
 */
function isClear(play: readonly Event[], spell: readonly Event[], lostAt: Event | undefined): boolean {
  const disposals = spell.filter((event) => isOneOf(event, 'disposal'));
  const [first, last] = [spell[0], disposals.at(-1)];
  const byKick = disposals.some((disposal) => {
    if (!isOneOf(disposal, 'kick') || play[play.indexOf(disposal) + 1]?.code === 'BUCA') return false;
    return disposal !== spell.at(-1) || lostAt === undefined || metresBetween(disposal, lostAt) >= 15;
  });
  const carried = first !== undefined && last !== undefined && metresBetween(first, last) >= 20;
  return byKick || (carried && disposals.some(isEffectiveHandball));
}
