import type { ReactElement } from 'react';
import type { Option } from '../../controls/choice-pills';
import { SelectField } from '../../controls/select-field';
import { Faulty } from './fields';
import { useQueryForm } from './form-context';
import { dimensionLabels, measureLabels } from '../../query/parameters';
import { dimensionsOf, measuresOf, valuesOf, type Query } from '../../query/query';

/** The most columns to sort by. */
const MAX_SORTS = 3;

/** Sort keys of a query. */
function sortOptions(query: Query): readonly Option<string>[] {
  const statistics = valuesOf(query, 'metric').flatMap((code) =>
    measuresOf(query).map((measure): Option<string> => [`${code}.${measure}`, `${code}, ${measureLabels[measure]}`]),
  );
  const dimensions = dimensionsOf(query).map((one): Option<string> => [one, dimensionLabels[one]]);
  return [...statistics, ...dimensions, ['matches', 'Matches'], ['seconds', 'Time']];
}

/** Fields for the sort order: up to three columns, each descending or ascending. */
export function SortFields(): ReactElement {
  const { query, change } = useQueryForm();
  const sort = valuesOf(query, 'sort');
  const all = sortOptions(query).flatMap(([value, text]): readonly Option<string>[] => [
    [`-${value}`, `${text}: greatest first`],
    [value, `${text}: least first`],
  ]);
  return (
    <Faulty names={['sort']}>
      {[...sort, ''].slice(0, MAX_SORTS).map((item, at) => (
        <SelectField
          key={at}
          label={at === 0 ? 'Sort by' : 'Then by'}
          options={[
            ['', at === 0 ? 'First metric, greatest first' : 'Nothing else'],
            ...all,
            ...(item === '' || all.some(([value]) => value === item) ? [] : [[item, item] as const]),
          ]}
          selected={item}
          onSelect={(value) => {
            change({ sort: value === '' ? sort.slice(0, at) : [...sort.slice(0, at), value, ...sort.slice(at + 1)] });
          }}
        />
      ))}
    </Faulty>
  );
}
