import type { ReactElement, ReactNode } from 'react';

/** A name and its value. A fact without a value is not shown. */
export type Fact = readonly [name: string, value: ReactNode];

/** A list of facts, side by side. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }): ReactElement => (
  <dl className="facts">
    {facts
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
