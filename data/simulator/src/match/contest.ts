import { metresApart } from '../exact.js';
import type { Footballer } from './footballer.js';
import { freeKick } from './free-kick.js';
import type { Game, Next } from './game.js';
import { callOutOfBounds } from './stoppage-calls.js';

const outcomes = [
  'spoilOpposition',
  'spoilOwn',
  'markOwn',
  'markOpposition',
  'fumble',
  'freeOwn',
  'freeOpposition',
  'spill',
] as const;
const weights = new Float64Array(outcomes.length);

/**
 * Returns the defender in a contest: usually the target's direct opponent if near, and otherwise a player near the
 * ball.
 */
function defenderOf(game: Game, target: Footballer): Footballer {
  const { opponent } = target;
  const rival = game.rival(target.side);
  if (
    opponent?.spot !== undefined &&
    metresApart(opponent.x, opponent.y, game.x, game.y) < 25 &&
    game.random.chance(0.6)
  )
    return opponent;
  return game.pickNear(rival.side, 'spoil', game.parameters.reach.spoil);
}

/** Plays an aerial contest between a team-mate of the kicker and a defender. */
export function contest(game: Game, kicker: Footballer, enters: boolean): Next {
  const {
    random,
    parameters: {
      contest: table,
      reach,
      weights: { contest: weight },
      acts,
    },
  } = game;
  const target = game.pickNear(kicker.side, 'markContested', reach.mark, kicker);
  const defender = defenderOf(game, target);
  if (random.chance(acts.block))
    game.record('BLOC', game.pickNear(random.chance(0.5) ? target.side : defender.side, 'spoil', 20));
  const isOneOnOne = random.chance(table.oneOnOne);
  if (enters) game.record('IFTA', target, random.chance(0.62) ? { chance: true } : {});
  if (random.chance(table.target * (table.targetIn[game.zone(kicker.side)] ?? 1) * game.dayFactors.target))
    game.record('COTA', target);
  const better =
    weight *
      (0.5 * (target.abilities.marking + target.abilities.contested) -
        0.5 * (defender.abilities.spoiling + defender.abilities.contested)) +
    game.edge(kicker.side) +
    game.zoneEdge(kicker.side, 'air');
  const zone = game.zone(kicker.side);
  outcomes.forEach((outcome, at) => {
    weights[at] = table[outcome] * outcomeFactor(game, outcome, better, enters, zone);
  });
  const outcome = outcomes[random.place(weights)] ?? 'spill';
  game.passTime([0.6, 0.3]);
  if (isOneOnOne) recordOneOnOne(game, target, defender, outcome);
  return resolveContest(game, kicker, target, defender, outcome);
}

/**
 * Returns the factor for an outcome. It depends on who is better, the zone, entries into the forward 50, and the
 * weather.
 */
function outcomeFactor(
  game: Game,
  outcome: (typeof outcomes)[number],
  better: number,
  enters: boolean,
  zone: number,
): number {
  const {
    contest: { entryMark, entryFumble, entryFree, entryIntercept, spoilOwnIn },
  } = game.parameters;
  if (outcome === 'fumble') return game.dayFactors.fumble * (enters ? entryFumble : 1);
  if (outcome.endsWith('Opposition'))
    return (1 - 0.8 * better) * (enters && outcome === 'markOpposition' ? entryIntercept : 1);
  const inZone = outcome === 'spoilOwn' ? (spoilOwnIn[zone] ?? 1) : 1;
  return outcome.endsWith('Own')
    ? inZone *
        (1 + 0.8 * better) *
        (enters && outcome === 'markOwn' ? entryMark : enters && outcome === 'freeOwn' ? entryFree : 1)
    : 1;
}

/** Writes a one-on-one contest and its outcome. */
function recordOneOnOne(
  game: Game,
  target: Footballer,
  defender: Footballer,
  outcome: (typeof outcomes)[number],
): void {
  const won = outcome === 'markOwn' || outcome === 'freeOwn';
  const lost =
    outcome === 'markOpposition' ||
    outcome === 'freeOpposition' ||
    (outcome === 'spoilOpposition' && game.random.chance(0.45));
  game.writer.beginGroup();
  game.record(won ? 'OTWI' : lost ? 'OTLO' : 'OTNE', target);
  game.record(won ? 'ODLO' : lost ? 'ODWI' : 'ODNE', defender);
  game.writer.endGroup();
}

function resolveContest(
  game: Game,
  kicker: Footballer,
  target: Footballer,
  defender: Footballer,
  outcome: (typeof outcomes)[number],
): Next {
  const {
    random,
    parameters: { contest: table, reach },
  } = game;
  switch (outcome) {
    case 'markOwn':
      return game.winBall('MACO', target);
    case 'markOpposition':
      return game.winBall(
        'MACO',
        defender.spot?.line === 'back' || random.chance(0.5)
          ? defender
          : game.pickNear(defender.side, 'markOpposition', reach.mark),
      );
    case 'freeOwn':
      return freeKick(game, 'marking', target, defender);
    case 'freeOpposition':
      return freeKick(game, 'marking', defender, target);
    case 'fumble': {
      const hands = random.chance(0.7) ? target : defender;
      game.record('MAFU', hands);
      if (!random.chance(table.dropped)) return game.winBall('GATH', hands);
      game.record('MADR', hands);
      return { is: 'looseBall', from: 'drop', side: hands.side };
    }
    case 'spoilOpposition':
      return spoil(game, random.chance(0.72) ? defender : game.pickNear(defender.side, 'spoil', reach.spoil));
    case 'spoilOwn':
      return spoil(game, random.chance(0.5) ? target : game.pickNear(kicker.side, 'spoil', reach.spoil, kicker));
    case 'spill':
      return { is: 'looseBall', from: 'spoil', side: kicker.side };
  }
}

/** Plays a spoil, after which the ball is loose or out of bounds. */
function spoil(game: Game, player: Footballer): Next {
  const { random, oval } = game;
  const kind = random.uniform();
  game.record(kind < 0.1 ? 'SPGP' : kind < 0.18 ? 'SPIN' : 'SPOI', player);
  if (oval.metresInside(game.x, game.y) < 7 && random.chance(0.4)) {
    game.passTime([0.8, 0.3]);
    return callOutOfBounds(game);
  }
  return { is: 'looseBall', from: 'spoil', side: player.side };
}
