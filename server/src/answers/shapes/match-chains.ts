import {
  chainEndTypes,
  chainStartTypes,
  roundTo,
  shotResults,
  sides,
  type ChainDetails,
  type ChainType,
  type HeaderPlayer,
  type Match,
  type Row,
  type Setting,
  type SideIndex,
  type MatchView,
} from '@goalsquare/engine';
import type {
  ChainEnd,
  ChainPlayer,
  ChainScore,
  ChainStart,
  ChainTurnover,
  KeyMetrics,
  KeyTransactions,
  MatchChain,
  MatchChains,
} from '@goalsquare/openapi';
import { computedList, type Computed } from '../json/computed-list.js';
import { logicalZoneName, physicalZoneName, pointOf } from './location.js';
import { personOf, playersOf } from './person.js';
import { squadOf } from './squad.js';

import { cachedMatchView } from './match-views.js';

const METRES_DECIMALS = 1;

const stateOf = ({ id, name, code, type, typeCode }: ChainType) => ({
  stateId: id,
  stateName: name,
  stateCode: code,
  stateType: type,
  stateTypeCode: typeCode,
});

const playerOf = (row: Row | undefined, players: readonly HeaderPlayer[]): ChainPlayer | undefined => {
  const player = row?.slot === undefined ? undefined : players[row.slot];
  return player && personOf(player);
};

const placeOf = (row: Row, side: SideIndex | undefined, setting: Setting) => ({
  ...pointOf(row),
  ...(side !== undefined && { zone: logicalZoneName(row, side, setting) }),
  zonePhysical: physicalZoneName(row, setting),
});

function startOf(chain: ChainDetails, first: Row, setting: Setting, players: readonly HeaderPlayer[]): ChainStart {
  const launchPlayer = playerOf(chain.launch, players);
  return {
    matchTrxId: first.id,
    periodSecs: first.seconds,
    ...stateOf(chainStartTypes[chain.start]),
    ...placeOf(first, chain.side, setting),
    ...(launchPlayer && { launchPlayer }),
  };
}

function scoreOf(chain: ChainDetails, players: readonly HeaderPlayer[]): ChainScore | undefined {
  const row = chain.rows.findLast(({ play }) => play.is === 'score');
  if (row?.play.is !== 'score') return undefined;
  const player = playerOf(row, players);
  return { matchTrxId: row.id, ...(player && { player }), result: shotResults[row.play.result] };
}

function turnoverOf({ turnover }: ChainDetails, players: readonly HeaderPlayer[]): ChainTurnover | undefined {
  if (turnover === undefined) return undefined;
  const { lost, type, state, creation } = turnover;
  const player = playerOf(lost, players);
  return { turnoverTrxId: lost.id, ...(player && { player }), type, state, creation };
}

function endOf(chain: ChainDetails, last: Row, setting: Setting, players: readonly HeaderPlayer[]): ChainEnd {
  const [score, turnover] = [scoreOf(chain, players), turnoverOf(chain, players)];
  return {
    matchTrxId: last.id,
    periodSecs: last.seconds,
    ...stateOf(chainEndTypes[chain.end]),
    ...placeOf(last, chain.side, setting),
    ...(score && { score }),
    ...(turnover && { turnover }),
  };
}

const metricsOf = ({ rows, metres, replyMetres }: ChainDetails): KeyMetrics =>
  rows.some(({ located }) => located)
    ? {
        chainMetres: roundTo(metres, METRES_DECIMALS),
        chainMetresReply: roundTo(replyMetres, METRES_DECIMALS),
        chainMetresNet: roundTo(metres - replyMetres, METRES_DECIMALS),
      }
    : {};

function chainOf(
  { header, setting }: MatchView,
  chain: ChainDetails,
  all: readonly ChainDetails[],
  players: readonly HeaderPlayer[],
): readonly MatchChain[] {
  const [first, last] = [chain.rows[0], chain.rows.at(-1)];
  if (first === undefined || last === undefined) return [];
  const keyTransactions: KeyTransactions = {
    stoppage: chain.stoppage?.id ?? null,
    clearance: chain.clearance?.id ?? null,
    inside50: chain.inside50?.id ?? null,
    rebound50: chain.rebound50?.id ?? null,
    prevChain: all[chain.index - 1]?.rows[0]?.id ?? null,
    nextChain: all[chain.index + 1]?.rows[0]?.id ?? null,
  };
  return [
    {
      id: first.id,
      period: chain.period,
      ...(chain.side !== undefined && { squad: squadOf(header, sides[chain.side]) }),
      start: startOf(chain, first, setting, players),
      ...(!chain.isOpen && { end: endOf(chain, last, setting, players) }),
      keyTransactions,
      metrics: metricsOf(chain),
    },
  ];
}

/**
 * Returns every chain of a match in order of play, with the id of its first transaction. A chain in progress has no
 * end.
 */
export function matchChains(match: Match): Computed<MatchChains> {
  const view = cachedMatchView(match);
  const players = playersOf(view.header);
  return {
    matchId: match.id,
    chains: computedList(view.chains, (chain, _, all) => chainOf(view, chain, all, players)),
  };
}
