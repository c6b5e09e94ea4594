import type { CellRow } from '../../flatten.js';
import type { Rows } from '../../table-rows.js';
import { UsageError, type Command } from '../command.js';
import { matchId, metricCodes, squadId } from '../lookup.js';
import { seasonOptions } from '../options.js';

/** `goalsquare evidence` */
export const evidence: Command = {
  name: 'evidence',
  summary: 'The terms that add up to a statistic of a match',
  usage: 'MATCH',
  options: {
    metric: { value: 'CODE', short: 'm', help: 'The metric by code or name; default DISPOSAL' },
    person: { value: 'NAME', help: 'The player by name or id' },
    squad: { value: 'NAME', help: 'The squad by code, name or id, instead of a player' },
    period: { value: 'NUMBER,...', short: 'p', help: 'Only these periods' },
    zone: { value: 'ZONE,...', short: 'z', help: 'Only these zones: D50, DM, CB, AM, F50, MID' },
    last: { value: 'SECONDS', help: 'Only the last SECONDS of play' },
    ...seasonOptions,
  },
  examples: [
    'goalsquare evidence 110611105 --metric MARK --squad HOL --period 4',
    'goalsquare evidence CAL HOL --metric "inside 50" --squad CAL --zone AM',
  ],
  run: async (context) => {
    const { api, words, signal } = context;
    const [person, squad] = [words.text('person'), words.text('squad')];
    if ((person === undefined) === (squad === undefined))
      throw new UsageError('Name the player with --person, or the squad with --squad.');
    const [code = ''] = await metricCodes(api, [words.text('metric') ?? 'DISPOSAL']);
    const rows = await api.evidence(await matchId(context, words.positionals), code, {
      ...(person === undefined
        ? { squadId: await squadId(context, squad ?? '') }
        : { personId: await api.personId(person) }),
      period: words.numbers('period'),
      zone: words.list('zone') as readonly 'AM'[] | undefined,
      lastXSeconds: words.number('last'),
      signal,
    });
    return {
      rows: rows as unknown as Rows<CellRow>,
      columns: ['period', 'period_secs', 'transaction_name', 'person_id', 'zone', 'sign', 'amount', 'x', 'y'],
    };
  },
};
