import { launchOf, type Chain, type ChainEnd, type ChainStart } from '../chains.js';
import { isOneOf } from '../codes.js';
import { credit, creditTo, minus, plus, tenths, type Count, type Credit } from '../credits.js';
import { reachesForward50 } from '../entries.js';
import type { Event, Game } from '../game.js';
import { laneOf } from '../ground.js';
import { handles, locatesBall, metresForward, spot, zoneOf } from '../play.js';

/* Results of chains, their metres, and ball movement. All are credited to the launch of the chain. */

type Group = ChainStart | 'ST';
const startsOf = (group: Group): readonly ChainStart[] => (group === 'ST' ? ['CB', 'BU', 'TI'] : [group]);

/** Returns a credit for each chain with a certain start. Chains from a centre bounce count in the zone CB. */
function fromChains(game: Game, group: Group, amountOf: (chain: Chain) => number): readonly Credit[] {
  return game.chains.flatMap((chain) => {
    const { side, start, events } = chain;
    const launch = launchOf(chain) ?? events[0];
    if (side === undefined || launch === undefined || !startsOf(group).includes(start)) return [];
    return creditTo(game, launch, side, launch.person, amountOf(chain), start === 'CB' ? 'CB' : undefined);
  });
}

const ended =
  (group: Group, ...ends: readonly ChainEnd[]): Count =>
  (game) =>
    fromChains(game, group, ({ end }) => (ends.includes(end) ? 1 : 0));
const goal = (group: Group): Count => ended(group, 'GOAL');
const behind = (group: Group): Count => ended(group, 'BEHI');
const score = (group: Group): Count => ended(group, 'GOAL', 'BEHI', 'RUSH');
const inside50 =
  (group: Group): Count =>
  (game) =>
    fromChains(game, group, (chain) => (reachesForward50(game, chain) ? 1 : 0));

export const CHAIN_LAUNCH_CB_GOAL = goal('CB');
export const CHAIN_LAUNCH_CB_BEHI = behind('CB');
export const CHAIN_LAUNCH_CB_SCORE = score('CB');
export const CHAIN_LAUNCH_CB_IN50 = inside50('CB');
export const CHAIN_LAUNCH_BU_GOAL = goal('BU');
export const CHAIN_LAUNCH_BU_BEHI = behind('BU');
export const CHAIN_LAUNCH_BU_SCORE = score('BU');
export const CHAIN_LAUNCH_BU_IN50 = inside50('BU');
export const CHAIN_LAUNCH_TI_GOAL = goal('TI');
export const CHAIN_LAUNCH_TI_BEHI = behind('TI');
export const CHAIN_LAUNCH_TI_SCORE = score('TI');
export const CHAIN_LAUNCH_TI_IN50 = inside50('TI');
export const CHAIN_LAUNCH_KI_GOAL = goal('KI');
export const CHAIN_LAUNCH_KI_BEHI = behind('KI');
export const CHAIN_LAUNCH_KI_SCORE = score('KI');
export const CHAIN_LAUNCH_KI_IN50 = inside50('KI');
export const CHAIN_LAUNCH_INT_GOAL = goal('INT');
export const CHAIN_LAUNCH_INT_BEHI = behind('INT');
export const CHAIN_LAUNCH_INT_SCORE = score('INT');
export const CHAIN_LAUNCH_INT_IN50 = inside50('INT');
export const CHAIN_LAUNCH_ST_GOAL = goal('ST');
export const CHAIN_LAUNCH_ST_BEHI = behind('ST');
export const CHAIN_LAUNCH_ST_SCORE = score('ST');
/** Counts scoring chains at their launch. A chain counts only if a person handles the ball in its launch. */
export const CHAIN_LAUNCH_SCORE: Count = (game) =>
  game.chains.flatMap((chain) => {
    const launch = launchOf(chain);
    const isScored = chain.end === 'GOAL' || chain.end === 'BEHI' || chain.end === 'RUSH';
    const zone = chain.start === 'CB' ? 'CB' : undefined;
    return isScored && launch !== undefined && handles(launch) ? credit(game, launch, 1, zone) : [];
  });

/**
 * Returns the metres along the axis from the first location of a chain to its last or, after a goal or behind, to the
 * goal line.
 */
function metresOf(game: Game, { side, end, events }: Chain): number {
  const [from, to] = [events.find(locatesBall), events.findLast(locatesBall)];
  if (side === undefined || from === undefined || to === undefined) return 0;
  const isToLine = end === 'GOAL' || end === 'BEHI';
  return tenths(isToLine ? game.ground.length / 2 - spot(game, from, side).x : metresForward(game, side, from, to));
}

/** Returns the metres of the opposition's chain if it is the next one, in the same period. */
function replyMetresOf(game: Game, { index, side, period }: Chain): number {
  const reply = game.chains[index + 1];
  const isReply = reply?.side !== undefined && reply.side !== side && reply.period === period;
  return isReply ? metresOf(game, reply) : 0;
}

const groups = ['CB', 'BU', 'TI', 'KI', 'INT'] as const;
/** Returns a metric that counts the metres of chains. A chain without an event of its squad has none. */
const metres =
  (group: Group): Count =>
  (game) =>
    fromChains(game, group, (chain) => (launchOf(chain) === undefined ? 0 : metresOf(game, chain)));
const reply =
  (group: Group): Count =>
  (game) =>
    fromChains(game, group, (chain) => (launchOf(chain) === undefined ? 0 : replyMetresOf(game, chain)));

export const CHAIN_METRES = plus(...groups.map(metres));
export const CHAIN_METRES_CB = metres('CB');
export const CHAIN_METRES_BU = metres('BU');
export const CHAIN_METRES_TI = metres('TI');
export const CHAIN_METRES_ST = metres('ST');
export const CHAIN_METRES_KI = metres('KI');
export const CHAIN_METRES_INT = metres('INT');
export const CHAIN_METRES_REPLY = plus(...groups.map(reply));
export const CHAIN_METRES_REPLY_CB = reply('CB');
export const CHAIN_METRES_REPLY_BU = reply('BU');
export const CHAIN_METRES_REPLY_TI = reply('TI');
export const CHAIN_METRES_REPLY_ST = reply('ST');
export const CHAIN_METRES_REPLY_KI = reply('KI');
export const CHAIN_METRES_REPLY_INT = reply('INT');
export const CHAIN_METRES_NET = minus(CHAIN_METRES, CHAIN_METRES_REPLY);
export const CHAIN_METRES_NET_CB = minus(CHAIN_METRES_CB, CHAIN_METRES_REPLY_CB);
export const CHAIN_METRES_NET_BU = minus(CHAIN_METRES_BU, CHAIN_METRES_REPLY_BU);
export const CHAIN_METRES_NET_TI = minus(CHAIN_METRES_TI, CHAIN_METRES_REPLY_TI);
export const CHAIN_METRES_NET_ST = minus(CHAIN_METRES_ST, CHAIN_METRES_REPLY_ST);
export const CHAIN_METRES_NET_KI = minus(CHAIN_METRES_KI, CHAIN_METRES_REPLY_KI);
export const CHAIN_METRES_NET_INT = minus(CHAIN_METRES_INT, CHAIN_METRES_REPLY_INT);

/** Returns the first event of a chain if it is in the defensive 50 of the chain's squad. */
function startInD50(game: Game, { side, events: [first] }: Chain): Event | undefined {
  return first !== undefined && side !== undefined && zoneOf(game, first, side) === 'D50' ? first : undefined;
}
const countFromD50 =
  (test: (chain: Chain, game: Game) => boolean): Count =>
  (game) =>
    game.chains.flatMap((chain) => {
      const first = startInD50(game, chain);
      return first !== undefined && chain.side !== undefined && test(chain, game)
        ? creditTo(game, first, chain.side, first.side === chain.side ? first.person : undefined)
        : [];
    });

export const D50_REBOUND = countFromD50(() => true);
export const D50_REBOUND_IN50 = countFromD50((chain, game) => reachesForward50(game, chain));
export const D50_REBOUND_GOAL = countFromD50(({ end }) => end === 'GOAL');
export const D50_REBOUND_BEHI = countFromD50(({ end }) => end === 'BEHI');
export const D50_REBOUND_SCORE = countFromD50(({ end }) => end === 'GOAL' || end === 'BEHI' || end === 'RUSH');

/** Returns a metric that counts the possessions of a chain's squad in midfield (the zones DM and AM) in one lane. */
const countMidfield =
  (lane: ReturnType<typeof laneOf>, test: (chain: Chain, game: Game) => boolean = () => true): Count =>
  (game) =>
    game.chains.flatMap((chain) => {
      const { side, events } = chain;
      if (side === undefined || !test(chain, game)) return [];
      return events
        .filter((event) => event.side === side && isOneOf(event, 'possession'))
        .filter((event) => ['DM', 'AM'].includes(zoneOf(game, event, side)) && laneOf(event, game.ground) === lane)
        .flatMap((event) => creditTo(game, event, side, event.person));
    });
const isFromD50 = (chain: Chain, game: Game): boolean => startInD50(game, chain) !== undefined;

export const MID_BALL_MOVEMENT_CORRIDOR = countMidfield('corridor');
export const MID_BALL_MOVEMENT_WING = countMidfield('wing');
export const MID_BALL_MOVEMENT_BOUNDARY = countMidfield('boundary');
export const D50_BALL_MOVEMENT_CORRIDOR = countMidfield('corridor', isFromD50);
export const D50_BALL_MOVEMENT_WING = countMidfield('wing', isFromD50);
export const D50_BALL_MOVEMENT_BOUNDARY = countMidfield('boundary', isFromD50);
export const D50_BALL_MOVEMENT = plus(D50_BALL_MOVEMENT_CORRIDOR, D50_BALL_MOVEMENT_WING, D50_BALL_MOVEMENT_BOUNDARY);
