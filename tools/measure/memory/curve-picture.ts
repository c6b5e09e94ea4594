import { line, MARGIN, WIDTH, write, type Colour, type Picture } from './draw.js';
import type { MemorySample } from './curve.js';

const TOP = 58;
const HEIGHT = 150;
const LEFT = 44;

/** Draws the memory of a server over time: resident, held by its parts, and the limit. **Units**: megabytes. */
export function curvePicture(samples: readonly MemorySample[], limitMb: number, about: string): Picture {
  const seconds = Math.max(1, samples.at(-1)?.seconds ?? 1);
  const most = Math.ceil((limitMb * 1.1) / 128) * 128;
  const x = (at: number): number => LEFT + (at / seconds) * (WIDTH - MARGIN - LEFT);
  const y = (megabytes: number): number => TOP + HEIGHT * (1 - Math.min(megabytes, most) / most);
  const path = (valueOf: (sample: MemorySample) => number): string =>
    samples
      .map((sample, n) => `${n === 0 ? 'M' : 'L'}${x(sample.seconds).toFixed(1)} ${y(valueOf(sample)).toFixed(1)}`)
      .join('');
  const level = (megabytes: number): string => `M${LEFT} ${y(megabytes).toFixed(1)}H${WIDTH - MARGIN}`;
  const marks = Array.from({ length: most / 128 + 1 }, (_, n) => n * 128);
  const key = (at: number, text: string, colour: Colour): string => write(at, 44, text, { size: 11, colour });
  const minutes = Array.from({ length: Math.floor(seconds / 60) + 1 }, (_, n) => n);
  return {
    title: 'Memory of a server under load',
    description: about,
    height: TOP + HEIGHT + 34,
    parts: [
      write(MARGIN, 24, 'Memory of a server under load', { size: 13, bold: true }),
      key(MARGIN, 'resident', 'note'),
      key(76, 'held by its caches', 'good'),
      key(196, `limit ${limitMb} MB`, 'bad'),
      ...marks.flatMap((mark) => [
        line(level(mark), { colour: 'line', width: 1 }),
        write(LEFT - 6, y(mark) + 4, String(mark), { size: 10, colour: 'muted', anchor: 'end', room: 40 }),
      ]),
      ...minutes.map((minute) =>
        write(x(minute * 60), TOP + HEIGHT + 16, `${minute}`, {
          size: 10,
          colour: 'muted',
          anchor: 'middle',
          room: 20,
        }),
      ),
      write(WIDTH - MARGIN, TOP + HEIGHT + 28, 'minutes', { size: 10, colour: 'muted', anchor: 'end', room: 60 }),
      line(level(limitMb), { colour: 'bad', dashed: true }),
      line(
        path(({ partsMb }) => partsMb),
        { colour: 'good' },
      ),
      line(
        path(({ residentMb }) => residentMb),
        { colour: 'note', width: 2 },
      ),
    ],
  };
}
