import {
  contexts,
  evidenceOf,
  metricCodes,
  metricOf,
  planOf,
  playerStatistics,
  QueryWorkspace,
  roles,
  scoreStates,
  squadStatistics,
  zoneFilters,
  type ActFilter,
  type EvidenceSubject,
  type Match,
  type MetricCode,
} from '@goalsquare/engine';
import { evidenceFaults, type EvidenceQuestion } from '../../../engine/test/support/evidence-oracle.js';
import { randomOf } from '../../oracle/random-filters.js';

type Random = ReturnType<typeof randomOf>;

/** Questions of which the time is measured, and how often each. */
const TIMED = { questions: 300, rounds: 20 } as const;

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;

/** Random questions about the evidence of statistics of some matches, and what is wrong with their answers. */
export class EvidenceRun {
  readonly metrics = new Set<MetricCode>();
  readonly faults: string[] = [];
  terms = 0;
  readonly #random: Random;
  readonly #timed: EvidenceQuestion[] = [];
  #asked = 0;

  constructor(
    private readonly matches: readonly Match[],
    seed: number,
  ) {
    this.#random = randomOf(seed);
  }

  /** Asks the next question. Metrics take turns, so that each is asked for at every level. */
  next(): void {
    const question = this.#question();
    const { match, subject, code, filter } = question;
    this.metrics.add(code);
    if (this.#timed.length < TIMED.questions) this.#timed.push(question);
    const found = evidenceOf(match, subject, code, filter);
    this.terms += (found?.numerator.length ?? 0) + (found?.denominator?.length ?? 0);
    for (const fault of evidenceFaults(question))
      this.faults.push(`${match.id} ${code} ${JSON.stringify(subject)} ${JSON.stringify(filter)}: ${fault}`);
  }

  /** Returns the median times of the plain answer and of the evidence. **Units**: microseconds. */
  time(): { readonly plainUs: number; readonly evidenceUs: number; readonly ratio: number } {
    const workspace = new QueryWorkspace();
    const times = this.#timed.map(({ match, subject, code, filter }) => {
      const plan = planOf(subject.level, [code]);
      const plain = (): unknown =>
        subject.level === 'player'
          ? playerStatistics(match, plan, filter, { workspace })
          : squadStatistics(match, plan, filter, subject.context, { workspace });
      return [this.#timeOf(plain), this.#timeOf(() => evidenceOf(match, subject, code, filter, workspace))] as const;
    });
    const [plain, evidence] = [median(times.map(([one]) => one)), median(times.map(([, one]) => one))];
    const ratio = median(times.map(([one, other]) => other / one));
    return { plainUs: Math.round(plain), evidenceUs: Math.round(evidence), ratio: Number(ratio.toFixed(2)) };
  }

  #timeOf(run: () => unknown): number {
    const rounds = Array.from({ length: TIMED.rounds }, () => {
      const from = performance.now();
      run();
      return (performance.now() - from) * 1000;
    });
    return median(rounds);
  }

  #below(most: number): number {
    return Math.floor(this.#random() * most);
  }

  #some<T>(list: readonly T[], most: number): readonly T[] {
    return Array.from({ length: 1 + this.#below(most) }, () => list[this.#below(list.length)] as T);
  }

  #is(chance: number): boolean {
    return this.#random() < chance;
  }

  #question(): EvidenceQuestion {
    const match = this.matches[this.#below(this.matches.length)] as Match;
    const code = metricCodes[this.#asked % metricCodes.length] as MetricCode;
    this.#asked += 1;
    const { player, squad } = metricOf(code).formula;
    const isOfPlayer = squad === undefined || (player !== undefined && this.#is(0.6));
    const subject: EvidenceSubject = isOfPlayer
      ? { level: 'player', slot: this.#below(match.persons.length) }
      : { level: 'squad', side: this.#is(0.5) ? 0 : 1, context: contexts[this.#below(4)] as (typeof contexts)[number] };
    return { match, subject, code, filter: this.#filter(match) };
  }

  #filter(match: Match): ActFilter {
    const from = this.#below(900);
    const margin = this.#below(40) - 20;
    return {
      ...(this.#is(0.4) && { periods: this.#some([1, 2, 3, 4], 2) }),
      ...(this.#is(0.3) && { zones: this.#some(zoneFilters, 3) }),
      ...this.#window(from),
      ...(this.#is(0.2) && { scoreStates: this.#some(scoreStates, 2) }),
      ...(this.#is(0.1) && { fromScoreMargin: margin }),
      ...(this.#is(0.1) && { toScoreMargin: margin + this.#below(30) }),
      ...(this.#is(0.1) && { area: this.#area() }),
      ...(this.#is(0.1) && { againstPersonIds: this.#some([...match.persons], 3) }),
      ...(this.#is(0.1) && { roles: this.#some(roles, 2) }),
    };
  }

  #window(from: number): ActFilter {
    if (this.#is(0.15)) return { lastXSeconds: 1 + this.#below(1800) };
    return {
      ...(this.#is(0.2) && { fromPeriodSeconds: from }),
      ...(this.#is(0.2) && { toPeriodSeconds: from + this.#below(900) }),
    };
  }

  #area(): NonNullable<ActFilter['area']> {
    const place = { of: this.#is(0.5) ? 'begin' : 'end', unit: this.#is(0.5) ? 'metres' : 'standard' } as const;
    if (this.#is(0.5)) return { ...place, is: 'goal', toDistance: 20 + this.#below(60) };
    const centre = { x: this.#below(120) - 60, y: this.#below(100) - 50 };
    return { ...place, is: 'circle', centre, radius: 10 + this.#below(50) };
  }
}
