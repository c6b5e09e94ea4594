import { metresToGoal, type Row } from '../../timeline/row.js';
import type { SideIndex } from '../../vocabulary/sides.js';
import { eachRow } from '../each-row.js';
import type { QualityView } from '../quality-view.js';
import type { WrittenRules } from '../rule.js';
import { described, rounded, pointOf } from '../words.js';
import { toGoal } from '../row-kinds.js';

/** Tolerance of locations, in addition to the resolution of the source. **Units**: metres. */
const TOLERANCE = 3;
/**
 * Maximum distance of the boundary from an ellipse, inside or outside it, because grounds are not exact ellipses.
 * **Units**: metres.
 */
const BOUNDARY_TOLERANCE = 15;
const MOST_FROM_CENTRE = 5;
const MOST_RUCK_FROM_CENTRE = 25;
const MOST_KICK_IN = 60;

const locatesBall = (row: Row): boolean => row.locatesBall;

/** Returns how far inside the boundary a row is, on an elliptic ground; negative outside. **Units**: metres. */
function insideBy({ x, y }: Row, { setting: { ground } }: QualityView): number {
  const [a, b] = [ground.lengthMetres / 2, ground.widthMetres / 2];
  const share = Math.hypot(x / a, y / b);
  return share === 0 ? b : Math.hypot(x, y) * (1 / share - 1);
}

/** The rules about locations. */
export const placeRules = {
  'outside-ground': {
    severity: 'error',
    title: 'Event outside the ground',
    holds: 'The ball is played inside the length and width of the ground; only a ball out of bounds is outside.',
    reads: ['locations'],
    check: eachRow(locatesBall, (row, view) => {
      const { lengthMetres, widthMetres } = view.setting.ground;
      const allowed = TOLERANCE + view.setting.toleranceMetres;
      if (row.code === 'OOTF' || row.play.is === 'halt') return undefined;
      return Math.abs(row.x) <= lengthMetres / 2 + allowed && Math.abs(row.y) <= widthMetres / 2 + allowed
        ? undefined
        : `${described(view, row)} is at ${pointOf(row)} on a ground of ${lengthMetres} by ${widthMetres} m`;
    }),
  },
  'outside-boundary': {
    severity: 'warning',
    title: 'Event beyond the boundary',
    holds: `The ball is played at most ${BOUNDARY_TOLERANCE} m outside an ellipse as long and wide as the ground.`,
    reads: ['locations'],
    check: eachRow(locatesBall, (row, view) => {
      const outside = -insideBy(row, view);
      return row.code === 'OOTF' || row.play.is === 'halt' || outside <= BOUNDARY_TOLERANCE
        ? undefined
        : `${described(view, row)} is at ${pointOf(row)}, ${rounded(outside)} m outside`;
    }),
  },
  'out-inside-boundary': {
    severity: 'warning',
    title: 'Ball out of bounds inside the ground',
    holds: `A ball goes out of bounds at most ${BOUNDARY_TOLERANCE} m inside an ellipse as long and wide as the ground.`,
    reads: ['locations'],
    threshold: 10,
    check: eachRow(
      (row) => row.code === 'OOBO' && row.located,
      (row, view) => {
        const inside = insideBy(row, view);
        return inside <= BOUNDARY_TOLERANCE
          ? undefined
          : `${described(view, row)} is at ${pointOf(row)}, ${rounded(inside)} m inside`;
      },
    ),
  },
  'centre-bounce-elsewhere': {
    severity: 'error',
    title: 'Centre bounce away from the centre',
    holds: `A centre bounce is at most ${MOST_FROM_CENTRE} m from the centre of the ground.`,
    reads: ['locations'],
    check: eachRow(
      (row) => row.located && row.play.is === 'restart' && row.play.kind === 'CB',
      (row, view) =>
        Math.hypot(row.x, row.y) <= MOST_FROM_CENTRE ? undefined : `${described(view, row)} is at ${pointOf(row)}`,
    ),
  },
  'centre-bounce-zone-elsewhere': {
    severity: 'error',
    title: 'Act of a centre bounce away from the centre',
    holds: `Attendance and ruck acts of a centre bounce, whose zone is CB, are at most ${MOST_RUCK_FROM_CENTRE} m from the centre.`,
    reads: ['locations'],
    check: eachRow(
      (row) => row.located && row.play.is === 'act' && row.code.startsWith('CB'),
      (row, view) =>
        Math.hypot(row.x, row.y) <= MOST_RUCK_FROM_CENTRE ? undefined : `${described(view, row)} is at ${pointOf(row)}`,
    ),
  },
  'score-at-own-end': {
    severity: 'error',
    title: 'Shot at the wrong end',
    holds: 'A shot at goal is taken in the half that the squad attacks.',
    reads: ['locations'],
    threshold: 30,
    check: eachRow(
      (row) => row.located && row.shot && row.side !== undefined,
      (row, view) =>
        row.x * view.attack(row.side as SideIndex, row.period) >= -TOLERANCE
          ? undefined
          : `${described(view, row)} is at ${pointOf(row)}, ${rounded(toGoal(row, view))} m from goal`,
    ),
  },
  'kick-in-elsewhere': {
    severity: 'warning',
    title: 'Kick-in away from the goal',
    holds: `A kick-in is taken at most ${MOST_KICK_IN} m from the goal that the squad defends.`,
    reads: ['locations'],
    threshold: 60,
    check: eachRow(
      (row) => row.located && row.play.is === 'kickIn' && row.side !== undefined,
      (row, view) => {
        const far = metresToGoal(row, row.side as SideIndex, view.setting, 'own');
        return far <= MOST_KICK_IN
          ? undefined
          : `${described(view, row)} is at ${pointOf(row)}, ${rounded(far)} m from its goal`;
      },
    ),
  },
} as const satisfies WrittenRules;
