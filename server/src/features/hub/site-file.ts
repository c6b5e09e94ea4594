import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Request, RequestHandler } from 'express';
import { StartError } from '../../domain/start-error.js';
import { quoted } from '../../domain/text/quoted.js';
import { reads } from './waiting-page.js';
import { errorMessage, isMissing } from '../../domain/errors.js';

/** Name of the file in the state folder with which an operator describes the site. */
export const SITE_FILE = 'site.json';

/** What hub pages show about the site that serves them. */
export interface Site {
  /** Whether the matches are those of the sandbox. */
  readonly sandbox: boolean;
  readonly name?: string;
  /** URL of the logo. */
  readonly logo?: string;
  /** Colour behind the logo and of main buttons. **Shape**: `#rrggbb`. */
  readonly colour?: string;
  /** A sentence that explains how readers get a key. */
  readonly keys?: string;
}

/** A site with the bytes of its logo. */
export interface OpenedSite {
  readonly site: Site;
  readonly logo?: { readonly type: string; readonly bytes: Buffer };
}

/** **Units**: characters; bytes. */
const LIMITS = { name: 40, keys: 200, logo: 102_400 } as const;

const LOGO_PATH = '/site-logo';
const logoFile = /^[\w-][\w.-]*\.(?:svg|png|webp)$/u;

/** Returns a function that tests whether a value is a non-blank text of limited length. */
const textUpTo =
  (most: number) =>
  (value: unknown): boolean =>
    typeof value === 'string' && value.trim() !== '' && value.length <= most;

/** For each member of the file, a test of its value, and a description of what is allowed. */
const members = {
  name: { allows: textUpTo(LIMITS.name), allowed: `a text of at most ${LIMITS.name} characters` },
  keys: { allows: textUpTo(LIMITS.keys), allowed: `a sentence of at most ${LIMITS.keys} characters` },
  colour: {
    allows: (value: unknown) => typeof value === 'string' && /^#[\da-f]{6}$/iu.test(value),
    allowed: 'a colour such as #0b5d46',
  },
  logo: {
    allows: (value: unknown) => typeof value === 'string' && logoFile.test(value),
    allowed: 'the name of an SVG, PNG or WebP file beside it',
  },
} as const;

type Members = Readonly<Partial<Record<keyof typeof members, string>>>;

const isMember = (name: string): name is keyof typeof members => name in members;

/** Returns the bytes of a file. **Empty**: `undefined` if it does not exist. */
function bytesOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw new StartError(`${file} cannot be read: ${errorMessage(error)}`);
  }
}

function parse(file: string, text: string): Members {
  const fault = (detail: string): StartError => new StartError(`${file}: ${detail}`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw fault(`is not JSON: ${errorMessage(error)}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw fault('must be an object');
  for (const [name, one] of Object.entries(value)) {
    if (!isMember(name)) throw fault(`has no member ${quoted(name)}; it has ${Object.keys(members).join(', ')}`);
    const { allows, allowed } = members[name];
    if (!allows(one)) throw fault(`${name} is ${quoted(JSON.stringify(one))}: use ${allowed}`);
  }
  return value;
}

/**
 * Reads the operator's description of the site from `site.json` in the state folder. **Empty**: without the file, the
 * site is called Goalsquare. **Throws** `StartError` that names file, member, value and what is allowed.
 */
export function openSite(stateDirectory: string, isSandbox: boolean): OpenedSite {
  const file = path.join(stateDirectory, SITE_FILE);
  const found = bytesOf(file);
  if (found === undefined) return { site: { sandbox: isSandbox } };
  const { logo, ...texts } = parse(file, found.toString('utf8'));
  const site = { sandbox: isSandbox, ...texts };
  if (logo === undefined) return { site };
  const bytes = bytesOf(path.join(stateDirectory, logo));
  if (bytes === undefined || bytes.length > LIMITS.logo)
    throw new StartError(
      `${file}: logo is ${quoted(logo)}: use a file beside it of at most ${LIMITS.logo / 1024} KB${bytes === undefined ? '; there is none' : ''}`,
    );
  return { site: { ...site, logo: LOGO_PATH }, logo: { type: path.extname(logo), bytes } };
}

/** Returns a handler that serves the site's description, with the time of the last data change, and its logo. */
export const siteRoutes =
  ({ site, logo }: OpenedSite, updated: () => string | undefined): RequestHandler =>
  (req: Request, res, next) => {
    const isSite = req.path === `/${SITE_FILE}`;
    if (!reads(req) || !(isSite || (req.path === LOGO_PATH && logo !== undefined))) {
      next();
      return;
    }
    res.setHeader('Cache-Control', isSite ? 'no-cache' : 'public, max-age=300');
    if (isSite) res.json({ ...site, updated: updated() });
    // A logo that is opened as a page runs no script.
    else
      res
        .setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .type(logo?.type ?? '')
        .send(logo?.bytes);
  };
