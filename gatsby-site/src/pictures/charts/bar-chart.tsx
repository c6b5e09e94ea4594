import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import { useEvidenceMarks } from '../use-evidence-marks';
import * as styles from './bar-chart.module.css';
import type { BarFacts } from '../facts/bars';
import { Picture } from '../picture';
import { Readout } from '../readout';
import { axisOf } from './axis';

/** The axis below the bars, labelled at both ends and in the middle. It begins at 0. */
const AxisLine = ({ unit, most }: { readonly unit: string; readonly most: number }): ReactElement => (
  <li className={styles.axis} aria-hidden="true">
    <span>{unit}</span>
    <span className={styles.ticks}>
      {[0, most / 2, most].map((tick) => (
        <span key={tick}>{tick}</span>
      ))}
    </span>
  </li>
);

/** A bar chart of values in the given order. Bars for negative values extend to the left. */
export function BarChart({ facts }: { readonly facts: BarFacts }): ReactElement {
  const { title, unit, most = 0, noteName = 'Of', bars } = facts;
  const values = bars.map(({ value }) => value);
  const axis = axisOf(values, [0, most], 0);
  const marks = useEvidenceMarks(
    bars,
    ({ label, value, display = String(value) }) => `${label}: ${display} ${unit}`,
    ({ evidence }) => evidence,
  );
  const leads = bars.some(({ evidence }) => evidence !== undefined);
  const hasNotes = bars.some(({ note }) => note !== undefined);
  const zero = axis.at(0);
  return (
    <Picture
      title={title}
      table={{
        columns: ['Name', ...(hasNotes ? [noteName] : []), unit],
        rows: bars.map(({ label, note = '', value, display = String(value), evidence }) => [
          label,
          ...(hasNotes ? [note] : []),
          { text: display, evidence },
        ]),
      }}
    >
      <ul className={styles.bars} data-halved={most > 0} {...(leads && marks.frame)}>
        {bars.map(({ label, note, value, display = String(value), words, to }, at) => {
          const end = axis.at(value);
          return (
            <li key={`${label} ${note ?? ''}`}>
              <span className={styles.label}>
                {to === undefined ? label : <Link to={to}>{label}</Link>}
                {note !== undefined && <small>{note}</small>}
              </span>
              <span className={styles.mark} {...(leads && marks.mark(at))}>
                <span className={styles.track}>
                  <span
                    className={styles.bar}
                    data-side="0"
                    style={{ left: `${Math.min(zero, end)}%`, width: `${Math.abs(end - zero)}%` }}
                  />
                </span>
                <span className={styles.value}>
                  <span aria-hidden={words !== undefined}>{display}</span>
                  {words !== undefined && <span className="visually-hidden">{words}</span>}
                </span>
              </span>
            </li>
          );
        })}
        {most > 0 && <AxisLine unit={unit} most={most} />}
      </ul>
      {most === 0 && !title.startsWith(unit) && <p className="hint">{unit}</p>}
      {leads && <Readout marks={marks} />}
    </Picture>
  );
}
