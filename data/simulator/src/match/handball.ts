import type { Footballer } from './footballer.js';
import type { Game, Next, PossessionCode } from './game.js';
import { drawPressure, recordTackle, recordPressure } from './pressure.js';

/** Plays a handball: to a team-mate, to no one, or to the other squad. */
export function handball(game: Game, player: Footballer, won: PossessionCode, playsOn: boolean): Next {
  const {
    random,
    parameters: { handballAfter, handballMetres, handballAlong, seconds, tackled, weights, errors, reach },
  } = game;
  const sign = game.sign(player.side);
  game.passTime(playsOn ? seconds.playOn : seconds.handball, 0.1);
  game.moveBall(game.x + sign * random.normal(0.3, 2), game.y + random.normal(0, 2));
  const under = drawPressure(game, player, won);
  const quality = handballAfter[won];
  const effective = game.drawChance(
    quality.effective,
    weights.disposal * player.abilities.handball + 0.4 * game.edge(player.side),
  );
  const code = effective ? 'HBEF' : random.chance(quality.ineffective / (1 - quality.effective)) ? 'HBIN' : 'HBCL';
  if (playsOn) game.record('PLON', player);
  const rival = game.rival(player.side);
  const chance = effective ? tackled.effectiveDisposal : code === 'HBIN' ? tackled.ball : tackled.clanger;
  const tackler = under.by ?? game.pickNear(rival.side, 'tackle', reach.pressure);
  if (game.drawChance(chance, rival.style.tackle + 0.1 * tackler.abilities.tackling))
    recordTackle(game, tackler, player, effective ? 'TAIN' : 'TACK');
  const pressure = recordPressure(game, under, player);
  game.chains.dispose(player.side, effective ? 'ifFollowed' : 'no');
  game.recordPossession(code, player, { pressure });
  if (code === 'HBIN') return { is: 'looseBall', from: 'poorHandball', side: player.side, by: player };
  if (code === 'HBCL') return { is: 'looseBall', from: 'clangerHandball', side: player.side };
  const far = Math.max(
    1.5,
    random.gamma(
      (handballMetres[0] as number) ** 2 / (handballMetres[1] as number) ** 2,
      (handballMetres[1] as number) ** 2 / (handballMetres[0] as number),
    ),
  );
  const along = Math.max(-1, Math.min(1, random.normal(handballAlong[game.zone(player.side)] ?? 0, 0.6)));
  game.moveBall(
    game.x + sign * far * along,
    game.y + far * Math.sqrt(1 - along * along) * (random.chance(0.5) ? 1 : -1),
    1,
  );
  game.passTime([1.6, 0.6], 0.3);
  const mate = game.pickNear(player.side, 'receive', reach.receive, player);
  if (random.chance(errors.afterHandball * (errors.afterHandballIn[game.zone(player.side)] ?? 1))) {
    game.record('ENPR', mate);
    return { is: 'looseBall', from: 'error', side: player.side };
  }
  return game.winBall('HBRE', mate);
}
