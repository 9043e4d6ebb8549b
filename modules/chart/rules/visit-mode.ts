import type { EncounterMode } from './note-form.ts';

const VIDEO = /\b(tele-?(health|medicine|visit)|video|virtual|online)\b/i;
const PHONE = /\b(tele)?phone\b|\bphone call\b/i;

/**
 * Returns the encounter mode of an appointment: video if it has an online meeting, otherwise according to the name of
 * its type.
 */
export function visitMode(hasOnlineMeeting: boolean, typeName: string): EncounterMode {
  if (hasOnlineMeeting || VIDEO.test(typeName)) return 'video';
  return PHONE.test(typeName) ? 'phone' : 'office';
}
