/**
 * The status of a delivery as users see it: its state, and whether it bounced, or waits because nothing is set up to send
 * it.
 */
export type DeliveryStatus =
  | 'queued'
  | 'sending'
  | 'sent'
  | 'failed'
  | 'bounced'
  | 'review'
  | 'cancelled'
  | 'no_server';

interface StatusWords {
  word: string;
  tone: 'info' | 'success' | 'danger' | 'warning' | 'neutral';
}

const WORDS: Readonly<Record<DeliveryStatus, StatusWords>> = {
  queued: { word: 'Queued', tone: 'info' },
  sending: { word: 'Sending', tone: 'info' },
  sent: { word: 'Sent', tone: 'success' },
  failed: { word: 'Not delivered', tone: 'danger' },
  bounced: { word: 'Bounced', tone: 'danger' },
  review: { word: 'Delivery not confirmed', tone: 'warning' },
  cancelled: { word: 'Canceled', tone: 'neutral' },
  no_server: { word: 'Not sent', tone: 'warning' },
};

/** Returns the label of a delivery's status, with the tone of its badge; an unknown one counts as queued. */
export function deliveryWords(status: string): StatusWords {
  return Object.hasOwn(WORDS, status) ? WORDS[status as DeliveryStatus] : WORDS.queued;
}

// Labels of the stable error codes.
const PROBLEMS: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/^sms-(?:stopped|21610)$/, 'This number opted out of text messages.'],
  [/^(?:sms-212\d\d|no-number)$/, 'This number can’t receive text messages.'],
  [/^smtp-55\d$/, 'The address was rejected. It may no longer exist.'],
  [/^sms-300\d\d$/, 'The phone could not be reached.'],
  [/^not-readable$/, 'The message text could no longer be read.'],
  [/^mail-sign-in$/, 'The mail server rejected the sign-in of Salus. It is retried.'],
  [/^mail-(?:unreachable|not-secure)$/, 'The mail server could not be reached securely. It is retried.'],
];

const NO_SERVER = {
  email: 'No mail server is set up. It will be sent once one is.',
  sms: 'No text message provider is set up. It will be sent once one is.',
};

/** Returns why a delivery has not arrived, as a sentence; null if it was sent, is on its way or was canceled. */
export function deliveryProblem(status: string, channel: 'email' | 'sms', error: string | null): string | null {
  if (status === 'no_server') return NO_SERVER[channel];
  const known = PROBLEMS.find(([pattern]) => error !== null && pattern.test(error))?.[1] ?? null;
  if (status === 'failed' || status === 'bounced' || status === 'review')
    return known ?? 'The message could not be sent.';
  return status === 'queued' ? known : null;
}
