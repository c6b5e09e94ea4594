import type { ReactElement } from 'react';
import { site } from '../site';

/** The head of a page: title, description, and whether search engines may index it. */
export const PageHead = ({
  title,
  description,
  isUnlisted = false,
}: {
  readonly title: string;
  readonly description: string;
  readonly isUnlisted?: boolean;
}): ReactElement => (
  <>
    <title>{title === site.title ? `${site.title}: ${site.tagline}` : `${title} · ${site.title}`}</title>
    <meta name="description" content={description} />
    {isUnlisted && <meta name="robots" content="noindex" />}
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
  </>
);
