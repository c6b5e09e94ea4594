import s1_1_2024 from '../../facts/seasons/1-1-2024.json';
import s1_1_2025 from '../../facts/seasons/1-1-2025.json';
import s1_1_2026 from '../../facts/seasons/1-1-2026.json';
import s3_1_2024 from '../../facts/seasons/3-1-2024.json';
import s3_1_2025 from '../../facts/seasons/3-1-2025.json';
import s3_1_2026 from '../../facts/seasons/3-1-2026.json';
import s5_1_2025 from '../../facts/seasons/5-1-2025.json';
import s6_1_2025 from '../../facts/seasons/6-1-2025.json';
import s8_5_2025 from '../../facts/seasons/8-5-2025.json';
import s9_5_2025 from '../../facts/seasons/9-5-2025.json';
import s10_5_2025 from '../../facts/seasons/10-5-2025.json';
import s11_5_2025 from '../../facts/seasons/11-5-2025.json';
import s12_1_2025 from '../../facts/seasons/12-1-2025.json';
import s13_1_2025 from '../../facts/seasons/13-1-2025.json';
import s16_1_2025 from '../../facts/seasons/16-1-2025.json';
import type { SeasonSheet } from './season-sheet';

/** The season facts for pages, by league, level and season. */
const sheets: Readonly<Record<string, SeasonSheet>> = {
  '1-1-2024': s1_1_2024,
  '1-1-2025': s1_1_2025,
  '1-1-2026': s1_1_2026,
  '3-1-2024': s3_1_2024,
  '3-1-2025': s3_1_2025,
  '3-1-2026': s3_1_2026,
  '5-1-2025': s5_1_2025,
  '6-1-2025': s6_1_2025,
  '8-5-2025': s8_5_2025,
  '9-5-2025': s9_5_2025,
  '10-5-2025': s10_5_2025,
  '11-5-2025': s11_5_2025,
  '12-1-2025': s12_1_2025,
  '13-1-2025': s13_1_2025,
  '16-1-2025': s16_1_2025,
};

/** Returns the facts of a season by a name such as `1-1-2025`. **Throws** if there are none. */
export function sheetOf(season: string): SeasonSheet {
  const table = sheets[season];
  if (table === undefined)
    throw new Error(`there is no sheet of season ${season}; there are ${Object.keys(sheets).join(', ')}`);
  return table;
}
