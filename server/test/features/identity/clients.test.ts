import { expect } from 'chai';
import { clientsOf } from '../../../src/features/identity/clients/client.js';
import { clientsIn, LoginFileError } from '../../../src/features/identity/clients/read-clients.js';

const good = { id: 'pages', name: 'Pages', redirectUris: ['https://pages.example/cb'] };
const bad: readonly (readonly [string, unknown, string])[] = [
  ['an object', good, 'clients is not a list'],
  ['a text', ['x'], '[0] is not an object'],
  ['a list', [[]], '[0] is not an object'],
  ['no id', [{ ...good, id: undefined }], '[0].id'],
  ['an id with a space', [{ ...good, id: 'a b' }], '[0].id'],
  ['no name', [{ ...good, name: ' ' }], '[0].name'],
  ['no redirect URIs', [{ ...good, redirectUris: [] }], '[0].redirectUris'],
  ['a member that is none', [{ ...good, secret: 'x' }], '[0].secret is unknown'],
  ['a text for implicit', [{ ...good, implicit: 'yes' }], '[0].implicit'],
  ['the same id twice', [good, good], 'clients has the id pages twice'],
  ...(
    [
      ['/cb', 'is not an absolute URI'],
      ['https://pages.example/cb#x', 'has a fragment'],
      ['https://*.example/cb', 'has a wildcard'],
      ['https://me:x@pages.example/', 'names a user'],
      ['http://pages.example/cb', 'is not https'],
      ['http://127.0.0.1.evil.example/cb', 'is not https'],
      ['javascript:alert(1)', 'has the scheme javascript:'],
      ['data:text/html,x', 'has the scheme data:'],
      [7, 'is not an absolute URI'],
    ] as const
  ).map(([uri, words]): readonly [string, unknown, string] => [
    `the redirect URI ${String(uri)}`,
    [good, { ...good, id: 'two', redirectUris: ['https://a.example/', uri] }],
    `[1].redirectUris[1] '${String(uri)}' ${words}`,
  ]),
];

describe('a list of clients', () => {
  it('is read', () => {
    const list = [
      good,
      {
        id: 'app',
        name: 'App',
        redirectUris: ['com.example.app:/cb', 'http://127.0.0.1:7000/cb', 'http://localhost/cb'],
        implicit: true,
      },
    ];
    expect(clientsIn(list)).to.deep.equal(list);
  });
  for (const [name, value, words] of bad) {
    it(`with ${name} is refused, naming where`, () => {
      expect(() => clientsIn(value))
        .to.throw(LoginFileError)
        .with.property('message')
        .that.contains(words);
    });
  }
});

describe('the documentation as a client', () => {
  const uris: readonly (readonly [string, readonly string[]])[] = [
    ['https://api.example', ['https://api.example/api/oauth-receiver.html']],
    [
      'http://127.0.0.1:81',
      [
        'http://localhost:81/api/oauth-receiver.html',
        'http://127.0.0.1:81/api/oauth-receiver.html',
        'http://[::1]:81/api/oauth-receiver.html',
      ],
    ],
  ];
  for (const [origin, expected] of uris) {
    it(`of ${origin} receives tokens on its own origin alone, by each of its names`, () => {
      expect(clientsOf(origin).get('goalsquare-docs')?.redirectUris).to.deep.equal(expected);
    });
  }
});
