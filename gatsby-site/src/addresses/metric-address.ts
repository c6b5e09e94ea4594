/** Returns the address of a metric's page. */
export const metricAddress = (code: string): string => `/metrics/${code}/`;
