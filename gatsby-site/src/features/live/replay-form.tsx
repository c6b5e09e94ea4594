import { useId, type ReactElement, type SyntheticEvent } from 'react';
import * as styles from './live.module.css';

/** Settings of a new replay. */
export interface ReplayRequest {
  readonly matchId: number;
  readonly speed: number;
  readonly start: string;
}

/** Matches of the sandbox's first league. */
const matches: readonly (readonly [id: number, name: string])[] = [
  [110_610_101, '2026, round 1: Saltmarsh Terns v Wattle Coast Breakers'],
  [110_510_101, '2025, round 1: Saltmarsh Terns v Port Merrow Herons'],
  [110_410_103, '2024, round 1: Marlock Plains Dingoes v Hollin Heights Comets'],
];

const speeds: readonly (readonly [speed: number, name: string])[] = [
  [1, 'as it was'],
  [10, '10 times as fast'],
  [60, '60 times: a quarter in half a minute'],
  [300, '300 times'],
];

const places: readonly (readonly [place: string, name: string])[] = [
  ['start', 'the first bounce'],
  ['Q2:00:00', 'the second quarter'],
  ['Q3:00:00', 'the third quarter'],
  ['Q4:00:00', 'the last quarter'],
];

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly (readonly [value: number | string, name: string])[];
  readonly first: number | string;
}

function Choice({ name, label, choices, first }: ChoiceProps): ReactElement {
  const id = useId();
  return (
    <div className={`form-entry ${styles.choice}`}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={first}>
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A form that starts a replay: the match, the start point and the speed. */
export function ReplayForm({
  isBusy,
  onStart,
}: {
  readonly isBusy: boolean;
  readonly onStart: (request: ReplayRequest) => void;
}): ReactElement {
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const start = given.get('start');
    onStart({
      matchId: Number(given.get('matchId')),
      speed: Number(given.get('speed')),
      start: typeof start === 'string' ? start : 'start',
    });
  };
  return (
    <form className={styles.form} aria-label="Start a replay" onSubmit={submit}>
      <Choice name="matchId" label="Match" choices={matches} first={110_610_101} />
      <Choice name="start" label="From" choices={places} first="Q4:00:00" />
      <Choice name="speed" label="Speed" choices={speeds} first={60} />
      <button type="submit" className="button" disabled={isBusy}>
        Start a replay
      </button>
    </form>
  );
}
