export type ExpectedFault = readonly [field: string, value: unknown, allowed: string];

/** A case: its title, the number of the line of the small log it replaces, the new line, and every fault it causes. */
export type InvalidLine = readonly [title: string, lineNumber: number, line: unknown, faults: readonly ExpectedFault[]];
