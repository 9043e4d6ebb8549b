import type { Tx } from '#platform/database.ts';
import { domainError, type DomainError } from '#platform/domain-error.ts';
import { addJob } from '#platform/jobs.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { OutgoingMessage } from '../../script/message.ts';
import { outgoingProblem } from '../../script/check-shape.ts';
import { writeMessage } from '../../script/write-message.ts';
import { findBySpi } from '../registration/prescribers.sql.ts';
import { findByMessageId, insertMessage, SEND_JOB } from './messages.sql.ts';

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
