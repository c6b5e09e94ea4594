import { SingleBar } from 'cli-progress';

/** Shows how much of some long work is done: a bar on a terminal, a line every quarter elsewhere. */
export interface Progress {
  readonly to: (done: number, all: number) => void;
  readonly end: () => void;
}

/** Shows the progress of some work on a stream, from its first report on. */
export function progressOf(what: string, stream: NodeJS.WriteStream): Progress {
  if (!stream.isTTY) {
    let quarters = 0;
    return {
      to: (done, all) => {
        const now = Math.floor((4 * done) / Math.max(1, all));
        if (now > quarters) stream.write(`${what}: ${done} of ${all}\n`);
        quarters = Math.max(quarters, now);
      },
      end: () => undefined,
    };
  }
  const bar = new SingleBar({ stream, format: `${what} {bar} {value}/{total} {eta_formatted}`, hideCursor: true });
  let started = false;
  return {
    to: (done, all) => {
      if (!started) bar.start(all, 0);
      started = true;
      bar.update(done);
    },
    end: () => {
      bar.stop();
    },
  };
}
