import { isMetricCode, sides } from '@goalsquare/engine';
import { useMemo, type ReactElement } from 'react';
import { ChainMap } from '../pictures/chain-map';
import { chainFactsOf } from '../pictures/facts/chains';
import { heatOf, type Actor } from '../pictures/facts/heat';
import { shotFactsOf } from '../pictures/facts/shots';
import { stoppageFactsOf } from '../pictures/facts/stoppages';
import { wormOf } from '../pictures/facts/worm';
import { filterOf } from '../evidence/evidence-request';
import { HeatMap } from '../pictures/heat-map';
import { ScoreWorm } from '../pictures/score-worm';
import { ShotMap } from '../pictures/shot-map';
import { StoppageMap } from '../pictures/stoppage-map';
import type { AnswerRow } from './answer';
import { inTimeOf, type IsInTime } from './asked';
import type { OpenedMatch } from './open-sandbox-match';
import { parametersOf } from './calls';
import { askOf, type Question } from './question';

/**
 * Whose acts a heat map shows: those of the row that is chosen, or of the squad that is asked for, or of the home
 * squad.
 */
function actorOf({ view: { header } }: OpenedMatch, { team }: Question, chosen: AnswerRow | undefined): Actor {
  if (chosen !== undefined)
    return { side: chosen.side, who: chosen.name, ...(chosen.slot !== undefined && { slot: chosen.slot }) };
  const side = team === 'away' ? 1 : 0;
  return { side, who: header[sides[side]].name };
}

/** All a match's pictures could show; it is computed once, and what is asked for is taken out of it. */
const everythingOf = ({ view }: OpenedMatch) => ({
  worm: wormOf(view),
  shots: shotFactsOf(view),
  chains: chainFactsOf(view),
  stoppages: stoppageFactsOf(view),
});

const taken = <T extends { readonly period: number; readonly seconds: number }>(
  all: readonly T[],
  isInTime: IsInTime,
): readonly T[] => all.filter(({ period, seconds }) => isInTime(period, seconds));

interface AnswerPictureProps {
  readonly opened: OpenedMatch;
  readonly question: Question;
  readonly chosen: AnswerRow | undefined;
}

/** Where the acts of the first metric were that is asked for. */
function Heat({ opened, question, chosen }: AnswerPictureProps): ReactElement {
  const { match, view } = opened;
  const metric = question.metric.find(isMetricCode);
  if (metric === undefined) return <p role="status">Choose a metric to see where its acts were.</p>;
  const facts = heatOf(match, view, actorOf(opened, question, chosen), metric, askOf(question));
  const { context: _context, ...filter } = filterOf(Object.fromEntries(parametersOf(question)));
  return <HeatMap facts={{ ...facts, filter }} />;
}

/** The picture beside an answer: what happened in the periods and the time window that are asked for. */
export function AnswerPicture({ opened, question, chosen }: AnswerPictureProps): ReactElement {
  const everything = useMemo(() => everythingOf(opened), [opened]);
  const ask = askOf(question);
  const isInTime = inTimeOf(opened.match, ask);
  const team = question.team === undefined ? {} : { team: question.team };
  switch (question.picture) {
    case 'heat':
      return <Heat opened={opened} question={question} chosen={chosen} />;
    case 'shots':
      return <ShotMap facts={{ ...everything.shots, shots: taken(everything.shots.shots, isInTime) }} {...team} />;
    case 'worm':
      return <ScoreWorm facts={everything.worm} />;
    case 'chains':
      return <ChainMap facts={{ ...everything.chains, chains: taken(everything.chains.chains, isInTime) }} {...team} />;
    case 'stoppages':
      return (
        <StoppageMap facts={{ ...everything.stoppages, stoppages: taken(everything.stoppages.stoppages, isInTime) }} />
      );
  }
}
