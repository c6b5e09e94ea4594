import { whenShown } from './when-shown';

/** Parts of written pages that ask the server while they are shown. */
export const liveParts = {
  ReplayRoom: whenShown('The replay', async () => (await import('./replay-room')).ReplayRoom),
  ReplayTimetable: whenShown('The timetable', async () => (await import('./replay-timetable')).ReplayTimetable),
} as const;
