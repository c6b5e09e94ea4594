import { isMetricCode, sides, type MatchView, type Side } from '@goalsquare/engine';
import { useMemo, type ReactElement } from 'react';
import { ChainMap } from '../../pictures/ground/chain-map';
import { chainFactsOf } from '../../pictures/facts/chains';
import { heatOf, type Actor } from '../../pictures/facts/heat';
import { shotFactsOf } from '../../pictures/facts/shots';
import { stoppageFactsOf } from '../../pictures/facts/stoppages';
import { wormOf } from '../../pictures/facts/worm';
import { filterOf } from '../../evidence-links/evidence-request';
import { HeatMap } from '../../pictures/ground/heat-map';
import { ScoreWorm } from '../../pictures/charts/score-worm';
import { ShotMap } from '../../pictures/ground/shot-map';
import { StoppageMap } from '../../pictures/ground/stoppage-map';
import type { AnswerRow } from './answer';
import { inTimeOf, type IsInTime } from './asked';
import type { OpenedMatch } from './open-sandbox-match';
import { parametersOf } from './calls';
import { askOf, type Question } from './question';

/**
 * Returns the squad or player of a heat map: that of the selected row, otherwise the requested squad, otherwise the
 * home squad.
 */
function actorOf({ view: { header } }: OpenedMatch, { team }: Question, chosen: AnswerRow | undefined): Actor {
  if (chosen !== undefined)
    return { side: chosen.side, who: chosen.name, ...(chosen.slot !== undefined && { slot: chosen.slot }) };
  const side = team === 'away' ? 1 : 0;
  return { side, who: header[sides[side]].name };
}

const taken = <T extends { readonly period: number; readonly seconds: number }>(
  all: readonly T[],
  isInTime: IsInTime,
): readonly T[] => all.filter(({ period, seconds }) => isInTime(period, seconds));

interface AnswerPictureProps {
  readonly opened: OpenedMatch;
  readonly question: Question;
  readonly chosen: AnswerRow | undefined;
}

/** A heat map of the acts of the first requested metric. */
function Heat({ opened, question, chosen }: AnswerPictureProps): ReactElement {
  const { match, view } = opened;
  const metric = question.metric.find(isMetricCode);
  if (metric === undefined) return <p role="status">Choose a metric to see where its acts happened.</p>;
  const facts = heatOf(match, view, actorOf(opened, question, chosen), metric, askOf(question));
  const { context: _context, ...filter } = filterOf(Object.fromEntries(parametersOf(question)));
  return <HeatMap facts={{ ...facts, filter }} />;
}

/** The subject and the time filter of a picture. */
interface Selected {
  readonly view: MatchView;
  readonly isInTime: IsInTime;
  readonly team: { readonly team?: Side };
}

// Each picture computes the facts of the whole match once, when it is first shown, and selects from them.

function Shots({ view, isInTime, team }: Selected): ReactElement {
  const facts = useMemo(() => shotFactsOf(view), [view]);
  return <ShotMap facts={{ ...facts, shots: taken(facts.shots, isInTime) }} {...team} />;
}

function Worm({ view }: Pick<Selected, 'view'>): ReactElement {
  return <ScoreWorm facts={useMemo(() => wormOf(view), [view])} />;
}

function Chains({ view, isInTime, team }: Selected): ReactElement {
  const facts = useMemo(() => chainFactsOf(view), [view]);
  return <ChainMap facts={{ ...facts, chains: taken(facts.chains, isInTime) }} {...team} />;
}

function Stoppages({ view, isInTime }: Omit<Selected, 'team'>): ReactElement {
  const facts = useMemo(() => stoppageFactsOf(view), [view]);
  return <StoppageMap facts={{ ...facts, stoppages: taken(facts.stoppages, isInTime) }} />;
}

/** The picture beside an answer. It covers the requested periods and time window. */
export function AnswerPicture({ opened, question, chosen }: AnswerPictureProps): ReactElement {
  const { match, view } = opened;
  const isInTime = inTimeOf(match, askOf(question));
  const team = question.team === undefined ? {} : { team: question.team };
  switch (question.picture) {
    case 'heat':
      return <Heat opened={opened} question={question} chosen={chosen} />;
    case 'shots':
      return <Shots view={view} isInTime={isInTime} team={team} />;
    case 'worm':
      return <Worm view={view} />;
    case 'chains':
      return <Chains view={view} isInTime={isInTime} team={team} />;
    case 'stoppages':
      return <Stoppages view={view} isInTime={isInTime} />;
  }
}
