import { ruleOf, type Notification, type NotificationMethod } from './notification.ts';

/** An event as far as it decides what its patient is told. */
export interface EventToNotify {
  id: string;
  start: number;
  patientId: string | null;
  /** Where the patient is reached; null where they gave nothing, or are not to be written to any more. */
  email: string | null;
  mobile: string | null;
  /** It takes place as far as we know: not deleted, canceled, missed or begun with. */
  stands: boolean;
  /** Salus itself has confirmed it. */
  isConfirmed: boolean;
  notifications: readonly Notification[];
  /** The patient has not been told of this time, and is to be told by this event (of a series, by one of its occurrences). */
  isNews: boolean;
  /** They were told of another time before. */
  wasNotified: boolean;
}

/** What has become of a message about it. */
export interface KnownMessage {
  key: string;
  to: string;
  state: 'queued' | 'sending' | 'sent' | 'failed' | 'review' | 'cancelled';
  /** Of a cancelled one `was-due` where it should have left before it was taken back. */
  error: string | null;
}

/** A message that is to stand in the queue. */
export interface PlannedMessage {
  key: string;
  method: NotificationMethod;
  to: string;
  sendAt: number;
  notification: Notification;
  /** It stands there already; only its words may be old. */
  isKnown: boolean;
}

/** How far ahead messages are queued; the rest waits for the daily round. */
export const NOTIFICATION_HORIZON = 35 * 86_400_000;
/** How long the word of a move waits, for a move may be undone. */
export const MOVE_SETTLES = 60_000;

const USED = new Set(['sent', 'sending', 'review']);

/**
 * What is to be queued about an event, and which of the queued messages are to be taken back. Told once of each time: a key names the
 * event, the patient, the notification, how many of its kind have gone out, and the start. Nothing is queued for a time that has
 * passed; what was queued in time and waits for its way out stays, also where the event was moved away meanwhile and put back.
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
      // Its hand-over may be under way: it is about the right time and goes on.
      if (last?.start === event.start) {
        for (const { key } of used) if (placeOf(key).start === event.start) currentKeys.add(key);
        continue;
      }
      const key = `${prefix}${(last?.count ?? -1) + 1}:${event.start}`;
      const standing = ofRule.find((one) => one.key === key);
      const waits = standing?.state === 'queued';
      // What failed is not tried for ever; another address is another matter.
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

/** How many of its kind went out before a message, and the start that it tells. */
function placeOf(key: string): { count: number; start: number } {
  const [count, start] = key.split(':').slice(-2);
  return { count: Number(count), start: Number(start) };
}
