import { expect } from 'chai';
import { knownInstantsOf, revisionsOf, type Entry, type MatchLog } from '../../src/index.js';
import { entriesOf, headerWith } from '../support/play.js';

const entries: readonly Entry[] = [
  { kind: 'status', code: 'LIVE', period: 1, periodSeconds: 0, utc: '2026-03-14T08:40:00Z' },
  ...entriesOf('1:10 h1 KKEF 60,0 shot'),
  {
    kind: 'amendment',
    id: 1,
    set: { personId: 102 },
    unset: ['shot'],
    by: 'Reviewer',
    reason: 'The other player kicked it.',
    recorded: '2026-03-15T00:00:00Z',
  },
  { kind: 'correction', set: { attendance: 5 } },
  { kind: 'removal', id: 1 },
];
const log: MatchLog = { header: headerWith(), entries };
const started = Date.parse('2026-03-14T08:40:00Z');

describe('the revisions of a log', () => {
  it('describe each entry: its kind, when it happened, who recorded it and why', () => {
    const [status, kick, amendment, correction] = revisionsOf(log);
    expect(status).to.deep.equal({
      revision: 1,
      kind: 'status',
      instant: started,
      period: 1,
      periodSeconds: 0,
      status: 'LIVE',
    });
    expect(kick).to.deep.include({ revision: 2, kind: 'transaction', instant: started + 10_000, periodSeconds: 10 });
    expect(amendment).to.deep.include({
      revision: 3,
      kind: 'amendment',
      instant: started + 10_000,
      recorded: Date.parse('2026-03-15T00:00:00Z'),
      by: 'Reviewer',
      reason: 'The other player kicked it.',
      transaction: {
        id: 1,
        sequence: 1,
        members: [
          { member: 'personId', before: 101, after: 102 },
          { member: 'shot', before: true },
        ],
      },
    });
    expect(correction).to.deep.include({ kind: 'correction', corrected: ['attendance'] });
  });

  it('describe what a removal removed, as amended before', () => {
    const members = revisionsOf(log)[4]?.transaction?.members ?? [];
    expect(members).to.deep.include({ member: 'personId', before: 102 });
    expect(members.map(({ after }) => after)).to.deep.equal(members.map(() => undefined));
    expect(revisionsOf(log)[4]).to.deep.include({ period: 1, periodSeconds: 10 });
  });

  it('are none of a log without entries', () => {
    expect(revisionsOf({ header: headerWith(), entries: [] })).to.deep.equal([]);
  });
});

describe('the instants from which entries are known', () => {
  it('are those when corrections were recorded, and otherwise those when entries happened', () => {
    const recorded = Date.parse('2026-03-15T00:00:00Z');
    expect([...knownInstantsOf(log)]).to.deep.equal([started, started + 10_000, recorded, recorded, recorded]);
  });

  it('ascend, even if a correction says an earlier instant', () => {
    const early: MatchLog = {
      ...log,
      entries: entries.map((entry) =>
        entry.kind === 'amendment' ? { ...entry, recorded: '2020-01-01T00:00:00Z' } : entry,
      ),
    };
    expect([...knownInstantsOf(early)].at(-1)).to.equal(started + 10_000);
  });
});
