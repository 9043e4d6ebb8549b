import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import type { ScriptMessage } from '../script/message.ts';

/** For whom a message came in: no signed-in user stands behind it. */
export interface NetworkContext {
  readonly app: App;
  readonly clinicId: string;
  readonly now: Date;
  readonly timeZone: string;
  /** The member whose number at the network it is addressed to. */
  readonly prescriberId: string;
}

/** The message of ours that one is about. */
export interface AnsweredMessage {
  /** The row's id, as `queueNetworkMessage` answered it. */
  id: string;
  messageId: string;
  kind: ScriptMessage['kind'];
  /** What it was queued for. */
  prescriptionId: string;
  orderNumber: string | null;
}

/**
 * Takes one message of the network, once, in the transaction that keeps it. Beside what pharmacies send, these come so: the network's own Status
 * and Error on what we sent, and an Error of code `unknown` where no answer to a message came for a day (of a cancellation for two), or
 * `unreachable` where the network could not be reached for a day.
 */
export type TakeNetworkMessage = (
  tx: Tx,
  ctx: NetworkContext,
  message: ScriptMessage,
  inReplyTo: AnsweredMessage | null,
) => Promise<void>;

let taker: TakeNetworkMessage | null = null;

/** Says who takes what comes in: called once where the module is put together, and by tests; answers who did before. */
export function receiveWith(take: TakeNetworkMessage | null): TakeNetworkMessage | null {
  const before = taker;
  taker = take;
  return before;
}

/** Gives a message to whom `receiveWith` named; nobody before that. */
export async function hand(...[tx, ctx, message, inReplyTo]: Parameters<TakeNetworkMessage>): Promise<void> {
  await taker?.(tx, ctx, message, inReplyTo);
}
