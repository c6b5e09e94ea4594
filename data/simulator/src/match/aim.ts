import type { Point } from '@goalsquare/engine';
import { metresApart } from '../exact.js';
import type { Footballer } from './footballer.js';
import type { Game } from './game.js';

/** The purpose and target of a kick. **Units**: metres. */
export interface Aim {
  readonly purpose: 'pass' | 'lead' | 'long' | 'away';
  readonly metres: number;
  readonly x: number;
  readonly y: number;
}

const purposes = ['pass', 'lead', 'long', 'away'] as const;

/**
 * Draws the purpose and target of a kick, which depend on the zone, the squad's style and the space to the boundary.
 */
export function aimOf(game: Game, player: Footballer, state: 'set' | 'play'): Aim {
  const {
    random,
    parameters: { intents, lengths, shortContests, dinked, talent },
  } = game;
  const zone = game.zone(player.side);
  const { style } = game.squad(player.side);
  const [pass = 0, lead = 0, long = 0, away = 0] = intents[state][zone] ?? [];
  const short = Math.max(
    0.3,
    1 + style.pass + 0.08 * player.abilities.decisions + talent.short * player.abilities.preference,
  );
  const purpose = purposes[random.place([pass * short, lead * short, long, away])] ?? 'long';
  const spread = purpose === 'long' && random.chance(shortContests[state]) ? lengths.short : lengths[purpose];
  const [mean = 30, sd = 8, least = 5, most = 60] = spread;
  const drawn =
    purpose === 'pass'
      ? least + random.gamma(((mean - least) / sd) ** 2, (sd * sd) / (mean - least))
      : random.normal(mean + (purpose === 'long' ? 0.8 * player.abilities.kicking : 0), sd);
  const length = Math.max(least, Math.min(most, drawn));
  if (purpose === 'lead' && zone === 2) return targetOnGround(game, player, purpose, length + 4, least);
  if (purpose === 'pass' && random.chance(dinked))
    return targetOnGround(game, player, purpose, random.between(4, 13), 4);
  return targetOnGround(game, player, purpose, length, least);
}

/** Draws a target, up to seven times until it is on the ground. After a few attempts, targets get nearer. */
function targetOnGround(game: Game, player: Footballer, purpose: Aim['purpose'], length: number, least: number): Aim {
  const { oval } = game;
  let metres = length;
  for (let attempt = 0; ; attempt += 1) {
    const { x, y } = drawTarget(game, player, purpose, metres);
    const room = purpose === 'away' ? -3 : purpose === 'long' ? 1 : 3;
    if (attempt >= 6 || oval.metresInside(x, y) > room) return { purpose, metres, x, y };
    if (attempt >= 3) metres = Math.max(least, metres * 0.85);
  }
}

/**
 * Draws a point at a distance. Long kicks go to the goal mouth when attacking, and along the boundary when defending.
 */
function drawTarget(game: Game, player: Footballer, purpose: Aim['purpose'], metres: number): Point {
  const {
    random,
    oval,
    parameters: { straight, lineShare, straightOn: straightShare, goalMouth, defensiveAcross },
  } = game;
  const sign = game.sign(player.side);
  const zone = game.zone(player.side);
  const [mean = 0.7, sd = 0.3] = straight[purpose];
  const [deep = 25, deepSpread = 9, least = 8, wider = 0.6] = goalMouth;
  const straightOn = zone >= 2 || (zone === 1 && sign * game.x > -30 && random.chance(straightShare));
  if ((purpose === 'long' && straightOn) || (purpose === 'lead' && zone === 2 && random.chance(0.9))) {
    const from = Math.max(3, random.normal(deep, deepSpread));
    return pointTowards(
      game,
      sign * (oval.halfLength - from),
      random.normal(0, Math.max(3, least + wider * from)),
      metres,
    );
  }
  if (purpose === 'long') {
    const wide = game.y >= 0 === random.chance(0.9) ? 1 : -1;
    return pointTowards(
      game,
      game.x + sign * metres * Math.min(1, Math.max(0.5, random.normal(mean, sd))),
      wide * oval.halfWidth * random.normal(lineShare, 0.16),
      metres,
    );
  }
  const across = purpose === 'pass' && zone === 0 ? defensiveAcross : 0;
  const cosine = Math.max(-1, Math.min(1, random.normal(mean - across, sd)));
  return {
    x: game.x + sign * metres * cosine,
    y: game.y + metres * Math.sqrt(1 - cosine * cosine) * sideFor(game, purpose, zone),
  };
}

/** Returns the point at a distance from the ball in the direction of another point. */
function pointTowards(game: Game, toX: number, toY: number, metres: number): Point {
  const away = Math.max(1, metresApart(toX, toY, game.x, game.y));
  return { x: game.x + ((toX - game.x) / away) * metres, y: game.y + ((toY - game.y) / away) * metres };
}

/** Draws the side of a kick. Defenders kick wide, and attackers kick towards the middle. */
function sideFor(game: Game, purpose: Aim['purpose'], zone: number): 1 | -1 {
  const { random } = game;
  const wide = game.y >= 0 ? 1 : -1;
  const outwards = zone === 0 ? 0.74 : zone === 1 ? 0.66 : zone === 2 ? 0.58 : purpose === 'pass' ? 0.3 : 0.25;
  return random.chance(outwards) ? wide : wide === 1 ? -1 : 1;
}
