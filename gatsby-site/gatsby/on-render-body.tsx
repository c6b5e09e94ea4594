import type { GatsbySSR } from 'gatsby';
import fonts from '../facts/fonts.json';
import { bootScript } from '../src/behaviours/boot-script';

/**
 * Runs what must come before the first paint: the theme, a dismissed announcement, the address in its plain form. Loads
 * the font of the text beside the styles that name it. The font of code is not on every page.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: 'en' });
  setHeadComponents([
    <link key="font" rel="preload" as="font" type="font/woff2" href={fonts.inter} crossOrigin="anonymous" />,
    <script key="boot" dangerouslySetInnerHTML={{ __html: bootScript }} />,
  ]);
};
