import { sql } from 'kysely';
import { cancelDelivery, queueDelivery, readDeliveriesAbout } from '#deliveries/server';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { readClinic } from '#practice/server';
import { translateTo } from '#values/language/texts.ts';
import { timeForPatients } from '../../rules/index.ts';
import { spanish } from '../spanish.gen.ts';
import { lockNotifiedEvents, type NotifiedEvent } from './notifications.sql.ts';

const ABOUT = 'event_cancellation';
/** Delay before sending, so that a mistaken cancellation can be undone before the patient reads of it. */
const GRACE_MS = 120_000;
const METHODS = ['email', 'sms'] as const;
const keyOf = (id: string, method: string, start: Date): string =>
  `event-cancellation:${id}:${start.getTime()}:${method}`;

/**
 * Notifies the patients who knew of these just canceled or deleted events through the channels used before; past events
 * are skipped. For a series, one message names the first day and the number of events.
 */
export async function notifyCancellation(tx: Tx, app: App, clinicId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const now = app.clock();
  const events = await lockNotifiedEvents(tx, clinicId, ids);
  const known = events.filter((event) => knows(event) && event.start_time > now);
  if (known.length === 0) return;
  const clinic = await readClinic(tx, clinicId);
  const groups = Map.groupBy(known, (event) => `${event.series_id ?? event.id} ${event.patient_id}`);
  for (const [first, ...others] of groups.values()) {
    if (first === undefined) continue;
    const t = translateTo(first.preferred_language, spanish);
    const time = timeForPatients(first.start_time, clinic.time_zone, first.preferred_language ?? 'en');
    const values = { time, clinic: clinic.clinic_name, count: others.length + 1 };
    const what =
      others.length === 0
        ? t('Your appointment on {time} at {clinic} was canceled.', values)
        : t('Your {count} appointments at {clinic}, the first on {time}, were canceled.', values);
    const hello = first.first_name === null ? '' : `${t('Hello {name},', { name: first.first_name })}\n\n`;
    for (const method of METHODS) {
      const to = method === 'email' ? first.email : first.mobile;
      if (to === null || !isNotifiedBy(first, method)) continue;
      await queueDelivery(tx, {
        clinicId,
        key: keyOf(first.id, method, first.start_time),
        channel: method,
        to,
        ...(method === 'email' && { subject: t('Appointment canceled: {clinic}', values) }),
        text:
          method === 'email'
            ? `${hello}${what}\n\n${t('Please call us to reschedule.')}`
            : `${what} ${t('Please call us.')}`,
        about: { type: ABOUT, id: first.id, patientId: first.patient_id },
        sendAt: new Date(now.getTime() + GRACE_MS),
        goodUntil: first.start_time,
      });
    }
  }
}

/**
 * Handles restored events: unsent cancellation messages are canceled, and patients who were already notified are
 * notified of the time again.
 */
export async function takeBackCancellation(tx: Tx, app: App, clinicId: string, ids: readonly string[]): Promise<void> {
  const deliveries = await readDeliveriesAbout(tx, clinicId, { type: ABOUT, ids });
  if (deliveries.length === 0) return;
  const now = app.clock();
  const { rows } = await columnsOf('scheduling.event', ['id'])
    .select(sql`from scheduling.event where clinic_id = ${clinicId} and id = any(${deliveries.map(({ aboutId }) => aboutId)}::uuid[])
      and deleted_time is null and status in ('pending', 'confirmed')`)
    .execute(tx);
  const standing = new Set(rows.map(({ id }) => id));
  for (const { key, aboutId, state } of deliveries) {
    if (aboutId === null || !standing.has(aboutId)) continue;
    if (state === 'queued') await cancelDelivery(tx, clinicId, key, now);
    else if (state !== 'cancelled')
      await sql`update scheduling.event set told_start = null, told_patient_id = null
        where clinic_id = ${clinicId} and id = ${aboutId}`.execute(tx);
  }
}

function knows({ told_start, start_time, told_patient_id, patient_id }: NotifiedEvent): boolean {
  return patient_id !== null && told_patient_id === patient_id && told_start?.getTime() === start_time.getTime();
}

function isNotifiedBy({ notifications }: NotifiedEvent, method: string): boolean {
  return notifications.some(
    (each) => each.notification_type === 'initial_confirmation' && each.notification_method === method,
  );
}
