import { setImmediate } from 'node:timers/promises';
import { expect } from 'chai';
import { endpoints } from '../src/answers/endpoints/index.js';
import { warmLists } from '../src/composition/warm-lists.js';

type Id = keyof typeof endpoints;

const lists = (Object.keys(endpoints) as readonly Id[]).filter((id) => 'version' in endpoints[id]);

describe('the rest that is loaded', () => {
  let acts: string[] = [];
  const own = new Map(lists.map((id) => [id, Object.getOwnPropertyDescriptor(endpoints[id], 'version')]));

  beforeEach(() => {
    acts = [];
    for (const [id, version] of own) {
      Object.defineProperty(endpoints[id], 'version', {
        configurable: true,
        enumerable: true,
        get: () => {
          acts.push(id);
          return `${id} ${String(version?.value ?? version?.get?.())}`;
        },
      });
    }
  });
  afterEach(() => {
    for (const [id, version] of own) Object.defineProperty(endpoints[id], 'version', version ?? {});
  });

  const turn = async (): Promise<void> => {
    await setImmediate();
    acts.push('turn');
  };

  it('is every list, each in a turn of its own', async () => {
    const versions = await warmLists(turn);
    expect(lists).to.include.members(['getMetrics', 'getMetricGlossary', 'getMatchStatuses', 'getPositionTypes']);
    expect(acts).to.deep.equal(lists.flatMap((id) => ['turn', id]));
    expect(versions.map((version) => version.split(' ')[0])).to.deep.equal(lists);
    for (const version of versions) expect(version).to.match(/^\w+ [0-9a-f]{12}$/u);
  });

  it('is not loaded further where no turn comes', async () => {
    let turns = 0;
    const failure = new Error('no turn');
    const failing = (): Promise<void> => {
      turns += 1;
      return turns === 3 ? Promise.reject(failure) : turn();
    };
    expect(await warmLists(failing).catch((error: unknown) => error)).to.equal(failure);
    expect(acts).to.deep.equal(lists.slice(0, 2).flatMap((id) => ['turn', id]));
  });
});
