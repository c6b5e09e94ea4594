import type { Fixture } from '@goalsquare/openapi';
import { Link, navigate } from 'gatsby';
import { useState, type ReactElement, type ReactNode } from 'react';
import { AnswerStates } from '../../controls/answer-states';
import type { RoundMatch } from '../profiles/round-matches';
import { Refreshing } from '../profiles/refreshing';
import type { Parameters } from '../../addresses/use-parameters';
import { SeasonFields } from '../../controls/season-fields';
import { SelectField } from '../../controls/select-field';
import { useAnswer } from '../../requests/use-answer';
import { useSeasonLists } from '../../controls/use-season-lists';
import { KeyField } from '../../controls/key-field';
import { liveAddress } from '../../addresses/live-address';
import * as styles from './live.module.css';
import { matchDayOf, standsStill } from './match-day';
import { ReplayTimetable } from './replay-timetable';
import { postReplay, useTask } from './use-replay';

const speeds: readonly (readonly [speed: number, name: string])[] = [
  [60, '60 times: a quarter in half a minute'],
  [300, '300 times: a match in half a minute'],
  [10, '10 times'],
  [1, 'as it was'],
];

const namesOf = ({ match: { squads } }: RoundMatch): string => `${squads.home.name} v ${squads.away.name}`;

const startText = ({ match: { date } }: RoundMatch): string =>
  date.utcMatchStart === undefined
    ? (date.startDate ?? 'date not set')
    : new Date(date.utcMatchStart).toLocaleString('en-AU', {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        hour: 'numeric',
        minute: '2-digit',
        timeZoneName: 'short',
      });

/** Returns the clock of a match, `full time` once it is over, or otherwise the name of its status. */
const progressText = ({ typeName, periodDisplay, name }: RoundMatch['match']['status']): string =>
  typeName === 'Completed' ? 'full time' : (periodDisplay ?? name);

const scoreText = ({ match: { squads, status, date } }: RoundMatch): string => {
  if (squads.home.score === undefined || squads.away.score === undefined) return status.name;
  const still = standsStill({ status, date }, Date.now()) ? ', stands still' : '';
  return `${squads.home.score.points}–${squads.away.score.points}, ${progressText(status)}${still}`;
};

interface ListProps {
  readonly id: string;
  readonly title: string;
  /** A control above the matches. */
  readonly control?: ReactNode;
  readonly empty: string;
  readonly matches: readonly RoundMatch[];
  readonly detailOf: (match: RoundMatch) => string;
  /** The actions for a match. */
  readonly actionOf: (match: RoundMatch) => ReactNode;
}

/** A list of matches, each with its round, its time or score, and its buttons. */
const List = ({ id, title, control, empty, matches, detailOf, actionOf }: ListProps): ReactElement => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {control}
    {matches.length === 0 ? (
      <p>{empty}</p>
    ) : (
      <ul className={styles.list}>
        {matches.map((one) => (
          <li key={one.match.id}>
            <span className={styles.names}>
              <b>{namesOf(one)}</b>
              <small>
                {one.round.name} · {detailOf(one)}
              </small>
            </span>
            {actionOf(one)}
          </li>
        ))}
      </ul>
    )}
  </section>
);

const watchLink = (one: RoundMatch): ReactElement => (
  <Link className="button" to={liveAddress(one.match.id)}>
    Watch<span className="visually-hidden"> {namesOf(one)}</span>
  </Link>
);

/** The latest finished matches, each with a button that replays it. */
function Replayable({ matches }: { readonly matches: readonly RoundMatch[] }) {
  const [speed, setSpeed] = useState(60);
  const { isBusy, failure, run } = useTask();
  const replay = (matchId: number): void => {
    run(async () => {
      const started = await postReplay({ matchId, speed, start: 'start' });
      navigate(liveAddress(started.matchId));
    });
  };
  return (
    <>
      {failure !== undefined && (
        <p className={styles.fault} role="alert">
          {failure}
        </p>
      )}
      <List
        id="over"
        title="Replay a match"
        control={<SelectField label="Speed of replays" options={speeds} selected={speed} onSelect={setSpeed} />}
        empty="This season has no finished matches."
        matches={matches}
        detailOf={scoreText}
        actionOf={(one) => (
          <button
            type="button"
            className="button"
            disabled={isBusy}
            onClick={() => {
              replay(one.match.id);
            }}
          >
            Replay<span className="visually-hidden"> {namesOf(one)}</span>
          </button>
        )}
      />
    </>
  );
}

function Matches({ fixture }: { readonly fixture: Fixture }): ReactElement {
  const { underWay, next, over } = matchDayOf(fixture);
  return (
    <div className={styles.lists}>
      <List
        id="under-way"
        title="Under way"
        empty="No match of this season is in progress. You can replay one."
        matches={underWay}
        detailOf={scoreText}
        actionOf={watchLink}
      />
      <div>
        <Replayable matches={over} />
      </div>
      <List
        id="next"
        title="Next"
        empty="This season has no upcoming matches."
        matches={next}
        detailOf={startText}
        actionOf={watchLink}
      />
    </div>
  );
}

interface MatchListsProps {
  readonly parameters: Parameters;
}

/** The matches to follow: those under way, upcoming matches, matches to replay, and the server's replay timetable. */
export function MatchLists({ parameters: { values, change } }: MatchListsProps): ReactElement {
  const { leagueId = '1', levelId = '1' } = values;
  const lists = useSeasonLists({ leagueId, levelId });
  const season = lists.seasons[0]?.[0];
  const path = `/v1/leagues/${leagueId}/levels/${levelId}/seasons/${season ?? ''}/fixture`;
  const reading = useAnswer<Fixture>(season === undefined ? undefined : path);
  return (
    <>
      <div className={styles.form}>
        <SeasonFields
          lists={lists}
          leagueId={leagueId}
          levelId={levelId}
          onSelect={({ seasonId: _, ...ids }) => {
            change(ids);
          }}
        />
        <KeyField />
      </div>
      {lists.error !== undefined && (
        <p className={styles.fault} role="alert">
          {lists.error}
        </p>
      )}
      <Refreshing fixture={reading.data}>
        <AnswerStates reading={reading}>{(fixture) => <Matches fixture={fixture} />}</AnswerStates>
      </Refreshing>
      <section aria-labelledby="timetable">
        <h2 id="timetable">Timetable of replays</h2>
        <p>Replays that the server starts on a timetable. You can open them from three hours before they start.</p>
        <ReplayTimetable />
      </section>
    </>
  );
}
