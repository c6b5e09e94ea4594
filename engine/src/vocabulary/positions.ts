/** A position a person can have. */
export interface Position {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly description: string;
}

/** The role that a position gives a person, such as player or official. Matches the contract's PersonRole. */
export interface PersonRole {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly description: string;
}

/** A kind of position, with its positions. */
export interface PositionType {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly role: PersonRole;
  readonly positions: Readonly<Record<string, Position>>;
}

/** Positions of players in a season. **Source**: `docs/reference/metadata-lists.md`. */
export const seasonPositions = {
  GD: { id: 101, code: 'GD', name: 'Gen Def', description: 'General Defender' },
  KD: { id: 102, code: 'KD', name: 'Key Def', description: 'Key Defender' },
  MID: { id: 103, code: 'MID', name: 'Midfield', description: 'Midfielder' },
  MF: { id: 104, code: 'MF', name: 'Mid-Fwd', description: 'Midfielder-Forward' },
  GF: { id: 105, code: 'GF', name: 'Gen Fwd', description: 'General Forward' },
  KF: { id: 106, code: 'KF', name: 'Key Fwd', description: 'Key Forward' },
  RK: { id: 107, code: 'RK', name: 'Ruck', description: 'Ruck' },
  WNG: { id: 108, code: 'WNG', name: 'Wing', description: 'Wing' },
} as const satisfies Readonly<Record<string, Position>>;

/**
 * Positions of players in a match, from the back line to the followers. **Source**: `docs/reference/metadata-lists.md`.
 */
export const fieldPositions = {
  BPL: { id: 201, code: 'BPL', name: 'Back Pocket Left', description: 'Left of the full back' },
  FB: { id: 202, code: 'FB', name: 'Full Back', description: 'In front of the goal to defend' },
  BPR: { id: 203, code: 'BPR', name: 'Back Pocket Right', description: 'Right of the full back' },
  HBFL: { id: 204, code: 'HBFL', name: 'Half Back Flank Left', description: 'Left of the centre half back' },
  CHB: { id: 205, code: 'CHB', name: 'Centre Half Back', description: 'Between the full back and the centre' },
  HBFR: { id: 206, code: 'HBFR', name: 'Half Back Flank Right', description: 'Right of the centre half back' },
  WL: { id: 207, code: 'WL', name: 'Wing Left', description: 'Left of the centre' },
  C: { id: 208, code: 'C', name: 'Centre', description: 'In the middle of the ground' },
  WR: { id: 209, code: 'WR', name: 'Wing Right', description: 'Right of the centre' },
  HFFL: { id: 210, code: 'HFFL', name: 'Half Forward Flank Left', description: 'Left of the centre half forward' },
  CHF: { id: 211, code: 'CHF', name: 'Centre Half Forward', description: 'Between the centre and the full forward' },
  HFFR: { id: 212, code: 'HFFR', name: 'Half Forward Flank Right', description: 'Right of the centre half forward' },
  FPL: { id: 213, code: 'FPL', name: 'Forward Pocket Left', description: 'Left of the full forward' },
  FF: { id: 214, code: 'FF', name: 'Full Forward', description: 'In front of the goal to attack' },
  FPR: { id: 215, code: 'FPR', name: 'Forward Pocket Right', description: 'Right of the full forward' },
  RK: { id: 216, code: 'RK', name: 'Ruck', description: 'Contests the ruck' },
  RR: { id: 217, code: 'RR', name: 'Ruck Rover', description: 'Follows the ball beside the ruck' },
  R: { id: 218, code: 'R', name: 'Rover', description: 'Follows the ball at the feet of the ruck' },
} as const satisfies Readonly<Record<string, Position>>;

/** Positions of selected players who do not start on the field. */
export const benchPositions = {
  INT: { id: 219, code: 'INT', name: 'Interchange', description: 'On the bench, free to come on and go off' },
  SUB: { id: 220, code: 'SUB', name: 'Substitute', description: 'On the bench, to replace another player once' },
  EMG: { id: 221, code: 'EMG', name: 'Emergency', description: 'Named, to play if another cannot' },
} as const satisfies Readonly<Record<string, Position>>;

/** Every position a match header can name. */
export const selectedPositions = { ...fieldPositions, ...benchPositions } as const;

/** Positions of officials. **Source**: `docs/reference/metadata-lists.md`. */
export const officialPositions = {
  FU: { id: 301, code: 'FU', name: 'Field Umpire', description: 'Umpires the play' },
  BU: { id: 302, code: 'BU', name: 'Boundary Umpire', description: 'Umpires the boundary line' },
  GU: { id: 303, code: 'GU', name: 'Goal Umpire', description: 'Umpires the goals' },
} as const satisfies Readonly<Record<string, Position>>;

/** Code of a player's position through a season. */
export type SeasonPositionCode = keyof typeof seasonPositions;
/** Code of a position on the field. */
export type FieldPositionCode = keyof typeof fieldPositions;
/** Code of any position a player is selected in. */
export type SelectedPositionCode = keyof typeof selectedPositions;
/** Code of an official's position. */
export type OfficialPositionCode = keyof typeof officialPositions;

const player: PersonRole = { id: 1, code: 'PLAYER', name: 'Player', description: 'Plays for a squad' };
const official: PersonRole = { id: 2, code: 'OFFICIAL', name: 'Official', description: 'Umpires the match' };

/** The kinds of positions. Codes of positions are unique within a kind, ids over all kinds. */
export const positionTypes: readonly PositionType[] = [
  {
    id: 1,
    code: 'SEASON',
    name: 'Player-Season',
    description: 'What a player is through a season',
    role: player,
    positions: seasonPositions,
  },
  {
    id: 2,
    code: 'SELECTED',
    name: 'Player-Selected',
    description: 'Where a player is selected for a match',
    role: player,
    positions: selectedPositions,
  },
  {
    id: 3,
    code: 'OFFICIAL',
    name: 'Official',
    description: 'What an official does in a match',
    role: official,
    positions: officialPositions,
  },
];
