/** Copies a text to the clipboard. Returns a message that explains whether it worked. */
export async function copyText(what: string, text: string, instead = 'Select the text instead.'): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return `${what} copied.`;
  } catch {
    return `${what} could not be copied: the browser does not allow it. ${instead}`;
  }
}
