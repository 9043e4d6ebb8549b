import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { recordOwnChange } from '#audit/server';
import type { App } from '#platform/app.ts';
import type { Queryable, Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import type { MessageHeader, MessageProblem } from '../../rules/index.ts';

/** The owner of a message that is not filed: the clinic, and the laboratory if known. */
export interface MessageOwner {
  clinicId: string;
  labId: string | null;
}

// PostgreSQL can't store it; the replacement character shows that it was present.
const NULLS = /\0/g;

/** Returns the text of a message for storage. */
export function keptText(text: string): string {
  return text.replaceAll(NULLS, '␀').toWellFormed();
}

/** Hashes a text to detect repeats. */
export function textHash(text: string): Buffer {
  return createHash('sha256').update(keptText(text)).digest();
}

/**
 * Finds the owner of a message without a certain receiver: the only clinic that its receiver or its sender matches, or
 * the only one with laboratory accounts. Null if there is none, or several: a message must not be shown to the wrong
 * clinic.
 */
export async function findKeeper(db: Queryable, header: MessageHeader | null): Promise<MessageOwner | null> {
  const [application = '', facility = ''] = header?.receiver ?? [];
  const [senderApplication = '', senderFacility = ''] = header?.sender ?? [];
  // There is no token to identify the clinic, so all clinics' accounts are compared with the message.
  const { rows } = await sql<{ clinic_id: string; lab_id: string; is_receiver: boolean; is_sender: boolean }>`
    select distinct a.clinic_id, a.lab_id, (${facility} <> '' and a.facility = ${facility})
        or (${facility} = '' and ${application} <> '' and a.application = ${application}) as is_receiver,
      (l.sending_application <> '' or l.sending_facility <> '') and l.sending_application in ('', ${senderApplication})
        and l.sending_facility in ('', ${senderFacility}) as is_sender
    from labs.account a join labs.lab l on l.clinic_id = a.clinic_id and l.id = a.lab_id and l.deleted_time is null
    where a.deleted_time is null limit 5000`.execute(db);
  for (const fit of [rows.filter(({ is_receiver }) => is_receiver), rows.filter(({ is_sender }) => is_sender), rows]) {
    const clinics = new Set(fit.map(({ clinic_id }) => clinic_id));
    if (clinics.size > 1) return null;
    const labs = new Set(fit.map(({ lab_id }) => lab_id));
    if (clinics.size === 1) return { clinicId: fit[0]!.clinic_id, labId: labs.size === 1 ? fit[0]!.lab_id : null };
  }
  return null;
}

/** Stores a rejected message, once however often it is sent, and publishes that it needs attention. */
export async function keepRefused(
  app: App,
  { clinicId, labId }: MessageOwner,
  { text, controlId, type }: { text: string; controlId: string; type: string },
  { problem, code, ack }: MessageProblem,
): Promise<void> {
  const now = app.clock();
  const content = keptText(text);
  const hash = textHash(text);
  await app.database.transaction(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`labs/${clinicId}/refused`}, 0))`.execute(tx);
    const { rows } = await sql`
      update labs.message set received_count = received_count + 1, last_time = ${now}
      where clinic_id = ${clinicId} and lab_id is not distinct from ${labId}::uuid and direction = 'in' and state = 'refused' and content_hash = ${hash}
      returning id`.execute(tx);
    if (rows.length > 0) return;
    const id = newId();
    await tx
      .insertInto('labs.message')
      .values({
        clinic_id: clinicId,
        id,
        direction: 'in',
        lab_id: labId,
        control_id: controlId.slice(0, 199),
        message_type: type.slice(0, 40),
        content,
        content_hash: hash,
        state: 'refused',
        detail: problem,
        ack_code: ack,
        error_code: code,
        created_time: now,
        last_time: now,
      })
      .execute();
    await recordOwnChange(tx, app, clinicId, {
      action: 'create',
      objectType: 'lab_message',
      objectId: id,
      reason: problem,
      outcome: 'refused',
    });
    await publish(tx, { clinicId, topic: 'labs.message-refused', body: { id } });
  });
}

/** Closes an earlier rejection of a message that was filed now. */
export async function closeRefused(
  tx: Tx,
  clinicId: string,
  condition: { id: string } | { hash: Buffer },
  filedAs: string,
  now: Date,
): Promise<void> {
  const { rows } = await columnsOf('labs.message', ['id'])
    .returned(sql`update labs.message set filed_as_id = ${filedAs}, handled_time = coalesce(handled_time, ${now})
    where clinic_id = ${clinicId} and direction = 'in' and state = 'refused' and filed_as_id is null
      and ${'id' in condition ? sql`id = ${condition.id}` : sql`content_hash = ${condition.hash}`}`)
    .execute(tx);
  for (const { id } of rows) await publish(tx, { clinicId, topic: 'labs.message-changed', body: { id } });
}
