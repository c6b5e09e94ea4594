import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect } from 'chai';
import { WorkQueue } from '../../../src/domain/work-queue.js';
import { EventStream, MAX_BUFFERED_BYTES } from '../../../src/features/events/event-stream.js';
import { until } from '../../support/until.js';

/** A stream to a client that reads when the test says so. */
async function stream(): Promise<{
  readonly stream: EventStream;
  readonly socket: Socket;
  readonly res: ServerResponse;
  readonly counted: { sent: number; cutOff: number };
  readonly stop: () => void;
}> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const [, res] = (await once(server, 'request')) as [unknown, ServerResponse];
  const counted = { sent: 0, cutOff: 0 };
  const made = new EventStream(res, {
    sent: {
      inc: (count) => {
        counted.sent += count;
      },
    },
    cutOff: {
      inc: () => {
        counted.cutOff += 1;
      },
    },
  });
  return {
    stream: made,
    socket,
    res,
    counted,
    stop: () => {
      socket.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

const large = { bytes: Buffer.alloc(100_000, 'x'), count: 1 };

describe('a stream to a client that does not read', () => {
  it('is closed when more than the limit is buffered', async () => {
    const { stream: one, res, counted, stop } = await stream();
    one.begin('1');
    let most = 0;
    for (let n = 0; n < 10_000 && one.isOpen; n += 1) {
      one.write(large);
      if (!res.destroyed) most = Math.max(most, res.writableLength);
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    }
    expect([one.isOpen, counted.cutOff, res.destroyed]).to.deep.equal([false, 1, true]);
    expect(most).to.be.at.most(MAX_BUFFERED_BYTES);
    const { sent } = counted;
    one.write(large);
    expect(counted.sent).to.equal(sent);
    stop();
  });

  it('waits while the client catches up, and is not closed', async () => {
    const { stream: one, socket, res, counted, stop } = await stream();
    one.begin('1');
    let written = 0;
    const all = (async () => {
      for (; written < 100; written += 1) await one.writeInTime(large);
    })();
    await until('the stream waits', () => res.writableNeedDrain);
    expect(written).to.be.lessThan(100);
    socket.resume();
    await all;
    expect([written, counted.cutOff, one.isOpen]).to.deep.equal([100, 0, true]);
    stop();
  });

  it('resolves pending writes when the client disconnects', async () => {
    const { stream: one, socket, res, stop } = await stream();
    one.begin();
    const all = (async () => {
      for (let n = 0; n < 1000; n += 1) await one.writeInTime(large);
    })();
    await until('the stream waits', () => res.writableNeedDrain);
    socket.destroy();
    await all;
    expect(one.isOpen).to.equal(false);
    stop();
  });

  it('is closed from the start if the client disconnected before it began', async () => {
    const { socket, res, stop } = await stream();
    socket.destroy();
    await until('the answer is closed', () => res.closed);
    const late = new EventStream(res, { sent: { inc: () => undefined }, cutOff: { inc: () => undefined } });
    let runs = 0;
    late.onClose(() => {
      runs += 1;
    });
    late.begin('1');
    late.write(large);
    expect([late.isOpen, runs]).to.deep.equal([false, 1]);
    stop();
  });

  it('sends no heartbeat between the parts of an event', async () => {
    const { stream: one, socket, stop } = await stream();
    let text = '';
    socket
      .on('data', (piece: Buffer) => {
        text += piece.toString();
      })
      .resume();
    one.sendHeartbeat();
    one.begin();
    one.sendHeartbeat();
    await one.writeParts(
      (function* parts() {
        yield Buffer.from('data: 1');
        one.sendHeartbeat();
        yield Buffer.from('2');
        one.sendHeartbeat();
        yield Buffer.from('\n\n');
      })(),
      new WorkQueue(),
    );
    one.sendHeartbeat();
    await until('all came', () => text.endsWith(':\n\r\n') && text.includes('\n2') && text.split(':\n').length >= 3);
    expect(text.replace(/\r\n[0-9a-f]+\r\n/gu, '')).to.contain('retry: 2000\n:\ndata: 12\n\n:\n');
    stop();
  });
});
