import type { ReactElement } from 'react';
import excel from '../../facts/recordings/excel.json';
import reference from '../../facts/recordings/reference.json';
import * as styles from './recording.module.css';

const recordings = { excel, reference };

interface Named {
  readonly name: keyof typeof recordings;
}

const MINUTE = 60;

const clock = (seconds: number): string =>
  `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;

/** A screen recording without sound but with captions. It loads when the reader plays it. */
export function Recording({ name, title }: Named & { readonly title: string }): ReactElement {
  const { width, height, seconds, bytes } = recordings[name];
  return (
    <figure className={styles.recording}>
      <video
        controls
        muted
        playsInline
        preload="none"
        width={width}
        height={height}
        poster={`/videos/${name}.webp`}
        aria-label={title}
      >
        <source src={`/videos/${name}.mp4`} type="video/mp4" />
        <track kind="captions" src={`/videos/${name}.vtt`} srcLang="en" label="English" default />
      </video>
      <figcaption>
        {clock(seconds)} minutes, without sound: captions say what happens, and so does the transcript below.{' '}
        <a href={`/videos/${name}.mp4`} download>
          Download it
        </a>{' '}
        ({(bytes / 1_000_000).toFixed(1)} MB).
      </figcaption>
    </figure>
  );
}

/** The captions of a recording as text, each with its time. */
export const Transcript = ({ name }: Named): ReactElement => (
  <ol className={styles.transcript}>
    {recordings[name].lines.map(({ from, text }) => (
      <li key={from}>
        <span className="muted">{clock(from)}</span> {text}
      </li>
    ))}
  </ol>
);
