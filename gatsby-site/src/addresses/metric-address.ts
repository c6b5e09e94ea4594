/** Returns the address of the page of a metric. */
export const metricAddress = (code: string): string => `/metrics/${code}/`;
