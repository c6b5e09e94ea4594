import type { MatchStore, Season } from '@goalsquare/data';
import { ladderOf, progressOf, progressOfSeason, roundTo, type LadderLine, type MatchBrief } from '@goalsquare/engine';
import type {
  SeasonSheet,
  SheetLadder,
  SheetLine,
  SheetResult,
  SheetRound,
  SheetScore,
} from '../../src/seasons/season-sheet.js';
import { leadersOfSeason } from './season-leaders.js';
import { summaryOf } from './season-summary.js';

const lineOf = ({
  squad,
  position,
  played,
  wins,
  draws,
  losses,
  points,
  for: scored,
  against,
  percentage,
}: LadderLine): SheetLine => ({
  position,
  squadId: squad.id,
  squad: squad.name,
  played,
  wins,
  draws,
  losses,
  points,
  for: scored,
  against,
  ...(percentage !== undefined && { percentage }),
});

/** Returns the ladder after each home-and-away round in which every match is over. */
function laddersOf(season: Season): readonly SheetLadder[] {
  const counted = season.matches.filter(({ type }) => type === 'HA');
  const open = counted
    .filter((match) => !['Completed', 'Abandoned'].includes(progressOf(match)))
    .map(({ roundNumber }) => roundNumber);
  const rounds = [...new Set(counted.map(({ roundNumber }) => roundNumber))].sort((a, b) => a - b);
  return rounds
    .filter((round) => !open.some((number) => number <= round))
    .map((round) => ({ round, lines: ladderOf(season, round).lines.map(lineOf) }));
}

const scoreOf = ({ name, score }: MatchBrief['home']): SheetScore => ({
  squad: name,
  goals: score?.goals ?? 0,
  behinds: score?.behinds ?? 0,
  points: score?.points ?? 0,
});

function resultsOf({ record: { rounds }, matches }: Season): readonly SheetResult[] {
  return matches
    .filter((match) => progressOf(match) === 'Completed')
    .map((match) => {
      const [home, away] = [scoreOf(match.home), scoreOf(match.away)];
      const round = rounds.find(({ phaseId, number }) => phaseId === match.phase.id && number === match.roundNumber);
      return {
        id: match.id,
        round: match.roundNumber,
        roundName: round?.name ?? `Round ${match.roundNumber}`,
        date: match.date?.startDate ?? '',
        venue: match.venue.name,
        home,
        away,
        margin: home.points - away.points,
      };
    });
}

const average = (values: readonly number[]): number =>
  roundTo(values.reduce((total, value) => total + value, 0) / values.length, 1);

function roundsOf(results: readonly SheetResult[], ladders: readonly SheetLadder[]): readonly SheetRound[] {
  return ladders.map(({ round }) => {
    const played = results.filter((result) => result.round === round);
    return {
      round,
      averagePoints: average(played.flatMap(({ home, away }) => [home.points, away.points])),
      averageMargin: average(played.map(({ margin }) => Math.abs(margin))),
    };
  });
}

/** Returns the facts about a season that pages show. **Throws** if no round is finished. */
export async function seasonSheet(season: Season, store: MatchStore): Promise<SeasonSheet> {
  const {
    record: { league, level, id, competitionName: name, ladderSquads },
    matches,
  } = season;
  const [results, ladders] = [resultsOf(season), laddersOf(season)];
  const { startDate = '' } = progressOfSeason(season);
  return {
    league: { id: league.id, code: league.code, name: league.name },
    level: { id: level.id, name: level.name },
    season: id,
    name,
    startDate,
    squads: ladderSquads.length,
    summary: summaryOf(results, ladders, matches.find(({ type }) => type === 'GF')?.id),
    ladders,
    rounds: roundsOf(results, ladders),
    leaders: await leadersOfSeason(season, store),
  };
}
