import { once } from 'node:events';
import { IncomingMessage, ServerResponse, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import express, { type Express } from 'express';
import { httpServer } from '../../../src/http/listener/http-server.js';

/** The request and response that an app is called with, and the prototypes they have then. */
interface Met {
  readonly things: readonly [object, object];
  readonly prototypes: readonly unknown[];
}

/** An app that answers 204, and what it was called with. */
function recordingApp(): { readonly app: Express; readonly met: Met[] } {
  const app = express();
  const met: Met[] = [];
  app.use((req, res) => {
    met.push({
      things: [req, res],
      prototypes: [req, res].map((thing) => Object.getPrototypeOf(thing) as unknown),
    });
    res.sendStatus(204);
  });
  return { app, met };
}

/** Asks an app once. Gives the objects whose prototypes are changed meanwhile. */
async function changedBy(app: Express): Promise<readonly object[]> {
  const changed: object[] = [];
  const change = Object.setPrototypeOf.bind(Object);
  const server = httpServer(app).listen(0, '127.0.0.1');
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
  it('are created with the prototypes of Express, so that none is changed', async () => {
    const { app, met } = recordingApp();
    const changed = await changedBy(app);
    expect(met).to.have.lengthOf(1);
    const [{ things, prototypes } = { things: [], prototypes: [] }] = met;
    expect(prototypes).to.deep.equal([app.request, app.response]);
    expect(things[0]).to.be.instanceOf(IncomingMessage);
    expect(things[1]).to.be.instanceOf(ServerResponse);
    expect(changed.filter((thing) => (things as readonly object[]).includes(thing))).to.deep.equal([]);
  });

  it('belong to the app that they are sent to', async () => {
    const [one, other] = [recordingApp(), recordingApp()];
    for (const { app } of [one, other]) await changedBy(app);
    expect(one.met[0]?.prototypes[0]).to.equal(one.app.request).and.not.to.equal(other.app.request);
    expect(other.met[0]?.prototypes[0]).to.equal(other.app.request);
  });
});
