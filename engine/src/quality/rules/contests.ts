import { isKick, type Row } from '../../timeline/row.js';
import { sides } from '../../vocabulary/sides.js';
import { eachRow, mustFollow, mustNotFollow } from '../each-row.js';
import type { QualityView } from '../quality-view.js';
import type { Violation, QualityFamily, WrittenRules } from '../rule.js';
import { holdsBall, isTackle } from '../row-kinds.js';
import { described, personAt } from '../words.js';

const isRuckAct = ({ type }: Row): boolean => type.feature === 'ruck';
const isContest = ({ code }: Row): boolean => isRuckKind(code, 'VS');
const isHitout = ({ code }: Row): boolean =>
  isRuckKind(code, 'HO') || isRuckKind(code, 'HAD') || isRuckKind(code, 'HSD');
const isFreeAgainst = ({ type }: Row): boolean => type.feature === 'freesAgainst';
const isFreeKick = ({ code }: Row): boolean => code.startsWith('FK') && code !== 'FKAD';

function isRuckKind(code: string, act: string): boolean {
  return ['CB', 'BU', 'TI'].some((kind) => code === `${kind}${act}`);
}

/**
 * Returns the rows of a stoppage before a ruck act, from the restart on. **Empty**: no rows if the last touch is not a
 * restart.
 */
function stoppageBefore(view: QualityView, row: Row): readonly Row[] {
  const before = view.touchBefore(row);
  return before?.play.is === 'restart' ? view.rows.slice(before.at, row.at) : [];
}

/** Maximum number of a squad's players in the centre square. **Source**: `docs/reference/laws-of-the-game.md`. */
const MOST_ATTENDING = 4;

function attendance(view: QualityView): readonly Violation[] {
  const found: Violation[] = [];
  for (const row of view.checked) {
    if (row.code !== 'CBAT' || row.side === undefined) continue;
    const before = view.touchBefore(row);
    const attending = new Set(
      view.rows
        .slice(before?.at ?? row.at, row.at + 1)
        .filter(({ code, side }) => (code === 'CBAT' || code === 'CBVS') && side === row.side)
        .map(({ slot }) => slot),
    );
    if (attending.size > MOST_ATTENDING)
      found.push({
        row,
        text: `${attending.size} persons of ${sides[row.side]} attend the centre bounce, up to transaction ${row.id}`,
      });
  }
  return found;
}

/** The rules about ruck contests, tackles, pressure and free kicks. */
export const contestRules = {
  stoppage: {
    'ruck-act-without-stoppage': {
      severity: 'error',
      title: 'Ruck act away from its stoppage',
      holds: 'A ruck contest or hitout follows a restart of its kind, before anybody has the ball.',
      reads: ['ruck'],
      check: mustFollow(isRuckAct, ({ play }, row) => play.is === 'restart' && row.code.startsWith(play.kind)),
    },
    'hitout-without-contest': {
      severity: 'warning',
      title: 'Hitout by a person who is not in the ruck contest',
      holds: 'A person who hits the ball out takes part in the ruck contest.',
      reads: ['ruck'],
      check: eachRow(isHitout, (row, view) => {
        const contests = stoppageBefore(view, row).filter(isContest);
        if (contests.length === 0 || contests.some(({ slot }) => slot === row.slot)) return undefined;
        const names = contests.map(({ slot }) => personAt(view, slot)).join(' and ');
        return `${described(view, row)}, while ${names} contest the ruck`;
      }),
    },
    'hitout-twice': {
      severity: 'error',
      title: 'Two hitouts in a stoppage',
      holds: 'A stoppage has at most one hitout.',
      reads: ['ruck'],
      check: eachRow(isHitout, (row, view) => {
        const other = stoppageBefore(view, row).find(isHitout);
        return other && `${described(view, row)} follows ${described(view, other)}`;
      }),
    },
    'ruck-contest-of-one-squad': {
      severity: 'error',
      title: 'Two persons of a squad in a ruck contest',
      holds: 'At most one person of each squad takes part in a ruck contest.',
      reads: ['ruck'],
      check: eachRow(isContest, (row, view) => {
        const other = stoppageBefore(view, row).find((one) => isContest(one) && one.side === row.side);
        return other && `${described(view, row)} follows ${described(view, other)}`;
      }),
    },
    'too-many-attend': {
      severity: 'error',
      title: 'More than four players of a squad at a centre bounce',
      holds: 'At most four persons of a squad attend a centre bounce.',
      reads: ['attendance'],
      check: attendance,
    },
  },
  sequence: {
    'tackle-without-opponent': {
      severity: 'warning',
      title: 'Tackle while a team-mate has the ball',
      holds: 'The other squad has the ball when a person tackles.',
      reads: ['tackles'],
      check: mustNotFollow(isTackle, (before, row) => before.side === row.side && holdsBall(before)),
    },
    'free-kick-against-own': {
      severity: 'error',
      title: 'Free kick against the squad that receives it',
      holds: 'The squad that concedes a free kick does not receive it.',
      reads: ['freesAgainst'],
      check: eachRow(isFreeKick, (row, view) => {
        const against = view.rows.slice((view.touchBefore(row)?.at ?? row.at) + 1, row.at).filter(isFreeAgainst);
        const own = against.every(({ side }) => side === row.side) ? against[0] : undefined;
        return own && `${described(view, row)} follows ${described(view, own)}`;
      }),
    },
    'inside-50-by-hand': {
      severity: 'error',
      title: 'Inside-50 entry by a handball',
      holds: 'A disposal that is flagged as a kick inside 50 is a kick.',
      reads: ['events'],
      check: eachRow(
        (row) => row.inside50,
        (row, view) => (isKick(row) ? undefined : `${described(view, row)} is flagged as a kick inside 50`),
      ),
    },
  },
  player: {
    'pressure-by-own-squad': {
      severity: 'error',
      title: 'Pressure by a team-mate',
      holds: 'Pressure on a disposal comes from the other squad.',
      reads: ['pressure'],
      check: eachRow(
        ({ play }) => play.is === 'disposal',
        (row, view) => {
          const pressure = view.extrasOf(row)?.pressure;
          if (pressure === undefined || row.side === undefined) return undefined;
          const own = pressure.personIds?.find((id) => view.sideOf(view.slotOf(id) ?? -1) === row.side);
          if (own !== undefined) return `${described(view, row)} is under pressure from ${own}, a team-mate`;
          return pressure.side !== undefined && pressure.side === sides[row.side]
            ? `${described(view, row)} is under pressure from its own squad`
            : undefined;
        },
      ),
    },
  },
} as const satisfies Readonly<Partial<Record<QualityFamily, WrittenRules>>>;
