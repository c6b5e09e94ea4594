import type { CompleteSeason, CompleteSquad, Conference } from '@goalsquare/engine';
import type { SeasonConferences, SeasonSquadDetail, SeasonSquads, Squad } from '@goalsquare/openapi';
import { compareText } from '../../domain/text/compare-text.js';

/** A brief squad of a season. */
export const seasonSquad = ({ id, name, code }: CompleteSquad): Squad => ({ id, name, code });

const byName = (squads: readonly CompleteSquad[]): readonly Squad[] =>
  [...squads].sort((a, b) => compareText(a.name, b.name) || a.id - b.id).map(seasonSquad);

export const seasonSquads = ({ id, squads }: CompleteSeason): SeasonSquads => ({
  seasonId: id,
  squads: byName(squads),
});

/** Returns a squad of a season, with its home state if it has one. */
export const seasonSquadDetail = (seasonId: number, squad: CompleteSquad): SeasonSquadDetail => ({
  seasonId,
  ...seasonSquad(squad),
  ...(squad.homeState && { homeState: squad.homeState }),
});

/** Returns the conferences of a season with their squads. */
export const seasonConferences = (seasonId: number, conferences: readonly Conference[]): SeasonConferences => ({
  seasonId,
  conferences: conferences.map(({ code, name, squads }) => ({ code, name, squads: byName(squads) })),
});
