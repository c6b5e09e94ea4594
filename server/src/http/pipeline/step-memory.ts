/** The memories of steps, and what each one saves. **Source**: ADR 32. */
export const stepMemories = {
  callers: 'authenticate verifies a signed token once, and asks passport once about each caller',
  calls: 'validate checks each URL of a GET once, recall reuses the call, and resolve prepares it once for a licence',
  responses: 'respond sends the bytes it has sent before under the same tag, and their compressed forms',
} as const;

export type StepMemory = keyof typeof stepMemories;

export const everyMemory: ReadonlySet<StepMemory> = new Set(Object.keys(stepMemories) as StepMemory[]);
