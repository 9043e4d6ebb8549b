import type { Tone } from '#kit/feedback/status-badge.tsx';
import { REQUEST_HOURS } from '../rules/index.ts';

/** The state of a prescription in words, and how it is meant. */
export const STATE_WORDS: Readonly<Record<string, { word: string; tone: Tone }>> = {
  Saved: { word: 'Not sent', tone: 'neutral' },
  Queued: { word: 'Sent', tone: 'info' },
  Confirmed: { word: 'Delivered', tone: 'success' },
  Failed: { word: 'Failed', tone: 'danger' },
  Unknown: { word: 'No answer', tone: 'warning' },
  Printed: { word: 'On paper', tone: 'accent' },
};

/** The state of a cancellation in words. */
export const CANCEL_WORDS: Readonly<Record<string, { word: string; tone: Tone }>> = {
  Queued: { word: 'Cancelling', tone: 'info' },
  Approved: { word: 'Cancelled', tone: 'neutral' },
  Denied: { word: 'Cancel denied', tone: 'danger' },
  Failed: { word: 'Cancel failed', tone: 'danger' },
  Unknown: { word: 'Cancel: no answer', tone: 'warning' },
};

/** The answer to a request in words. */
export const RESPONSE_WORDS: Readonly<Record<string, { word: string; tone: Tone }>> = {
  Approved: { word: 'Approved', tone: 'success' },
  ApprovedWithChanges: { word: 'Approved with changes', tone: 'success' },
  Replace: { word: 'Replaced', tone: 'accent' },
  Denied: { word: 'Denied', tone: 'danger' },
};

/** How long a request waits, and how bad that is: a pharmacy asks again after two days and stops after two weeks. */
export function ageTone(hours: number): Tone {
  if (hours >= REQUEST_HOURS.second) return 'danger';
  return hours >= REQUEST_HOURS.second / 2 ? 'warning' : 'neutral';
}
