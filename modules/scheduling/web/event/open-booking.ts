import { request } from '#kit/api/request.ts';
import { toast } from '#kit/feedback/toast.ts';
import { can } from '#kit/session/viewer.ts';
import { findPatients } from '#patients/web';
import { readBooking } from '../../rules/index.ts';
import type { ClinicCalendar } from '../calendar-event.ts';
import { CalendarSetupDocument } from '../calendar.operations.gen.ts';
import { clinicClock } from '../clinic-clock.ts';
import { nextFreeHour, oneHour } from './form/next-free-hour.ts';
import { openNewEvent } from './open-event.ts';

/**
 * Opens the window of a new event, filled with what was typed: "Goldstein Fri 2:30 pm Marchetti". What is not found or
 * not unique is left empty, with a message.
 */
export async function openBooking(typed: string): Promise<void> {
  const now = clinicClock(new Date());
  const { day, time, words } = readBooking(typed, now.slice(0, 10));
  const { practice_info: setup } = await request(CalendarSetupDocument, {});
  // The first word names the patient.
  const [first = '', ...rest] = words;
  const active = setup.clinic_calendars.filter(({ is_active }) => is_active);
  const named = rest.map((word) => active.filter((calendar) => isNamed(calendar, word)));
  const patient = [first, ...rest.filter((_word, at) => named[at]!.length === 0)].join(' ');
  const similar = can('patients.view') ? await findPatients(patient, new AbortController().signal) : [];
  // A search also finds similar names.
  const exact = similar.filter(({ title }) => wordsOf(patient).every((word) => wordsOf(title).includes(word)));
  const patients = exact.length > 0 ? exact : similar;
  const patientId = patients.length === 1 ? patients[0]!.id : null;
  if (patientId === null)
    toast.info(`${patients.length === 0 ? 'No patient matches' : 'Several patients match'} “${patient}”. Choose one.`);
  const on = day ?? now.slice(0, 10);
  openNewEvent({
    ...(time === null ? nextFreeHour(on, now) : oneHour(`${on} ${time}:00`)),
    calendarIds: [...new Set(named.flatMap((found) => (found.length === 1 ? [found[0]!.calendar_id] : [])))],
    patientId,
  });
}

/** Returns the words of a text without case and accents. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

function isNamed({ name, last_name }: ClinicCalendar, word: string): boolean {
  return word.length > 2 && wordsOf(word).every((one) => wordsOf(`${name} ${last_name ?? ''}`).includes(one));
}
