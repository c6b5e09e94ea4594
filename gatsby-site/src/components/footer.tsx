import type { ReactElement } from 'react';
import { site } from '../site';

/** The foot of every page: whose it is, and nothing else. */
export const Footer = (): ReactElement => <footer className="footer">{site.copyright}</footer>;
