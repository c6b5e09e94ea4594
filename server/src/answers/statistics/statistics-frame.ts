/** A column of a result table, and the JSON between the statistics of the previous column and its own. */
export interface FramedColumn {
  readonly before: Uint8Array;
  readonly column: number;
}

/** The JSON of a response without the statistics: its beginning, the text before each column, and its end. */
export interface StatisticsFrame {
  readonly matchId: number;
  readonly squads: readonly FramedSquad[];
  readonly opening: Uint8Array;
  readonly columns: readonly FramedColumn[];
  readonly after: Uint8Array;
  /** Requested metrics that have no value, and why. **Empty**: left out if there are none. */
  readonly absent?: readonly AbsentMetric[];
}

/** A metric that a match does not have, and why. */
export interface AbsentMetric {
  readonly code: string;
  readonly reason: string;
}

/** The person or squad of a column of a result table. */
export interface Bearer {
  readonly column: number;
  readonly members: object;
}

/** A squad whose statistics are its own, or those of its players. */
export type FramedSquad = Bearer | { readonly members: object; readonly players: readonly Bearer[] };

/** The JSON of an object up to its last member, a list. */
const openList = (members: object, list: string): string => `${JSON.stringify(members).slice(0, -1)},"${list}":[`;

/** The frame of the statistics of squads, or of their players, in the order they are given. */
export function frameOf(matchId: number, squads: readonly FramedSquad[]): StatisticsFrame {
  const columns: FramedColumn[] = [];
  let text = '[';
  const open = ({ members, column }: Bearer): void => {
    columns.push({ before: Buffer.from(text + openList(members, 'statistics')), column });
    text = ']}';
  };
  for (const [at, squad] of squads.entries()) {
    text += at === 0 ? '' : ',';
    if ('column' in squad) {
      open(squad);
      continue;
    }
    text += openList(squad.members, 'players');
    for (const [n, player] of squad.players.entries()) {
      text += n === 0 ? '' : ',';
      open(player);
    }
    text += ']}';
  }
  return {
    matchId,
    squads,
    opening: Buffer.from(`{"matchId":${matchId},"squads":`),
    columns,
    after: Buffer.from(`${text}]}`),
  };
}

const CLOSING_BRACE = 1;

/** Returns a frame whose response ends with the requested metrics that have no value. */
export function frameWithAbsent(frame: StatisticsFrame, absent: readonly AbsentMetric[]): StatisticsFrame {
  const squads = frame.after.subarray(0, -CLOSING_BRACE);
  return { ...frame, absent, after: Buffer.concat([squads, Buffer.from(`,"absent":${JSON.stringify(absent)}}`)]) };
}
