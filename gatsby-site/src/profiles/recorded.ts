import league from '../../facts/profiles/league.json';
import player from '../../facts/profiles/player.json';
import squad from '../../facts/profiles/squad.json';

/** The answers that a page was built from, of a world of the sandbox. Written by `npm run generate:profiles`. */
export interface RecordedProfile {
  readonly edition: string;
  readonly id: number;
  /** By path and query. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** What a recorded page is about. */
export type ProfileKind = 'player' | 'squad' | 'league';

/** A page that is built from recorded answers. */
export interface RecordedPage extends RecordedProfile {
  readonly what: ProfileKind;
}

/** THE pages of players, squads and leagues that are built, as examples of those that are read from the server. */
export const recordedPages: readonly RecordedPage[] = [
  { what: 'player', ...(player as RecordedProfile) },
  { what: 'squad', ...(squad as RecordedProfile) },
  { what: 'league', ...(league as RecordedProfile) },
];
