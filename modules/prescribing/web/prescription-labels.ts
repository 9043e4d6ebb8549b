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

/** How a status of a prescription is meant. */
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
};

/** How far a cancellation has come, as a tone. */
export const CANCEL_TONES: Readonly<Record<CancelState, Tone>> = {
  Waiting: 'warning',
  Queued: 'info',
  Approved: 'neutral',
  Denied: 'danger',
  Failed: 'danger',
  Unknown: 'warning',
};

/** How far an answer to a pharmacy has come, as a tone. */
export const DELIVERY_TONES: Readonly<Record<ResponseState, Tone>> = {
  Waiting: 'warning',
  Queued: 'info',
  Confirmed: 'success',
  Failed: 'danger',
  Unknown: 'warning',
};

/** Says what became of something sent: green only for what the network has acknowledged. */
export function toastAnswer({ code, message }: { code: string; message: string }, title?: string): void {
  const tone = answerTone(code);
  if (tone === 'error') toast.error(`${code}: ${message}`, title === undefined ? {} : { title });
  else toast[tone](message);
}

/** What a change request asks for, in words with its details. */
export function changeWords({ request_code: code, request_sub_codes: details }: ChangeAsked): string {
  const words = details.map((detail) => changeSubCodes[detail] ?? `Code ${detail}`);
  return [changeCodes[code] ?? `Code ${code}`, words.join('; ')].filter(Boolean).join(': ');
}

interface ChangeAsked {
  request_code: string;
  request_sub_codes: readonly string[];
}

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
