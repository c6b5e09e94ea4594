import { contexts, zoneFilters, type Context, type Side } from '@goalsquare/engine';
import type { ReactElement } from 'react';
import { usual } from './address';
import { OneOf, SomeOf } from './choice-pills';
import { metricFault } from './faults';
import { MetricPicker } from './metric-picker';
import * as styles from './playground.module.css';
import type { Question } from './question';
import { sandboxMatches } from './sandbox-matches';

const contextNames: Readonly<Record<Context, string>> = {
  For: 'For: its own',
  Against: 'Against: its opponent’s',
  Diff: 'Diff: for less against',
  PhysicalDiff: 'PhysicalDiff: on the same ground',
};

/** A question at another level, with the metrics that exist there. */
export function atLevel(question: Question, level: Question['level']): Question {
  const metric = question.metric.filter((code) => metricFault(code, level) === undefined);
  return {
    ...question,
    level,
    metric: metric.length > 0 ? metric : usual[level],
    ...(level === 'players' && { context: 'For' }),
  };
}

const withTeam = ({ team: _team, ...question }: Question, team: Side | 'both'): Question =>
  team === 'both' ? question : { ...question, team };

interface QuestionFormProps {
  readonly question: Question;
  readonly onAsk: (question: Question) => void;
}

/** Everything a question asks beside the time: the match, whose statistics, which metrics, zones, team and context. */
export function QuestionForm({ question, onAsk }: QuestionFormProps): ReactElement {
  const match = sandboxMatches.find(({ id }) => id === question.match);
  const chosen = question.team ?? 'both';
  return (
    <form
      className={styles.form}
      aria-label="The question"
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <label className={styles.match}>
        Match
        <select
          value={question.match}
          onChange={({ target }) => {
            onAsk({ ...question, match: Number(target.value), period: [] });
          }}
        >
          {sandboxMatches.map(({ id, home, away, why }) => (
            <option key={id} value={id}>{`${home.name} ${home.points}, ${away.name} ${away.points} (${why})`}</option>
          ))}
        </select>
      </label>
      {match && (
        <p className={styles.hint}>
          {match.season} {match.league.name}, {match.level.name}, {match.round.name}, {match.date}, {match.venue}
        </p>
      )}
      <OneOf
        legend="Of"
        name="level"
        options={[
          ['players', 'Players'],
          ['squads', 'Squads'],
        ]}
        chosen={question.level}
        onChoose={(level) => {
          onAsk(atLevel(question, level));
        }}
      />
      <OneOf
        legend="Team"
        name="team"
        options={[
          ['both', 'Both'],
          ['home', match?.home.code ?? 'Home'],
          ['away', match?.away.code ?? 'Away'],
        ]}
        chosen={chosen}
        onChoose={(team) => {
          onAsk(withTeam(question, team));
        }}
      />
      <SomeOf
        legend="Zones"
        options={zoneFilters.map((zone) => [zone, zone])}
        chosen={question.zone}
        onChoose={(zone) => {
          onAsk({ ...question, zone });
        }}
      />
      {question.level === 'squads' && (
        <label className={styles.match}>
          Context
          <select
            value={question.context}
            onChange={({ target }) => {
              onAsk({ ...question, context: target.value as Context });
            }}
          >
            {contexts.map((context) => (
              <option key={context} value={context}>
                {contextNames[context]}
              </option>
            ))}
          </select>
        </label>
      )}
      <MetricPicker
        level={question.level}
        chosen={question.metric}
        onChoose={(metric) => {
          onAsk({ ...question, metric });
        }}
      />
    </form>
  );
}
