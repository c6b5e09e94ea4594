import { MDXProvider } from '@mdx-js/react';
import { Link } from 'gatsby';
import type { AnchorHTMLAttributes, ReactElement, ReactNode } from 'react';
import { whenShown } from '../components/when-shown';
import { Card, Cards } from '../components/cards';
import { CodeBlock } from '../components/code-block';
import { CodePanel, CodeTabs } from '../components/code-tabs';
import { Note, Warning } from '../components/note';
import { Recording, Transcript } from '../components/recording';
import { Cell, HeadCell, ScrollTable } from '../components/scroll-table';
import { TopicPages } from '../components/topic-pages';
import { TryIt } from '../controls/try-it';

const SiteLink = ({ href = '', children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>): ReactElement =>
  href.startsWith('/') && !/\.\w+$/u.test(href) ? (
    <Link to={href} className={rest.className ?? ''}>
      {children}
    </Link>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );

/** Components that MDX pages can use without an import. */
const components = {
  // These send requests to the server.
  ReplayRoom: whenShown('The replay', async () => (await import('../features/live/replay-room')).ReplayRoom),
  ReplayTimetable: whenShown(
    'The timetable',
    async () => (await import('../features/live/replay-timetable')).ReplayTimetable,
  ),
  a: SiteLink,
  pre: CodeBlock,
  table: ScrollTable,
  td: Cell,
  th: HeadCell,
  Card,
  Cards,
  CodePanel,
  CodeTabs,
  Note,
  Recording,
  TopicPages,
  Transcript,
  TryIt,
  Warning,
};

/** The text of a written page. */
export const Written = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <div className="prose">
    <MDXProvider components={components}>{children}</MDXProvider>
  </div>
);
