import { Link } from 'gatsby';
import type { ReactElement, ReactNode } from 'react';
import * as styles from './cards.module.css';

/** Links as cards, side by side where there is room. */
export const Cards = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <div className={styles.cards}>{children}</div>
);

/** A link with its audience or target as title, and a description. */
export const Card = ({
  to,
  title,
  children,
}: {
  readonly to: string;
  readonly title: string;
  readonly children: ReactNode;
}): ReactElement => (
  <div className={styles.card}>
    <p className={styles.title}>
      <Link to={to}>{title}</Link>
    </p>
    {children}
  </div>
);
