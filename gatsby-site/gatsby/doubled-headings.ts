/**
 * Returns the headings that repeat another heading of the same level in the same section. A bad merge leaves such
 * duplicates.
 */
export function doubledHeadings(markdown: string): readonly string[] {
  const seen = new Set<string>();
  const above: string[] = [];
  const doubled: string[] = [];
  const text = markdown.replaceAll(/^ *(`{3,}).*\n(?:.*\n)*? *\1 *$/gmu, '');
  for (const [heading, { length: level } = ''] of text.matchAll(/^(#{1,6}) .+$/gmu)) {
    above.splice(level - 1, above.length, heading);
    const place = above.join('\n');
    if (seen.has(place)) doubled.push(heading);
    seen.add(place);
  }
  return doubled;
}
