import { Link, navigate, type HeadFC, type PageProps } from 'gatsby';
import { useEffect, type ReactElement } from 'react';
import { PageHead } from '../components/head';

interface MovedTo {
  readonly to: string;
}

/** The page at a former address. It redirects to the new one, and contains a link to it. */
export default function Moved({ pageContext: { to } }: PageProps<object, MovedTo>): ReactElement {
  useEffect(() => {
    navigate(to, { replace: true });
  }, [to]);
  return (
    <main className="prose centred">
      <h1>This page has moved.</h1>
      <p>
        It is at <Link to={to}>{to}</Link>.
      </p>
    </main>
  );
}

export const Head: HeadFC<object, MovedTo> = ({ pageContext: { to } }) => (
  <>
    <PageHead title="Moved" description="This page has moved." isUnlisted />
    <link rel="canonical" href={to} />
    <meta httpEquiv="refresh" content={`0; url=${to}`} />
  </>
);
