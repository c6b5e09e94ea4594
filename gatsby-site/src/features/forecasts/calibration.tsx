import type { ForecastCalibration, ForecastScore, ForecastTest } from '@goalsquare/openapi/types';
import type { ReactElement } from 'react';
import { Cell, ScrollTable } from '../../components/scroll-table';
import { useAnswer } from '../../requests/use-answer';
import * as pictures from '../../pictures/pictures.module.css';
import { Reliability } from '../../pictures/charts/reliability';

const headings = ['Test', 'Forecasts', 'Matches', 'Log loss', '95% interval', 'Brier score', 'Slope'];

interface RowProps {
  readonly name: string;
  readonly score: ForecastScore;
}

const ScoreRow = ({ name, score: { states, matches, logLoss, interval, brier, slope } }: RowProps): ReactElement => (
  <tr>
    <th scope="row">{name}</th>
    <Cell>{states}</Cell>
    <Cell>{matches}</Cell>
    <Cell>{logLoss.toFixed(4)}</Cell>
    <Cell>{interval.map((end) => end.toFixed(4)).join(' to ')}</Cell>
    <Cell>{brier.toFixed(4)}</Cell>
    <Cell>{slope.toFixed(3)}</Cell>
  </tr>
);

const rowsOf = ({ name, seasons, score, formula }: ForecastTest): readonly RowProps[] => [
  { name: `${name}, ${seasons}`, score },
  ...(formula === undefined ? [] : [{ name: `${name}, ${seasons}: formula of 2010`, score: formula }]),
];

const Scores = ({ tests, nextScore }: ForecastCalibration): ReactElement => (
  <section aria-label="Scores">
    <h2>Scores</h2>
    <p>
      Lower is better for log loss and Brier score; a coin has 0.6931 and 0.25. A slope of 1 means that chances are as
      sure as they should be: above 1 they could be surer, below 1 they are too sure. The interval comes from samples of
      whole matches. The formula of 2010 is the best known one that fits in a line.
    </p>
    <ScrollTable columns={headings}>
      <tbody>
        {tests.flatMap(rowsOf).map((row) => (
          <ScoreRow key={row.name} {...row} />
        ))}
      </tbody>
    </ScrollTable>
    {nextScore.map(({ seasons, states, matches, logLoss, constant }) => (
      <p key={seasons}>
        The next score of a period, {seasons}: log loss {logLoss.toFixed(4)} over {states} moments of {matches} matches.
        Always forecasting the average chances scores {constant.toFixed(4)}.
      </p>
    ))}
  </section>
);

/** The data that the forecast models were fitted to, and their test results: scores and reliability. */
export function Calibration(): ReactElement {
  const { data, failure } = useAnswer<ForecastCalibration>('/v1/metadata/forecasts/calibration');
  if (failure !== undefined) return <p role="alert">{failure.detail}</p>;
  if (data === undefined) return <p role="status">Loading the tests …</p>;
  return (
    <>
      <section aria-label="Reliability">
        <h2>Did it happen as often as forecast?</h2>
        <p>
          Each mark covers a tenth of the range of chances. Above the diagonal, the home squad won more often than
          forecast. The vertical line through a mark is its 95% interval. If it crosses the diagonal, the difference can
          be luck.
        </p>
        <div className={pictures.sideBySide}>
          {data.tests.map((test) => (
            <Reliability key={`${test.name} ${test.seasons}`} test={test} />
          ))}
        </div>
      </section>
      <Scores {...data} />
      <section aria-label="Training">
        <h2>What the models were fitted on</h2>
        <ul>
          {data.training.map(({ model, from, to, matches, what }) => (
            <li key={model}>
              <code>{model}</code>: {what}, {from === to ? from : `${from} to ${to}`}, {matches} matches
            </li>
          ))}
        </ul>
        <p>All tests use other matches.</p>
      </section>
    </>
  );
}
