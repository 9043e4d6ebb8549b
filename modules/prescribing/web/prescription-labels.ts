import type { Tone } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import {
  answerTone,
  type CancelState,
  changeCodes,
  changeSubCodes,
  type PrescriptionStatus,
  REQUEST_HOURS,
  type ResponseState,
} from '../rules/index.ts';

/** Tones of the prescription statuses. */
export const STATUS_TONES: Readonly<Record<PrescriptionStatus, Tone>> = {
  'not-sent': 'neutral',
  waiting: 'warning',
  sent: 'info',
  delivered: 'success',
  filled: 'success',
  'partly-filled': 'info',
  'not-filled': 'warning',
  transferred: 'info',
  canceled: 'neutral',
  failed: 'danger',
  unknown: 'warning',
  printed: 'accent',
  elsewhere: 'accent',
};

/** Tones of the cancellation states. */
export const CANCEL_TONES: Readonly<Record<CancelState, Tone>> = {
  Waiting: 'warning',
  Queued: 'info',
  Approved: 'neutral',
  Denied: 'danger',
  Failed: 'danger',
  Unknown: 'warning',
};

/** Tones of the response states. */
export const DELIVERY_TONES: Readonly<Record<ResponseState, Tone>> = {
  Waiting: 'warning',
  Queued: 'info',
  Confirmed: 'success',
  Failed: 'danger',
  Unknown: 'warning',
};

/** Shows the outcome of a sent message: green only for what the network acknowledged. */
export function toastAnswer({ code, message }: { code: string; message: string }, title?: string): void {
  const tone = answerTone(code);
  if (tone === 'error') toast.error(`${code}: ${message}`, title === undefined ? {} : { title });
  else toast[tone](message);
}

/** Describes a change request in words, with its details. */
export function changeWords({ request_code: code, request_sub_codes: details }: ChangeCodes): string {
  const words = details.map((detail) => changeSubCodes[detail] ?? `Code ${detail}`);
  return [changeCodes[code] ?? `Code ${code}`, words.join('; ')].filter(Boolean).join(': ');
}

interface ChangeCodes {
  request_code: string;
  request_sub_codes: readonly string[];
}

/** Labels of responses to a request. */
export const RESPONSE_WORDS: Readonly<Record<string, { word: string; tone: Tone }>> = {
  Approved: { word: 'Approved', tone: 'success' },
  ApprovedWithChanges: { word: 'Approved with changes', tone: 'success' },
  Replace: { word: 'Replaced', tone: 'accent' },
  Denied: { word: 'Denied', tone: 'danger' },
};

/** Returns the tone of a request's age: a pharmacy asks again after two days and stops after two weeks. */
export function ageTone(hours: number): Tone {
  if (hours >= REQUEST_HOURS.second) return 'danger';
  return hours >= REQUEST_HOURS.second / 2 ? 'warning' : 'neutral';
}
