import type { ReactElement } from 'react';
import { siteName } from '../requests/site-facts';
import { site } from '../site';

/** The metadata of a page: its title, its description, and whether search engines may index it. */
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
    <title>{title === site.title ? `${siteName()}: ${site.tagline}` : `${title} · ${siteName()}`}</title>
    <meta name="description" content={description} />
    {isUnlisted && <meta name="robots" content="noindex" />}
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
  </>
);
