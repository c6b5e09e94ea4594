import type { GatsbySSR } from 'gatsby';
import fonts from '../facts/fonts.json';
import { bootScript } from '../src/behaviours/boot-script';

/**
 * Adds the script that runs before the first paint, and preloads the text font. The code font is not preloaded, because
 * not every page uses it.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: 'en' });
  setHeadComponents([
    <link key="font" rel="preload" as="font" type="font/woff2" href={fonts.inter} crossOrigin="anonymous" />,
    <script key="boot" dangerouslySetInnerHTML={{ __html: bootScript }} />,
  ]);
};
