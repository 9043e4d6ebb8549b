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

// Callers that wait for the answer use `deliverNow`; the job takes over if they fail.
const JOB_AFTER_MS = 8000;

/**
 * Queues a message in the caller's transaction and returns its id; it is sent after the commit and retried until the
 * network accepts it. Messages of one subject are sent in queue order, so the caller must lock the prescription or
 * request before it queues a second one. A MessageID that was queued before returns the existing id. MESSAGE_SHAPE if a
 * field that every pharmacy requires is missing.
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
 * The outcome of a message: 000 is queued for delivery, 010 confirmed by the pharmacy, `waiting` not accepted by the
 * network yet (it is retried for a day, or waits for an earlier message of the same subject), `withdrawn` never sent;
 * any other code is the network's, with its message.
 */
export interface NetworkAnswer {
  code: string;
  message: string;
  isWaiting: boolean;
}

const WAIT_MS = 6000;
const LOOK_MS = 150;

/**
 * Sends a queued message immediately after its commit and waits a few seconds for the network's answer. Earlier
 * messages of the subject are sent first: their next scheduled attempt may be hours away.
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
  // If a worker was faster, wait for its answer.
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
