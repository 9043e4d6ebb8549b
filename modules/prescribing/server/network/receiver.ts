import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import type { ScriptMessage } from '../script/message.ts';

/** The context of an incoming message, which has no signed-in user. */
export interface NetworkContext {
  readonly app: App;
  readonly clinicId: string;
  readonly now: Date;
  readonly timeZone: string;
  /** The member whose network number (SPI) it is addressed to. */
  readonly prescriberId: string;
}

/** The outgoing message that an incoming one answers. */
export interface AnsweredMessage {
  /** The row's id, as returned by `queueNetworkMessage`. */
  id: string;
  messageId: string;
  kind: ScriptMessage['kind'];
  /** The prescription that it was queued for. */
  prescriptionId: string;
  orderNumber: string | null;
}

/**
 * Processes one network message, once, in the transaction that stores it. Besides pharmacy messages it receives the
 * network's own Status and Error for our messages, and a generated Error with code `unknown` if a message had no answer
 * for a day (a cancellation for two), or `unreachable` if the network could not be reached for a day.
 */
export type TakeNetworkMessage = (
  tx: Tx,
  ctx: NetworkContext,
  message: ScriptMessage,
  inReplyTo: AnsweredMessage | null,
) => Promise<void>;

let taker: TakeNetworkMessage | null = null;

/**
 * Sets the handler for incoming messages: called once when the module is assembled, and by tests. Returns the previous
 * handler.
 */
export function receiveWith(take: TakeNetworkMessage | null): TakeNetworkMessage | null {
  const before = taker;
  taker = take;
  return before;
}

/** Passes a message to the handler set by `receiveWith`, if any. */
export async function hand(...[tx, ctx, message, inReplyTo]: Parameters<TakeNetworkMessage>): Promise<void> {
  await taker?.(tx, ctx, message, inReplyTo);
}
