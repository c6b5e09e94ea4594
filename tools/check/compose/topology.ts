import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readImage, readServices, startOrder, type Image, type Service } from './compose-file.js';
import { direct, statusOf } from './compose-run.js';
import { Container } from './container.js';
import { Network } from './network.js';
import { sealSmallWorld } from './sealed-world.js';

const PATH = '/usr/local/bin:/usr/sbin:/usr/bin';
const HEALTHY_SECONDS = 180;

/** How third-party images start. Their programs are those of this machine. */
const images: Readonly<Record<string, Image>> = {
  redis: { entrypoint: [], directory: '/data', environment: {} },
  nats: { entrypoint: ['nats-server'], directory: '/', environment: {} },
  haproxy: {
    entrypoint: ['haproxy', '-W', '-db', '-f', '/usr/local/etc/haproxy/haproxy.cfg'],
    directory: '/',
    environment: {},
  },
};

/** The parts of the repository that the Dockerfile copies into the image. Some workspaces have no `node_modules`. */
const imageParts = [
  ...[
    'package.json',
    'node_modules',
    'openapi/openapi.json',
    'openapi/operator.json',
    'openapi/tables.json',
    'openapi/contract-changes.json',
  ],
  ...['engine', 'data', 'data/simulator', 'openapi', 'server'].flatMap((workspace) =>
    ['package.json', 'dist', 'node_modules'].map((part) => `${workspace}/${part}`),
  ),
];

const root = path.join(import.meta.dirname, '../../..');

/** Changes to the configuration that were necessary on this machine. */
export const substitutions = new Set<string>();

/** Removes `sync_interval`, which requires NATS 2.10, for an older NATS such as that of Debian 12 (2.9). */
function usableConfig(text: string): string {
  const version = spawnSync('nats-server', ['--version'], { encoding: 'utf8' }).stdout;
  const [, major = 0, minor = 0] = /v(\d+)\.(\d+)/u.exec(version)?.map(Number) ?? [];
  if (major > 2 || minor >= 10) return text;
  substitutions.add(`deploy/nats.conf without sync_interval, which ${version.trim()} does not support`);
  return text.replace(/^\s*sync_interval:.*$/mu, '');
}

/** Whether a server responds that it is ready. Its health check starts a program, which takes 0.5 s of a processor. */
const isReady = (server: Container): Promise<boolean> =>
  statusOf(`${direct(server)}/readyz`, '').then(
    (status) => status === 200,
    () => false,
  );

/** The containers of the Compose file. */
export class Topology {
  readonly containers: Container[] = [];
  readonly #network: Network;
  readonly #services: ReadonlyMap<string, Service>;
  readonly #image: Image;

  /** `folder` contains volumes, logs and a sealed world. */
  private constructor(private readonly folder: string) {
    this.#services = readServices(root);
    this.#image = readImage(root);
    this.#network = new Network(folder);
    this.#network.start();
  }

  /** Creates the containers of the Compose file in a folder. */
  static async in(folder: string): Promise<Topology> {
    for (const name of ['volumes', 'logs']) mkdirSync(path.join(folder, name));
    await sealSmallWorld(root, path.join(folder, 'world'));
    return new Topology(folder);
  }

  of(service: string): readonly Container[] {
    return this.containers.filter(({ settings }) => settings.service === service);
  }

  /** The URL of the API at the balancer. It works only in this network namespace. */
  get url(): string {
    return `http://${this.of('balancer')[0]?.address ?? ''}:8080`;
  }

  /** Starts all services, each once the services it depends on are healthy, as Compose does. */
  async start(): Promise<void> {
    for (const name of startOrder(this.#services)) {
      const service = this.#services.get(name);
      if (service === undefined) throw new Error(`compose.yaml has no service ${name}`);
      for (const dependency of Object.keys(service.depends_on ?? {}))
        await Promise.all(this.of(dependency).map((container) => this.healthy(container)));
      for (let n = 1; n <= (service.deploy?.replicas ?? 1); n += 1)
        this.containers.push(this.#container(name, service, n));
      await Promise.all(this.of(name).map((container) => container.start()));
      this.#setNames(name);
    }
    await Promise.all(this.of('balancer').map((container) => this.healthy(container)));
  }

  /** Waits until a container is healthy. **Throws** if it exits before that or takes too long. */
  async healthy(container: Container): Promise<void> {
    const until = Date.now() + HEALTHY_SECONDS * 1000;
    const isReadyFirst = container.settings.service === 'api' ? isReady : () => true;
    while (!(await isReadyFirst(container)) || !(await container.isHealthy())) {
      if (!container.isRunning) throw new Error(`${container.name} ended:\n${this.logOf(container)}`);
      if (Date.now() > until)
        throw new Error(`${container.name} was not healthy in ${HEALTHY_SECONDS} s:\n${this.logOf(container)}`);
      await pause(250);
    }
  }

  /** Returns the last lines that a container has written. */
  logOf({ settings }: Container): string {
    return readFileSync(settings.log, 'utf8').split('\n').slice(-20).join('\n');
  }

  /** Restarts a container, and waits until it is healthy. */
  async begin(container: Container): Promise<void> {
    await container.start();
    this.#setNames(container.settings.service);
    await this.healthy(container);
  }

  /** Stops a container and returns its exit code. Removes its address from the name server, as Docker does. */
  async end(container: Container, signal: NodeJS.Signals): Promise<number | null> {
    const code = await container.stop(signal);
    this.#setNames(container.settings.service);
    return code;
  }

  async stop(): Promise<void> {
    await Promise.all(this.containers.map((container) => container.stop('SIGKILL')));
  }

  #setNames(service: string): void {
    this.#network.name(
      service,
      this.of(service)
        .filter(({ isRunning }) => isRunning)
        .map(({ address }) => address),
    );
  }

  #container(name: string, service: Service, n: number): Container {
    const container = `${name}-${n}`;
    const [base = ''] = (service.image.split('/').at(-1) ?? '').split(':');
    const image = base === 'goalsquare' ? this.#image : images[base];
    if (image === undefined) throw new Error(`${service.image}: the check has no program for this image`);
    const isOurs = base === 'goalsquare';
    const check = service.healthcheck?.test;
    return new Container({
      ...this.#network.join(container),
      name: container,
      service: name,
      command: [...image.entrypoint, ...(service.command ?? [])],
      directory: image.directory,
      environment: { ...image.environment, ...service.environment, PATH },
      mounts: [...this.#files(), ...(isOurs ? this.#app() : []), ...this.#volumes(service)],
      healthcheck: check === undefined ? image.healthcheck : check.slice(1),
      log: path.join(this.folder, 'logs', `${container}.log`),
    });
  }

  #files(): readonly string[] {
    const hosts = path.join(this.folder, 'container-hosts');
    const nsswitch = path.join(this.folder, 'nsswitch.conf');
    writeFileSync(hosts, '127.0.0.1 localhost\n');
    writeFileSync(nsswitch, 'passwd: files\ngroup: files\nhosts: files dns\n');
    return [
      ...['--ro-bind', this.#network.resolv, '/etc/resolv.conf'],
      ...['--ro-bind', hosts, '/etc/hosts', '--ro-bind', nsswitch, '/etc/nsswitch.conf'],
    ];
  }

  #app(): readonly string[] {
    return [
      ...imageParts.flatMap((part) => ['--ro-bind-try', path.join(root, part), path.join('/app', part)]),
      ...['--ro-bind', path.join(this.folder, 'world'), '/app/data/sandbox'],
    ];
  }

  /** Returns the mounts of a service: files of the repository, named volumes and temporary folders. */
  #volumes({ volumes = [], tmpfs = [] }: Service): readonly string[] {
    const mounts = volumes.flatMap((volume) => {
      const [source = '', target = '', mode] = volume.split(':');
      if (!source.startsWith('.')) {
        const named = path.join(this.folder, 'volumes', source);
        mkdirSync(named, { recursive: true });
        return ['--bind', named, target];
      }
      const file = path.join(root, source);
      if (!source.endsWith('nats.conf')) return [mode === 'ro' ? '--ro-bind' : '--bind', file, target];
      // A copy for each service: another one may be reading its own while this one is written.
      const copy = path.join(this.folder, `nats-${this.containers.length}.conf`);
      writeFileSync(copy, usableConfig(readFileSync(file, 'utf8')));
      return ['--ro-bind', copy, target];
    });
    return [...mounts, ...tmpfs.flatMap((target) => ['--tmpfs', target])];
  }
}
