import type { ReplayTimetable as ReplayTimetableAnswer } from '@goalsquare/openapi';
import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import { FailedBox } from '../../components/failed-box';
import { ScrollTable } from '../../components/scroll-table';
import { useAnswer } from '../../requests/use-answer';
import { liveAddress } from '../../addresses/live-address';

type Slot = ReplayTimetableAnswer['slots'][number];

/** How many starts are shown: the current one and the next ones. */
const SHOWN = 4;

const HOURS = 3;

const localTime = (utc: string): string =>
  new Date(utc).toLocaleString('en-AU', {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });

/** Whether a replay can already be read, which is possible from three hours before its start. */
const isReadable = (utcStart: string, now: number): boolean => Date.parse(utcStart) - HOURS * 3_600_000 <= now;

/** Returns the current start and the next ones. */
const current = (slots: readonly Slot[], now: number): readonly Slot[] =>
  slots.filter(({ utcStart }) => Date.parse(utcStart) > now - HOURS * 3_600_000).slice(0, SHOWN);

/** Scheduled replays. Those that can already be read link to their live page. */
const SlotTable = ({ slots }: { readonly slots: readonly Slot[] }): ReactElement => (
  <ScrollTable columns={['Your time', 'UTC', 'Match', 'League', 'Match id']}>
    <tbody>
      {slots.flatMap(({ utcStart, matches }) =>
        matches.map(({ matchId, league, home, away }) => (
          <tr key={matchId}>
            <td>{localTime(utcStart)}</td>
            <td>{utcStart.slice(11, 16)}</td>
            <td>
              {isReadable(utcStart, Date.now()) ? (
                <Link to={liveAddress(matchId)}>
                  {home.name} v {away.name}
                </Link>
              ) : (
                `${home.name} v ${away.name}`
              )}
            </td>
            <td>{league.name}</td>
            <td>
              <code>{matchId}</code>
            </td>
          </tr>
        )),
      )}
    </tbody>
  </ScrollTable>
);

/** The server's current replay timetable. */
export function ReplayTimetable(): ReactElement {
  const { data, failure, retry } = useAnswer<ReplayTimetableAnswer>('/v1/replays/timetable');
  if (failure !== undefined)
    return <FailedBox detail={`The timetable cannot be read. ${failure.detail}`} onRetry={retry} />;
  if (data === undefined) return <p role="status">Reading the timetable …</p>;
  const slots = current(data.slots, Date.now());
  if (slots.every(({ matches }) => matches.length === 0)) return <p>This server has no replay timetable.</p>;
  return <SlotTable slots={slots} />;
}
