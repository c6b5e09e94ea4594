import { whenShown } from '../../components/when-shown';

/** Components that send requests to the server, for use in MDX pages. */
export const liveParts = {
  ReplayRoom: whenShown('The replay', async () => (await import('./replay-room')).ReplayRoom),
  ReplayTimetable: whenShown('The timetable', async () => (await import('./replay-timetable')).ReplayTimetable),
} as const;
