import { contexts, zoneFilters, type Context, type Side } from '@goalsquare/engine';
import { useId, useState, type ReactElement } from 'react';
import { usual } from './address';
import { OneOf, SomeOf } from '../../controls/choice-pills';
import { metricFault } from '../../query/metric-fault';
import { MetricPicker } from './metric-picker';
import * as styles from './playground.module.css';
import type { Level } from '../../query/parameters';
import type { Question } from './question';
import { sandboxMatches } from './sandbox-matches';
import { SelectField } from '../../controls/select-field';
import { countOf } from '../../controls/count-of';

const contextNames: Readonly<Record<Context, string>> = {
  For: 'For: its own',
  Against: 'Against: its opponent’s',
  Diff: 'Diff: for minus against',
  PhysicalDiff: 'PhysicalDiff: on the same ground',
};

/**
 * Returns a question at another level. It keeps the metrics that exist there; without any, it gets the default metrics.
 */
export function atLevel({ chosen: _chosen, ...question }: Question, level: Level): Question {
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

/** The match of a question. */
const MatchField = ({ question, onAsk }: QuestionFormProps): ReactElement => (
  <SelectField
    label="Match"
    options={sandboxMatches.map(({ id, home, away, why }) => [
      id,
      `${home.name} ${home.points}, ${away.name} ${away.points} (${why})`,
    ])}
    selected={question.match}
    onSelect={(id) => {
      const { chosen: _chosen, ...rest } = question;
      onAsk({ ...rest, match: id, period: [] });
    }}
  />
);

/** The season, round, date and venue of a question's match. */
function MatchFacts({ question }: Pick<QuestionFormProps, 'question'>): ReactElement | null {
  const match = sandboxMatches.find(({ id }) => id === question.match);
  if (match === undefined) return null;
  const { season, league, level, round, date, venue } = match;
  return (
    <p className="hint">
      {season} {league.name}, {level.name}, {round.name}, {date}, {venue}
    </p>
  );
}

/** The fields for the level and team of a question. */
function WhoseFields({ question, onAsk }: QuestionFormProps): ReactElement {
  const match = sandboxMatches.find(({ id }) => id === question.match);
  return (
    <>
      <OneOf
        legend="Of"
        name="level"
        options={[
          ['players', 'Players'],
          ['squads', 'Squads'],
        ]}
        selected={question.level}
        onSelect={(level) => {
          onAsk(atLevel(question, level));
        }}
      />
      <OneOf
        legend="Team"
        name="team"
        options={[
          ['both', 'Both'],
          ['home', match?.home.name ?? 'Home'],
          ['away', match?.away.name ?? 'Away'],
        ]}
        selected={question.team ?? 'both'}
        onSelect={(team) => {
          onAsk(withTeam(question, team));
        }}
      />
    </>
  );
}

/** A summary of the selected values. */
const chosenText = ({ level, team, zone, metric }: Question): string =>
  [
    level === 'players' ? 'Players' : 'Squads',
    team === undefined ? 'both teams' : `${team} team`,
    ...(zone.length > 0 ? [zone.join(' + ')] : []),
    countOf(metric.length, 'metric'),
  ].join(', ');

/**
 * The fields of a question except its time: match, level, team, zones, context and metrics. On phones only the match is
 * shown at first, so that the answer is on the first screen.
 */
export function QuestionForm({ question, onAsk }: QuestionFormProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <form
      className={styles.form}
      aria-label="The question"
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <MatchField question={question} onAsk={onAsk} />
      <button
        type="button"
        className={styles.unfold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        {chosenText(question)}
      </button>
      <div id={id} className={styles.fields} data-open={isOpen}>
        <MatchFacts question={question} />
        <WhoseFields question={question} onAsk={onAsk} />
        <SomeOf
          legend="Zones"
          options={zoneFilters.map((zone) => [zone, zone])}
          selected={question.zone}
          onSelect={(zone) => {
            onAsk({ ...question, zone });
          }}
        />
        {question.level === 'squads' && (
          <SelectField
            label="Context"
            options={contexts.map((context) => [context, contextNames[context]])}
            selected={question.context}
            onSelect={(context) => {
              onAsk({ ...question, context });
            }}
          />
        )}
        <MetricPicker
          level={question.level}
          selected={question.metric}
          onSelect={(metric) => {
            onAsk({ ...question, metric });
          }}
        />
      </div>
    </form>
  );
}
