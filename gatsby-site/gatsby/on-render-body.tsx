import type { GatsbySSR } from 'gatsby';
import { bootScript } from '../src/behaviours/boot-script';

/** Runs what must come before the first paint: the theme, a dismissed announcement, the address in its plain form. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: 'en-AU' });
  setHeadComponents([<script key="boot" dangerouslySetInnerHTML={{ __html: bootScript }} />]);
};
