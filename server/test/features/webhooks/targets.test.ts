import { expect } from 'chai';
import { isPublicAddress, publicLookup } from '../../../src/features/webhooks/public-address.js';
import { webhookSender } from '../../../src/features/webhooks/send-webhook.js';
import { targetFault } from '../../../src/features/webhooks/targets.js';
import { Receiver } from './receiver.js';

describe('the targets of webhooks', () => {
  for (const [address, isPublic] of [
    ['1.1.1.1', true],
    ['2606:4700::1111', true],
    ['127.0.0.1', false],
    ['10.1.2.3', false],
    ['172.31.0.1', false],
    ['172.32.0.1', true],
    ['192.168.0.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['255.255.255.255', false],
    ['224.0.0.1', false],
    ['::1', false],
    ['::', false],
    ['::ffff:127.0.0.1', false],
    ['::ffff:7f00:1', false],
    ['fd00::1', false],
    ['fe80::1', false],
    ['64:ff9b::7f00:1', false],
    ['2002:7f00:1::', false],
    ['ff02::1', false],
    ['fec0::1', false],
    ['100::1', false],
    ['2001::1', false],
    ['2001:db8::1', false],
    ['3fff::1', false],
    ['5f00::1', false],
    ['4000::1', false],
    ['::7f00:1', false],
    ['64:ff9b:1::a00:1', false],
    ['::ffff:1.1.1.1', true],
    ['192.0.2.1', false],
    ['198.18.0.1', false],
    ['203.0.113.1', false],
    ['240.0.0.1', false],
    ['0x7f.1', false],
    ['localhost', false],
    ['', false],
  ] as const) {
    it(`${isPublic ? 'may' : 'may not'} be '${address}'`, () => {
      expect(isPublicAddress(address)).to.equal(isPublic);
    });
  }

  for (const [url, fault] of [
    ['https://hooks.example/a', undefined],
    ['https://1.1.1.1/a', undefined],
    ['http://hooks.example/a', "'http://hooks.example/a' does not begin with https://"],
    ['ftp://hooks.example', "'ftp://hooks.example' does not begin with https://"],
    ['hooks', "'hooks' is not a URL"],
    ['https://u:p@hooks.example', 'the URL contains a user or password'],
    ['https://127.0.0.1/', '127.0.0.1 is not a public address'],
    ['https://[::1]/', '::1 is not a public address'],
    ['https://2130706433/', '127.0.0.1 is not a public address'],
    ['https://0x7f.1/', '127.0.0.1 is not a public address'],
  ] as const) {
    it(`${fault === undefined ? 'are' : 'are not'} ${url}`, () => {
      expect(targetFault(url, 'public')).to.equal(fault);
    });
  }

  it('may be within the network where that is allowed', () => {
    expect([targetFault('http://127.0.0.1:3000/a', 'any'), targetFault('ftp://a.example', 'any')]).to.deep.equal([
      undefined,
      "'ftp://a.example' does not begin with https://",
    ]);
  });

  it('are looked up to public addresses alone, so that a name cannot lead within', async () => {
    const error = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
      publicLookup('localhost', {}, (found) => {
        resolve(found);
      });
    });
    expect(error?.code).to.equal('ENOTPUBLIC');
  });

  it('are not reached by names of this machine', async () => {
    const receiver = new Receiver();
    await receiver.start();
    const message = { messageId: 'a', type: 'MatchScore', body: '{}' } as const;
    const sent = await webhookSender('public')(
      { url: receiver.url.replace('http://127.0.0.1', 'https://localhost'), secret: `whsec_${'QUFB'.repeat(8)}` },
      message,
      0,
    );
    expect(sent).to.deep.equal({ isDelivered: false, error: 'localhost is not a public address' });
    expect(receiver.received).to.deep.equal([]);
    receiver.stop();
  });
});
