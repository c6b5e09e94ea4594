import { expect } from 'chai';
import { Restarter, type Restartable } from '../../server/restarter.js';
import { Upstream } from '../../server/upstream.js';

/** A promise that is settled from outside. */
class Step<T> {
  readonly promise: Promise<T>;
  resolve: (value: T) => void = () => undefined;
  reject: (error: Error) => void = () => undefined;
  constructor() {
    this.promise = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
  }
}

describe('restarting the server', () => {
  let events: string[], upstream: Upstream, builds: Step<void>[], ends: ((code: number | null) => void)[];
  let restarter: Restarter;

  const turns = async (): Promise<void> => {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  };

  beforeEach(() => {
    events = [];
    builds = [];
    ends = [];
    upstream = new Upstream();
    const server: Restartable = {
      url: 'http://server',
      start: (onEnd) => {
        events.push('start');
        ends.push(onEnd);
        return Promise.resolve('listening');
      },
      stop: () => {
        events.push('stop');
        return Promise.resolve();
      },
    };
    restarter = new Restarter({
      upstream,
      server,
      build: () => {
        events.push('build');
        const step = new Step<void>();
        builds.push(step);
        return step.promise;
      },
      report: (outcome) => {
        events.push('failure' in outcome ? outcome.failure : 'restarted');
      },
    });
  });

  it('stops the old server while it compiles, and starts the new one after both', async () => {
    const over = restarter.restart();
    expect(events).to.deep.equal(['build', 'stop']);
    builds[0]?.resolve();
    await over;
    expect(events).to.deep.equal(['build', 'stop', 'start', 'restarted']);
    expect(await upstream.target()).to.deep.equal({ url: 'http://server' });
  });

  it('starts over where another change arrives, and reports once', async () => {
    const over = restarter.restart();
    await restarter.restart();
    builds[0]?.resolve();
    await turns();
    builds[1]?.resolve();
    await over;
    expect(events.filter((event) => event === 'build')).to.have.length(2);
    expect(events.filter((event) => event === 'start' || event === 'restarted')).to.deep.equal(['start', 'restarted']);
  });

  it('stays down with the fault of a source until the next change', async () => {
    const over = restarter.restart();
    builds[0]?.reject(new Error('a.ts:1: unexpected end of file'));
    await over;
    expect(await upstream.target()).to.deep.equal({ unavailable: 'a.ts:1: unexpected end of file' });
    expect(events).to.include('a.ts:1: unexpected end of file').and.not.include('start');
    const next = restarter.restart();
    builds[1]?.resolve();
    await next;
    expect(await upstream.target()).to.deep.equal({ url: 'http://server' });
  });

  it('is down once the server has ended by itself', async () => {
    const over = restarter.restart();
    builds[0]?.resolve();
    await over;
    ends[0]?.(1);
    expect(await upstream.target())
      .to.have.property('unavailable')
      .that.matches(/^The server ended with exit code 1\./u);
  });
});
