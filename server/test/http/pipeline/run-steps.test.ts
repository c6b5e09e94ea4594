import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import express from 'express';
import { hostSteps, LONGEST_MILLISECONDS } from '../../../src/http/pipeline/run-steps.js';
import { problemHandler } from '../../../src/http/pipeline/problem-handler.js';

describe('a request that takes too long', () => {
  it('is 503 with Retry-After, and no later step begins', async () => {
    const waits: number[] = [];
    let begun = 0;
    let [tooLate, finish] = [(): void => undefined, (): void => undefined];
    const step = hostSteps(
      [
        () =>
          new Promise((resolve) => {
            finish = resolve;
          }),
        () => {
          begun += 1;
        },
      ],
      (milliseconds, run) => {
        waits.push(milliseconds);
        tooLate = run;
        return () => undefined;
      },
    );
    const passedOn: unknown[] = [];
    const app = express();
    app.use((_req, _res, next) => {
      next();
      tooLate();
    }, step);
    app.use(problemHandler, ((error: unknown, _req: unknown, _res: unknown, _next: unknown) => {
      passedOn.push(error);
    }) as express.ErrorRequestHandler);
    const server = app.listen(0, '127.0.0.1');
    try {
      await once(server, 'listening');
      const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      expect(response.status).to.equal(503);
      expect(response.headers.get('retry-after')).to.equal('10');
      expect(((await response.json()) as { type: string }).type).to.equal('/problems/unavailable');
      finish();
      await new Promise(setImmediate);
      expect(waits).to.deep.equal([LONGEST_MILLISECONDS]);
      expect(passedOn).to.deep.equal([]);
      expect(begun).to.equal(0);
    } finally {
      server.close();
    }
  });
});
