import type { ReactElement } from 'react';
import { site } from '../site';

/** The footer of every page, which only contains the copyright. */
export const Footer = (): ReactElement => <footer className="footer">{site.copyright}</footer>;
