import type { Tone } from '#kit/feedback/status-badge.tsx';
import { formatAge } from '#kit/formats/age.ts';
import { type VisitState, visitStateNames } from '../rules/index.ts';
import type { RoomingVisitPartsFragment } from './calendar.operations.gen.ts';

/** Badge tones of the states. */
export const visitTones: Readonly<Record<VisitState, Tone>> = {
  arrived: 'warning',
  in_room: 'info',
  ready: 'success',
  left: 'neutral',
};

/** Returns the state in words, with the room: "Ready · Exam room 1"; "Booked" before check-in. */
export function placeOf({ state, room }: Pick<RoomingVisitPartsFragment, 'state' | 'room'>): string {
  if (state === null) return 'Booked';
  return room === null ? visitStateNames[state] : `${visitStateNames[state]} · ${room}`;
}

/** Formats an age with its unit: "45 y", "14 mo", "9 d"; empty if the birth date is unknown. */
export function ageWithUnit(dateOfBirth: string | null, day?: string): string {
  const age = formatAge(dateOfBirth, day);
  return /^\d+$/.test(age) ? `${age} y` : age;
}
