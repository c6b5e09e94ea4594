import type { ReactElement } from 'react';
import { OneOf } from '../playground/choice-pills';
import { areaFieldsOf, areaText, initialNumbers, type AreaShape } from './area';
import { Beside, Choice, Faulty } from './fields';
import { faultId, useQueryForm } from './form-context';
import { valueOf } from './query';
import * as styles from './questions.module.css';

const labels: Readonly<Record<AreaShape, readonly string[]>> = {
  none: [],
  goal: ['From, m to goal', 'To, m to goal', 'From, degrees', 'To, degrees'],
  circle: ['Centre x', 'Centre y', 'Radius'],
  polygon: ['Corners: x y, x y, x y'],
};

/** The area of a query: distances and angles to the goal, a circle or a polygon. */
export function AreaField(): ReactElement {
  const { query, change, faults } = useQueryForm();
  const { shape, numbers } = areaFieldsOf(valueOf(query, 'area'));
  return (
    <>
      <Faulty names={['area']}>
        <OneOf
          legend="Area of the ground, attacking towards +x"
          name="area-shape"
          options={[
            ['none', 'Whole ground'],
            ['goal', 'Distance and angle to goal'],
            ['circle', 'Circle'],
            ['polygon', 'Polygon'],
          ]}
          selected={shape}
          onSelect={(next) => {
            change({
              area: [areaText({ shape: next, numbers: initialNumbers[next] })],
              ...(next === 'none' && { areaOf: [], areaUnit: [] }),
            });
          }}
        />
        <Beside>
          {labels[shape].map((label, at) => (
            <label key={label} className={styles.entry}>
              {label}
              <input
                type={shape === 'polygon' ? 'text' : 'number'}
                step="any"
                value={numbers[at] ?? ''}
                aria-invalid={faults.has('area')}
                aria-describedby={faults.has('area') ? faultId('area') : undefined}
                onChange={({ target }) => {
                  const next = labels[shape].map((_, index) => (index === at ? target.value : (numbers[index] ?? '')));
                  change({ area: [areaText({ shape, numbers: next })] });
                }}
              />
            </label>
          ))}
        </Beside>
      </Faulty>
      {shape !== 'none' && (
        <>
          <Choice name="areaOf" label="Place of an act" none="Where it began" options={[['end', 'Where it ended']]} />
          <Choice
            name="areaUnit"
            label="Unit of the area"
            none="Metres"
            options={[['standard', 'Standard ground of 160 x 141']]}
          />
        </>
      )}
    </>
  );
}
