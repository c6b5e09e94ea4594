import { subscriptionIn, type Command } from './command.js';
import { parsed } from '../../domain/command-line/command.js';

/** `dead`: lists the messages that the server no longer tries to deliver. */
export const dead: Command = {
  usage: `dead ID [--json]
    lists the messages of a subscription that could not be delivered, with the cause`,
  run: async (words, setting, out) => {
    const { values, positionals } = parsed(words, { json: { type: 'boolean' } });
    const { id } = await subscriptionIn(setting, positionals);
    const all = await setting.store.dead(id);
    if (values.json === true)
      out.print(
        JSON.stringify(
          all.map(({ body, ...one }) => ({ ...one, event: JSON.parse(body) as unknown })),
          undefined,
          2,
        ),
      );
    else
      out.print(
        all.length === 0
          ? `${id} has no undelivered message`
          : all
              .map(
                ({ messageId, type, attempts, error, died }) =>
                  `${messageId} ${type}, ${attempts} attempts until ${died}: ${error}`,
              )
              .join('\n'),
      );
  },
};
