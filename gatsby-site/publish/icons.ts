import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Icon sizes by path. **Units**: pixels. */
const icons = { '/apple-touch-icon.png': 180, '/icon-192.png': 192, '/icon-512.png': 512 } as const;

/** Returns the site icon in the sizes that operating systems use. */
export async function iconsOf(svg: string): Promise<ReadonlyMap<string, Buffer>> {
  const drawing = await readFile(svg);
  return new Map(
    await Promise.all(
      Object.entries(icons).map(
        async ([route, side]) =>
          [
            route,
            await sharp(drawing, { density: side * 3 })
              .resize(side, side)
              .png({ palette: true })
              .toBuffer(),
          ] as const,
      ),
    ),
  );
}

/** Returns the metadata for installing the site as an app. **Source**: W3C Web Application Manifest. */
export const webManifest = (site: { readonly title: string; readonly description: string }): string =>
  `${JSON.stringify(
    {
      name: site.title,
      short_name: site.title,
      description: site.description,
      lang: 'en-AU',
      start_url: '/',
      display: 'browser',
      background_color: '#ffffff',
      theme_color: '#0b5d46',
      icons: Object.entries(icons)
        .filter(([route]) => route.startsWith('/icon'))
        .map(([src, side]) => ({ src, sizes: `${side}x${side}`, type: 'image/png' })),
    },
    null,
    2,
  )}\n`;
