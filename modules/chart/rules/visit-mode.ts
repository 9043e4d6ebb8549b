import type { EncounterMode } from './note-form.ts';

const VIDEO = /\b(tele-?(health|medicine|visit)|video|virtual|online)\b/i;
const PHONE = /\b(tele)?phone\b|\bphone call\b/i;

/** How patient and clinician meet at an appointment: by video where it has an online meeting, else as the name of its type says. */
export function visitMode(hasOnlineMeeting: boolean, typeName: string): EncounterMode {
  if (hasOnlineMeeting || VIDEO.test(typeName)) return 'video';
  return PHONE.test(typeName) ? 'phone' : 'office';
}
