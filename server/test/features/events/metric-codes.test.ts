import type { Entry, MatchLog } from '@goalsquare/engine';
import type { Changes, MatchEvent, MatchMetricUpdateEvent } from '@goalsquare/openapi';
import { expect } from 'chai';
import { liveMatches } from '../../../src/domain/live-matches.js';
import { ChangedMetrics, MOST_CORRECTIONS } from '../../../src/features/events/changed-metrics.js';
import { EventLogCache } from '../../../src/features/events/event-log-cache.js';
import { TestApp } from '../../support/app.js';
import { differencesFrom } from '../../support/contract-shape.js';
import { header } from '../../support/match-log.js';
import { played, Scene } from './scene.js';

const opening = played.slice(0, 40);
const idOf = (code: string): number =>
  opening.flatMap((entry) => (entry.kind === 'transaction' && entry.code === code ? [entry.id] : []))[0] ?? 0;

const corrections: readonly Entry[] = [
  { kind: 'removal', id: idOf('GOAL') },
  { kind: 'amendment', id: idOf('HBEF'), set: { personId: 103 } },
  { kind: 'amendment', id: idOf('HBEF'), set: { personId: 104 }, reason: 'The other player passed it.' },
  { kind: 'correction', set: { attendance: 9000 } },
  { kind: 'correction', set: { homeFirstDirection: 'Left' } },
];

/** The codes of the events of metrics of corrections, by revision. */
const codesIn = (events: readonly MatchEvent[]): ReadonlyMap<number, readonly string[] | undefined> =>
  new Map(
    events.flatMap((event) =>
      event.type === 'MatchMetricUpdate' && event.kind !== 'transaction' ? [[event.revision, event.metricCodes]] : [],
    ),
  );

describe('the metrics that events of corrections name', () => {
  const scene = new Scene();
  beforeEach(async () => {
    await scene.begin();
    await scene.match(7001);
  });
  afterEach(scene.end);

  const changes = async (query = 'since=0&limit=1000', app = scene.app): Promise<Changes> =>
    (await app.get(`/v1/changes?${query}`).expect(200)).body as Changes;

  it('are those that changed: of a goal that was removed, of a player who did not act, of no measure', async () => {
    await scene.append(7001, opening, ...corrections.map((entry) => [entry]));
    const body = await changes();
    expect(differencesFrom('Changes', body)).to.deep.equal([]);
    const codes = codesIn(body.changes);
    expect([...codes.keys()]).to.deep.equal([41, 42, 43, 45]);
    expect(codes.get(41)).to.include.members(['GOAL', 'POINTS', 'SCORING_SHOT']).and.not.include('BEHIND');
    expect(codes.get(42)).to.deep.equal([]);
    expect(codes.get(43)).to.include.members(['HANDBALL', 'DISPOSAL']).and.not.include('GOAL');
    expect(codes.get(45)?.length).to.be.above(10);
  });

  it('are absent after play, as any metric can have changed', async () => {
    await scene.append(7001, opening);
    const updates = (await changes('since=0&limit=1000&types=MatchMetricUpdate')).changes as MatchMetricUpdateEvent[];
    expect(updates).to.have.lengthOf.above(10);
    for (const update of updates) expect(update).not.to.have.property('metricCodes');
  });

  it('are the same in the feed, in streams from their start, and in streams that follow', async () => {
    const paths = ['/v1/matches/7001/events', '/v1/leagues/1/events', '/v1/changes/events'];
    const following = await Promise.all(
      paths.map((path) => scene.listen(`${path}?types=MatchMetricUpdate&kind=removal`)),
    );
    await scene.append(7001, opening, corrections);
    const [removal] = (await changes('since=0&kind=removal&types=MatchMetricUpdate')).changes;
    expect(removal).to.have.property('metricCodes');
    const resumed = await Promise.all(
      paths.map((path) => scene.listen(`${path}?types=MatchMetricUpdate&kind=removal&from=0`)),
    );
    for (const listener of [...following, ...resumed]) {
      const [event] = await listener.waitForEvents(1);
      expect(event?.data).to.equal(JSON.stringify(removal));
    }
  });

  it('are the same at another replica and after a restart', async () => {
    await scene.append(7001, opening, corrections);
    const replica = new TestApp({ matches: liveMatches(scene.store) });
    await replica.start();
    const [here, there] = [await changes(), await changes('since=0&limit=1000', replica)];
    await replica.stop();
    expect(there).to.deep.equal(here);
    const log = (await scene.store.log(7001)) as MatchLog;
    const copy = JSON.parse(JSON.stringify(log)) as MatchLog;
    const events = await new EventLogCache(new ChangedMetrics()).between(copy, -1, copy.entries.length);
    expect(events.map(({ data }) => JSON.parse(data) as unknown)).to.deep.equal(here.changes);
  });

  it('depend on the log up to their revision only, so a replay reveals no later correction', async () => {
    const entries = [...opening, ...corrections];
    const whole = codesIn(await eventsOf({ header, entries }));
    for (const [revision, codes] of whole) {
      const before = codesIn(await eventsOf({ header, entries: entries.slice(0, revision) }));
      expect([...before]).to.deep.equal([...whole].filter(([at]) => at <= revision));
      expect(before.get(revision)).to.deep.equal(codes);
    }
  });

  it('are computed once for each revision, for any number of readers', async () => {
    const log = { header, entries: [...opening, ...corrections] };
    const changed = new ChangedMetrics();
    const [one, other] = await Promise.all([changed.of(log, [41, 43]), changed.of(log, [41, 42, 43])]);
    const third = await changed.of(log, [43]);
    for (const revision of [41, 43]) expect(one.get(revision)).to.equal(other.get(revision));
    expect(third.get(43)).to.equal(one.get(43));
  });

  it(`are those of the first ${MOST_CORRECTIONS} corrections of a match, however they are read`, async () => {
    const many = Array.from({ length: MOST_CORRECTIONS + 2 }, (): Entry => ({
      kind: 'correction',
      set: { attendance: 1 },
    }));
    const entries = [...opening, ...many.slice(1), ...corrections.slice(0, 2)];
    const log = { header, entries };
    const [first, second] = [entries.length - 1, entries.length];
    for (const revisions of [[first], [second], [first, second]]) {
      const changed = await new ChangedMetrics().of(log, revisions);
      for (const revision of revisions) expect(changed.get(revision)).to.equal(undefined);
    }
    const shorter = { header, entries: [...opening, ...many.slice(3), ...corrections.slice(0, 2)] };
    const changed = await new ChangedMetrics().of(shorter, [first - 2, second - 2]);
    expect([changed.get(first - 2)?.includes('GOAL'), changed.get(second - 2)]).to.deep.equal([true, undefined]);
  });
});

async function eventsOf(log: MatchLog): Promise<readonly MatchEvent[]> {
  const events = await new EventLogCache(new ChangedMetrics()).between(log, -1, log.entries.length);
  return events.map(({ data }) => JSON.parse(data) as MatchEvent);
}
