import { Link } from 'gatsby';
import type { ReactElement, ReactNode } from 'react';
import { Ground } from '../ground/ground';
import type { HeroFacts } from './facts/hero';
import { givenFacts, type Given } from './given-facts';
import * as styles from './hero.module.css';
import { ShotSign } from './shot-sign';

interface HeroProps {
  readonly facts?: Given<HeroFacts>;
  readonly children: ReactNode;
}

/** The head of the first page: what this is, the way to begin, and the shots of one match of the sandbox. */
export function Hero({ facts: given, children }: HeroProps): ReactElement {
  const { title, ground, shots } = givenFacts(given);
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        {children}
        <p className={styles.ways}>
          <a className="button primary" href="#start-in-three-steps">Start in three steps</a>
          <Link className="button" to="/api/">Try the API</Link>
          <Link className="button" to="/playground/">Open the playground</Link>
        </p>
      </div>
      <figure className={styles.picture}>
        <Ground size={ground} label={title}>
          {shots.map(({ x, y, side, result, radius }, at) => <g key={at} data-side={side} transform={`translate(${x} ${y})`}><ShotSign result={result} radius={radius} /></g>)}
        </Ground>
        <figcaption>{title}</figcaption>
      </figure>
    </div>
  );
}
