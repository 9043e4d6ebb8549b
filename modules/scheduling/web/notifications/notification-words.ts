import { ruleOf, type Notification, type NotificationMethod, type TemplateValues } from '../../rules/index.ts';

/** Names of the notification channels. */
export const methodNames: Readonly<Record<NotificationMethod, string>> = { email: 'Email', sms: 'Text message' };

/** The channels as select options. */
export const methodChoices = [
  { value: 'email', label: methodNames.email },
  { value: 'sms', label: methodNames.sms },
];

/** Sample values for the preview of a template. */
export const sampleValues: TemplateValues = {
  patient: 'Ada',
  doctor: 'Dr. Kenji Sato',
  time: 'Tuesday, November 24, 2026 at 10:00 AM',
  practice: 'Your clinic',
  link: 'https://…/appointment#…',
};

/** Sample time in the preview of a Spanish text. */
export const SAMPLE_TIME_IN_SPANISH = 'martes, 24 de noviembre de 2026 a las 10:00 a. m.';

/** Formats when a notification is sent: "When booked or moved", "1 day before", "3 hours before". */
export function whenWords({ hours_before_appointment: hours }: Pick<Notification, 'hours_before_appointment'>): string {
  if (hours === null) return 'When booked or moved';
  const [count, unit] = hours % 24 === 0 ? [hours / 24, 'day'] : [hours, 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'} before`;
}

/**
 * Returns why `next` duplicates another notification (same channel and time), ignoring the one it replaces; null if it
 * doesn't.
 */
export function saidTwice(
  all: readonly Notification[],
  next: Notification,
  replaced: Notification | null,
): string | null {
  if (!all.some((one) => one !== replaced && ruleOf(one) === ruleOf(next))) return null;
  const what = next.notification_type === 'reminder' ? 'A reminder' : 'A confirmation';
  const way = next.notification_method === 'sms' ? 'text message' : 'email';
  const when = next.notification_type === 'reminder' ? ` ${whenWords(next)}` : '';
  return `${what} by ${way}${when} already exists`;
}
