import { Fragment, type ReactElement } from 'react';
import { addressParts } from '../contract/breaks';

/** A text whose addresses are broken between their parts where a line is too short for them. */
export const Breakable = ({ text }: { readonly text: string }): ReactElement => (
  <>
    {addressParts(text).map((part, at) => (
      <Fragment key={at}>
        {at > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </>
);
