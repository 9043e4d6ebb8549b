const PATTERNS = [
  /\bcancel(s|l?ed|l?ing|l?ation)?\b/i,
  /\bdiscontinu(e|ed|ing|ation)\b/i,
  /\bd\/c('?d|ed)?\b/i,
  /\b(void|disregard|ignore)\b.{0,40}\b(rx|prescription|order|script|previous|prior|last)\b/i,
  /\bdo(n['’]?t| not)\s+(fill|dispense)\b/i,
  /\bstop\b.{0,30}\b(rx|prescription|order|script|previous|prior|other|old)\b/i,
];

export const NOTE_CANCELS =
  'The pharmacy’s system does not process cancellations in notes: the drug will still be dispensed. Cancel the earlier prescription with Cancel Rx, and delete the cancellation from the note.';

/**
 * Returns whether a note to the pharmacist cancels another prescription. Most failed cancellations were sent in such
 * notes.
 */
export function noteCancels(note: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(note));
}
