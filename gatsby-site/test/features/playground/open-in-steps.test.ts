import { openMatch, type Entry, type Match, type MatchLog } from '@goalsquare/engine';
import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { logOf } from '../../../src/pictures/facts/log-of.js';
import { openInSteps } from '../../../src/features/playground/open-in-steps.js';
import { sandboxMatches } from '../../../src/features/playground/sandbox-matches.js';

const logFile = (id: number): MatchLog =>
  logOf(gunzipSync(readFileSync(new URL(`../../../static/sandbox/${id}.ndjson.gz`, import.meta.url))).toString('utf8'));

/** A match with its details in place of the function that returns them. */
const withDetails = ({ details, ...match }: Match) => ({ ...match, details: { ...details() } });

describe('opening a match in steps', () => {
  for (const { id } of sandboxMatches)
    it(`opens match ${id} as the engine does at once`, async () => {
      const log = logFile(id);
      expect(withDetails(await openInSteps(log))).to.deep.equal(withDetails(openMatch(log)));
    });

  it('opens a log without entries', async () => {
    const log = { ...logFile(sandboxMatches[0]?.id ?? 0), entries: [] };
    expect(withDetails(await openInSteps(log))).to.deep.equal(withDetails(openMatch(log)));
  });

  it('rejects a log with an entry that is not valid, whichever step it is in', async () => {
    const { header, entries } = logFile(sandboxMatches[0]?.id ?? 0);
    for (const at of [0, Math.floor(entries.length / 2), entries.length]) {
      const wrong = [...entries.slice(0, at), { is: 'nothing' } as unknown as Entry, ...entries.slice(at)];
      const error = await openInSteps({ header, entries: wrong }).catch((thrown: unknown) => thrown);
      // Not `instanceOf(EngineError)`: sources of the hub are CommonJS, and so have their own copy of the engine.
      expect(error).to.be.instanceOf(Error).and.to.include({ name: 'EngineError', code: 'LOG_INVALID' });
    }
  });
});
