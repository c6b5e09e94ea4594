import { once } from 'node:events';
import { IncomingMessage, ServerResponse, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import express, { type Express } from 'express';
import { nothingOff, type SwitchedOff } from '../../../src/domain/config/pieces.js';
import { KNOWN_STEP, defaultPatience, httpServer } from '../../../src/http/listener/http-server.js';

/** What an app or its first step is handed, and the prototypes it has then. */
interface Met {
  readonly by: 'step' | 'app';
  readonly things: readonly [object, object];
  readonly prototypes: readonly unknown[];
}

/** An app that answers 204 and notes what it meets, with a first step that leaves all to it, or without. */
function noting(has: 'step' | 'no step'): { readonly app: Express; readonly met: Met[] } {
  const app = express();
  const met: Met[] = [];
  const note = (by: Met['by'], req: object, res: object): void => {
    met.push({
      by,
      things: [req, res],
      prototypes: [req, res].map((thing) => Object.getPrototypeOf(thing) as unknown),
    });
  };
  if (has === 'step')
    app.set(KNOWN_STEP, (req: object, res: object) => {
      note('step', req, res);
      return false;
    });
  app.use((req, res) => {
    note('app', req, res);
    res.sendStatus(204);
  });
  return { app, met };
}

/** Asks an app once. Gives the objects whose prototypes are changed meanwhile. */
async function changedBy(app: Express, off: SwitchedOff): Promise<readonly object[]> {
  const changed: object[] = [];
  const change = Object.setPrototypeOf.bind(Object);
  const server = httpServer(app, defaultPatience, off).listen(0, '127.0.0.1');
  await once(server, 'listening');
  Object.setPrototypeOf = ((thing: object, prototype: object | null) => {
    if (Object.getPrototypeOf(thing) !== prototype) changed.push(thing);
    return change(thing, prototype) as object;
  }) as typeof Object.setPrototypeOf;
  try {
    const [answer] = (await once(
      get({ host: '127.0.0.1', port: (server.address() as AddressInfo).port, agent: false }),
      'response',
    )) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    expect(answer.statusCode).to.equal(204);
    return changed;
  } finally {
    Object.setPrototypeOf = change;
    server.closeAllConnections();
    server.close();
  }
}

describe('requests and responses', () => {
  const offs: readonly (readonly [string, SwitchedOff])[] = [
    ['born with their prototypes', nothingOff],
    ['given their prototypes', new Set(['prototypes'])],
  ];
  for (const [name, off] of offs) {
    for (const has of ['step', 'no step'] as const) {
      it(`${name} have those of Express wherever they are met, with ${has}`, async () => {
        const { app, met } = noting(has);
        const changed = await changedBy(app, off);
        expect(met.map(({ by }) => by)).to.deep.equal(has === 'step' ? ['step', 'app'] : ['app']);
        for (const {
          things: [req, res],
          prototypes,
        } of met) {
          expect(prototypes[0]).to.equal(app.request);
          expect(prototypes[1]).to.equal(app.response);
          expect([req instanceof IncomingMessage, res instanceof ServerResponse]).to.deep.equal([true, true]);
        }
        const things: readonly object[] = met[0]?.things ?? [];
        expect(changed.filter((thing) => things.includes(thing))).to.have.ordered.members(
          off === nothingOff ? [] : [...things],
        );
      });
    }
  }

  it('are of the app that they come to', async () => {
    const [one, other] = [noting('no step'), noting('no step')];
    for (const { app } of [one, other]) await changedBy(app, nothingOff);
    expect(one.met[0]?.prototypes[0]).to.equal(one.app.request).and.not.to.equal(other.app.request);
    expect(other.met[0]?.prototypes[0]).to.equal(other.app.request);
  });
});
