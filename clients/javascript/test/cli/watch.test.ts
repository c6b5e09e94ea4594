import { expect } from 'chai';
import { goalsquare } from '../support/command-line.js';
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
});
