import type { Evidence } from '@goalsquare/openapi/types';
import { Link } from 'gatsby';
import { useMemo, useState, type ReactElement } from 'react';
import { correctionsAddress } from '../../addresses/correction-address';
import { playerAddress, squadAddress } from '../../addresses/page-addresses';
import { AnswerStates } from '../../controls/answer-states';
import { useAnswer } from '../../requests/use-answer';
import { ActGround } from './act-ground';
import { ActList } from './act-list';
import { describeAct } from './act-texts';
import { ActTimeline } from './act-timeline';
import { actsOf, type EvidenceAct } from './evidence-acts';
import { EvidenceActions } from './evidence-actions';
import { evidencePath, type EvidenceRequest } from '../../evidence-links/evidence-request';
import { EvidenceSummary } from './evidence-summary';
import * as styles from './evidence.module.css';
import { filterText } from './filter-words';
import { useMatchFacts, type MatchFacts } from './use-match-facts';

/** The maximum number of terms in a panel. The downloads contain all terms. */
const MOST = 1000;

/** The player, squad and match of the value, with a link to the corrections and the filter of the value. */
function Subject({ request, facts, squadId }: SubjectProps): ReactElement {
  const { info, persons, worm } = facts;
  const squad = worm.match.squads.find(({ id }) => id === squadId);
  return (
    <p className={styles.subject}>
      {request.level === 'players' ? (
        <>
          <Link to={playerAddress(request.id, info)}>{persons.get(request.id) ?? `Player ${request.id}`}</Link>
          {', '}
        </>
      ) : null}
      <Link to={squadAddress(squadId, info)}>{squad?.name ?? squadId}</Link>
      {` · ${info.name}, ${info.seasonId} round ${info.roundNumber} · `}
      <Link to={correctionsAddress(info.id)}>Corrections</Link>
      {filterText(request) !== '' && <small>{filterText(request)}</small>}
    </p>
  );
}

interface SubjectProps {
  readonly request: EvidenceRequest;
  readonly facts: MatchFacts;
  readonly squadId: number;
}

interface ActsProps {
  readonly evidence: Evidence;
  readonly facts: MatchFacts;
}

const without = (acts: readonly EvidenceAct[]): string => {
  const count = acts.filter(({ is, point }) => is === 'act' && point === undefined).length;
  return count === 0 ? '' : ` ${count} without a place ${count === 1 ? 'is' : 'are'} only in the list.`;
};

/** The acts of a value on the ground, on the timeline and as a list, which share a selection. */
function Acts({ evidence: { terms, termCount }, facts }: ActsProps): ReactElement {
  const [key, select] = useState<string>();
  const selection = { selected: key, select };
  const acts = useMemo(() => actsOf(terms ?? [], facts.info.home.id), [terms, facts.info.home.id]);
  const selected = acts.find(({ key: one }) => one === key);
  if (terms === undefined)
    return (
      <p role="status">
        To see the acts themselves, you need a Transactional key. There are {termCount}, counted by base above.
      </p>
    );
  if (acts.length === 0) return <p role="status">No act counts for this value.</p>;
  return (
    <>
      <p className="hint">
        {acts.length} in all.{without(acts)}
        {termCount > terms.length &&
          ` The first ${terms.length} of ${termCount} terms are shown; the downloads contain all of them.`}
        {' Select one to see it in the list, on the ground and on the timeline.'}
      </p>
      <p className="visually-hidden" role="status">
        {selected === undefined ? '' : `Selected: ${describeAct(facts, selected)}`}
      </p>
      <div className={styles.views}>
        <ActGround facts={facts} acts={acts} selection={selection} />
        <ActTimeline facts={facts} acts={acts} selection={selection} />
        <ActList facts={facts} acts={acts} selection={selection} />
      </div>
    </>
  );
}

interface EvidencePanelProps {
  readonly request: EvidenceRequest;
}

/**
 * The evidence of a number: its value, its formula, and the acts behind it on the ground, on the timeline and as a
 * list. It also shows which acts the filters excluded, and offers downloads.
 */
export function EvidencePanel({ request }: EvidencePanelProps): ReactElement {
  const evidence = useAnswer<Evidence>(evidencePath(request, { limit: MOST }));
  const facts = useMatchFacts(request.matchId, request.filter.asOf);
  return (
    <div className={styles.panel}>
      <AnswerStates reading={evidence}>
        {(found) => (
          <AnswerStates reading={facts}>
            {(match) => (
              <>
                <Subject request={request} facts={match} squadId={found.squadId} />
                <EvidenceSummary evidence={found} />
                <Acts evidence={found} facts={match} />
              </>
            )}
          </AnswerStates>
        )}
      </AnswerStates>
      <EvidenceActions request={request} />
    </div>
  );
}
