import { Fragment, type ReactElement } from 'react';
import { addressParts } from '../contract/breaks';

/** A text whose addresses can wrap between their parts. */
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
