import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A message as it was published. */
export interface Published {
  readonly message: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly group: string | undefined;
}

/** Something that speaks to publishers as Amazon SNS does: the Query protocol. */
export class FakeSns {
  readonly published: Published[] = [];
  readonly requests: { readonly authorization: string | undefined; readonly topic: string | null }[] = [];
  /** The status of the answer. */
  status = 200;
  readonly #server: Server = createServer((req, res) => {
    void text(req).then((body) => {
      const form = new URLSearchParams(body);
      this.requests.push({ authorization: req.headers.authorization, topic: form.get('TopicArn') });
      if (this.status === 200) this.#take(form);
      res
        .writeHead(this.status, { 'Content-Type': 'text/xml' })
        .end(
          this.status === 200
            ? this.#answer(form)
            : '<ErrorResponse><Error><Type>Sender</Type><Code>AuthorizationError</Code><Message>no</Message></Error></ErrorResponse>',
        );
    });
  });

  readonly start = async (): Promise<void> => {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  };

  readonly stop = (): void => {
    this.#server.closeAllConnections();
    this.#server.close();
  };

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  #take(form: URLSearchParams): void {
    for (const entry of entriesOf(form)) {
      const names = [1, 2, 3].map((n) => `${entry}.MessageAttributes.entry.${n}`);
      this.published.push({
        message: form.get(`${entry}.Message`) ?? '',
        group: form.get(`${entry}.MessageGroupId`) ?? undefined,
        attributes: Object.fromEntries(
          names.map((name) => [form.get(`${name}.Name`), form.get(`${name}.Value.StringValue`)]),
        ) as Record<string, string>,
      });
    }
  }

  #answer(form: URLSearchParams): string {
    const members = entriesOf(form).map(
      (entry) => `<member><Id>${form.get(`${entry}.Id`)}</Id><MessageId>${entry}</MessageId></member>`,
    );
    return `<PublishBatchResponse xmlns="http://sns.amazonaws.com/doc/2010-03-31/"><PublishBatchResult><Failed/><Successful>${members.join('')}</Successful></PublishBatchResult></PublishBatchResponse>`;
  }
}

const entriesOf = (form: URLSearchParams): readonly string[] =>
  Array.from({ length: 10 }, (_, at) => `PublishBatchRequestEntries.member.${at + 1}`).filter((entry) =>
    form.has(`${entry}.Id`),
  );
