import { strToU8, zipSync } from 'fflate';

/** Returns files as a zip archive. The same files always give the same bytes. */
export const zipped = (files: Readonly<Record<string, string | Uint8Array>>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, content]) => [path, typeof content === 'string' ? strToU8(content) : content]),
    ),
    { level: 9, mtime: new Date(1980, 0, 1) },
  );

/** Escapes a text for use in an XML element or attribute. */
export const xmlText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
