import { sql } from 'kysely';
import { recordChange } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import { publish } from '#platform/outbox.ts';
import { domainError, invalid, type DomainError, notFound } from '#platform/domain-error.ts';
import { clinicTable } from '#platform/records/clinic-table.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { cleanLine } from '#values/clean-text.ts';
import { isProblem, LONGEST_MESSAGE } from '../../rules/index.ts';
import { fileMessage } from '../results/receive-message.ts';
import { findReceiver } from '../results/find-receiver.ts';
import { readFrameInLane, readResultsInLane } from './read-in-lane.ts';

const messages = clinicTable('labs.message', ['direction', 'state', 'handled_time']);

/**
 * Files a rejected message: as received if `content` is null, otherwise as a corrected copy; the original stays
 * unchanged. NOT_FILED with the reason if it still can't be filed.
 */
export async function fileAgain(
  ctx: RequestContext,
  id: string,
  content: string | null,
): Promise<string | DomainError> {
  const { actor, app } = ctx;
  const original = await app.database.kysely
    .selectFrom('labs.message')
    .select(['content', 'state', 'filed_as_id'])
    .where('clinic_id', '=', actor.clinicId)
    .where('id', '=', id)
    .where('direction', '=', 'in')
    .executeTakeFirst();
  if (original === undefined) return notFound('message');
  if (original.state !== 'refused' || original.filed_as_id !== null)
    return domainError('ALREADY_FILED', 'This message is already filed.');
  const text = content ?? original.content;
  if (text.length > LONGEST_MESSAGE) return notFiled('The message is too long.');
  const frame = await readFrameInLane(new TextEncoder().encode(text.toWellFormed()), actor);
  if (isProblem(frame)) return notFiled(frame.problem);
  const [message] = frame.messages;
  if (message === undefined || frame.messages.length > 1) return notFiled('File one message at a time.');
  if (message.problem !== null || message.header === null)
    return notFiled(message.problem?.problem ?? 'The message can’t be read.');
  const receiver = await findReceiver(app.database.kysely, message.header);
  if (receiver === null || receiver.clinicId !== actor.clinicId)
    return notFiled('MSH-3 to MSH-6 do not match an account of this clinic.');
  const { timeZone: zone, missingStatus } = receiver;
  // Entered text is Unicode, whatever MSH-18 says.
  const results = await readResultsInLane({ text: message.text, zone, charset: 'utf-8', missingStatus }, actor);
  if (isProblem(results)) return notFiled(results.problem);
  const filed = await fileMessage(app, receiver, results, message.text, id);
  if (isProblem(filed)) return notFiled(filed.problem);
  await app.database.transaction((tx) =>
    recordHandled(tx, ctx, id, { filed_as_id: { before: null, after: filed.id } }),
  );
  return id;
}

const notFiled = (problem: string): DomainError => domainError('NOT_FILED', problem, 'Not filed');

/** Dismisses a rejected message, with a reason; it stays in the inbox. */
export function dismissMessage(ctx: RequestContext, id: string, reason: string): Promise<string | DomainError> {
  const { actor, app, now } = ctx;
  const clean = cleanLine(reason.replaceAll(/[\t\r\n]+/g, ' '), 'The reason', 300);
  return app.database.transaction(async (tx) => {
    if ('problem' in clean) return invalid([{ path: 'reason', message: clean.problem }]);
    if (clean.text === '') return invalid([{ path: 'reason', message: 'Reason is required' }]);
    const row = await messages.lock(tx, actor, id);
    if (row?.direction !== 'in') return notFound('message');
    if (row.state !== 'refused') return domainError('ALREADY_FILED', 'This message is already filed.');
    if (row.handled_time !== null) return id;
    await sql`update labs.message set handled_time = ${now}, handled_by = ${actor.userId}, handled_reason = ${clean.text}
      where clinic_id = ${actor.clinicId} and id = ${id}`.execute(tx);
    await recordHandled(tx, ctx, id, { handled: { before: null, after: 'Set aside' } }, clean.text);
    return id;
  });
}

async function recordHandled(
  tx: Tx,
  ctx: RequestContext,
  id: string,
  changes: Record<string, { before: unknown; after: unknown }>,
  reason: string | null = null,
): Promise<void> {
  const { clinicId, userId } = ctx.actor;
  await sql`update labs.message set handled_by = ${userId} where clinic_id = ${clinicId} and id = ${id}`.execute(tx);
  await recordChange(tx, ctx, { action: 'update', objectType: 'lab_message', objectId: id, changes, reason });
  await publish(tx, { clinicId, topic: 'labs.message-changed', body: { id } });
}
