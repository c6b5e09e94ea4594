import { writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Film, Line } from './film.js';
import { ran } from './ran.js';

const stamp = (seconds: number): string => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

/** Captions as WebVTT. */
const captionsOf = (lines: readonly Line[]): string =>
  `WEBVTT\n\n${lines.map(({ from, to, text }, at) => `${at + 1}\n${stamp(from)} --> ${stamp(to)}\n${text}\n`).join('\n')}`;

/**
 * How a film is encoded: H.264, which every browser plays. Screens hold still, so few pictures a second and a long way
 * between whole ones are enough.
 */
const encoding = [
  ...['-vf', 'fps=12,format=yuv420p', '-c:v', 'libx264', '-crf', '33', '-preset', 'veryslow', '-tune', 'stillimage'],
  ...['-g', '300', '-movflags', '+faststart', '-map_metadata', '-1', '-an'],
];

/** What a page needs to show a recording. **Units**: seconds, bytes, CSS pixels. */
export interface Recording {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly bytes: number;
  readonly lines: readonly { readonly from: number; readonly text: string }[];
}

/** Makes files of a film in a folder: the video, captions, and its first picture. **Throws** where ffmpeg fails. */
export async function develop(film: Film, name: string, folder: string): Promise<Recording> {
  const list = path.join(film.folder, 'frames.txt');
  const last = film.frames.at(-1);
  if (last === undefined) throw new Error(`${name} has no frames`);
  writeFileSync(
    list,
    [...film.frames, { ...last, seconds: 0.04 }]
      .map(({ file, seconds }) => `file '${file}'\nduration ${seconds.toFixed(3)}\n`)
      .join(''),
  );
  const file = path.join(folder, `${name}.mp4`);
  await ran('ffmpeg', ['-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', list, ...encoding, file]);
  const { size: bytes } = await stat(file);
  writeFileSync(path.join(folder, `${name}.vtt`), captionsOf(film.lines));
  const poster = film.frames[Math.floor(film.frames.length / 2)] ?? last;
  const { width, height } = await sharp(poster.file)
    .webp({ quality: 60 })
    .toFile(path.join(folder, `${name}.webp`));
  return {
    name,
    width,
    height,
    seconds: Math.round(film.seconds),
    bytes,
    lines: film.lines.map(({ from, text }) => ({ from: Math.round(from), text })),
  };
}
