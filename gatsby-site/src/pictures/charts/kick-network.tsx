import { Link } from 'gatsby';
import type { CSSProperties, ReactElement } from 'react';
import type { EvidenceRequest } from '../../evidence-links/evidence-request';
import { useEvidenceMarks } from '../use-evidence-marks';
import * as styles from './kick-network.module.css';
import { Picture } from '../picture';
import { Readout } from '../readout';

/** The number of disposals from one player to another. */
export interface NetworkPair {
  readonly from: string;
  readonly to: string;
  readonly value: number;
  /** The addresses of both players' pages. */
  readonly fromAddress?: string;
  readonly toAddress?: string;
  /**
   * The evidence of all the giver's disposals in the match. **Empty**: `undefined` if the pair covers several matches.
   */
  readonly evidence?: EvidenceRequest | undefined;
}

interface KickNetworkProps {
  readonly title: string;
  readonly unit: string;
  readonly pairs: readonly NetworkPair[];
}

/** The height of a name and the widths of lines. **Units**: drawing units; a line of text is 10 high. */
const [ROW, THINNEST, THICKEST] = [10, 0.4, 5];

/** A player on one side of the drawing. */
interface Named {
  readonly name: string;
  readonly address: string | undefined;
}

/** Returns the players on one side, those with the most disposals first. */
function namesOf(pairs: readonly NetworkPair[], side: 'from' | 'to'): readonly Named[] {
  const totals = new Map<string, { readonly value: number; readonly address: string | undefined }>();
  for (const pair of pairs) {
    const address = side === 'from' ? pair.fromAddress : pair.toAddress;
    totals.set(pair[side], { value: (totals.get(pair[side])?.value ?? 0) + pair.value, address });
  }
  return [...totals]
    .sort(([a, x], [b, y]) => y.value - x.value || a.localeCompare(b))
    .map(([name, { address }]) => ({ name, address }));
}

/** The players on one side, as links. */
const Names = ({ names, side }: { readonly names: readonly Named[]; readonly side: 'from' | 'to' }): ReactElement => (
  <ul className={styles.names} data-side={side} aria-label={side === 'from' ? 'From' : 'To'}>
    {names.map(({ name, address }) => (
      <li key={name}>{address === undefined ? name : <Link to={address}>{name}</Link>}</li>
    ))}
  </ul>
);

/** Returns the vertical centre of a name. The shorter list of names is centred. */
const heightOf = (names: readonly Named[], name: string, rows: number): number =>
  (names.findIndex((one) => one.name === name) + 0.5 + (rows - names.length) / 2) * ROW;

/**
 * Disposals between players, as lines from the players on the left to those on the right. Wider lines mean more
 * disposals. Every line can have the focus.
 */
export function KickNetwork({ title, unit, pairs }: KickNetworkProps): ReactElement {
  const marks = useEvidenceMarks(
    pairs,
    ({ from, to, value }) => `${from} to ${to}: ${value} ${unit}`,
    ({ from, evidence }) => evidence && [{ label: `All by ${from}`, request: evidence }],
  );
  const [givers, takers] = [namesOf(pairs, 'from'), namesOf(pairs, 'to')];
  const rows = Math.max(givers.length, takers.length);
  const greatest = Math.max(1, ...pairs.map(({ value }) => value));
  const pathOf = ({ from, to }: NetworkPair): string => {
    const [start, end] = [heightOf(givers, from, rows), heightOf(takers, to, rows)];
    return `M0 ${start}C40 ${start} 60 ${end} 100 ${end}`;
  };
  return (
    <Picture
      title={title}
      table={{
        columns: ['From', 'To', unit],
        rows: pairs.map(({ from, to, value }) => [from, to, value]),
      }}
    >
      <p className="hint">From left to right. A thicker line means a greater number.</p>
      <div
        className={styles.network}
        style={{ '--rows': rows } as CSSProperties}
        role="group"
        aria-label={title}
        {...marks.frame}
      >
        <Names names={givers} side="from" />
        <div className={styles.between}>
          <svg viewBox={`0 0 100 ${rows * ROW}`} preserveAspectRatio="none" className={styles.lines}>
            {pairs.map((pair, at) => (
              <g key={`${pair.from} ${pair.to}`} {...marks.mark(at)} className={styles.mark}>
                <path d={pathOf(pair)} className={styles.reach} vectorEffect="non-scaling-stroke" />
                <path
                  d={pathOf(pair)}
                  className={styles.line}
                  vectorEffect="non-scaling-stroke"
                  strokeWidth={`${THINNEST + (THICKEST - THINNEST) * (pair.value / greatest)}px`}
                />
              </g>
            ))}
          </svg>
        </div>
        <Names names={takers} side="to" />
      </div>
      <Readout marks={marks} />
    </Picture>
  );
}
