import type { ReactElement } from 'react';
import { site } from '../site';

/** Leads to where the text of a written page can be changed. **Shape**: `file` within `gatsby-site/content`. */
export const EditLink = ({ file }: { readonly file: string }): ReactElement => (
  <p className="page-foot edit"><a href={`${site.repository}/edit/main/gatsby-site/content/${file}`}>Edit this page</a></p>
);
