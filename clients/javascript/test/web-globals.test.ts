import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { expect } from 'chai';
import { build } from 'esbuild';
import { MATCH, serverUrl } from './support/server.js';

const entry = path.join(import.meta.dirname, '../dist/index.js');

/** The globals that Node, Deno, Bun, browsers and workers share, as far as the client uses them: no other exists. */
const shared = {
  AbortController,
  AbortSignal,
  DOMException,
  Response,
  TextEncoder,
  TextDecoder,
  TextDecoderStream,
  URL,
  URLSearchParams,
  clearTimeout,
  crypto,
  fetch,
  setTimeout,
};

/** Runs the client and a program, which calls it `client`, where no other globals exist. */
async function run(program: string, globals: Readonly<Record<string, unknown>> = shared): Promise<unknown> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    globalName: 'client',
    target: 'es2022',
    write: false,
  });
  const context = createContext({ ...globals, server: serverUrl() });
  runInContext(outputFiles[0]?.text ?? '', context);
  return JSON.parse(String(await runInContext(`(async () => JSON.stringify(await ${program}))()`, context))) as unknown;
}

const api = "new client.API({ environment: server, token: 'sandbox-transactional' })";

describe('where only the globals of the web exist', () => {
  it('the client returns rows and responses', async () => {
    expect(await run(`${api}.ladder(2025).then((rows) => rows[0].position)`)).to.equal(1);
    expect(await run(`${api}.getMatch({ matchId: ${MATCH} })`)).to.have.property('id', MATCH);
  });

  it('it sends batches', async () => {
    const batch = "new client.Batch().add('GOAL', { id: 'goals' })";
    expect(await run(`${api}.playerBatch(${MATCH}, ${batch}).then((rows) => rows[0].request_id)`)).to.equal('goals');
  });

  it('it reads streams', async () => {
    const first = `(async () => {
      for await (const event of ${api}.matchEvents(${MATCH}, 'MatchScore', { since: 0 })) return event.type;
    })()`;
    expect(await run(first)).to.equal('MatchScore');
  });

  it('it throws errors by problem', async () => {
    const name = `${api}.getMatch({ matchId: 1 }).catch((error) => error instanceof client.NotFound && error.code)`;
    expect(await run(name)).to.equal('match-not-found');
  });

  it('it fails without one of them, so that the list is complete', async () => {
    const { URLSearchParams: _left, ...others } = shared;
    expect(await run(`${api}.ladder(2025).catch((error) => error.name)`, others)).to.equal('ReferenceError');
  });
});
