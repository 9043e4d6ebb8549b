import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import { domainError, type DomainError } from '#platform/domain-error.ts';
import { addJob } from '#platform/jobs.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { OutgoingMessage } from '../../script/message.ts';
import { outgoingProblem } from '../../script/check-shape.ts';
import { writeMessage } from '../../script/write-message.ts';
import { findBySpi } from '../registration/prescribers.sql.ts';
import { findByMessageId, insertMessage, type OutRow, readEarlier, readOut, SEND_JOB } from './messages.sql.ts';
import { sendMessage } from './send-message.ts';

// Whoever waits for the answer asks for it by `deliverNow`; where they died, the job does it.
const JOB_AFTER_MS = 8000;

/**
 * Queues a message in the transaction of what it belongs to, and answers its id; it leaves after the commit, and again until the network has
 * it. Messages of one subject leave in the order in which they were queued: whoever queues a second one holds its prescription or request. A
 * MessageID that was queued before answers that message's id. MESSAGE_SHAPE where something is missing that every pharmacy wants.
 */
export async function queueNetworkMessage(
  tx: Tx,
  ctx: RequestContext,
  {
    message,
    prescriptionId,
    subjectId = prescriptionId,
  }: { message: OutgoingMessage; prescriptionId: string; subjectId?: string },
): Promise<string | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId } = actor;
  const { header } = message;
  const problem = outgoingProblem(message, app.config.network?.version);
  if (problem !== null) return domainError('MESSAGE_SHAPE', problem, 'Not sent');
  const sender = await findBySpi(tx, header.from.code);
  const id = await insertMessage(
    tx,
    clinicId,
    {
      direction: 'out',
      message_id: header.messageId,
      relates_to: header.relatesTo ?? null,
      kind: message.kind,
      prescription_id: prescriptionId,
      subject_id: subjectId,
      prescriber_id: sender?.clinic_id === clinicId ? sender.user_id : actor.userId,
      spi: header.from.code,
      ncpdp_id: header.to.code,
      order_number: header.orderNumber ?? null,
      content: writeMessage(message, app.config.network?.version),
      state: 'queued',
    },
    now,
  );
  if (id === null) return (await findByMessageId(tx, clinicId, 'out', header.messageId))!.id;
  const runAt = new Date(now.getTime() + JOB_AFTER_MS);
  await addJob(tx, SEND_JOB, { clinicId, id }, { key: `${SEND_JOB} ${id}`, runAt });
  return id;
}

/**
 * What became of a message: 000 is queued for delivery, 010 confirmed by the pharmacy, `waiting` not taken by the network yet (it is retried
 * for a day, or waits for an earlier message about the same thing), `withdrawn` never sent; any other code is the network's with its words.
 */
export interface NetworkAnswer {
  code: string;
  message: string;
  isWaiting: boolean;
}

const WAIT_MS = 6000;
const LOOK_MS = 150;

/**
 * Sends a queued message at once, after its commit, and waits some seconds at most for the network's answer. What has to leave before it is
 * sent first: its own next attempt may be hours away.
 */
export async function deliverNow(app: App, ctx: RequestContext, messageId: string): Promise<NetworkAnswer> {
  const { clinicId } = ctx.actor;
  const { kysely } = app.database;
  const until = app.clock().getTime() + WAIT_MS;
  const isOver = (): boolean => app.clock().getTime() > until;
  const left = (): number => Math.max(until - app.clock().getTime(), LOOK_MS);
  const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  for (let tried = ''; ;) {
    const earlier = await readEarlier(kysely, clinicId, messageId);
    if (earlier === undefined || isOver()) break;
    if (earlier.state === 'queued' && earlier.id === tried) break;
    if (earlier.state === 'queued') await sendMessage(app, { clinicId, id: (tried = earlier.id) }, left());
    else await pause();
  }
  await sendMessage(app, { clinicId, id: messageId }, left());
  // A worker may have been quicker: then its answer is waited for.
  for (;;) {
    const row = await readOut(kysely, clinicId, messageId);
    if (row === undefined) return { code: '900', message: 'This message does not exist.', isWaiting: false };
    if (row.state !== 'sending' || isOver()) return answerOf(row);
    await pause();
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
      return { code: 'waiting', message: detail ?? 'It will be sent when the network responds.', isWaiting: true };
    case 'withdrawn':
      return { code: 'withdrawn', message: detail ?? 'Canceled before it was sent.', isWaiting: false };
    default:
      return {
        code: code ?? '900',
        message: detail ?? 'The network rejected the message without giving a reason.',
        isWaiting: false,
      };
  }
}
