import type { Match } from '@goalsquare/engine';
import { ComputedList } from '../json/computed-list.js';
import { memberTexts } from '../json/json-pieces.js';
import type { JsonWriter } from '../json/json-writer.js';
import { evidenceCostOf } from './evidence-cost.js';
import type { EvidenceDetail, EvidenceList } from './evidence-list.js';
import { valueEvidence, type ValueEvidence } from './value-evidence.js';

/** Length from which a piece is given away. **Units**: bytes. */
const PIECE_BYTES = 65_536;

/** Cost of the values after which a piece is given away, so that the event loop can turn. **Units**: statistics. */
const PIECE_COST = 4000;

/** The member of a result that has its evidence. */
const memberOf = { ids: 'evidenceIds', full: 'evidence' } as const satisfies Readonly<Record<EvidenceDetail, string>>;

/** Returns what was written, as bytes of its own: the socket may still have a small piece when the next is written. */
const takeCopy = (writer: JsonWriter): Uint8Array => Uint8Array.from(writer.take());

/** Writes the evidence of a result as its last member, in pieces that are computed as they are taken. */
export function* evidencePieces(writer: JsonWriter, match: Match, list: EvidenceList): Generator<Uint8Array> {
  writer.text(`,"${memberOf[list.detail]}":[`);
  let comma = '';
  let cost = 0;
  for (const { code, shape } of valueEvidence(match, list)) {
    writer.text(comma);
    comma = ',';
    for (const text of memberTexts(shape)) {
      writer.text(text);
      if (writer.length >= PIECE_BYTES) yield takeCopy(writer);
    }
    cost += evidenceCostOf(match, list, code, 1);
    if (cost < PIECE_COST) continue;
    cost = 0;
    if (writer.length > 0) yield takeCopy(writer);
  }
  writer.text(']');
}

/** Returns the evidence of a result as a member of it, computed as it is taken. **Empty**: no member without a list. */
export const evidenceMember = (
  match: Match,
  list: EvidenceList | undefined,
): Partial<Record<(typeof memberOf)[EvidenceDetail], ComputedList<ValueEvidence['shape']>>> =>
  list === undefined
    ? {}
    : {
        [memberOf[list.detail]]: new ComputedList(function* () {
          for (const { shape } of valueEvidence(match, list)) yield shape;
        }),
      };
