import { expect } from 'chai';
import { followMatch } from '../../../src/features/live/follow-match';

const match = {
  id: 9,
  squads: [
    { id: 1, code: 'HOM', name: 'Home' },
    { id: 2, code: 'AWA', name: 'Away' },
  ],
  ground: { lengthMetres: 160, widthMetres: 130 },
} as const;

const tally = (goals: number) => ({ squadId: 1, goals, behinds: 0, points: goals * 6 });
const goal = (goals: number) =>
  ({ type: 'MatchScore', data: { period: 1, periodSecs: goals, home: tally(goals), away: tally(0) } }) as const;
const reset = { type: 'reset', data: { from: '0' } } as const;

/** What a stream does next: sends an event, has caught up, fails, or is left by the reader. */
type Step = ReturnType<typeof goal> | typeof reset | 'current' | 'fault' | 'leave';

/** Follows streams that are opened one after the other, and returns what was shown. */
async function shownOf(...streams: readonly (readonly Step[])[]): Promise<readonly string[]> {
  const stop = new AbortController();
  const shown: string[] = [];
  let opened = 0;
  async function* eventsOf(onCurrent: () => void) {
    for (const step of streams[opened++] ?? (['leave'] as const)) {
      if (step === 'current') onCurrent();
      else if (step === 'fault') throw new Error('The stream broke off.');
      else if (step === 'leave') stop.abort();
      else yield await Promise.resolve(step);
    }
  }
  await followMatch(match, eventsOf, stop.signal, (watched, fault) => {
    shown.push([watched?.goals.join('-') ?? 'nothing', ...(fault === undefined ? [] : [fault])].join(': '));
  });
  return shown;
}

describe('a match that is followed', () => {
  it('is shown once all past events have been read, and then after each', async () => {
    expect(await shownOf([goal(1), goal(2), 'current', goal(3), 'leave'])).to.deep.equal(['2.0-0.0', '3.0-0.0']);
  });

  it('is read again from its first event after a reset, and not shown before it has caught up', async () => {
    const shown = await shownOf([goal(5), 'current', reset, goal(9)], [goal(1), goal(2), 'current', goal(3), 'leave']);
    expect(shown).to.deep.equal(['5.0-0.0', '2.0-0.0', '3.0-0.0']);
  });

  it('goes on when a stream ends', async () => {
    expect(await shownOf(['current', goal(1)], [goal(2), 'leave'])).to.deep.equal(['0.0-0.0', '1.0-0.0', '2.0-0.0']);
  });

  it('keeps the current score when the stream fails, and says why', async () => {
    expect(await shownOf(['current', goal(4), 'fault'])).to.deep.equal([
      '0.0-0.0',
      '4.0-0.0',
      '4.0-0.0: The stream broke off.',
    ]);
  });

  it('has no score when the stream fails before it has caught up, at first or after a reset', async () => {
    expect(await shownOf([goal(4), 'fault'])).to.deep.equal(['nothing: The stream broke off.']);
    expect(await shownOf([goal(4), 'current', reset], [goal(1), 'fault'])).to.deep.equal([
      '4.0-0.0',
      'nothing: The stream broke off.',
    ]);
  });

  it('shows nothing after the reader has left', async () => {
    expect(await shownOf(['leave', 'current', goal(1)])).to.deep.equal([]);
    expect(await shownOf(['leave', 'fault'])).to.deep.equal([]);
  });
});
