import type { Measure } from '@goalsquare/engine';
import type { ReactElement } from 'react';
import type { Option } from '../../controls/choice-pills';
import { Beside, Choices, Entry, Group } from './fields';
import { measureLabels } from '../../query/parameters';

/** Returns measures as options. */
export const measureOptions = (names: readonly Measure[]): readonly Option<string>[] =>
  names.map((name) => [name, measureLabels[name]]);

const otherMeasures = measureOptions([
  'share',
  'min',
  'median',
  'max',
  'standardDeviation',
  'matchesOver',
  'longestRun',
  'currentRun',
  'rollingMean',
]);

/** Fields for measures that few queries need, and for their numeric parameters. */
export const MeasureFields = (): ReactElement => (
  <Group title="More measures" names={['threshold', 'rollingMatches']}>
    <Choices name="measure" label="Measures" options={otherMeasures} isPartial />
    <Beside>
      <Entry name="threshold" label="Threshold" />
      <Entry name="rollingMatches" label="Rolling matches" />
    </Beside>
  </Group>
);
