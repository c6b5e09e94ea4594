import { squadStatistics, type Ask, type Context, type Match } from '@goalsquare/engine';
import type { ReadyPlan } from '../statistics/ready-plan.js';
import type { JsonWriter } from './json-writer.js';
import { squadOf } from './squad.js';
import { writeStatistics } from './statistics-json.js';

/** Writes the squads of a match with their statistics, home first, as a JSON list. */
export function writeSquadSquads(writer: JsonWriter, match: Match, ready: ReadyPlan, ask: Ask = {}, context: Context = 'For'): void {
  const { header } = match.texts();
  const { squads, sheet } = squadStatistics(match, ready.plan, ask, context, ready.sheet);
  ready.sheet = sheet;
  for (const [column, side] of squads.entries()) {
    writer.text(`${column === 0 ? '[' : ','}${JSON.stringify(squadOf(header, side)).slice(0, -1)},"statistics":[`);
    writeStatistics(writer, ready, sheet, column);
    writer.text(']}');
  }
  writer.text(']');
}
