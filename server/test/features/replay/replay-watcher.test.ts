import { expect } from 'chai';
import { ReplayWatcher, type WatchState } from '../../../src/features/replay/replay-watcher.js';
import { until } from '../../support/until.js';

describe('the watcher of replays', () => {
  let standing: WatchState | undefined;
  let looks = 0;
  let heard: (readonly [number, number])[];
  let watches: ReplayWatcher;
  beforeEach(() => {
    [looks, heard, standing] = [0, [], { revision: 10, milliseconds: 1 }];
    watches = new ReplayWatcher(() => {
      looks += 1;
      return Promise.resolve(standing);
    });
    watches.onChange(({ matchId, revision }) => {
      heard.push([matchId, revision]);
    });
  });
  const hears = (...revisions: readonly number[]): Promise<void> =>
    until('the changes are heard', () =>
      Promise.resolve(heard.map(([, revision]) => revision).join() === revisions.join()),
    );

  it('reports every revision after the first, forwards and back', async () => {
    const stop = watches.watch(7);
    await until('it is looked at', () => Promise.resolve(looks > 1));
    standing = { revision: 12, milliseconds: 1 };
    await hears(12);
    standing = { revision: 3, milliseconds: undefined };
    await hears(12, 3);
    expect(heard).to.deep.equal([
      [7, 12],
      [7, 3],
    ]);
    stop();
  });

  it('looks at a replay at once on request, however far its next entry is', async () => {
    standing = { revision: 1, milliseconds: undefined };
    const stop = watches.watch(7);
    await until('it is looked at', () => Promise.resolve(looks === 1));
    standing = { revision: 2, milliseconds: undefined };
    watches.look(7);
    await hears(2);
    stop();
  });

  it('looks at no replay without watchers, even if one stops twice', async () => {
    const [one, two] = [watches.watch(7), watches.watch(7)];
    await until('it is looked at', () => Promise.resolve(looks > 0));
    one();
    one();
    const before = looks;
    await until('it is looked at on', () => Promise.resolve(looks > before));
    two();
    watches.look(7);
    const after = looks;
    const other = watches.watch(8);
    await until('the other is looked at', () => Promise.resolve(looks > after + 1));
    expect(heard).to.deep.equal([]);
    other();
  });

  it('retries if a replay cannot be read', async () => {
    let tries = 0;
    const failing = new ReplayWatcher(() => {
      tries += 1;
      return tries === 1
        ? Promise.reject(new Error('the disk is gone'))
        : Promise.resolve({ revision: tries, milliseconds: 1 });
    });
    const stop = failing.watch(7);
    await until('it is tried again', () => Promise.resolve(tries > 1));
    stop();
  });
});
