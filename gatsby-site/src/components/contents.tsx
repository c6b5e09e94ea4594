import type { ReactElement } from 'react';
import { useSectionInView } from '../behaviours/section-in-view';
import { constants } from '../constants';

/** A heading of a page, and its subheadings. */
export interface Heading {
  readonly url?: string;
  readonly title?: string;
  readonly items?: readonly Heading[];
}

const { from, to } = constants.contentsLevels;

const idOf = ({ url = '' }: Heading): string => url.slice(1);

const idsOf = (headings: readonly Heading[], depth: number): readonly string[] =>
  depth === 0 ? [] : headings.flatMap((heading) => [idOf(heading), ...idsOf(heading.items ?? [], depth - 1)]);

function lines(headings: readonly Heading[], depth: number, current: string | undefined): ReactElement | null {
  if (headings.length === 0 || depth === 0) return null;
  return (
    <ul>
      {headings.map((heading) => (
        <li key={heading.url}>
          <a href={heading.url} aria-current={idOf(heading) === current ? 'location' : undefined}>
            {heading.title}
          </a>
          {lines(heading.items ?? [], depth - 1, current)}
        </li>
      ))}
    </ul>
  );
}

/** The table of contents of a page, with the current section marked. **Empty**: nothing for a page without headings. */
export function Contents({ headings }: { readonly headings: readonly Heading[] }): ReactElement | null {
  const current = useSectionInView(idsOf(headings, to - from + 1));
  if (headings.length === 0) return null;
  return (
    <nav className="contents" aria-label="On this page">
      <h2>On this page</h2>
      {lines(headings, to - from + 1, current)}
    </nav>
  );
}
