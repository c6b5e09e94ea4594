const loopbackHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a host, such as `localhost:8080`, refers to this machine. **Empty**: `false` without a host. */
export const isLoopback = (host = ''): boolean =>
  URL.canParse(`http://${host}`) && loopbackHosts.includes(new URL(`http://${host}`).hostname);

/**
 * Returns the origins at which a server can be reached: its own and, if that is a loopback name, all other loopback
 * names.
 */
export function originsOf(origin: string): readonly string[] {
  const { protocol, host, port } = new URL(origin);
  if (!isLoopback(host)) return [origin];
  return loopbackHosts.map((name) => `${protocol}//${name}${port === '' ? '' : `:${port}`}`);
}
