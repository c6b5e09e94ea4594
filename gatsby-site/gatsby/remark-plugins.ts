import remarkGfm from 'remark-gfm';
import { remarkBlocks } from './remark-blocks';
import { remarkFacts } from './remark-facts';
import { remarkPictures } from './remark-pictures';
import { remarkTry } from './remark-try';

/** The remark plugins of MDX pages, in the order in which they run. */
export const remarkPlugins = [remarkGfm, remarkBlocks, remarkTry, remarkFacts, remarkPictures];
