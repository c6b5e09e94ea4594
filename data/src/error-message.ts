/** Returns the message of an error, or any other thrown value as a text. */
export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));
