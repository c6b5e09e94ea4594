import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'chai';
import { goalsquare, program } from '../support/command-line.js';
import { client, MATCH } from '../support/server.js';

describe('goalsquare watch', () => {
  it('replays a match to its end, and prints a line for each change', async () => {
    const { home, away } = await client().getMatch({ matchId: MATCH });
    const { code, out, err } = await goalsquare([
      'watch',
      String(MATCH),
      '--replay',
      '--speed',
      '600',
      '--from',
      'Q4:28:00',
    ]);
    expect({ code, err }).to.deep.equal({ code: 0, err: '' });
    const lines = out.trimEnd().split('\n');
    for (const line of lines) expect(line).to.match(/^\w+ {2}Q4 (?:2[89]|3\d):/u);
    expect(lines.at(-1)).to.include(
      `${home.name} ${home.score?.goals ?? ''}.${home.score?.behinds ?? ''} (${home.score?.points ?? ''})`,
    );
    expect(lines.at(-1)).to.include(
      `${away.name} ${away.score?.goals ?? ''}.${away.score?.behinds ?? ''} (${away.score?.points ?? ''})`,
    );
    expect(new Set(lines)).to.have.lengthOf(lines.length);
    expect(await client({ cache: false }).replays()).to.deep.equal([]);
  });

  it('ends its replay when it is interrupted', async () => {
    const words = ['watch', String(MATCH), '--replay', '--speed', '1', '--from', 'Q4:00:00'];
    let isStopped = false;
    const { code } = await goalsquare(words, {
      onOutput: (_, stop) => {
        if (!isStopped) stop();
        isStopped = true;
      },
    });
    expect(code).to.equal(130);
    expect(await client({ cache: false }).replays()).to.deep.equal([]);
  });

  it('begins at the moment you name, with the score of that moment', async () => {
    const words = ['watch', String(MATCH), '--replay', '--speed', '1', '--from', 'Q4:05:00'];
    const { out } = await goalsquare(words, {
      onOutput: (_, stop) => {
        stop();
      },
    });
    const { home, away } = await client().asOf('Q4:05:00').getMatch({ matchId: MATCH });
    expect(out.split('\n')[0]).to.match(
      new RegExp(`^LIVE {2}Q4 0[45]:\\d\\d .*\\(${home.score?.points}\\).*\\(${away.score?.points}\\)$`, 'u'),
    );
  });

  it('ends its replay when its reader ends', async () => {
    const command = '"$0" "$1" watch "$2" --replay --speed 600 --from Q3:00:00 | head -n 1';
    const child = spawn('bash', ['-o', 'pipefail', '-c', command, process.execPath, program, String(MATCH)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [code] = (await once(child, 'close')) as [number];
    expect(code).to.equal(0);
    expect(await client({ cache: false }).replays()).to.deep.equal([]);
  });
});
