import { spawnSync } from 'node:child_process';
import path from 'node:path';

/*
 * Starts the topology of `compose.yaml`: two replicas of the built server, Redis, three NATS servers and HAProxy. Each
 * has its own namespaces, as in a container. Then tests what the topology promises. Needs Linux and a few Debian
 * packages, but no container engine.
 */

// The program runs in namespaces, which are removed with everything in them when this process exits.
const namespaces = ['--net', '--mount', '--pid', '--fork', '--mount-proc', '--kill-child'];
const asRoot = process.getuid?.() === 0 ? [] : ['--user', '--map-root-user'];
const inside = path.join(import.meta.dirname, 'compose/topology-scene.ts');
const { status } = spawnSync(
  'unshare',
  [
    ...asRoot,
    ...namespaces,
    ...['sh', '-c', 'mount -t tmpfs tmpfs /run && exec "$@"', 'sh'],
    ...[process.execPath, '--conditions=source', '--import', 'tsx', inside, ...process.argv.slice(2)],
  ],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
