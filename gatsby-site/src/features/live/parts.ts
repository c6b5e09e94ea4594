import { whenShown } from './when-shown';

/** Components of written pages that send requests to the server. */
export const liveParts = {
  ReplayRoom: whenShown('The replay', async () => (await import('./replay-room')).ReplayRoom),
  ReplayTimetable: whenShown('The timetable', async () => (await import('./replay-timetable')).ReplayTimetable),
} as const;
