import { contexts, roles, scoreStates, zoneFilters } from '@goalsquare/engine';
import type { ReactElement } from 'react';
import type { Option } from '../../controls/choice-pills';
import { AreaField } from './area-field';
import { Beside, Choices, Entry, Group, Select } from './fields';
import { useQueryForm } from './form-context';
import { actParameters, type ParameterName } from '../../query/parameters';
import { PersonField } from './person-field';
import { capitalised } from '../../query/table';

const same = (values: readonly string[]): readonly Option<string>[] => values.map((value) => [value, value]);

/** Every filter for acts except the period, which has its own control among the common fields. */
const names: readonly ParameterName[] = [...actParameters.filter((name) => name !== 'period'), 'context'];

const extraTime: readonly Option<string>[] = ['5', '6', '7', '8', '9', '10'].map((period) => [
  period,
  `Period ${period}`,
]);

/** Fields that select which parts of matches a query counts. */
export function ActFields(): ReactElement {
  const { query } = useQueryForm();
  return (
    <Group title="Parts of the match" names={names}>
      <Choices
        name="scoreState"
        label="Score at the moment"
        options={scoreStates.map((state) => [state, capitalised(state)])}
      />
      <Beside>
        <Entry name="fromScoreMargin" label="Lead from, points" />
        <Entry name="toScoreMargin" label="Lead to, points" />
      </Beside>
      <Choices name="zone" label="Zones" options={same(zoneFilters)} />
      <AreaField />
      <Beside>
        <Entry name="fromPeriodSeconds" label="From second of a period" />
        <Entry name="toPeriodSeconds" label="To second of a period" />
      </Beside>
      <Entry
        name="lastXSeconds"
        label="Last seconds"
        hint="Of each chosen period, or of the match. Cannot be combined with From or To."
      />
      <Choices name="role" label="Role on the ground" options={same(roles)} />
      <PersonField name="againstPersonId" label="Against players" />
      <Choices name="period" label="Extra time" options={extraTime} isPartial />
      {query.level === 'squads' && (
        <Select
          name="context"
          label="Context"
          none="For: its own"
          options={contexts.filter((context) => context !== 'For').map((context) => [context, context])}
        />
      )}
    </Group>
  );
}
