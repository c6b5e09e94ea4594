import { instantsOf, openMatch, partsOf, progressOf, type Match, type MatchLog } from '@goalsquare/engine';
import { expect } from 'chai';
import fc from 'fast-check';
import { smallWorld } from '../../support/small-world.js';
import { STEP_ENTRIES } from '../../../src/domain/grow-in-steps.js';
import { WorkQueue } from '../../../src/domain/work-queue.js';
import { instantOfPosition } from '../../../src/features/replay/replay-position.js';
import { ReplayedMatch } from '../../../src/features/replay/replayed-match.js';

const detailsOf = (match: Match): unknown => {
  const { details, ...parts } = partsOf(match);
  return { ...parts, ...details() };
};

describe('a replayed match', () => {
  let log: MatchLog;
  let first: number;
  let last: number;
  before(async () => {
    const { matches, world } = await smallWorld();
    const brief = world.season(1, 1, 2025)?.matches.find((one) => progressOf(one) === 'Completed');
    const found = await matches.log(brief?.id ?? 0);
    if (found === undefined) throw new Error('the small world has no log to play again');
    log = found;
    const instants = instantsOf(log).filter(Number.isFinite);
    [first, last] = [instants[0] ?? 0, instants.at(-1) ?? 0];
  });

  it('equals at every instant the match of the entries up to it, whatever was read before', () => {
    const replay = new ReplayedMatch(log);
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -0.1, max: 1.1, noNaN: true }), { minLength: 1, maxLength: 3 }),
        (parts) => {
          for (const part of parts) {
            const position = first + (last - first) * part;
            const revision = instantsOf(log).findLastIndex((instant) => instant <= position) + 1;
            expect(replay.revisionAt(position)).to.equal(revision);
            expect(detailsOf(replay.at(position))).to.deep.equal(detailsOf(openMatch(log, revision)));
            expect(replay.logAt(position)).to.deep.equal({
              header: log.header,
              entries: log.entries.slice(0, revision),
            });
          }
        },
      ),
      { numRuns: 12 },
    );
  });

  it('returns the instant of its next entry, until there is none', () => {
    const replay = new ReplayedMatch(log);
    const instants = instantsOf(log);
    expect([0, 10, log.entries.length].map((revision) => replay.instantAfter(revision))).to.deep.equal([
      instants[0],
      instants[10],
      undefined,
    ]);
  });

  it('has positions: its teams, its start, and every second of its periods', () => {
    const bounce = log.entries.find((entry) => entry.kind === 'status' && entry.code === 'LIVE');
    const utc = bounce?.kind === 'status' ? Date.parse(bounce.utc ?? '') : NaN;
    const end = log.entries.find((entry) => entry.kind === 'status' && entry.code === 'QT');
    const seconds = end?.kind === 'status' ? (end.periodSeconds ?? 0) : 0;
    const clock = (second: number): string =>
      `Q1:${String(Math.floor(second / 60)).padStart(2, '0')}:${String(second % 60).padStart(2, '0')}`;
    expect(
      ['teams', 'start', 'Q1:00:00', clock(seconds), clock(seconds + 1), 'ET1:00:00', 'Q9:00:00'].map((place) =>
        instantOfPosition(log, place),
      ),
    ).to.deep.equal([first, utc - 10_000, utc, utc + seconds * 1000, undefined, undefined, undefined]);
    expect(instantOfPosition({ header: log.header, entries: [] }, 'start')).to.equal(undefined);
  });

  it('grows towards a distant instant in steps, and is rebuilt for an earlier one', async () => {
    const replay = new ReplayedMatch(log);
    const queue = new WorkQueue();
    let steps = 0;
    const run = queue.run.bind(queue);
    queue.run = (step) => {
      steps += 1;
      return run(step);
    };
    await replay.approach(() => last, queue);
    expect(replay.isNear(last)).to.equal(true);
    expect(steps).to.equal(Math.ceil(replay.revisionAt(last) / STEP_ENTRIES) - 1);
    expect(detailsOf(replay.at(last))).to.deep.equal(detailsOf(openMatch(log, replay.revisionAt(last))));
    const early = (first + last) / 2;
    expect(replay.isNear(early)).to.equal(false);
    await replay.approach(() => early, queue);
    expect(detailsOf(replay.at(early))).to.deep.equal(detailsOf(openMatch(log, replay.revisionAt(early))));
  });
});
