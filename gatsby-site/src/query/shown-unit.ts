/**
 * Returns the heading for a column of displayed values. It contains the unit, so that cells need not repeat it.
 * **Empty**: only the name if the values have no unit.
 */
export const headingWithUnit = (name: string, displays: readonly (number | string | undefined)[]): string =>
  !name.endsWith('%') && displays.some((display) => String(display).endsWith('%')) ? `${name} %` : name;

/** Returns a displayed value without the unit that is in its heading. */
export const withoutUnit = (display: number | string): string => String(display).replace(/%$/u, '');
