import { periodDisplay } from '@goalsquare/engine';

/** Returns an instant as date and time in UTC, such as `2026-03-16 09:00:00`. **Empty**: `–` without an instant. */
export const instantText = (utc: string | undefined): string =>
  utc === undefined ? '–' : utc.replace('T', ' ').replace(/(?:\.\d+)?Z$/u, '');

/** Returns a moment of a match as period and clock. **Empty**: `–` before the match starts. */
export const momentText = ({
  period,
  periodSecs = 0,
}: {
  readonly period?: number;
  readonly periodSecs?: number;
}): string => (period === undefined ? '–' : periodDisplay(period, periodSecs));
