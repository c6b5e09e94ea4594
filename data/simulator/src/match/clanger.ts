import type { Aim } from './aim.js';
import type { Footballer } from './footballer.js';
import { freeKick } from './free-kick.js';
import type { Game, Next } from './game.js';
import { outOnFull } from './out-on-full.js';

const clangerOutcomes = [
  'mark',
  'gather',
  'loose',
  'outOnFull',
  'fumble',
  'markContested',
  'hard',
  'free',
  'knockOn',
] as const;
const clangerWeights = new Float64Array(clangerOutcomes.length);

/**
 * Returns the factor for the chance that a kick goes out on the full. It is highest near the boundary, and 0 far from
 * it.
 */
function onFullFactor(metres: number, inside: number): number {
  if (inside < 16) return metres > 52 ? 0.9 : 3.4;
  return inside < 28 ? 0.45 : 0;
}

/** Plays a kick that goes straight to the other squad or out on the full. */
export function clanger(game: Game, kicker: Footballer, aim: Aim): Next {
  const {
    random,
    parameters: {
      clanger: table,
      errors,
      reach,
      contest: { dropped },
    },
  } = game;
  const rival = game.rival(kicker.side).side;
  clangerOutcomes.forEach((end, at) => {
    clangerWeights[at] =
      table[end] * (end === 'outOnFull' ? onFullFactor(aim.metres, game.oval.metresInside(game.x, game.y)) : 1);
  });
  const end = clangerOutcomes[random.place(clangerWeights)] ?? 'mark';
  if (end === 'outOnFull') return outOnFull(game, kicker);
  if (random.chance(errors.debit)) game.record('DEBI', kicker);
  const taker = game.pickNear(
    rival,
    end === 'mark' || end === 'markContested' || end === 'fumble' ? 'markOpposition' : 'gather',
    reach.mark,
  );
  if (end === 'free') return freeKick(game, 'late', kicker.side === taker.side ? kicker : taker, kicker);
  if (end === 'fumble') {
    game.record('MAFU', taker);
    if (random.chance(dropped)) {
      game.record('MADR', taker);
      return { is: 'looseBall', from: 'drop', side: rival };
    }
    return game.winBall('GAOP', taker);
  }
  const code = (
    { mark: 'MAUN', markContested: 'MACO', gather: 'GAOP', loose: 'LBGE', hard: 'HBGE', knockOn: 'LBGE' } as const
  )[end];
  return game.winBall(code, taker);
}
