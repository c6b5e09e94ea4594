import type { MetricValidation } from '@goalsquare/openapi';

/** A column of a result table, and the JSON that precedes its statistics. */
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
  /** The members after the squads. **Empty**: omitted if there are none. */
  readonly notes?: MetricNotes;
}

/** Response members about unavailable metrics. */
export interface MetricNotes {
  /** Metrics that the match lacks, with reasons. **Empty**: omitted if there are none. */
  readonly absent?: readonly AbsentMetric[];
  /** All unavailable metrics, with reasons. **Empty**: omitted unless requested. */
  readonly validation?: readonly MetricValidation[];
}

/** A metric that a match lacks, and the reason. */
export interface AbsentMetric {
  readonly code: string;
  readonly reason: string;
}

/** The person or squad in a column of a result table. */
export interface Bearer {
  readonly column: number;
  readonly members: object;
}

/** A squad with its own statistics, or those of its players. */
export type FramedSquad = Bearer | { readonly members: object; readonly players: readonly Bearer[] };

/** Returns the JSON of an object up to the start of its last member, which is a list. */
const openList = (members: object, list: string): string => `${JSON.stringify(members).slice(0, -1)},"${list}":[`;

/** Returns the frame for the statistics of squads, or of their players, in the given order. */
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

/** Adds members about unavailable metrics to the end of a frame's response. At least one member is required. */
export function frameWithNotes(frame: StatisticsFrame, notes: MetricNotes): StatisticsFrame {
  const squads = frame.after.subarray(0, -CLOSING_BRACE);
  const members = JSON.stringify(notes).slice(1);
  return { ...frame, notes, after: Buffer.concat([squads, Buffer.from(`,${members}`)]) };
}
