import type { App } from '#platform/app.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { type OutRow, readOut } from './messages.sql.ts';
import { sendMessage } from './send-message.ts';

/**
 * What became of a message: 000 is queued for delivery, 010 confirmed by the pharmacy, any other code is the network's with its words. 000 with
 * `isWaiting` where the network could not be asked now: it is tried again for a day.
 */
export interface NetworkAnswer {
  code: string;
  message: string;
  isWaiting: boolean;
}

const WAIT_MS = 6000;
const LOOK_MS = 150;

/** Sends a queued message at once, after its commit, and waits some seconds at most for what the network says of it. */
export async function deliverNow(app: App, ctx: RequestContext, messageId: string): Promise<NetworkAnswer> {
  const { clinicId } = ctx.actor;
  const until = Date.now() + WAIT_MS;
  await sendMessage(app, { clinicId, id: messageId }, WAIT_MS);
  // A worker may have been quicker: then its answer is waited for.
  for (;;) {
    const row = await readOut(app.database.kysely, clinicId, messageId);
    if (row === undefined) return { code: '900', message: 'This message does not exist.', isWaiting: false };
    if (row.state !== 'sending' || Date.now() > until) return answerOf(row);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

function answerOf({ state, code, detail }: OutRow): NetworkAnswer {
  switch (state) {
    case 'accepted':
      return { code: '010', message: detail ?? 'Confirmed by the pharmacy.', isWaiting: false };
    case 'sent':
      return { code: '000', message: detail ?? 'Queued for delivery.', isWaiting: false };
    case 'queued':
    case 'sending':
      return { code: '000', message: detail ?? 'It is sent as soon as the network answers.', isWaiting: true };
    default:
      return { code: code ?? '900', message: detail ?? 'The network refused it without a word.', isWaiting: false };
  }
}
