import type { Ladder, LadderLine } from '@goalsquare/engine';
import type { LadderSquad, SeasonLadder } from '@goalsquare/openapi';

const ladderSquad = (line: LadderLine): LadderSquad => {
  const { id, name, code, conferenceCode } = line.squad;
  const { conferencePosition, percentage } = line;
  return {
    position: line.position,
    id,
    name,
    code,
    ...(conferenceCode !== undefined && { conferenceCode }),
    ...(conferencePosition !== undefined && { conferencePosition }),
    ladderPoints: line.points,
    ...(percentage !== undefined && { ladderPercentage: percentage }),
    matches: { played: line.played, win: line.wins, draw: line.draws, loss: line.losses, winPct: line.winPct },
    scores: {
      for: line.for,
      forAverage: line.forAverage,
      against: line.against,
      againstAverage: line.againstAverage,
      margin: line.margin,
      marginAverage: line.marginAverage,
    },
  };
};

/** Returns a ladder, or only the rows of one conference. */
export const seasonLadder = (
  seasonId: number,
  { round, lines }: Ladder,
  conference: string | undefined,
): SeasonLadder => ({
  seasonId,
  ...(round && { phaseId: round.phaseId, roundNumber: round.number }),
  squads: lines.filter(({ squad }) => conference === undefined || squad.conferenceCode === conference).map(ladderSquad),
});
