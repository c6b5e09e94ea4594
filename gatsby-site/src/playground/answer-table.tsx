import { Fragment, useState, type CSSProperties, type ReactElement } from 'react';
import type { Answer, AnswerRow } from './answer';
import { inOrder, type Order } from './in-order';
import * as styles from './playground.module.css';

/** A code that may go on in a new line after each of its words. */
const breakable = (code: string): readonly ReactElement[] =>
  code.split(/(?<=_)/u).map((word) => (
    <Fragment key={word}>
      {word}
      <wbr />
    </Fragment>
  ));

/**
 * How far the greatest value of each metric reaches: a bar behind each value is drawn against it. **Empty**: 0 where
 * one is below nothing.
 */
const reachesOf = ({ columns, rows }: Answer): readonly number[] =>
  columns.map((_, at) => {
    const values = rows.flatMap((row) => row.values[at]?.value ?? []);
    return values.some((value) => value < 0) ? 0 : Math.max(0, ...values);
  });

const bar = (value: number | undefined, reach: number): CSSProperties =>
  ({ '--share': `${value === undefined || reach === 0 ? 0 : Math.round((100 * value) / reach)}%` }) as CSSProperties;

interface AnswerTableProps {
  readonly answer: Answer;
  readonly isPlayers: boolean;
  readonly chosen: number | undefined;
  readonly onChoose: (row: AnswerRow | undefined) => void;
}

/** An answer as a table that can be sorted by any column. A row can be chosen, so that the picture shows it alone. */
export function AnswerTable({ answer, isPlayers, chosen, onChoose }: AnswerTableProps): ReactElement {
  const [given, setOrder] = useState<Order | undefined>();
  const order =
    given !== undefined && (given.by === '' || answer.columns.some(({ code }) => code === given.by))
      ? given
      : { by: answer.columns[0]?.code ?? '', isDescending: true };
  const reaches = reachesOf(answer);
  const sortBy = (by: string): void => {
    setOrder({ by, isDescending: order.by === by ? !order.isDescending : by !== '' });
  };
  const sorted = (by: string): 'ascending' | 'descending' | 'none' =>
    order.by !== by ? 'none' : order.isDescending ? 'descending' : 'ascending';
  const heading = (by: string, label: string, title?: string): ReactElement => (
    <th key={by} scope="col" aria-sort={sorted(by)}>
      <button
        type="button"
        title={title}
        onClick={() => {
          sortBy(by);
        }}
      >
        {breakable(label)}
        <span aria-hidden="true">{order.by !== by ? '' : order.isDescending ? ' ▾' : ' ▴'}</span>
      </button>
    </th>
  );
  return (
    <div className={styles.answer} role="region" aria-label="The answer as a table" tabIndex={0}>
      <table>
        <caption className="visually-hidden">The answer. The buttons of the headings sort it.</caption>
        <thead>
          <tr>
            {heading('', isPlayers ? 'Player' : 'Squad')}
            {answer.columns.map(({ code, name }) => heading(code, code, name))}
          </tr>
        </thead>
        <tbody>
          {inOrder(answer, order).map((row) => (
            <tr key={row.id} data-side={row.side} data-chosen={row.id === chosen}>
              <th scope="row">
                <button
                  type="button"
                  aria-pressed={row.id === chosen}
                  onClick={() => {
                    onChoose(row.id === chosen ? undefined : row);
                  }}
                >
                  {row.name}
                  {isPlayers && <small>{row.squad}</small>}
                </button>
              </th>
              {row.values.map((value, at) => (
                <td
                  key={answer.columns[at]?.code}
                  style={bar(value?.value, reaches[at] ?? 0)}
                  title={value && `rank ${value.rank}`}
                >
                  {value?.shown ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
