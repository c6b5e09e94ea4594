import { foldForecast, type ForecastChange, type MatchForecast } from '@goalsquare/openapi';
import type { Entry } from '@goalsquare/engine';
import { expect } from 'chai';
import fc from 'fast-check';
import { differencesFrom } from '../../support/contract-shape.js';
import { expectProblem } from '../../support/problem.js';
import { until } from '../../support/until.js';
import type { ReceivedEvent, TestListener } from './listener.js';
import { played, Scene } from './scene.js';

const PATH = '/v1/matches/7001/forecast';
const START = Date.UTC(2026, 2, 28, 3, 11, 5);
const amended: readonly Entry[] = [
  { kind: 'amendment', id: 108, set: { code: 'BEHI', side: 'home', personId: 105 } },
  { kind: 'removal', id: 103 },
];

/** Returns the forecast that a client of a stream has. */
function folded(events: readonly ReceivedEvent[]): MatchForecast | undefined {
  let forecast: MatchForecast | undefined;
  for (const { event, data } of events) {
    const read: unknown = JSON.parse(data);
    forecast =
      event === 'answer' || forecast === undefined
        ? (read as MatchForecast)
        : foldForecast(forecast, read as ForecastChange);
  }
  return forecast;
}

describe('the stream of the forecast of a match', () => {
  const scene = new Scene();
  beforeEach(async () => {
    await scene.begin();
    scene.now = START;
    await scene.match(7001);
  });
  afterEach(scene.end);

  const forecast = async (): Promise<MatchForecast> => (await scene.app.get(PATH)).body as MatchForecast;

  /** Runs timers until a listener has the forecast that a request returns. */
  async function waitForForecast(listener: TestListener): Promise<void> {
    let [now, known]: unknown[] = [];
    await until(
      'the changes come',
      async () => {
        scene.timers.runPending();
        now = await forecast();
        known = folded(listener.events);
        return JSON.stringify(known) === JSON.stringify(now);
      },
      5,
    ).catch(() => undefined);
    expect(known).to.deep.equal(now);
  }

  it('starts with the forecast, and its changes lead to the later forecasts', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 3, maxLength: 8 }),
        fc.integer({ min: 0, max: 20 }),
        async (sizes, from) => {
          await scene.end();
          await scene.begin();
          scene.now = START;
          await scene.match(7001);
          await scene.append(7001, played.slice(0, from + 1));
          const listener = await scene.listen(`${PATH}/events`);
          const [first] = await listener.waitForEvents(1);
          expect([first?.event, JSON.parse(first?.data ?? '')]).to.deep.equal(['answer', await forecast()]);
          let at = from + 1;
          for (const size of sizes) {
            await scene.append(7001, [...played.slice(at, at + size), ...(at <= 60 && at + size > 60 ? amended : [])]);
            at += size;
            scene.now += size * 4000;
            scene.timers.tick(1000);
            await waitForForecast(listener);
          }
          for (const { event, data } of listener.events)
            expect(
              differencesFrom(event === 'answer' ? 'MatchForecast' : 'ForecastChange', JSON.parse(data)),
            ).to.deep.equal([]);
        },
      ),
      { numRuns: 5 },
    );
  });

  it('sends only the points that are new', async () => {
    await scene.append(7001, played.slice(0, 9));
    const listener = await scene.listen(`${PATH}/events`);
    const [first] = await listener.waitForEvents(1);
    const { points } = JSON.parse(first?.data ?? '') as MatchForecast;
    await scene.append(7001, played.slice(9, 60));
    scene.now += 250;
    await waitForForecast(listener);
    const change = JSON.parse(listener.events[1]?.data ?? '') as ForecastChange;
    expect(listener.events[1]?.event).to.equal('change');
    expect(change.from).to.equal(points.length);
    expect(change.points.length).to.be.greaterThan(0);
  });

  it('moves with the clock of a match that is being played, without an entry', async () => {
    await scene.append(7001, played.slice(0, 12));
    const listener = await scene.listen(`${PATH}/events`);
    await listener.waitForEvents(1);
    scene.now += 200_000;
    scene.timers.tick(1000);
    await waitForForecast(listener);
    const change = JSON.parse(listener.events[1]?.data ?? '') as ForecastChange;
    expect(change.points.map(({ at }) => at)).to.include('minute');
    expect(change).not.to.have.property('credits');
  });

  it('is rejected as the forecast is', async () => {
    expectProblem(
      await scene.app.get('/v1/matches/1/forecast/events').set('X-Request-Id', 'test'),
      'match-not-found',
      'There is no match 1.',
    );
  });
});
