import { strToU8, zipSync } from 'fflate';

/** Files as a zip archive, the same bytes for the same files. */
export const zipped = (files: Readonly<Record<string, string | Uint8Array>>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, content]) => [path, typeof content === 'string' ? strToU8(content) : content]),
    ),
    { level: 9, mtime: new Date(1980, 0, 1) },
  );

/** A text as the content of an XML element or the value of an attribute. */
export const xmlText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
