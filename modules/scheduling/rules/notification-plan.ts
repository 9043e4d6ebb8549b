import { ruleOf, type Notification, type NotificationMethod } from './notification.ts';

/** The properties of an event that determine its patient's messages. */
export interface EventToNotify {
  id: string;
  start: number;
  patientId: string | null;
  /** The patient's address; null if none is on file or the patient opted out. */
  email: string | null;
  mobile: string | null;
  /** True if the event is expected to take place: not deleted, canceled, missed or checked in. */
  stands: boolean;
  /** True if Salus itself has confirmed the event. */
  isConfirmed: boolean;
  notifications: readonly Notification[];
  /**
   * True if the patient has not been notified of this time and this event should do so (in a series, only one
   * occurrence does).
   */
  isNews: boolean;
  /** True if the patient was notified of a different time before. */
  wasNotified: boolean;
}

/** The state of a message about an event. */
export interface KnownMessage {
  key: string;
  to: string;
  state: 'queued' | 'sending' | 'sent' | 'failed' | 'review' | 'cancelled';
  /** `was-due` for a canceled message that should have been sent before it was canceled. */
  error: string | null;
}

/** A message that should be in the queue. */
export interface PlannedMessage {
  key: string;
  method: NotificationMethod;
  to: string;
  sendAt: number;
  notification: Notification;
  /** True if the message is already queued and only its text may be outdated. */
  isKnown: boolean;
}

/** Horizon within which messages are queued; the daily job adds later ones. */
export const NOTIFICATION_HORIZON = 35 * 86_400_000;
/** Delay of messages about a move, since a move may be undone. */
export const MOVE_SETTLES = 60_000;

const USED = new Set(['sent', 'sending', 'review']);

/**
 * Computes which messages about an event to queue and which queued ones to cancel. Each time is announced once: the key
 * consists of event, patient, notification, the number of messages of its kind already sent, and the start. Nothing is
 * queued for a past time. Due messages that are waiting to be sent stay queued, even if the event was moved and then
 * restored.
 */
export function planMessages(
  event: EventToNotify,
  known: readonly KnownMessage[],
  now: number,
): { messages: PlannedMessage[]; cancel: string[] } {
  const messages: PlannedMessage[] = [];
  const currentKeys = new Set<string>();
  if (event.stands && event.patientId !== null && event.start > now) {
    for (const notification of event.notifications) {
      const method = notification.notification_method;
      const to = method === 'email' ? event.email : event.mobile;
      if (to === null || to === '') continue;
      const prefix = `event:${event.id}:${event.patientId}:${ruleOf(notification)}:`;
      const ofRule = known.filter(({ key }) => key.startsWith(prefix));
      const used = ofRule.filter(({ state }) => USED.has(state));
      const last = used.map(({ key }) => placeOf(key)).toSorted((a, b) => b.count - a.count)[0];
      // It may be being sent right now. It announces the correct time, so it stays.
      if (last?.start === event.start) {
        for (const { key } of used) if (placeOf(key).start === event.start) currentKeys.add(key);
        continue;
      }
      const key = `${prefix}${(last?.count ?? -1) + 1}:${event.start}`;
      const standing = ofRule.find((one) => one.key === key);
      const waits = standing?.state === 'queued';
      // Failed messages are not retried indefinitely, except to a new address.
      if (standing?.state === 'failed' && standing.to === to) continue;
      const hours = notification.hours_before_appointment;
      if (hours === null) {
        const wasTakenBack = standing?.state === 'cancelled';
        if (!event.isConfirmed || !(event.isNews || waits || wasTakenBack)) continue;
        messages.push({
          key,
          method,
          to,
          notification,
          isKnown: waits,
          sendAt: now + (event.wasNotified ? MOVE_SETTLES : 0),
        });
      } else {
        const sendAt = event.start - hours * 3_600_000;
        const isOwed = waits || standing?.error === 'was-due';
        if ((sendAt <= now && !isOwed) || sendAt > now + NOTIFICATION_HORIZON) continue;
        messages.push({ key, method, to, notification, isKnown: waits, sendAt });
      }
    }
  }
  for (const { key } of messages) currentKeys.add(key);
  const open = known.filter(({ state }) => state === 'queued' || state === 'sending');
  return { messages, cancel: open.filter(({ key }) => !currentKeys.has(key)).map(({ key }) => key) };
}

/** Returns the number of messages of the same kind sent before, and the announced start. */
function placeOf(key: string): { count: number; start: number } {
  const [count, start] = key.split(':').slice(-2);
  return { count: Number(count), start: Number(start) };
}
