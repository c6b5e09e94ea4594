import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import { Ground } from '../../pictures/ground/ground';
import type { HeroFacts } from '../../pictures/facts/hero';
import { ShotSign } from '../../pictures/ground/shot-sign';
import { site } from '../../site';
import { FirstCall } from './first-call';
import type { FirstCall as Asked } from './first-calls';
import * as styles from './landing.module.css';

/** Data for the hero of the start page. */
export interface HeroProps {
  readonly facts: HeroFacts;
  readonly calls: readonly Asked[];
  readonly metrics: number;
  /** Leagues of the sandbox. */
  readonly leagues: number;
}

/** The hero of the start page: what Goalsquare is, where to start, a call to run, and the shots of a match. */
export const Hero = ({ facts: { title, ground, shots }, calls, metrics, leagues }: HeroProps): ReactElement => (
  <div className={styles.band}>
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1>{site.tagline}</h1>
        <p className={styles.lead}>
          Goalsquare is an API that you run yourself: give it the log of a match, and it returns the score, chains,
          stoppages and {metrics} metrics, by player, squad, period, zone and time window.
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
          Open source. One command to start. A sandbox with {leagues} invented leagues to try everything.
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
