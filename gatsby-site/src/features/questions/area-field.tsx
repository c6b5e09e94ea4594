import type { ReactElement } from 'react';
import { OneOf } from '../../controls/choice-pills';
import { areaFieldsOf, areaText, initialNumbers, type AreaFields, type AreaShape } from './area';
import { Beside, Choice, Faulty } from './fields';
import { faultId, useQueryForm } from './form-context';
import { PolygonDrawing } from './polygon-drawing';
import { valueOf } from '../../query/query';

const labels: Readonly<Record<AreaShape, readonly string[]>> = {
  none: [],
  goal: ['From, m to goal', 'To, m to goal', 'From, degrees', 'To, degrees'],
  circle: ['Centre x', 'Centre y', 'Radius'],
  polygon: ['Corners: x y, x y, x y'],
};

/** The numbers or the corners of an area, and a drawing of a polygon. */
function ShapeFields({ shape, numbers }: AreaFields): ReactElement {
  const { change, faults } = useQueryForm();
  const write = (next: readonly string[]): void => {
    change({ area: [areaText({ shape, numbers: next })] });
  };
  return (
    <>
      {shape === 'polygon' && (
        <PolygonDrawing
          text={numbers[0] ?? ''}
          onChange={(corners) => {
            write([corners]);
          }}
        />
      )}
      <Beside>
        {labels[shape].map((label, at) => (
          <label key={label} className="form-entry">
            {label}
            <input
              type={shape === 'polygon' ? 'text' : 'number'}
              step="any"
              value={numbers[at] ?? ''}
              aria-invalid={faults.has('area')}
              aria-describedby={faults.has('area') ? faultId('area') : undefined}
              onChange={({ target }) => {
                write(labels[shape].map((_, index) => (index === at ? target.value : (numbers[index] ?? ''))));
              }}
            />
          </label>
        ))}
      </Beside>
    </>
  );
}

/** The area of a query: distances and angles to the goal, a circle or a polygon. */
export function AreaField(): ReactElement {
  const { query, change } = useQueryForm();
  const fields = areaFieldsOf(valueOf(query, 'area'));
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
          selected={fields.shape}
          onSelect={(next) => {
            change({
              area: [areaText({ shape: next, numbers: initialNumbers[next] })],
              ...(next === 'none' && { areaOf: [], areaUnit: [] }),
            });
          }}
        />
        <ShapeFields {...fields} />
      </Faulty>
      {fields.shape !== 'none' && (
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
