import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const GATEWAY = '10.77.0.1';
const PREFIX = '10.77.0.';

const ip = (...words: readonly string[]): void => {
  execFileSync('ip', words, { stdio: ['ignore', 'ignore', 'inherit'] });
};

/**
 * A network of containers in its own network namespace, like the one that Docker creates for a project. Each container
 * has an address. A name server returns the addresses of all containers of a service.
 */
export class Network {
  readonly #hosts: string;
  readonly #names = new Map<string, readonly string[]>();
  #last = 1;
  #nameServer: ChildProcess | undefined;
  /** The path of the containers' `resolv.conf`, which contains the address of the name server. */
  readonly resolv: string;

  constructor(folder: string) {
    this.#hosts = path.join(folder, 'hosts');
    this.resolv = path.join(folder, 'resolv.conf');
    writeFileSync(this.resolv, `nameserver ${GATEWAY}\noptions timeout:1\n`);
    writeFileSync(this.#hosts, '');
    mkdirSync('/run/netns', { recursive: true });
    ip('link', 'set', 'lo', 'up');
    ip('link', 'add', 'containers', 'type', 'bridge');
    ip('address', 'add', `${GATEWAY}/24`, 'dev', 'containers');
    ip('link', 'set', 'containers', 'up');
  }

  /** Starts the name server. */
  start(): void {
    this.#nameServer = spawn(
      'dnsmasq',
      [
        '--keep-in-foreground',
        '--no-resolv',
        '--no-hosts',
        '--no-daemon',
        '--user=root',
        '--pid-file=',
        '--bind-interfaces',
        `--listen-address=${GATEWAY}`,
        '--local-ttl=1',
        '--local=//',
        `--addn-hosts=${this.#hosts}`,
      ],
      { stdio: 'ignore' },
    );
  }

  /** Adds a container. Returns its address and the file of its network namespace. */
  join(container: string): { readonly address: string; readonly namespace: string } {
    this.#last += 1;
    const address = `${PREFIX}${this.#last}`;
    const link = `c${this.#last}`;
    ip('netns', 'add', container);
    ip('link', 'add', link, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', container);
    ip('link', 'set', link, 'master', 'containers', 'up');
    ip('-n', container, 'address', 'add', `${address}/24`, 'dev', 'eth0');
    ip('-n', container, 'link', 'set', 'eth0', 'up');
    ip('-n', container, 'link', 'set', 'lo', 'up');
    return { address, namespace: `/run/netns/${container}` };
  }

  /** Sets the addresses to which a name resolves from now on. */
  name(service: string, addresses: readonly string[]): void {
    this.#names.set(service, addresses);
    const lines = [...this.#names].flatMap(([name, all]) => all.map((address) => `${address} ${name}\n`));
    writeFileSync(this.#hosts, lines.join(''));
    this.#nameServer?.kill('SIGHUP');
  }
}
