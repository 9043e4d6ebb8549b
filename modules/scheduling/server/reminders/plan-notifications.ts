import { cancelDelivery, queueDelivery, readDeliveriesAbout } from '#deliveries/server';
import type { Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import { personName } from '#practice/rules';
import { readClinic } from '#practice/server';
import { planMessages, timeForPatients, type EventToNotify } from '../../rules/index.ts';
import { appointmentUrl } from './appointment-token.ts';
import { lockNotifiedEvents, markNotified, type NotifiedEvent } from './notifications.sql.ts';
import { publishAll } from '#platform/outbox.ts';
import type { EventChange } from '../records/event-changes.ts';
import { takeBackCancellation } from './notify-cancellation.ts';
import { listNames, templateIn, writeText } from './write-text.ts';

/**
 * The reason for planning: the event changed, which may be news to its patient; the text or address of a message
 * changed; or the daily job, which only adds missing messages.
 */
export type PlanReason = 'change' | 'refresh' | 'round';

/**
 * Synchronizes the queued patient messages with these events: queues, replaces and cancels them in the transaction of
 * the change. Idempotent. The messages contain at most the patient's first name.
 */
export async function planNotifications(
  tx: Tx,
  app: App,
  clinicId: string,
  ids: readonly string[],
  occasion: PlanReason,
): Promise<void> {
  if (ids.length === 0) return;
  const now = app.clock();
  const events = await lockNotifiedEvents(tx, clinicId, ids);
  const known = Map.groupBy(await readDeliveriesAbout(tx, clinicId, { type: 'event', ids }), ({ aboutId }) => aboutId);
  const speaking = events.filter((event) => event.notifications.length > 0 || known.has(event.id));
  if (speaking.length === 0) return;
  const clinic = await readClinic(tx, clinicId);
  const news = occasion === 'change' ? newsOf(speaking) : new Set<string>();
  for (const event of speaking) {
    const language = event.preferred_language ?? 'en';
    const eventToNotify = eventToNotifyOf(event, news.has(event.id));
    const { messages, cancel } = planMessages(eventToNotify, known.get(event.id) ?? [], now.getTime());
    for (const key of cancel) await cancelDelivery(tx, clinicId, key, now);
    for (const { key, method, to, sendAt, notification, isKnown } of messages) {
      if (isKnown && occasion === 'round') continue;
      const link = { clinicId, eventId: event.id, patientId: event.patient_id! };
      const values = {
        patient: event.first_name ?? '',
        doctor: listNames(event.doctors.map(personName), language),
        time: timeForPatients(event.start_time, clinic.time_zone, language),
        practice: clinic.clinic_name,
        link: await appointmentUrl(app, link),
      };
      await queueDelivery(tx, {
        clinicId,
        key,
        channel: method,
        to,
        ...(method === 'email' && { subject: writeText(notification.subject, language, values) }),
        text: writeText(templateIn(notification, language), language, values),
        about: { type: 'event', id: event.id, patientId: event.patient_id },
        sendAt: new Date(sendAt),
        goodUntil: event.start_time,
      });
    }
  }
  if (occasion === 'round') return;
  // For two merged records: the person knows the time under either name.
  const knows = (event: NotifiedEvent) => event.told_start?.getTime() === event.start_time.getTime();
  const confirmed = speaking.filter(
    (event) =>
      isUnnotified(event) && event.notifications.some(isConfirmation) && (occasion === 'change' || knows(event)),
  );
  if (confirmed.length > 0)
    await markNotified(
      tx,
      clinicId,
      confirmed.map(({ id }) => id),
    );
}

const isConfirmation = ({ notification_type }: { notification_type: string }): boolean =>
  notification_type === 'initial_confirmation';

/** Returns whether an event is confirmed by Salus and its patient knows another time or none. */
function isUnnotified(event: NotifiedEvent): boolean {
  if (event.is_deleted || event.status !== 'confirmed' || event.patient_id === null) return false;
  return event.told_start?.getTime() !== event.start_time.getTime() || event.told_patient_id !== event.patient_id;
}

/**
 * Returns the events that are announced: single events, each individually moved occurrence, and the first of the other
 * occurrences of a series.
 */
function newsOf(events: readonly NotifiedEvent[]): Set<string> {
  const untold = events.filter(isUnnotified);
  const ofSeries = Map.groupBy(
    untold.filter((event) => event.series_id !== null && !wasMovedAlone(event)),
    ({ series_id }) => series_id,
  );
  const firsts = [...ofSeries.values()].map(([first]) => first!.id);
  const alone = untold.filter((event) => event.series_id === null || wasMovedAlone(event)).map(({ id }) => id);
  return new Set([...alone, ...firsts]);
}

function wasMovedAlone({ series_id, replaced_start, start_time, told_start }: NotifiedEvent): boolean {
  return series_id !== null && told_start !== null && replaced_start?.getTime() !== start_time.getTime();
}

function eventToNotifyOf(event: NotifiedEvent, isNews: boolean): EventToNotify {
  return {
    id: event.id,
    start: event.start_time.getTime(),
    patientId: event.patient_id,
    email: event.email,
    mobile: event.mobile,
    stands: !event.is_deleted && (event.status === 'pending' || event.status === 'confirmed'),
    isConfirmed: event.status === 'confirmed',
    notifications: event.notifications,
    isNews,
    wasNotified: event.told_start !== null && event.told_patient_id === event.patient_id,
  };
}

/** A changed event; `patient_id` is its previous patient, if that changed. */
export interface ChangedEvent {
  id: string;
  kind: EventChange;
  patient_id?: string | null;
}

/** Publishes changed events and synchronizes the patient messages, in the transaction of the change. */
export async function notifyEvents(
  tx: Tx,
  app: App,
  clinicId: string,
  changed: readonly ChangedEvent[],
): Promise<void> {
  if (changed.length === 0) return;
  await publishEvents(tx, clinicId, changed);
  const edited = changed.filter(({ kind }) => kind === 'changed' || kind === 'moved').map(({ id }) => id);
  if (edited.length > 0) await takeBackCancellation(tx, app, clinicId, edited);
  await planNotifications(
    tx,
    app,
    clinicId,
    changed.map(({ id }) => id),
    'change',
  );
}

/** Publishes changed events only, for new ones without notifications. */
export function publishEvents(tx: Tx, clinicId: string, changed: readonly ChangedEvent[]): Promise<void> {
  return publishAll(
    tx,
    changed.map((body) => ({ clinicId, topic: 'scheduling.event-changed', body: { ...body } })),
  );
}
