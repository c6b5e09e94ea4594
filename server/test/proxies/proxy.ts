import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '../support/until.js';

/** How a proxy is run with a file of `deploy/proxies`. */
export interface ProxyKind {
  readonly name: string;
  /** Its file in `deploy/proxies`. */
  readonly file: string;
  readonly version: readonly [program: string, word: string];
  /** Returns the text of a whole configuration, where the file is only a part of one. */
  readonly whole?: (text: string, folder: string) => string;
  readonly start: (configuration: string, folder: string) => readonly string[];
  /** The command that reads the configuration again. `pid` is that of the proxy. */
  readonly reload: (configuration: string, folder: string, pid: number) => readonly string[];
}

export const kinds: readonly ProxyKind[] = [
  {
    name: 'nginx',
    file: 'nginx.conf',
    version: ['nginx', '-v'],
    // Workers of another user could not write large bodies below a folder that only its owner may open.
    whole: (text, folder) =>
      `user root; daemon off; pid ${folder}/nginx.pid; error_log stderr warn; events {}\n` +
      `http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; ` +
      `fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;\n${text}\n}\n`,
    start: (configuration) => ['nginx', '-c', configuration],
    reload: (configuration) => ['nginx', '-c', configuration, '-s', 'reload'],
  },
  {
    name: 'Caddy',
    file: 'Caddyfile',
    version: ['caddy', 'version'],
    whole: (text, folder) => `{\n\tadmin unix/${folder}/admin.sock\n\tauto_https disable_redirects\n}\n${text}`,
    start: (configuration) => ['caddy', 'run', '--adapter', 'caddyfile', '--config', configuration],
    reload: (configuration, folder) => [
      ...['caddy', 'reload', '--adapter', 'caddyfile', '--config', configuration, '--force'],
      ...['--address', `unix/${folder}/admin.sock`],
    ],
  },
  {
    name: 'HAProxy',
    file: 'haproxy.cfg',
    version: ['haproxy', '-v'],
    start: (configuration) => ['haproxy', '-W', '-db', '-f', configuration],
    reload: (_configuration, _folder, pid) => ['kill', '-USR2', String(pid)],
  },
];

/** Whether the programs are installed that run a proxy with its own certificate. */
export const canRun = ({ version: [program, word] }: ProxyKind): boolean =>
  [spawnSync(program, [word]), spawnSync('openssl', ['version'])].every(({ status }) => status === 0);

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** A proxy with our published configuration, except for ports and certificate. */
export class Proxy {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'proxy-'));
  readonly #configuration = path.join(this.#folder, 'proxy.conf');
  #process: ChildProcess | undefined;
  #said = '';

  constructor(
    private readonly kind: ProxyKind,
    readonly port: number,
  ) {}

  /** The file of its certificate, which it signed itself. */
  get certificate(): string {
    return path.join(this.#folder, 'cert.pem');
  }

  /** Starts it in front of a server on a port. **Throws** if it does not listen. */
  async start(serverPort: number): Promise<void> {
    const { certificate } = this;
    const key = path.join(this.#folder, 'key.pem');
    const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=api.example'];
    spawnSync('openssl', [
      ...words,
      '-addext',
      'subjectAltName=DNS:api.example,DNS:localhost',
      '-keyout',
      key,
      '-out',
      certificate,
    ]);
    // HAProxy reads both from one file, the others take a key after the certificate as well.
    writeFileSync(certificate, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
    mkdirSync(path.join(this.#folder, 'home'));
    const file = new URL(`../../../deploy/proxies/${this.kind.file}`, import.meta.url);
    const text = readFileSync(file, 'utf8')
      .replaceAll('/etc/ssl/api.example.pem', certificate)
      .replaceAll('/etc/ssl/api.example.key', key)
      .replaceAll('127.0.0.1:8080', `127.0.0.1:${serverPort}`)
      .replaceAll(/\b(?<before>listen |api\.example:|bind :)443\b/gu, `$<before>${this.port}`);
    writeFileSync(this.#configuration, this.kind.whole?.(text, this.#folder) ?? text);
    const [command = '', ...args] = this.kind.start(this.#configuration, this.#folder);
    const started = spawn(command, args, {
      env: { ...process.env, HOME: path.join(this.#folder, 'home') },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = started;
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk: Buffer) => {
        this.#said += chunk.toString();
      });
    await until(`${this.kind.name} passes on`, async () => {
      if (started.exitCode !== null) throw new Error(`${this.kind.name} ended: ${this.#said}`);
      return (await this.ask('/livez').catch(() => undefined))?.status === 200;
    });
  }

  reload(): void {
    const [command = '', ...args] = this.kind.reload(this.#configuration, this.#folder, this.#process?.pid ?? 0);
    const { status, stderr } = spawnSync(command, args);
    if (status !== 0) throw new Error(`${this.kind.name} does not reload: ${stderr.toString()}`);
  }

  /** Opens a request by TLS on its own connection. The certificate is the proxy's. */
  open(target: string, headers: Readonly<Record<string, string>> = {}, body?: string): ReturnType<typeof request> {
    const sent = request({
      host: '127.0.0.1',
      port: this.port,
      servername: 'api.example',
      rejectUnauthorized: false,
      agent: false,
      path: target,
      method: body === undefined ? 'GET' : 'POST',
      headers: { Host: 'api.example', ...headers },
    });
    sent.end(body);
    return sent;
  }

  /** Returns the whole response to a request. */
  ask(target: string, headers: Readonly<Record<string, string>> = {}, body?: string): Promise<Reply> {
    return new Promise((resolve, reject) => {
      this.open(target, headers, body)
        .once('response', (response) => {
          const chunks: Buffer[] = [];
          response
            .on('data', (chunk: Buffer) => chunks.push(chunk))
            .once('end', () => {
              const text = Buffer.concat(chunks).toString('latin1');
              resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
            })
            .once('error', reject);
        })
        .once('error', reject);
    });
  }

  async remove(): Promise<void> {
    if (this.#process?.exitCode === null) {
      this.#process.kill('SIGTERM');
      await once(this.#process, 'exit');
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
