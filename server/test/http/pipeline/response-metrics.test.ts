import { expect } from 'chai';
import { Registry } from 'prom-client';
import { computedList } from '../../../src/answers/json/computed-list.js';
import { joined } from '../../../src/answers/json/json.js';
import { measureResponses } from '../../../src/http/pipeline/response-metrics.js';

describe('the time to compute a response', () => {
  it('includes that of a list that is computed as it is written', async () => {
    const registry = new Registry();
    const timed = measureResponses(registry);
    const count = async (): Promise<number> =>
      Number(/_count\{operation="getMatchShots"\} (\d+)/u.exec(await registry.metrics())?.[1] ?? 0);
    const shots = computedList(
      () => [1, 2],
      (n) => [{ n }],
    );
    const steps = joined(() => timed('getMatchShots', () => ({ shots })));
    let step = steps.next();
    expect(await count()).to.equal(0);
    while (step.done !== true) step = steps.next();
    expect(String(step.value.body)).to.equal('{"shots":[{"n":1},{"n":2}]}');
    expect(await count()).to.equal(1);
  });
});
