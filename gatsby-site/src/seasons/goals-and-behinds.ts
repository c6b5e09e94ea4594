/**
 * Returns goals and behinds as they are usually written, such as `10.5`. **Empty**: no text if only points are known.
 */
export const goalsAndBehinds = ({
  goals,
  behinds = 0,
}: {
  readonly goals?: number;
  readonly behinds?: number;
}): string => (goals === undefined ? '' : `${goals}.${behinds}`);
