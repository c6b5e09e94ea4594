import type { ReactElement } from 'react';
import { site } from '../site';

/** The footer of every page, with the copyright only. */
export const Footer = (): ReactElement => <footer className="footer">{site.copyright}</footer>;
