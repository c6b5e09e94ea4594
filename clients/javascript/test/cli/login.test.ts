import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { goalsquare } from '../support/command-line.js';
import { serverUrl } from '../support/server.js';

const newFile = (): string => path.join(mkdtempSync(path.join(tmpdir(), 'goalsquare-login-')), 'folder', 'config.json');

const environment = (file: string) => ({
  GOALSQUARE_CONFIG: file,
  GOALSQUARE_TOKEN: undefined,
  GOALSQUARE_URL: undefined,
});

const storedIn = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

describe('goalsquare login', () => {
  it('stores a key that the server accepts, for the user alone', async () => {
    const file = newFile();
    const env = environment(file);
    const { code, out } = await goalsquare(['login', '--server', serverUrl()], { env, input: 'sandbox-basic\n' });
    expect(code).to.equal(0);
    expect(out).to.include('plan sandbox-basic');
    expect(storedIn(file)).to.deep.equal({ server: serverUrl(), token: 'sandbox-basic' });
    expect(statSync(file).mode & 0o777).to.equal(0o600);
    const usage = await goalsquare(['call', 'getUsage', '--format', 'json'], { env });
    expect(JSON.parse(usage.out)).to.have.nested.property('[0].plan_name', 'sandbox-basic');
  });

  it('stores the id and secret of a machine account, and its token', async () => {
    const file = newFile();
    const env = environment(file);
    await goalsquare(['login', '--server', serverUrl(), '--client-id', 'sandbox-basic'], {
      env,
      input: 'sandbox-basic',
    });
    const first = storedIn(file);
    expect(first).to.have.property('issued').with.property(`${serverUrl()} sandbox-basic`);
    const { code } = await goalsquare(['ladder', '--season', '2025'], { env });
    expect(code).to.equal(0);
    expect(storedIn(file)).to.deep.equal(first);
  });

  it('stores nothing that the server rejects', async () => {
    const file = newFile();
    const { code, err } = await goalsquare(['login', '--server', serverUrl()], {
      env: environment(file),
      input: 'nobody',
    });
    expect(code).to.equal(1);
    expect(err).to.include('does not accept the token');
    expect(() => storedIn(file)).to.throw('ENOENT');
  });

  it('sends a stored key to no other server', async () => {
    const file = newFile();
    await goalsquare(['login', '--server', serverUrl()], { env: environment(file), input: 'sandbox-basic' });
    const { code, err } = await goalsquare(['ladder', '--server', serverUrl().replace('127.0.0.1', 'localhost')], {
      env: environment(file),
    });
    expect(code).to.equal(1);
    expect(err).to.match(/There is no key for http:\/\/localhost:\d+\. Run goalsquare login --server/u);
  });

  it('removes what is stored', async () => {
    const file = newFile();
    await goalsquare(['login', '--server', serverUrl()], { env: environment(file), input: 'sandbox-basic' });
    await goalsquare(['login', '--logout'], { env: environment(file) });
    expect(storedIn(file)).to.deep.equal({});
  });

  it('names a damaged file', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'goalsquare-login-')), 'config.json');
    writeFileSync(file, '{');
    const { code, err } = await goalsquare(['ladder'], { env: environment(file) });
    expect({ code, err }).to.deep.equal({
      code: 1,
      err: `goalsquare: ${file} is not JSON. Remove it, and run goalsquare login.\n`,
    });
  });
});
