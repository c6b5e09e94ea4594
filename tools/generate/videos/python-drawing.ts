import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { debianPython } from '../../dev/clients/debian-python.js';
import { ran } from './ran.js';

const script = `
import sys
from goalsquare import API, draw_shots
api = API("sandbox-transactional", environment=sys.argv[1])
fixture = api.fixture()
match_id = int(fixture[fixture.match_status_code == "FINAL"].match_id.iloc[0])
draw_shots(api.shots(match_id), api.venue(match_id)).figure.savefig(sys.argv[2], dpi=120)
`;

/** Takes a picture of the shots of a match as the Python package draws them, on the data of a server. */
export async function pictureDrawing(url: string, folder: string): Promise<void> {
  const state = mkdtempSync(path.join(tmpdir(), 'goalsquare-drawing-'));
  const file = path.join(state, 'shots.png');
  try {
    await ran(debianPython, ['-c', script, url, file], {
      ...process.env,
      MPLBACKEND: 'Agg',
      PYTHONPATH: fileURLToPath(new URL('../../../clients/python/src', import.meta.url)),
    });
    await sharp(file).webp({ quality: 80 }).toFile(path.join(folder, 'python-shots.webp'));
  } finally {
    rmSync(state, { recursive: true, force: true });
  }
}
