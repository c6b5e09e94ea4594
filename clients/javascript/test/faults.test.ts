import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { API, ConnectionFailed, GoalsquareError, UnexpectedResponse } from '@goalsquare/client';
import { downloadDataset } from '@goalsquare/client/datasets';
import { expect } from 'chai';
import { faults, startFaultServer, type FaultRow } from '../../behaviour/fault-server.js';
import { goalsquare } from './support/command-line.js';
import { overStdio, type ToolResult } from './support/mcp-session.js';

/** The classes of errors that the list names. */
const errors = { unexpected: UnexpectedResponse, connection: ConnectionFailed, any: GoalsquareError } as const;

/** The time without a byte after which a call fails. **Units**: seconds. */
const SILENCE = 0.5;

/** Makes the timers of a program faster: a time-out of 30 seconds is one of half a second, as that of the library. */
const FAST =
  '--import=data:text/javascript,const%20slow=setTimeout;globalThis.setTimeout=(f,ms,...a)=>slow(f,ms/60,...a)';

/** The same for the shorter time-out of a tool. The longest time of its whole call stays as it is. */
const FAST_TOOL = FAST.replace('ms/60', 'ms/(ms==5e4%3F1:20)');

describe('faults of servers and networks', () => {
  let url = '';
  let stop = (): void => undefined;
  before(async () => {
    ({ url, stop } = await startFaultServer());
  });
  after(() => {
    stop();
  });

  const environmentOf = (client: string, row: number): string => `${url}/${client}/${row}`;

  const seen = async (client: string, row: number): Promise<unknown> =>
    (await fetch(`${environmentOf(client, row)}/seen`)).json();

  const folderOf = (): string => mkdtempSync(path.join(tmpdir(), 'goalsquare-faults-'));

  /** The contents of the files in a folder. The rest of a download that can resume is not a file of the dataset. */
  const filesIn = (folder: string): readonly string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.parquet'))
      .map((file) => readFileSync(path.join(folder, file), 'utf8'));

  async function called(
    api: API,
    { call, expect: { events: expected = [] } }: FaultRow,
    folder: string,
  ): Promise<readonly string[]> {
    const ids: string[] = [];
    if (call === 'ladder') await api.ladder(2025);
    else if (call === 'download_dataset') await downloadDataset(api, folder, 2025);
    else
      for await (const { id } of api.matchEvents(7, 'MatchScore', { since: 0 })) {
        ids.push(id);
        if (ids.length === expected.length) break;
      }
    return ids;
  }

  for (const [at, row] of faults.entries()) {
    const { error, events = [], file, requests } = row.expect;
    const files = file === undefined ? [] : [file];

    it(`${row.id}: the library`, async () => {
      const api = new API({
        environment: environmentOf('javascript', at),
        token: 'a-key',
        timeout: SILENCE,
        retries: row.repeats === undefined ? 0 : { backoff: 0.001 },
      });
      const folder = folderOf();
      const outcome = await called(api, row, folder).catch((failure: unknown) => failure);
      if (error === undefined) expect(outcome).to.deep.equal(events);
      else expect(outcome).to.be.instanceOf(errors[error]);
      expect(filesIn(folder)).to.deep.equal(files);
      if (requests !== undefined) expect(await seen('javascript', at)).to.deep.equal(requests);
    });

    it(`${row.id}: the command line`, async () => {
      const folder = folderOf();
      const words = {
        ladder: ['ladder', '--season', '2025'],
        match_events: ['watch', '7'],
        download_dataset: ['download', '--season', '2025', '--to', folder],
      }[row.call];
      const last = events.at(-1);
      const { code, out, err } = await goalsquare(words, {
        env: { GOALSQUARE_URL: environmentOf('command-line', at), NODE_OPTIONS: FAST },
        onOutput: (text, interrupt) => {
          if (last !== undefined && text.includes(`Ants ${last}`)) interrupt();
        },
      });
      if (error === undefined) expect(code, err).to.equal(last === undefined ? 0 : 130);
      else {
        expect(code, err).to.equal(1);
        expect(err)
          .to.match(/goalsquare: .+\n$/u)
          .and.not.match(/^ +at /mu);
      }
      expect([...out.matchAll(/Ants (\d+)/gu)].map(([, points]) => points)).to.deep.equal(events);
      expect(filesIn(folder)).to.deep.equal(files);
    });

    if (row.call === 'ladder')
      it(`${row.id}: a tool of MCP`, async () => {
        const { ask, close } = await overStdio({ GOALSQUARE_URL: environmentOf('mcp', at), NODE_OPTIONS: FAST_TOOL });
        const params = { name: 'ladder', arguments: { seasonId: 2025 } };
        const { isError = false, content } = (await ask('tools/call', params)) as ToolResult;
        await close();
        expect(isError, content[0]?.text).to.equal(error !== undefined);
        // An assistant waits for the answer, so a tool sends a request three times at most, as any other command.
        expect(await seen('mcp', at)).to.deep.equal(row.repeats === undefined ? ['', '', ''] : requests);
      });
  }
});
