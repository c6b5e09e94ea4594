import { dimensions } from '@goalsquare/engine';
import type { ReactElement } from 'react';
import type { Option } from '../../controls/choice-pills';
import { SelectField } from '../../controls/select-field';
import { Entry, Faulty, Group } from './fields';
import { useQueryForm } from './form-context';
import { dimensionLabels } from '../../query/parameters';
import { valuesOf } from '../../query/query';

/** Fields for the one or two dimensions that group the rows. */
export function GroupingFields(): ReactElement {
  const { query, change } = useQueryForm();
  const [first = '', second = ''] = valuesOf(query, 'by');
  const options = dimensions.map((one): Option<string> => [one, dimensionLabels[one]]);
  return (
    <Group title="Group by" names={['by', 'cellMetres']}>
      <Faulty names={['by']}>
        <SelectField
          label="Rows"
          options={[['', query.level === 'players' ? 'Player' : 'Squad'], ...options]}
          selected={first}
          onSelect={(value) => {
            change({ by: value === '' ? [] : [value, ...(second === value ? [] : [second])] });
          }}
        />
        <SelectField
          label="And by"
          options={[['', 'Nothing else'], ...options.filter(([value]) => value !== first)]}
          selected={second}
          onSelect={(value) => {
            change({ by: [first || (query.level === 'players' ? 'person' : 'squad'), value] });
          }}
        />
      </Faulty>
      <Entry name="cellMetres" label="Width of a cell, m" hint="For hexagons and squares. The default is 10." />
    </Group>
  );
}
