import type { Feature } from '../vocabulary/features.js';
import type { QualityView } from './quality-view.js';

interface Input {
  readonly name: string;
  readonly isIn: (view: QualityView) => boolean;
}

const feature = (name: string, code: Feature): Input => ({
  name,
  isIn: ({ setting, rows }) => rows.length > 0 && !setting.lacks.has(code),
});

/** The parts of a match that rules read, each with its name and a test for matches that have it. */
export const qualityInputs = {
  header: { name: 'header', isIn: () => true },
  lineUps: {
    name: 'players of both squads',
    isIn: ({ header }) => header.home.players.length > 0 && header.away.players.length > 0,
  },
  starters: { name: 'players on the ground at the first bounce', isIn: ({ setting }) => setting.starters.length > 0 },
  statuses: { name: 'changes of status', isIn: ({ statuses }) => statuses.length > 0 },
  utcTimes: {
    name: 'times of day of status changes',
    isIn: ({ statuses }) => statuses.some(({ utc }) => utc !== undefined),
  },
  events: feature('events of play', 'play'),
  scores: { name: 'scores', isIn: ({ rows }) => rows.length > 0 },
  locations: { name: 'locations of events', isIn: ({ rows }) => rows.some(({ located }) => located) },
  chainMarks: {
    name: 'captured starts of chains',
    isIn: ({ rows, setting }) => rows.length > 0 && setting.chainsMarked,
  },
  officialScore: { name: 'official score', isIn: ({ header }) => header.officialScore !== undefined },
  boxScore: { name: 'box score', isIn: ({ boxScore }) => boxScore.length > 0 },
  rotations: feature('rotations', 'rotations'),
  ruck: feature('ruck contests and hitouts', 'ruck'),
  attendance: feature('attendance at centre bounces', 'attendance'),
  tackles: feature('tackles', 'tackles'),
  pressure: feature('pressure acts', 'pressure'),
  freesAgainst: feature('free kicks against', 'freesAgainst'),
  targets: feature('targets of inside-50 kicks', 'targets'),
  playOn: feature('playing on from marks', 'playOn'),
  kickDetail: feature('details of kicks', 'kickDetail'),
} as const satisfies Readonly<Record<string, Input>>;

/** A part of a match that rules read. */
export type QualityInput = keyof typeof qualityInputs;
