import { MAX_AREA_POINTS } from '@goalsquare/engine';
import type { ReactElement } from 'react';
import { CheckedInput } from '../../controls/checked-input';
import { OneOf } from '../../controls/choice-pills';
import { areaBounds, areaFieldsOf, areaNumbers, areaText, initialNumbers } from './area';
import { Beside, Choice } from './fields';
import { useQueryForm } from './form-context';
import { cornersOf, isPolygon } from './polygon';
import { PolygonDrawing } from './polygon-drawing';
import { valueOf } from '../../query/query';
import { isAccepted } from '../../query/value-check';

interface ShapeProps {
  readonly numbers: readonly string[];
  readonly fault: string | undefined;
  readonly onChange: (numbers: readonly string[]) => void;
}

/** Number fields for a circle, or for distances and angles to the goal. */
const NumberFields = ({
  shape,
  numbers,
  fault,
  onChange,
}: ShapeProps & { readonly shape: 'goal' | 'circle' }): ReactElement => (
  <Beside>
    {areaNumbers[shape].map(([label, least, most], at) => {
      const value = numbers[at] ?? '';
      const other = numbers[at ^ 1] ?? '';
      return (
        <CheckedInput
          key={label}
          label={label}
          accepted={`a number from ${least} to ${most}`}
          isValid={value === '' || isAccepted({ is: 'number', isList: false }, value)}
          fault={at === 0 ? fault : undefined}
          type="number"
          min={least}
          max={most}
          step="any"
          required={shape === 'circle' || other !== '' || numbers.join('') === ''}
          value={value}
          onChange={({ target }) => {
            onChange(areaNumbers[shape].map((_, index) => (index === at ? target.value : (numbers[index] ?? ''))));
          }}
        />
      );
    })}
  </Beside>
);

/** The corners of a polygon as text and as a drawing. */
const PolygonFields = ({ numbers: [text = ''], fault, onChange }: ShapeProps): ReactElement => (
  <>
    <PolygonDrawing
      text={text}
      onChange={(corners) => {
        onChange([corners]);
      }}
    />
    <CheckedInput
      label="Corners: x y, x y, x y"
      accepted={`3 to ${MAX_AREA_POINTS} corners such as -80 20, with numbers from -${areaBounds.place} to ${areaBounds.place}`}
      isValid={isPolygon(cornersOf(text))}
      fault={fault}
      value={text}
      onChange={({ target }) => {
        onChange([target.value]);
      }}
    />
  </>
);

/** A field for the area of a query: distances and angles to the goal, a circle or a polygon. */
export function AreaField(): ReactElement {
  const { query, change, faults } = useQueryForm();
  const { shape, numbers } = areaFieldsOf(valueOf(query, 'area'));
  const fields: ShapeProps = {
    numbers,
    fault: faults.get('area'),
    onChange: (next) => {
      change({ area: [areaText({ shape, numbers: next })] });
    },
  };
  return (
    <>
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
      {(shape === 'goal' || shape === 'circle') && <NumberFields shape={shape} {...fields} />}
      {shape === 'polygon' && <PolygonFields {...fields} />}
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
