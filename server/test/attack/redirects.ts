import { head, type Attack } from './attack.js';

const open =
  (parameters: string, headers: readonly string[] = []): Attack['play'] =>
  (socket) => {
    socket.write(head(`GET /oauth2/authorize?${parameters} HTTP/1.1`, headers));
  };
const known = 'client_id=goalsquare-docs';
const uris = [
  'https://elsewhere.example/',
  '//elsewhere.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://localhost@elsewhere.example/',
  'http://localhost.elsewhere.example/',
  'https://elsewhere.example%00.localhost/',
  '',
] as const;
/** Text added to the registered address. */
const endings = [
  '/../x',
  '?x=1',
  '#x',
  '/',
  '%2f..',
  '.elsewhere.example',
  '@elsewhere.example',
  '\r\nLocation: https://elsewhere.example',
] as const;
/** A request with the address that is registered, and an ending to it. */
const openRegistered =
  (ending = '', more = '', headers: readonly string[] = []): Attack['play'] =>
  (socket, target) =>
    open(
      `response_type=token&${known}&redirect_uri=${encodeURIComponent(`${target.issuer}/api/oauth-receiver.html${ending}`)}${more}`,
      headers,
    )(socket, target);
/** No one is redirected. */
const shown = { allowed: /^4\d\d$/u, never: /\r\nLocation:/iu } as const;

/** Attacks that want a person, or a token, sent elsewhere. */
export const redirects: readonly Attack[] = [
  ...uris.map((uri): Attack => ({
    name: `redirect to ${uri || 'nowhere'}`,
    play: open(`response_type=token&${known}&redirect_uri=${encodeURIComponent(uri)}`),
    ...shown,
  })),
  ...endings.map((ending): Attack => ({
    name: `redirect to the registered one and ${JSON.stringify(ending)}`,
    play: openRegistered(ending),
    ...shown,
  })),
  { name: 'redirect given twice', play: openRegistered('', '&redirect_uri=https://elsewhere.example'), ...shown },
  {
    name: 'redirect of an error to elsewhere',
    play: open(`response_type=nothing&${known}&redirect_uri=https://elsewhere.example`),
    ...shown,
  },
  {
    name: 'redirect of an unknown client',
    play: open('response_type=token&client_id=__proto__&redirect_uri=https://elsewhere.example'),
    ...shown,
  },
  {
    name: 'CRLF in the state of an error',
    play: openRegistered('', '&scope=x&state=%0d%0aX-Injected:1'),
    allowed: /^30[23]$/u,
    never: /\r\nX-Injected/iu,
  },
  {
    name: 'Host of another at the login',
    play: openRegistered('', '', ['X-Forwarded-Host: evil.example', 'Forwarded: host=evil.example']),
    allowed: /^200$/u,
    never: /evil\.example/u,
  },
];
