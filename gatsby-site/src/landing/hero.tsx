import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import { Ground } from '../ground/ground';
import type { HeroFacts } from '../pictures/facts/hero';
import { ShotSign } from '../pictures/shot-sign';
import { site } from '../site';
import { FirstCall } from './first-call';
import type { FirstCall as Asked } from './first-calls';
import * as styles from './landing.module.css';

/** What the head of the first page shows. */
export interface HeroProps {
  readonly facts: HeroFacts;
  readonly calls: readonly Asked[];
}

/**
 * The head of the first page: what this is, the ways to begin, and a call to be made at once beside the shots of a
 * match.
 */
export const Hero = ({ facts: { title, ground, shots }, calls }: HeroProps): ReactElement => (
  <div className={styles.band}>
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1>{site.tagline}</h1>
        <p className={styles.lead}>
          An API that you run yourself. A match goes in as a log of what happened. Out come its score, its chains, its
          stoppages and 339 metrics, by player, squad, period, zone and time window, computed when you ask.
        </p>
        <p className={styles.ways}>
          <a className="button primary" href="#start-in-three-steps">
            Start in three steps
          </a>
          <Link className="button" to="/api/">
            API reference
          </Link>
          <Link className="button" to="/playground/">
            Playground
          </Link>
        </p>
        <p className={styles.aside}>
          Open source. One command to start. A sandbox with 15 invented leagues to try everything on.
        </p>
      </div>
      <FirstCall calls={calls}>
        <figure className={styles.picture}>
          <Ground size={ground} label={title}>
            {shots.map(({ x, y, side, result, radius }, at) => (
              <g key={at} data-side={side} transform={`translate(${x} ${y})`}>
                <ShotSign result={result} radius={radius} />
              </g>
            ))}
          </Ground>
          <figcaption>{title}</figcaption>
        </figure>
      </FirstCall>
    </div>
  </div>
);
