import type { CompleteSeason } from './complete.js';
import type { CompleteSquad } from './squads.js';

/** A conference of a season and its squads. */
export interface Conference {
  readonly code: string;
  readonly name: string;
  readonly squads: readonly CompleteSquad[];
}

/** Returns the conferences of a season. **Empty**: an empty list for a season without conferences. */
export const conferencesOf = ({ conferences, squads }: CompleteSeason): readonly Conference[] =>
  conferences.map(({ code, name }) => ({
    code,
    name,
    squads: squads.filter(({ conferenceCode }) => conferenceCode === code),
  }));
