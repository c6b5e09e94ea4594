import type { ReactElement } from 'react';
import type { Option } from '../../controls/choice-pills';
import { MetricPicker } from '../playground/metric-picker';
import { Beside, Choices, Entry, Faulty } from './fields';
import { useQueryForm } from './form-context';
import { measureOptions } from './measure-fields';
import { valuesOf } from '../../query/query';
import type { Lists } from './use-lists';

const results: readonly Option<string>[] = [
  ['won', 'Won'],
  ['lost', 'Lost'],
  ['drawn', 'Drawn'],
];

const quarters: readonly Option<string>[] = ['1', '2', '3', '4'].map((period) => [period, `Q${period}`]);

/** Sets of quarters that a button selects. */
const halves = [
  ['First half', ['1', '2']],
  ['Second half', ['3', '4']],
] as const;

/** A field for the periods of a query, with buttons that select a half. */
function PeriodFields(): ReactElement {
  const { change } = useQueryForm();
  return (
    <>
      <Choices name="period" label="Quarters" options={quarters} isPartial />
      <p className="chips">
        {halves.map(([label, period]) => (
          <button
            key={label}
            type="button"
            onClick={() => {
              change({ period });
            }}
          >
            {label}
          </button>
        ))}
      </p>
    </>
  );
}

const commonMeasures = measureOptions(['perMatch', 'total', 'per100Minutes']);

/** The fields that most queries need. */
export function CommonFields({ seasons }: Pick<Lists, 'seasons'>): ReactElement {
  const { query, change } = useQueryForm();
  return (
    <>
      <Choices name="seasonId" label="Seasons (the latest if none is chosen)" options={seasons} />
      <Faulty names={['metric']}>
        <MetricPicker
          level={query.level}
          selected={valuesOf(query, 'metric')}
          startsOpen={false}
          onSelect={(metric) => {
            change({ metric });
          }}
        />
      </Faulty>
      <Choices name="measure" label="Measures" options={commonMeasures} isPartial />
      <Choices name="result" label="Result" options={results} />
      <PeriodFields />
      <Beside>
        <Entry name="minMatches" label="Minimum matches" />
        <Entry name="limit" label="Rows per page" />
      </Beside>
    </>
  );
}
