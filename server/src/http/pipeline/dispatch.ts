import type { RequestHandler, Response } from 'express';
import { askedTable, type AskedTable } from '../../answers/csv/asked-table.js';
import { asCsv } from '../../answers/csv/csv.js';
import { setCsvHeaders } from '../../answers/csv/csv-headers.js';
import { sendAnswer, type Answering } from './answer.js';
import { cacheControl, DATA_VARIES, hasAnswer } from './freshness.js';
import type { Knowledge, Work } from './knowledge.js';
import { readyCall, type Asking } from './ready-call.js';
import { isOfContract } from '../../answers/checked-call.js';
import { workLater, workNow } from './work.js';

/** Sets what an answer that may be kept by its caller says of that, and what answers differ by. */
function describe(res: Response, isRead: boolean, { tag, maxAge }: Work): void {
  const before = res.getHeader('Vary');
  res.setHeader('Vary', before === undefined ? DATA_VARIES : `${String(before)}, ${DATA_VARIES}`);
  res.setHeader('Cache-Control', isRead ? cacheControl(maxAge) : 'no-store');
  if (isRead) res.setHeader('ETag', tag);
}

/** The same work told in CSV, under a tag of its own. */
const inTable = (work: Work, { name, table }: AskedTable): Work => ({
  ...work,
  tag: work.tag.replace(/"$/u, `-csv.${name}"`),
  compute: () => asCsv(table, work.compute()),
});

/**
 * Answers a checked call: scope 404, licence and gates 403, then 304 where nothing has changed, and only then the
 * answer is computed.
 */
export const dispatch =
  (knowledge: Knowledge, answering: Answering): RequestHandler =>
  async (req, res, next) => {
    const { account, call } = req;
    if (call === undefined || account === undefined || !isOfContract(call)) {
      next();
      return;
    }
    const asked = askedTable(req, call);
    const asking: Asking = { account, call, ready: readyCall(knowledge, account, call) };
    const found = workNow(knowledge, asking) ?? (await workLater(knowledge, asking));
    const work = asked === undefined ? found : inTable(found, asked);
    const isRead = req.method !== 'POST';
    if (asked !== undefined) setCsvHeaders(res, call, asked);
    describe(res, isRead, work);
    if (isRead && hasAnswer(req.headers['if-none-match'], work.tag)) res.status(304).end();
    else await sendAnswer(answering, req, res, call, work);
  };
