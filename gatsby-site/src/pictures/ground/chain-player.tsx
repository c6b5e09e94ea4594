import { useEffect, useState, type ReactElement } from 'react';
import { EvidenceLink } from '../../evidence-links/evidence-link';
import type { EvidenceRequest } from '../../evidence-links/evidence-request';
import { Ground } from './ground';
import { arrowsOf, placesOf, played, type Playback } from './chain-path';
import type { ChainFact, ChainFacts } from '../facts/chains';
import * as pictures from '../pictures.module.css';
import * as styles from './ground-marks.module.css';
import { linePath } from '../charts/scales';

/** How long a playback shows each location, and the end of a chain. **Units**: milliseconds. */
const pace = { place: 650, end: 1800 } as const;

const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A chain up to one of its locations, over a faint path of the whole chain. A ring marks the start, and a dot the ball.
 */
function ChainPath({
  chain: { path, side },
  place,
  sign,
}: {
  readonly chain: ChainFact;
  readonly place: number;
  readonly sign: 1 | -1;
}): ReactElement {
  const places = placesOf(path, sign);
  const shown = places.slice(0, place + 1);
  const [startX = 0, startY = 0] = places[0] ?? [];
  const [ballX = 0, ballY = 0] = shown.at(-1) ?? [];
  return (
    <g data-side={side}>
      <path d={linePath(places)} className={styles.ahead} />
      <path d={linePath(shown)} className={styles.path} />
      {arrowsOf(shown).map(({ at: [x, y], turn }) => (
        <path
          key={`${x} ${y}`}
          d="M2.2 0L-1.6 2V-2Z"
          className={styles.arrowHead}
          transform={`translate(${x} ${y}) rotate(${turn})`}
        />
      ))}
      <circle cx={startX} cy={startY} r={1.9} className={styles.ring} />
      <circle cx={ballX} cy={ballY} r={2.1} className={styles.ball} />
    </g>
  );
}

interface ControlsProps {
  readonly count: number;
  readonly chain: number;
  readonly isPlaying: boolean;
  readonly onShow: (chain: number) => void;
  readonly onPlay: () => void;
}

const Controls = ({ count, chain, isPlaying, onShow, onPlay }: ControlsProps): ReactElement => (
  <div className={styles.controls} role="group" aria-label="Play the chains">
    <button
      type="button"
      className="button"
      disabled={chain === 0}
      onClick={() => {
        onShow(chain - 1);
      }}
    >
      Previous
    </button>
    <button type="button" className="button primary" disabled={count === 0} onClick={onPlay}>
      {isPlaying ? 'Pause' : 'Play'}
    </button>
    <button
      type="button"
      className="button"
      disabled={chain >= count - 1}
      onClick={() => {
        onShow(chain + 1);
      }}
    >
      Next
    </button>
    <label>
      Chain {Math.min(chain + 1, count)} of {count}
      <input
        type="range"
        min={1}
        max={Math.max(1, count)}
        value={chain + 1}
        disabled={count < 2}
        onChange={({ target }) => {
          onShow(Number(target.value) - 1);
        }}
      />
    </label>
  </div>
);

interface ChainPlayerProps {
  readonly match: ChainFacts['match'];
  readonly label: string;
  readonly chains: readonly ChainFact[];
  readonly describe: (chain: ChainFact) => string;
  readonly evidenceOf: (chain: ChainFact) => EvidenceRequest;
  readonly signOf: (chain: ChainFact) => 1 | -1;
}

/**
 * Chains of possession, one at a time, with their direction. Playback shows one location after another. If the reader
 * prefers reduced motion, it shows whole chains, one after another.
 */
export function ChainPlayer({ match, label, chains, describe, evidenceOf, signOf }: ChainPlayerProps): ReactElement {
  const counts = chains.map(({ path }) => path.length / 2);
  const whole = (chain: number): Playback => ({ chain, place: (counts[chain] ?? 1) - 1 });
  const [at, setAt] = useState(() => whole(0));
  const [isPlaying, setPlaying] = useState(false);
  const chain = chains[at.chain];
  const isAtEnd = at.place >= (counts[at.chain] ?? 0) - 1;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(
      () => {
        const next = played(at, counts, wantsLessMotion());
        if (next === undefined) setPlaying(false);
        else setAt(next);
      },
      isAtEnd ? pace.end : pace.place,
    );
    return () => {
      clearTimeout(timer);
    };
  });
  const play = (): void => {
    if (!isPlaying && isAtEnd && !wantsLessMotion()) setAt({ chain: at.chain, place: 0 });
    setPlaying(!isPlaying);
  };
  const description = chain === undefined ? 'There is no such chain.' : describe(chain);
  return (
    <>
      <Controls
        count={chains.length}
        chain={at.chain}
        isPlaying={isPlaying}
        onShow={(one) => {
          setPlaying(false);
          setAt(whole(one));
        }}
        onPlay={play}
      />
      <Ground size={match.ground} label={`${label}. ${description}`}>
        {chain !== undefined && <ChainPath chain={chain} place={at.place} sign={signOf(chain)} />}
      </Ground>
      <p className={pictures.readout} role="status">
        {description}
      </p>
      {chain !== undefined && (
        <p className="hint">
          <EvidenceLink request={evidenceOf(chain)} isLarge>
            Show the metres of this chain
          </EvidenceLink>
        </p>
      )}
    </>
  );
}
