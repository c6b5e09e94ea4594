import { spawnSync } from 'node:child_process';
import { mock } from 'node:test';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { deadline } from '../src/deadline.js';
import { readText } from '../src/read-text.js';
import { rejection } from './support/rejection.js';
import { watched } from '../src/watched.js';

const entry = fileURLToPath(new URL('../dist/index.js', import.meta.url));

/** Calls a server that never responds, and collects garbage meanwhile. */
const program = `
import { createServer } from 'node:http';
import { API, TimedOut } from ${JSON.stringify(entry)};
const server = createServer(() => undefined).listen(0, async () => {
  const collect = setInterval(() => gc(), 20);
  const api = new API({ environment: 'http://127.0.0.1:' + server.address().port, token: 'a', timeout: 0.5, retries: 0 });
  const signal = new AbortController().signal;
  const failure = await api.getLeagues({}, { signal }).catch((error) => error);
  clearInterval(collect);
  console.log(failure instanceof TimedOut);
  server.closeAllConnections();
  server.close();
});
`;

describe('the time-out of a request', () => {
  it('ends the request although garbage is collected meanwhile', () => {
    const words = ['--expose-gc', '--input-type=module', '--eval', program];
    const { stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8', timeout: 20_000 });
    expect([stdout.trim(), stderr]).to.deep.equal(['true', '']);
  });
});

describe('the text of a response', () => {
  it('is that of all its chunks, each of which is reported', async () => {
    const bytes = new TextEncoder().encode('Tāne 🏉 kicks');
    const chunks = [bytes.slice(0, 2), bytes.slice(2, 8), bytes.slice(8)];
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const chunk of chunks) controller.enqueue(chunk);
        controller.close();
      },
    });
    let heard = 0;
    expect(
      await readText(new Response(body), () => {
        heard += 1;
      }),
    ).to.equal('Tāne 🏉 kicks');
    expect(heard).to.equal(3);
  });

  it('is empty without a body', async () => {
    expect(await readText(new Response(null, { status: 204 }), () => undefined)).to.equal('');
  });
});

describe('a body that is read under a deadline', () => {
  const silent = (signal?: AbortSignal): Response =>
    watched(
      new Response(
        new ReadableStream<Uint8Array>({
          start: (controller) => {
            controller.enqueue(new TextEncoder().encode('begun'));
          },
        }),
        { status: 206, headers: { ETag: '"1"' } },
      ),
      () => deadline([signal], 0.01),
      (error) => (error instanceof DOMException ? new Error(error.name) : (error as Error)),
    );

  it('keeps the status and the headers, and fails once no byte comes', async () => {
    const response = silent();
    expect([response.status, response.headers.get('ETag')]).to.deep.equal([206, '"1"']);
    expect(await rejection(response.text())).to.have.property('message', 'TimeoutError');
  });

  it('fails with the reason of a signal', async () => {
    expect(await rejection(silent(AbortSignal.abort(new Error('stop'))).text())).to.have.property('message', 'stop');
  });

  it('is whole if bytes keep coming', async () => {
    const whole = watched(
      new Response('a body'),
      () => deadline([], 60),
      (error) => error as Error,
    );
    expect(await whole.text()).to.equal('a body');
  });
});

describe('a deadline', () => {
  it('is aborted with each of its signals, with their reason', () => {
    const [first, second] = [new AbortController(), new AbortController()];
    const { signal } = deadline([first.signal, undefined, second.signal]);
    second.abort(new Error('enough'));
    expect(signal.reason).to.have.property('message', 'enough');
  });

  it('is aborted at once if one of its signals is', () => {
    expect(deadline([AbortSignal.abort()]).signal.aborted).to.equal(true);
  });

  it('counts its time from its last restart, and names it', () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    try {
      const { signal, restart, clear } = deadline([], 30);
      mock.timers.tick(29_000);
      restart();
      mock.timers.tick(29_999);
      expect(signal.aborted).to.equal(false);
      mock.timers.tick(1);
      expect(signal.reason).to.have.property('name', 'TimeoutError');
      clear();
    } finally {
      mock.timers.reset();
    }
  });

  it('is not aborted any more once it is cleared', () => {
    const controller = new AbortController();
    const { signal, clear } = deadline([controller.signal], 0);
    clear();
    controller.abort();
    expect(signal.aborted).to.equal(false);
  });
});
