import { isOneOf } from '../codes.js';
import { once } from '../credits.js';
import type { Event, Game } from '../game.js';
import { isSamePerson, metresToGoal } from '../play.js';
import { opponentOf, type Side } from '../side.js';

/** The ways to have the ball, after `set`, in the order of the model's terms. */
const holds = ['clear', 'contested', 'kickIn'] as const;
type Hold = 'set' | (typeof holds)[number];

/** Points of the four possible next scores, as seen by the squad with the ball. */
const POINTS = [6, 1, -6, -1];

/** Playing time of a period of extra time. **Units**: seconds. */
const EXTRA_TIME_SECONDS = 180;

/** Interpolates linearly between knots. Outside them, the value is that of the nearest knot. */
function levelLine(knots: readonly number[], values: readonly number[], at: number): number {
  const inside = Math.min(Math.max(at, knots[0] ?? at), knots.at(-1) ?? at);
  const n = Math.max(
    1,
    knots.findIndex((knot) => knot >= inside),
  );
  const [x0, x1, y0, y1] = [knots[n - 1], knots[n], values[n - 1], values[n]].map(Number) as [
    number,
    number,
    number,
    number,
  ];
  return y0 + ((y1 - y0) * (inside - x0)) / (x1 - x0);
}

/** Returns the mean of a standard normal variable above a value, by integrating over thin slices of its tail. */
function meanOfTail(from: number): number {
  const height = (at: number): number => Math.exp((from * from - at * at) / 2);
  const width = 0.005;
  let area = 0;
  for (let at = from; at < from + 12; at += width)
    area += (width / 6) * (height(at) + 4 * height(at + width / 2) + height(at + width));
  return 1 / area;
}

/** Returns the seconds for which a period is expected to continue after an event, at most its mean length. */
function secondsLeft({ models, capture }: Game, { period, second }: Event): number {
  const { mean, sd } = models.forecast.periodLength;
  const playing = period > 4 ? EXTRA_TIME_SECONDS : capture.countdownSecs;
  const [length, spread] = [mean * playing, sd * playing];
  return Math.min(length, length + spread * meanOfTail((second - length) / spread) - second);
}

/** Returns the expected points of the next score for the squad with the ball. */
function pointsOf(game: Game, event: Event, metres: number, hold: Hold): number {
  const { metres: far, seconds: late, odds } = game.models.forecast.nextScore;
  const seconds = secondsLeft(game, event);
  const weights = odds.map((one) => {
    const term = hold === 'set' ? 0 : Number(one.holds[holds.indexOf(hold)]);
    return Math.exp(levelLine(far, one.metres, metres) + levelLine(late, one.seconds, seconds) + term);
  });
  const all = weights.reduce((sum, weight) => sum + weight, 1);
  return weights.reduce((sum, weight, at) => sum + (weight * Number(POINTS[at])) / all, 0);
}

/** Returns how the squad has the ball at each located possession, disposal and kick-in. */
const holdsOf = once((game: Game): ReadonlyMap<Event, Hold> => {
  const found = new Map<Event, Hold>();
  let before: Event | undefined;
  for (const event of game.events) {
    const isHeld = isOneOf(event, 'possession') || isOneOf(event, 'disposal') || isOneOf(event, 'kickIn');
    if (!isHeld || !event.located || event.side === undefined) continue;
    const won = before?.period === event.period && isSamePerson(before, event) ? before : undefined;
    if (isOneOf(event, 'kickIn')) found.set(event, 'kickIn');
    else if (isOneOf(event, 'set')) found.set(event, 'set');
    else if (isOneOf(event, 'possession')) found.set(event, isOneOf(event, 'contested') ? 'contested' : 'clear');
    else found.set(event, (won && found.get(won)) ?? 'contested');
    before = event;
  }
  return found;
});

/** Returns the expected points of the next score at each located possession, in hundredths of a point. */
export const equitiesOf = (game: Game): readonly { readonly event: Event; readonly hundredths: number }[] =>
  [...holdsOf(game)].flatMap(([event, hold]) =>
    event.side !== undefined && isOneOf(event, 'possession')
      ? [
          {
            event,
            hundredths: Math.round(
              100 * pointsOf(game, event, metresToGoal(game, event, event.side, 'attacked'), hold),
            ),
          },
        ]
      : [],
  );

const signOf = (side: Side): number => (side === 'home' ? 1 : -1);

/**
 * Returns the expected next score after an event, as seen by the home squad, in hundredths of a point. **Empty**:
 * `undefined` if the event does not change it.
 */
function worthAfter(game: Game, event: Event): number | undefined {
  const hold = holdsOf(game).get(event);
  const worth = (side: Side, metres: number, as: Hold): number => signOf(side) * pointsOf(game, event, metres, as);
  if (hold !== undefined && event.side !== undefined)
    return Math.round(100 * worth(event.side, metresToGoal(game, event, event.side, 'attacked'), hold));
  if (isOneOf(event, 'score'))
    return event.code === 'GOAL' || event.side === undefined
      ? 0
      : Math.round(100 * worth(opponentOf(event.side), game.ground.length, 'kickIn'));
  if (!isOneOf(event, 'restart') && !isOneOf(event, 'halt')) return undefined;
  const of = (side: Side): number => worth(side, metresToGoal(game, event, side, 'attacked'), 'contested');
  return Math.round(100 * ((of('home') + of('away')) / 2));
}

/** A person's share of a change, or a squad's if no person has one, in hundredths of a point. */
interface Share {
  readonly event: Event;
  readonly side: Side;
  readonly person: number | undefined;
  readonly hundredths: number;
}

/** Returns the shares of persons and squads in each change of the score and of the expected next score. */
export const creditsOf = once((game: Game): readonly Share[] => {
  const shares: Share[] = [];
  const sideOf = (person: number): Side => (game.players.home.includes(person) ? 'home' : 'away');
  const worths = game.events.map((event) => worthAfter(game, event));
  let [worth, last]: [number, Event | undefined] = [0, undefined];
  game.events.forEach((event, at) => {
    const next = worths[at];
    if (game.events[at - 1]?.period !== event.period) [worth, last] = [0, undefined];
    if (next === undefined) return;
    const scored =
      isOneOf(event, 'score') && event.side !== undefined
        ? signOf(event.side) * (event.code === 'GOAL' ? 600 : 100)
        : 0;
    const isAfterUse = last?.person !== undefined && (isOneOf(last, 'disposal') || isOneOf(last, 'kickIn'));
    const isUsed = isAfterUse && !isOneOf(event, 'score');
    const isWon = isOneOf(event, 'possession') && isOneOf(event, 'contested');
    const wanted = isUsed ? (isWon ? [last?.person, event.person] : [last?.person]) : [event.person ?? last?.person];
    const to = wanted.filter((person) => person !== undefined);
    const share = (change: number, persons: readonly number[]): void => {
      const squads = persons.length === 0 ? (['home', 'away'] as const) : persons.map(sideOf);
      const first = Math.trunc(change / squads.length);
      squads.forEach((side, n) => {
        const part = n === 0 ? first : change - first;
        shares.push({ event, side, person: persons[n], hundredths: signOf(side) * part });
      });
    };
    if (to.length > 0 || scored !== 0) {
      share(scored + next - worth, to);
      [worth, last] = [next, event];
    }
    const isLast = !game.events.some((one, n) => n > at && one.period === event.period && worths[n] !== undefined);
    if (isLast) share(-worth, []);
  });
  return shares;
});
