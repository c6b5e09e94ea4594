import { emptyWorld, type SimulatedStore, type World } from '@goalsquare/data';
import { expect } from 'chai';
import { pino } from 'pino';
import { inBackground } from '../src/composition/in-background.js';
import { simulateMissing } from '../src/features/operations/simulation.js';

/** A world without matches that notes when it is simulated. */
const storeThat = (simulates: () => void): SimulatedStore =>
  ({
    count: () => ({ simulated: 0, all: 1 }),
    simulateAll: () => {
      simulates();
      return Promise.resolve();
    },
  }) as unknown as SimulatedStore;

describe('what a server does in the background', () => {
  const warnings: string[] = [];
  const logger = pino(
    { level: 'warn' },
    {
      write: (line: string) => {
        warnings.push((JSON.parse(line) as { readonly msg: string }).msg);
      },
    },
  );

  beforeEach(() => {
    warnings.length = 0;
  });

  it('indexes the players before it simulates matches', async () => {
    const done: string[] = [];
    const persons = async (): Promise<void> => {
      await Promise.resolve();
      done.push('indexed');
    };
    await inBackground({ persons, simulated: storeThat(() => done.push('simulated')) }, logger);
    expect(done).to.deep.equal(['indexed', 'simulated']);
    expect(warnings).to.deep.equal([]);
  });

  it('saves totals of seasons after all matches are simulated', async () => {
    const done: string[] = [];
    const seasonEngine = {
      saveAll: (world: () => World) => {
        done.push(`saved ${world().version}`);
        return Promise.reject(new Error('a match is damaged'));
      },
    };
    const simulated = storeThat(() => done.push('simulated'));
    await inBackground({ simulated, seasonEngine, world: () => emptyWorld }, logger);
    expect(done).to.deep.equal(['simulated', `saved ${emptyWorld.version}`]);
    expect(warnings.join()).to.include('season totals');
  });

  it('simulates matches although the players cannot be indexed, and logs that', async () => {
    const done: string[] = [];
    const persons = (): Promise<never> => Promise.reject(new Error('a brief is damaged'));
    await inBackground({ persons, simulated: storeThat(() => done.push('simulated')) }, logger);
    expect(done).to.deep.equal(['simulated']);
    expect(warnings.join()).to.include('players could not be indexed');
  });

  it('goes on if the world cannot be simulated, logs that, and gives back the memory of the workers', async () => {
    const done: string[] = [];
    const logged = pino({ level: 'silent' });
    const failing = storeThat(() => {
      throw new Error('a worker has ended');
    });
    await simulateMissing(failing, logger, () => () => done.push('given back'));
    const seasonEngine = {
      saveAll: () => {
        done.push('saved');
        return Promise.resolve();
      },
    };
    await inBackground({ simulated: failing, seasonEngine, world: () => emptyWorld }, logged);
    expect(done).to.deep.equal(['given back', 'saved']);
    expect(warnings.join()).to.include('the sandbox world is not simulated further');
  });
});
