import { bases, countedBases, type Match } from '@goalsquare/engine';

/** A season's sum of every base, by person. */
export type SeasonSums = ReadonlyMap<number, Float64Array>;

/** Adds up a season from our columns, base by base, so that each match is read once and in order. */
export function seasonSums(matches: readonly Match[]): SeasonSums {
  const rows = new Map<number, Float64Array>();
  const rowOf = (person: number): Float64Array => {
    let row = rows.get(person);
    if (row === undefined) rows.set(person, (row = new Float64Array(bases.length)));
    return row;
  };
  for (const { facts, persons } of matches) {
    const totals = new Int32Array(bases.length * facts.slots);
    addUp(facts, totals);
    persons.forEach((person, slot) => {
      const row = rowOf(person);
      for (let base = 0; base < row.length; base += 1)
        row[base] = (row[base] as number) + (totals[base * facts.slots + slot] as number);
    });
  }
  return rows;
}

function addUp({ postings, postingStarts, amounts, factSlots, slots }: Match['facts'], totals: Int32Array): void {
  const first = postingStarts[countedBases] as number;
  for (let base = 0; base < bases.length; base += 1) {
    const end = postingStarts[base + 1] as number;
    for (let k = postingStarts[base] as number; k < end; k += 1) {
      const cell = base * slots + (factSlots[postings[k] as number] as number);
      totals[cell] = (totals[cell] as number) + (base < countedBases ? 1 : (amounts[k - first] as number));
    }
  }
}

/** Returns whether two results are the same. A person without contributions may be absent from either. */
export function areSame(ours: SeasonSums, theirs: SeasonSums): boolean {
  return [...ours].every(([person, row]) => {
    const other = theirs.get(person);
    return row.every((sum, base) => sum === (other?.[base] ?? 0));
  });
}
