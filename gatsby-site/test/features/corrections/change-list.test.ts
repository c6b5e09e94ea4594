import type { MatchEvent } from '@goalsquare/openapi/types';
import { expect } from 'chai';
import { changesOf } from '../../../src/features/corrections/change-list.js';
import { kindsIn } from '../../../src/addresses/correction-address.js';
import { instantText } from '../../../src/features/corrections/instant-text.js';

const event = {
  type: 'MatchMetricUpdate',
  kind: 'amendment',
  messageId: '7-12-0',
  matchId: 7,
  leagueId: 1,
  levelId: 1,
  seasonId: 2026,
  revision: 12,
  utcTimestamp: '2026-03-16T09:00:00.000Z',
  period: 3,
  periodSecs: 512,
} as const satisfies MatchEvent;

describe('the list of changes', () => {
  it('has one change for all events of a revision, in their order', () => {
    const changes = changesOf([
      event,
      { ...event, type: 'ReferenceData', messageId: '7-12-1' } as MatchEvent,
      { ...event, messageId: '7-12-2' },
      { ...event, revision: 11, messageId: '7-11-0' },
    ]);
    expect(changes.map(({ revision, types }) => [revision, types])).to.deep.equal([
      [12, ['MatchMetricUpdate', 'ReferenceData']],
      [11, ['MatchMetricUpdate']],
    ]);
    expect(changes[0]).to.include({ matchId: 7, kind: 'amendment', period: 3, periodSecs: 512 });
  });

  it('is of corrections unless the address names other kinds', () => {
    expect(kindsIn(undefined)).to.deep.equal(['amendment', 'removal', 'correction']);
    expect(kindsIn('nonsense')).to.deep.equal(kindsIn(undefined));
    expect(kindsIn('result,amendment')).to.deep.equal(['amendment', 'result']);
  });

  it('shows instants to the second', () => {
    expect(instantText(event.utcTimestamp)).to.equal('2026-03-16 09:00:00');
    expect(instantText(undefined)).to.equal('–');
  });
});
