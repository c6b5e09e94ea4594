import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { expect } from 'chai';

const INFO = 'redis_version:7.2.0\r\nloading:0\r\n';

/** A node of a Cluster that has all slots. From the second time on it says so only if `answer` is called. */
class SlowNode {
  readonly #sockets = new Set<Socket>();
  readonly #server: Server = createServer((socket) => {
    this.#sockets.add(socket);
    socket
      .on('error', () => undefined)
      .on('data', (bytes) => {
        for (const command of String(bytes).split(/\r\n(?=\*)/u)) this.#take(socket, command);
      });
  });
  #asked = 0;
  answer = (): void => undefined;

  constructor(private readonly onSlots: () => void) {}

  async listen(): Promise<string> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
    return `redis://127.0.0.1:${this.#port}`;
  }
  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
  }

  get #port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  #take(socket: Socket, command: string): void {
    const slots = `*1\r\n*3\r\n:0\r\n:16383\r\n*3\r\n$9\r\n127.0.0.1\r\n:${this.#port}\r\n$1\r\na\r\n`;
    if (!/slots/iu.test(command)) socket.write(/info/iu.test(command) ? `$${INFO.length}\r\n${INFO}\r\n` : '+OK\r\n');
    else if ((this.#asked += 1) === 1) socket.write(slots);
    else {
      this.answer = () => {
        socket.write(slots);
      };
      this.onSlots();
    }
  }
}

describe('connections to a Redis Cluster', () => {
  it('keep nothing alive if they are closed while the slots are read', async () => {
    const node = new SlowNode(() => {
      child.stdin.write('close\n');
    });
    const url = await node.listen();
    const program = path.join(import.meta.dirname, 'close-cluster.ts');
    const child = spawn(process.execPath, ['--conditions=source', '--import', 'tsx', program, url, url], {
      stdio: ['pipe', 'inherit', 'inherit'],
    });
    try {
      const ended = once(child, 'exit');
      await once(child.stdin, 'close');
      node.answer();
      expect(await ended).to.deep.equal([0, null]);
    } finally {
      child.kill();
      node.close();
    }
  });
});
