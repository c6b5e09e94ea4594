import { metresApart } from '../exact.js';
import type { Footballer } from './footballer.js';
import { freeKick } from './free-kick.js';
import type { Game, Next } from './game.js';
import { throwIn } from './halts.js';

const ends = [
  'spoilOpposition',
  'spoilOwn',
  'markOwn',
  'markOpposition',
  'fumble',
  'freeOwn',
  'freeOpposition',
  'spill',
] as const;
const weights = new Float64Array(ends.length);

/** The opponent of a target: the one named to play on him or her where near, else whoever is. */
function defenderOf(game: Game, target: Footballer): Footballer {
  const { opponent } = target;
  const rival = game.rival(target.side);
  if (
    opponent?.spot !== undefined &&
    metresApart(opponent.x, opponent.y, game.x, game.y) < 25 &&
    game.random.chance(0.6)
  )
    return opponent;
  return game.near(rival.side, 'spoil', game.parameters.reach.spoil);
}

/** A high ball between a target and an opponent, others flying in. `kicker` says whose ball it was. */
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
  const target = game.near(kicker.side, 'markContested', reach.mark, kicker);
  const defender = defenderOf(game, target);
  if (random.chance(acts.block))
    game.act('BLOC', game.near(random.chance(0.5) ? target.side : defender.side, 'spoil', 20));
  const alone = random.chance(table.oneOnOne);
  if (enters) game.act('IFTA', target, random.chance(0.62) ? { chance: true } : {});
  if (random.chance(table.target * (table.targetIn[game.zone(kicker.side)] ?? 1) * game.day.target))
    game.act('COTA', target);
  const better =
    weight *
      (0.5 * (target.abilities.marking + target.abilities.contested) -
        0.5 * (defender.abilities.spoiling + defender.abilities.contested)) +
    game.edge(kicker.side) +
    game.deep(kicker.side, 'air');
  const zone = game.zone(kicker.side);
  ends.forEach((end, at) => {
    weights[at] = table[end] * changeOf(game, end, better, enters, zone);
  });
  const end = ends[random.place(weights)] ?? 'spill';
  game.play([0.6, 0.3]);
  if (alone) oneOnOne(game, target, defender, end);
  return settle(game, kicker, target, defender, end);
}

/** How much likelier an end is where one of the two is better, on a kick into the forward 50, and on a slippery day. */
function changeOf(game: Game, end: (typeof ends)[number], better: number, enters: boolean, zone: number): number {
  const {
    contest: { entryMark, entryFumble, entryFree, entryIntercept, spoilOwnIn },
  } = game.parameters;
  if (end === 'fumble') return game.day.fumble * (enters ? entryFumble : 1);
  if (end.endsWith('Opposition')) return (1 - 0.8 * better) * (enters && end === 'markOpposition' ? entryIntercept : 1);
  const inZone = end === 'spoilOwn' ? (spoilOwnIn[zone] ?? 1) : 1;
  return end.endsWith('Own')
    ? inZone *
        (1 + 0.8 * better) *
        (enters && end === 'markOwn' ? entryMark : enters && end === 'freeOwn' ? entryFree : 1)
    : 1;
}

/** Writes a one-on-one and who came off better. */
function oneOnOne(game: Game, target: Footballer, defender: Footballer, end: (typeof ends)[number]): void {
  const won = end === 'markOwn' || end === 'freeOwn';
  const lost =
    end === 'markOpposition' || end === 'freeOpposition' || (end === 'spoilOpposition' && game.random.chance(0.45));
  game.scribe.together();
  game.act(won ? 'OTWI' : lost ? 'OTLO' : 'OTNE', target);
  game.act(won ? 'ODLO' : lost ? 'ODWI' : 'ODNE', defender);
  game.scribe.part();
}

function settle(
  game: Game,
  kicker: Footballer,
  target: Footballer,
  defender: Footballer,
  end: (typeof ends)[number],
): Next {
  const {
    random,
    parameters: { contest: table, reach },
  } = game;
  switch (end) {
    case 'markOwn':
      return game.wins('MACO', target);
    case 'markOpposition':
      return game.wins(
        'MACO',
        defender.spot?.line === 'back' || random.chance(0.5)
          ? defender
          : game.near(defender.side, 'markOpposition', reach.mark),
      );
    case 'freeOwn':
      return freeKick(game, 'marking', target, defender);
    case 'freeOpposition':
      return freeKick(game, 'marking', defender, target);
    case 'fumble': {
      const hands = random.chance(0.7) ? target : defender;
      game.act('MAFU', hands);
      if (!random.chance(table.dropped)) return game.wins('GATH', hands);
      game.act('MADR', hands);
      return { is: 'loose', from: 'drop', side: hands.side };
    }
    case 'spoilOpposition':
      return spoil(game, random.chance(0.72) ? defender : game.near(defender.side, 'spoil', reach.spoil));
    case 'spoilOwn':
      return spoil(game, random.chance(0.5) ? target : game.near(kicker.side, 'spoil', reach.spoil, kicker));
    case 'spill':
      return { is: 'loose', from: 'spoil', side: kicker.side };
  }
}

/** A fist to the ball: the squad of the one who spoils may gain it, or not. */
function spoil(game: Game, player: Footballer): Next {
  const { random, oval } = game;
  const kind = random.uniform();
  game.act(kind < 0.1 ? 'SPGP' : kind < 0.18 ? 'SPIN' : 'SPOI', player);
  if (oval.metresInside(game.x, game.y) < 7 && random.chance(0.4)) {
    game.play([0.8, 0.3]);
    return throwIn(game);
  }
  return { is: 'loose', from: 'spoil', side: player.side };
}
