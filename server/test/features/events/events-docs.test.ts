import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { contractDocument } from '@goalsquare/openapi';
import { expect } from 'chai';
import { positionFrame } from '../../../src/features/events/frames.js';
import { KEY } from '../../support/app.js';
import { accountsWith } from '../../support/accounts.js';
import { until } from '../../support/until.js';
import { played, Scene } from './scene.js';

const page = readFileSync(new URL('../../../../docs/events.md', import.meta.url), 'utf8');
const [, example = ''] = /```sh\n(.*?)```/su.exec(page) ?? [];

describe('the example of docs/events.md', () => {
  const scene = new Scene({}, { accounts: accountsWith({ [KEY]: { tier: 'Transactional', leagues: 'all' } }) });
  before(scene.begin);
  after(scene.end);

  it('watches the score of a match', async () => {
    if (spawnSync('curl', ['--version']).error !== undefined) throw new Error('curl is needed');
    await scene.match(7001);
    const { port } = scene.app.server.address() as AddressInfo;
    const shell = spawn('bash', ['-c', example], {
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, URL: `http://127.0.0.1:${port}`, TOKEN: KEY, MATCH: '7001' },
    });
    let said = '';
    shell.stdout.on('data', (piece: Buffer) => {
      said += piece.toString();
    });
    await scene.append(7001, played.slice(0, 20));
    let isGoal = false;
    await until('the score is printed', async () => {
      isGoal = !isGoal;
      await scene.append(7001, [{ kind: 'amendment', id: 108, set: { code: isGoal ? 'BEHI' : 'GOAL' } }]);
      return said.includes('"home":{"squadId":10,"goals"');
    });
    expect(said).to.match(/^data: \{"type":"MatchScore"/u);
    process.kill(-(shell.pid ?? 0));
    await once(shell, 'close');
  });
});

describe('the event `position`', () => {
  const resumable = Object.values(contractDocument.paths).flatMap(({ get }) =>
    JSON.stringify(get?.parameters ?? []).includes('/LastEventId"') ? [get] : [],
  );

  it('is described by every stream that can be resumed, and by docs/events.md, with the same members', () => {
    expect(resumable.map((operation) => operation?.operationId)).to.have.lengthOf(3);
    const data = /^data: (.+)$/mu.exec(positionFrame('412', true).bytes.toString())?.[1];
    expect(page).to.contain(data);
    for (const operation of resumable)
      expect(operation?.description.replaceAll('THE-ID', '412'))
        .to.contain('begins with an event position')
        .and.contain(data);
  });
});
