import { Link } from 'gatsby';
import type { ReactElement } from 'react';

/** Links to the previous and the next page. */
export const Neighbours = ({
  previous,
  next,
  titles,
}: {
  readonly previous: string | undefined;
  readonly next: string | undefined;
  readonly titles: ReadonlyMap<string, string>;
}): ReactElement => (
  <nav className="neighbours" aria-label="Previous and next page">
    {previous !== undefined && (
      <Link to={previous} rel="prev">
        <span>Previous</span>
        {titles.get(previous)}
      </Link>
    )}
    {next !== undefined && (
      <Link to={next} rel="next">
        <span>Next</span>
        {titles.get(next)}
      </Link>
    )}
  </nav>
);
