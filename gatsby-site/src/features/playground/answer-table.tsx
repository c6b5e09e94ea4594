import { Link } from 'gatsby';
import type { CSSProperties, ReactElement } from 'react';
import { EvidenceLink } from '../../evidence-links/evidence-link';
import type { Answer, AnswerRow } from './answer';
import { SortTable } from '../../controls/sort-table';
import type { SortColumn } from '../../controls/sorted';
import { playerAddress, squadAddress, type LinkedSeason } from '../../addresses/page-addresses';
import { evidenceOfAnswer } from './evidence-of-answer';
import { headingWithUnit, withoutUnit } from '../../query/shown-unit';
import * as styles from './playground.module.css';
import type { Question } from './question';
import { sandboxMatches } from './sandbox-matches';

/**
 * Returns the greatest value of each metric, which is a full-length bar. **Empty**: 0, for no bars, if a value is
 * negative.
 */
const greatestOf = ({ columns, rows }: Answer): readonly number[] =>
  columns.map((_, at) => {
    const values = rows.flatMap((row) => row.values[at]?.value ?? []);
    return values.some((value) => value < 0) ? 0 : Math.max(0, ...values);
  });

const bar = (value: number | undefined, greatest: number): CSSProperties =>
  ({
    '--share': `${value === undefined || greatest === 0 ? 0 : Math.round((100 * value) / greatest)}%`,
  }) as CSSProperties;

/** Returns the season of a question's match. **Empty**: `{}` if the match is not in the sandbox. */
function seasonOf({ match }: Question): LinkedSeason {
  const found = sandboxMatches.find(({ id }) => id === match);
  return found === undefined ? {} : { leagueId: found.league.id, levelId: found.level.id, seasonId: found.season };
}

interface AnswerTableProps {
  readonly answer: Answer;
  readonly question: Question;
  /** The id of the selected row. */
  readonly selected: number | undefined;
  readonly onSelect: (row: AnswerRow | undefined) => void;
}

/** Returns the column of names: buttons that select a row or clear the selection, and links to pages. */
function nameColumn({ question, selected, onSelect }: AnswerTableProps): SortColumn<AnswerRow> {
  const isPlayers = question.level === 'players';
  const addressOf = isPlayers ? playerAddress : squadAddress;
  const season = seasonOf(question);
  return {
    id: '',
    label: isPlayers ? 'Player' : 'Squad',
    value: ({ name }) => name,
    cell: (row) => (
      <>
        <button
          type="button"
          aria-pressed={row.id === selected}
          onClick={() => {
            onSelect(row.id === selected ? undefined : row);
          }}
        >
          {row.name}
          {isPlayers && <small>{row.squad}</small>}
        </button>
        <Link to={addressOf(row.id, season)} aria-label={`Page of ${row.name}`} title={`Page of ${row.name}`}>
          →
        </Link>
      </>
    ),
  };
}

const byName = (a: AnswerRow, b: AnswerRow): number => a.name.localeCompare(b.name);

/** An answer as a table that can be sorted by any column. If a row is selected, the picture shows only that row. */
export function AnswerTable(props: AnswerTableProps): ReactElement {
  const { answer, question, selected } = props;
  const greatest = greatestOf(answer);
  return (
    <div className={styles.answer}>
      <SortTable
        label="The answer as a table"
        rows={[...answer.rows].sort(byName)}
        keyOf={({ id }) => id}
        attributesOf={({ id, side }) => ({ 'data-side': side, 'data-chosen': id === selected })}
        usual={{ by: answer.columns[0]?.code ?? '', isDescending: answer.columns.length > 0 }}
        columns={[
          nameColumn(props),
          ...answer.columns.map(({ code, name }, at): SortColumn<AnswerRow> => ({
            id: code,
            label: headingWithUnit(
              name,
              answer.rows.map((row) => row.values[at]?.shown),
            ),
            title: code,
            isNumber: true,
            value: ({ values }) => values[at]?.value,
            attributesOf: ({ values: { [at]: value } }) => ({
              style: bar(value?.value, greatest[at] ?? 0),
              ...(value && { title: `rank ${value.rank}` }),
            }),
            cell: ({ id, values: { [at]: value } }) =>
              value === undefined ? (
                '–'
              ) : (
                <EvidenceLink request={evidenceOfAnswer(question, id, code)}>{withoutUnit(value.shown)}</EvidenceLink>
              ),
          })),
        ]}
      />
    </div>
  );
}
