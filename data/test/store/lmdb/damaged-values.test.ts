import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { DamagedError, type LiveStore } from '@goalsquare/data';
import { databaseFault, JOURNAL_FILE, journalTables } from '@goalsquare/data/lmdb';
import { liveFaults } from '../../../src/cli/check-live.js';
import { emptyStore } from '../../../src/store/empty-store.js';
import { createLiveStore } from '../../../src/store/live/create-live-store.js';
import { journalInLmdb } from '../../../src/store/lmdb/lmdb-journal.js';
import { folders } from '../../support/folder.js';
import { header, lines } from '../../support/small-log.js';

const entries = lines.slice(1);
const ids = [77, 78];
const FLIPS = 120;

/** Whole numbers below a bound, the same ones in each run. */
function numbers(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** The places of the values of a file: JSON and the blanks after it. */
function valuesOf(bytes: Buffer): readonly (readonly [from: number, length: number])[] {
  return [...bytes.toString('latin1').matchAll(/\{"[ -~]+\}[ \t\n\r]{16}/gu)].map(({ index, 0: text }) => [
    index,
    text.length,
  ]);
}

/** Everything that a store is asked for: an answer each, or the subject of the damage. */
async function answersOf(store: LiveStore): Promise<Readonly<Record<string, unknown>>> {
  const asked: Readonly<Record<string, () => unknown>> = {
    ids: store.matchIds,
    77: () => store.log(77),
    78: () => store.log(78),
    seasons: async () => (await store.seasons()).briefs.map(({ briefs }) => briefs()),
    changes: () => store.journal.since(0, 100),
  };
  const answers: Record<string, unknown> = {};
  for (const [name, ask] of Object.entries(asked))
    answers[name] = await Promise.resolve()
      .then(ask)
      .catch((error: unknown) => error);
  return answers;
}

describe('a flipped bit of a value of live matches', () => {
  const folderWith = folders();
  const opened = async (directory: string, complain: (line: string) => void = () => undefined): Promise<LiveStore> =>
    createLiveStore({ base: emptyStore, journal: journalInLmdb(directory, undefined, complain), complain });
  let sound: Buffer = Buffer.alloc(0);
  let expected: Readonly<Record<string, unknown>> = {};

  before(async () => {
    const directory = folderWith();
    const store = await opened(directory);
    for (const id of ids) {
      await store.begin({ ...header, id });
      await store.append({ matchId: id, entries });
    }
    await store.close();
    sound = readFileSync(path.join(directory, JOURNAL_FILE));
    const again = await opened(directory);
    expected = await answersOf(again);
    await again.close();
  });

  /** A folder with a change of the file of matches. */
  const changed = (change: (bytes: Buffer) => void): string => {
    const directory = path.join(folderWith(), 'live');
    mkdirSync(directory);
    const bytes = Buffer.from(sound);
    change(bytes);
    writeFileSync(path.join(directory, JOURNAL_FILE), bytes);
    return directory;
  };

  it('never changes an answer: it is as before, or refused with the name of what is damaged', async () => {
    const random = numbers(41);
    const values = valuesOf(sound);
    let refused = 0;
    for (let n = 0; n < FLIPS; n += 1) {
      const [from, length] = values[random(values.length)] ?? [0, 0];
      const [at, bit] = [from + random(length), random(8)];
      const said: string[] = [];
      const directory = changed((bytes) => bytes.writeUInt8((bytes[at] ?? 0) ^ (1 << bit), at));
      const store = await opened(directory, (line) => said.push(line));
      const answers = await answersOf(store);
      const errors = Object.entries(answers).filter(([, answer]) => answer instanceof Error);
      for (const [name, answer] of Object.entries(answers))
        if (answer instanceof Error) expect(answer, `byte ${at}, ${name}`).to.be.instanceOf(DamagedError);
        else expect(answer, `byte ${at}, ${name}`).to.deep.equal(expected[name]);
      expect(store.faults.length, said.join()).to.equal(said.length);
      if (errors.length > 0) expect(said.join(), `byte ${at}`).to.match(/(?:match 7[78]|feed of changes)/u);
      refused += errors.length;
      await store.close();
    }
    expect(refused).to.be.greaterThan(0);
  });

  it('is an error of that match alone, which the store reports once', async () => {
    const directory = changed((bytes) => {
      const text = JSON.stringify({ ...header, id: 78 });
      for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1))
        bytes.writeUInt8((bytes[at + 20] ?? 0) ^ 1, at + 20);
    });
    expect(await databaseFault(path.join(directory, JOURNAL_FILE), journalTables)).to.equal(undefined);
    const found = await liveFaults(directory, { say: () => undefined });
    expect(found.map(({ field }) => field)).to.deep.equal(['match 78']);
    const said: string[] = [];
    const store = await opened(directory, (line) => said.push(line));
    for (let n = 0; n < 2; n += 1) {
      const answers = await answersOf(store);
      expect(answers['77']).to.deep.equal(expected['77']);
      expect(answers['78'])
        .to.be.instanceOf(DamagedError)
        .with.property('message', 'match 78 is damaged: its checksum differs');
      expect(answers.seasons).to.be.instanceOf(DamagedError);
    }
    expect(said).to.have.lengthOf(1);
    expect(said[0]).to.match(/matches\.lmdb: match 78: .*its checksum differs, and requests for it are refused$/u);
    await store.close();
  });

  it('is mended where a log has what it says: the revision of a match', async () => {
    const directory = changed((bytes) => {
      const text = `"matchId":78,"revision":${entries.length},"season"`;
      for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1))
        bytes.write('9', at + text.length - 10);
    });
    const said: string[] = [];
    const store = await opened(directory, (line) => said.push(line));
    expect(await answersOf(store)).to.deep.equal(expected);
    expect(said).to.have.lengthOf(1);
    await store.close();
    const again = await opened(directory);
    expect([await answersOf(again), again.faults]).to.deep.equal([expected, []]);
    await again.close();
  });
});
