/**
 * Returns the heading of a column of values as they are displayed. A unit stands there once, not in each cell.
 * **Empty**: the name itself for values without a unit.
 */
export const headingWithUnit = (name: string, displays: readonly (number | string | undefined)[]): string =>
  !name.endsWith('%') && displays.some((display) => String(display).endsWith('%')) ? `${name} %` : name;

/** Returns a displayed value without the unit that its heading has. */
export const withoutUnit = (display: number | string): string => String(display).replace(/%$/u, '');
