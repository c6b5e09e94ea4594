import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { readKeyUse, KeyUse } from '../../../src/domain/accounts/key-use.js';
import { accountsFrom } from '../../../src/domain/accounts/account-file.js';
import { appendAuditSync, auditLine, readAudit } from '../../../src/domain/audit/audit-file.js';
import { AuditWriter } from '../../../src/domain/audit/audit-writer.js';
import { callAccounts } from '../../support/accounts-command.js';

const NOW = Date.UTC(2026, 10, 20, 12);
const HOUR = 3_600_000;

describe('the audit log', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'audit-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  const file = () => path.join(folder, 'audit', 'audit.jsonl');
  const call = (line: string, at = NOW) => callAccounts(folder, line, () => at);

  it('records what the command line of accounts changes, and by whom, without secrets', () => {
    call('add club --tier Basic --league 1');
    const key = call('token club').said;
    const machine = call('token club --machine').said.split('\n');
    call('plan club --rate 5');
    call('licence club --tier Advanced');
    call('operator club');
    call('login club --issuer https://login.example --email coach@club.example');
    call('list');
    call('plan nobody --rate 5');
    const { entries, faults } = readAudit(folder);
    expect(faults).to.deep.equal([]);
    expect(entries.map(({ action, account, result }) => `${action} ${account ?? ''} ${result}`)).to.deep.equal([
      'account add club done',
      'account token club done',
      'account token club done',
      'account plan club done',
      'account licence club done',
      'account operator club done',
      'account login club done',
    ]);
    for (const { at, actor } of entries) {
      expect(at).to.equal('2026-11-20T12:00:00.000Z');
      expect(actor).to.match(/^\S+@\S+$/u);
    }
    const made = entries[1]?.details?.made;
    expect(made).to.match(/^k-[0-9a-f]{12}$/u);
    expect(entries[2]?.details?.made).to.equal(machine[0]);
    const written = readFileSync(file(), 'utf8');
    for (const secret of [key, machine[1] ?? '']) expect(written).not.to.contain(secret.slice(4));
    call(`revoke ${String(made)}`);
    expect(readAudit(folder).entries.at(-1)).to.deep.include({
      action: 'account revoke',
      account: 'club',
      details: { revoked: made },
    });
  });

  it('is printed by time, account and action, as text or JSON', () => {
    call('add old --tier Basic --league 1', NOW - 48 * HOUR);
    call('add club --tier Basic --league 1');
    call('plan club --rate 5');
    const actions = (line: string) =>
      call(line)
        .said.split('\n')
        .map((one) => one.split(' by ')[0]);
    const [old, added, planned] = [
      '2026-11-18T12:00:00.000Z account add old',
      '2026-11-20T12:00:00.000Z account add club',
      '2026-11-20T12:00:00.000Z account plan club',
    ];
    expect(actions('audit')).to.deep.equal([old, added, planned]);
    expect(actions('audit --since 36h')).to.deep.equal([added, planned]);
    expect(actions('audit --since 2026-11-18 --account old')).to.deep.equal([old]);
    expect(actions('audit --since 2026-11-19T00:00Z --account old')).to.deep.equal([
      'no matching actions were recorded',
    ]);
    expect(call('audit').said).to.match(/account plan club by \S+@\S+: done, plan plan standard: 5 requests a second/u);
    const [json] = call('audit --json --account club').said.split('\n');
    expect(JSON.parse(json ?? '')).to.deep.include({ action: 'account add', account: 'club', result: 'done' });
    expect(call('audit --since yesterday').complained).to.match(/^--since is yesterday; use a day such as/u);
    expect(call('audit --action acount').complained).to.match(/^--action is acount; the nearest is account\n/u);
    expect(call('audit --action x').complained).to.match(/^--action is x; use account add, account plan/u);
    expect(call('audit --action account').said.split('\n')).to.have.length(3);
  });

  it('goes on after a line that was cut off, and names that line', () => {
    call('add club --tier Basic --league 1');
    appendFileSync(file(), '{"at":"2026-11-20T12:0');
    call('plan club --rate 5');
    expect(readFileSync(file(), 'utf8').split('\n')).to.have.length(4);
    const printed = call('audit');
    expect(printed.said.split('\n')).to.have.length(2);
    expect(printed.complained).to.match(/audit\.jsonl, line 2 is damaged$/u);
  });

  it('puts a long file aside and keeps it', () => {
    const line = auditLine({ at: '2026-11-20T12:00:00.000Z', action: 'server start', actor: 'server', result: 'done' });
    for (let n = 0; n < 3; n += 1) appendAuditSync(folder, line, NOW + n, line.length * 2);
    expect(readdirSync(path.join(folder, 'audit')).sort()).to.deep.equal([
      'audit-2026-11-20T12-00-00.002Z.jsonl',
      'audit.jsonl',
    ]);
    expect(readAudit(folder).entries).to.have.length(3);
  });

  it('of a server keeps what cannot be written, complains once, and writes it later', async () => {
    writeFileSync(path.join(folder, 'audit'), 'a file in its place');
    const complaints: string[] = [];
    const writer = new AuditWriter(
      folder,
      (message) => complaints.push(message),
      () => NOW,
    );
    for (const version of ['1', '2']) {
      writer.record({ action: 'server start', actor: 'server', result: 'done', details: { version } });
      await writer.flush();
    }
    expect(complaints).to.have.length(1);
    expect(complaints[0]).to.match(/^the audit log cannot be written and will be retried: EEXIST/u);
    rmSync(path.join(folder, 'audit'));
    await writer.flush();
    expect(readAudit(folder).entries.map(({ details }) => details?.version)).to.deep.equal(['1', '2']);
  });
});

describe('the last use of a key', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'key-use-'));
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('is recorded once a minute, shared by processes, and listed', () => {
    let now = NOW;
    const call = (line: string) => callAccounts(folder, line, () => NOW);
    call('add club --tier Basic --league all');
    const keys = [call('token club').said, call('token club').said];
    const uses = [
      new KeyUse(
        folder,
        () => undefined,
        () => now,
      ),
      new KeyUse(
        folder,
        () => undefined,
        () => now,
      ),
    ];
    const stores = uses.map(({ used }) =>
      accountsFrom(
        folder,
        () => undefined,
        () => now,
        used,
      ),
    );
    expect(stores[0]?.findByKey(keys[0] ?? '')?.id).to.equal('club');
    expect(stores[0]?.findByKey('nobody')).to.equal(undefined);
    now += 59_000;
    stores[0]?.findByKey(keys[0] ?? '');
    uses[0]?.flush();
    const [first = ''] = Object.keys(readKeyUse(folder));
    expect(readKeyUse(folder)).to.deep.equal({ [first]: '2026-11-20T12:00:00.000Z' });
    now += 1000;
    stores[1]?.findByKey(keys[0] ?? '');
    stores[1]?.findByKey(keys[1] ?? '');
    for (const use of uses) use.close();
    expect(Object.values(readKeyUse(folder))).to.deep.equal(['2026-11-20T12:01:00.000Z', '2026-11-20T12:01:00.000Z']);
    call('token club');
    const list = call('list').said;
    expect(list).to.contain(`key ${first} of 2026-11-20, last used 2026-11-20 12:01 UTC`);
    expect(list.match(/no use recorded/gu)).to.have.length(1);
    expect(call('list --json').said).to.contain('"lastUsed": "2026-11-20T12:01:00.000Z"');
  });

  it('that cannot be written is complained of once', () => {
    const broken = path.join(folder, 'broken');
    mkdirSync(broken);
    writeFileSync(path.join(broken, 'key-use.json'), '{"format":"goalsquare-key-use","version":2,"keys":{}}');
    const complaints: string[] = [];
    const use = new KeyUse(
      broken,
      (message) => complaints.push(message),
      () => NOW,
    );
    use.used('k-1');
    use.flush();
    use.close();
    expect(complaints).to.have.length(1);
    expect(complaints[0]).to.match(/key-use\.json is not a record of key uses with version 1$/u);
  });
});
