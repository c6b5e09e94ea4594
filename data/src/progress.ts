import { SingleBar } from 'cli-progress';

/** Reports the progress of long work: with a bar on a terminal, and otherwise with a line after each quarter. */
export interface Progress {
  readonly to: (done: number, all: number) => void;
  readonly end: () => void;
}

/** Returns a reporter that writes the progress of some work to a stream. Nothing is written before the first report. */
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
