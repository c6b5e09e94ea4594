/** Heading of the changes that no version contains yet. */
const UNRELEASED = '## Unreleased';

/** Returns the day on which a version was released. **Throws** if the changelog has no heading for the version. */
export function releaseDate(changelog: string, version: string): string {
  const heading = new RegExp(`^## ${version.replaceAll('.', String.raw`\.`)} - (\\d{4}-\\d{2}-\\d{2})$`, 'mu');
  const [, date] = heading.exec(changelog) ?? [];
  if (date === undefined) throw new Error(`CHANGELOG.md has no heading "## ${version} - YYYY-MM-DD"`);
  return date;
}

/**
 * Returns the changelog with the unreleased changes moved under the heading of a version. **Throws** if there are no
 * unreleased changes.
 */
export function withRelease(changelog: string, version: string, date: string): string {
  const start = changelog.indexOf(`${UNRELEASED}\n`);
  const after = start + UNRELEASED.length;
  const next = changelog.indexOf('\n## ', after);
  if (start < 0 || changelog.slice(after, next < 0 ? undefined : next).trim() === '')
    throw new Error(`CHANGELOG.md has no changes under "${UNRELEASED}"`);
  return `${changelog.slice(0, after)}\n\n## ${version} - ${date}${changelog.slice(after)}`;
}
