import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import { addJob } from '#platform/jobs.ts';
import type { OutboxEvent } from '#platform/outbox.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import type { Participant, Writer } from '../writer.ts';
import { membersOf } from '../writer.ts';
import { readParticipants } from '../records/conversations.sql.ts';
import { findLoose, readReaders } from './readers.sql.ts';
import { giveToTeam, takeOver } from './take-over.ts';

/** The job that hands over conversations without a present member; of one clinic, or of all if none is given. */
export const HAND_OVER_JOB = 'messages.hand-over';
const BATCH = 200;
const DAY_MS = 86_400_000;
/**
 * The hourly run only looks back this far: when a member leaves, their conversations are handed over immediately,
 * whatever their age.
 */
const LOOK_BACK_DAYS = 60;

/**
 * Returns additional readers of a patient's message if none of its recipients is present: their substitutes, or else
 * the front desk (`isDesk`).
 */
export async function ensureReader(
  tx: Tx,
  { app, clinicId, now, id: patientId }: Writer,
  conversationId: string,
  recipients: readonly Participant[],
): Promise<{ more: Participant[]; isHandedOver: boolean }> {
  const readers = await readReaders(tx, clinicId, now);
  const members = membersOf(recipients);
  if (members.some((id) => readers.present.has(id))) return { more: [], isHandedOver: false };
  const takePart = membersOf(await readParticipants(tx, clinicId, [conversationId]));
  const loose = { id: conversationId, patient_id: patientId, members: [...new Set([...members, ...takePart])] };
  if (!loose.members.some((id) => readers.able.has(id)))
    await giveToTeam(tx, { app, clinicId, now }, { ...loose, assigned_to: null });
  const taking = await takeOver(tx, { app, clinicId, now }, loose, readers);
  return {
    more: taking.filter((id) => !members.includes(id)).map((id) => ({ type: 'Doctor', id })),
    isHandedOver: true,
  };
}

/** Hands over conversations after a member has left, changed roles or become absent. */
export async function onReadersChanged(_app: App, tx: Tx, { clinicId }: OutboxEvent): Promise<void> {
  await addJob(tx, HAND_OVER_JOB, { clinicId }, { key: `${HAND_OVER_JOB}:${clinicId}` });
}

/** Hands over the clinics' conversations; see HAND_OVER_JOB. */
export async function handOver(app: App, payload: unknown): Promise<void> {
  const { clinicId = null } = (payload ?? {}) as { clinicId?: string | null };
  const now = app.clock();
  if (clinicId !== null) return handOverOf(app, clinicId, now, null);
  const since = new Date(now.getTime() - LOOK_BACK_DAYS * DAY_MS);
  const { rows } = await columnsOf('messages.conversation', ['clinic_id'])
    .distinct()
    .select(sql`from messages.conversation where last_time > ${since}`)
    .execute(app.database.kysely);
  for (const { clinic_id: id } of rows) await handOverOf(app, id, now, since);
}

async function handOverOf(app: App, clinicId: string, now: Date, since: Date | null): Promise<void> {
  const db = app.database.kysely;
  const readers = await readReaders(db, clinicId, now);
  if (readers.able.size === 0) return;
  const tried = new Set<string>();
  for (;;) {
    const found = (await findLoose(db, clinicId, readers, { since, most: BATCH + tried.size })).filter(
      ({ id }) => !tried.has(id),
    );
    if (found.length === 0) return;
    for (const { id } of found) {
      tried.add(id);
      await handOverOne(app, clinicId, now, id);
    }
  }
}

async function handOverOne(app: App, clinicId: string, now: Date, id: string): Promise<void> {
  await app.database.transaction(async (tx) => {
    await sql`select 1 from messages.conversation where clinic_id = ${clinicId} and id = ${id} for update`.execute(tx);
    const readers = await readReaders(tx, clinicId, now);
    const [loose] = await findLoose(tx, clinicId, readers, { since: null, id, most: 1 });
    if (loose === undefined) return;
    const isAbandoned = !loose.members.some((one) => readers.able.has(one));
    const isAssignedAway = loose.assigned_to !== null && !readers.able.has(loose.assigned_to);
    if ((isAbandoned && loose.assigned_role_id === null) || isAssignedAway)
      await giveToTeam(tx, { app, clinicId, now }, loose);
    // A message read before its reader left still needs a reply by someone else; one whose reader is only away can
    // wait.
    if (loose.unanswered_id !== null && (isAbandoned || !loose.is_read))
      await takeOver(tx, { app, clinicId, now }, loose, readers);
  });
}
