const loopbackHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a host, such as `localhost:8080`, is a name of this machine. **Empty**: `false` without a host. */
export const isLoopback = (host = ''): boolean =>
  URL.canParse(`http://${host}`) && loopbackHosts.includes(new URL(`http://${host}`).hostname);

/** The origins by which one reaches a server: its own, and every name of the loopback where it is one of them. */
export function originsOf(origin: string): readonly string[] {
  const { protocol, host, port } = new URL(origin);
  if (!isLoopback(host)) return [origin];
  return loopbackHosts.map((name) => `${protocol}//${name}${port === '' ? '' : `:${port}`}`);
}
