import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { goalsquare } from '../support/command-line.js';
import { client, MATCH } from '../support/server.js';

const timeline = (...words: readonly string[]) => goalsquare(['timeline', String(MATCH), ...words]);
const clipsOf = (xml: string): readonly string[] => xml.split('<instance>').slice(1);
const startOf = (clip: string | undefined): number => Number(/<start>([\d.]+)<\/start>/u.exec(clip ?? '')?.[1]);
const endOf = (clip: string | undefined): number => Number(/<end>([\d.]+)<\/end>/u.exec(clip ?? '')?.[1]);

describe('goalsquare timeline', () => {
  it('writes every transaction, the same XML as the server', async () => {
    const { code, out, err } = await timeline();
    const response = await client().request(`/v1/matches/${MATCH}/transactions/timeline`, {
      accept: 'application/xml',
    });
    expect({ code, err }).to.deep.equal({ code: 0, err: '' });
    expect(out.trimEnd()).to.equal((await response.text()).trimEnd());
    expect(clipsOf(out).length).to.be.above(1000);
  });

  it('has a clip for each goal, by the name of the metric, the squad and the period', async () => {
    const { home } = await client().getMatch({ matchId: MATCH });
    const { out } = await timeline('--metric', 'goals', '--squad', home.code, '--period', '1,2', '--season', '2026');
    const goals = await client().squadStats(MATCH, { metric: 'GOAL', period: [1, 2] });
    expect(clipsOf(out)).to.have.lengthOf(goals.find(({ squad_id: id }) => id === home.id)?.value ?? -1);
  });

  it('moves clips by the sirens of the video, as seconds or clocks, and sets their length', async () => {
    const words = ['--metric', 'GOAL', '--period', '1', '--before', '2', '--after', '3.5'];
    const [plain, seconds, clock] = await Promise.all([
      timeline(...words),
      timeline(...words, '--sirens', '2112.5,5000'),
      timeline(...words, '--sirens', '35:12.5,1:23:20'),
    ]);
    expect(clock.out).to.equal(seconds.out);
    const [first, moved] = [clipsOf(plain.out)[0], clipsOf(seconds.out)[0]];
    expect(endOf(first) - startOf(first)).to.equal(5.5);
    expect(startOf(moved) - startOf(first)).to.equal(2112.5);
  });

  it('writes the file you name, and says how many clips it has', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'goalsquare-timeline-')), 'goals.xml');
    const { code, out, err } = await timeline('--metric', 'GOAL', '--output', file);
    const clips = clipsOf(readFileSync(file, 'utf8')).length;
    expect({ code, out, err }).to.deep.equal({ code: 0, out: '', err: `Saved ${file}: ${clips} clips.\n` });
    expect(clips).to.be.above(0);
  });

  for (const [words, message] of [
    [['--sirens', '12,x'], "--sirens 'x' is not a time of the video. Write seconds, 12.5, or a clock, 35:00."],
    [['--sirens', '1:75'], "--sirens '1:75' is not a time of the video. Write seconds, 12.5, or a clock, 35:00."],
    [['--zone', 'F50'], '--zone needs --metric: transactions have no zone of their own.'],
    [['--siren', '1'], 'Unknown option --siren. Did you mean --sirens?'],
  ] as const)
    it(`refuses ${words.join(' ')}`, async () => {
      expect(await timeline(...words)).to.deep.equal({ code: 2, out: '', err: `goalsquare: ${message}\n` });
    });

  it('has help with examples, and completion', async () => {
    const { out } = await timeline('--help');
    expect(out).to.include('Usage: goalsquare timeline MATCH [OPTIONS]').and.to.include('--sirens 12.5,35:00');
    expect((await goalsquare(['completion', 'bash'])).out).to.match(/timeline\) words="[^"]*--sirens/u);
  });
});
