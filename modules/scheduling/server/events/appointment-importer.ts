import { domainError, invalid, isDomainError } from '#platform/domain-error.ts';
import type { RecordImporter } from '#platform/module.ts';
import { dayOfCell } from '#patients/server';
import { toInstant } from '../../rules/index.ts';
import { readCalendars } from '../setup/calendars.sql.ts';
import { readWholeCategories } from '../setup/categories.sql.ts';
import { createEventIn } from './create-event.ts';
import { deleteEvent } from './delete-event.ts';
import { lockEvent } from '../records/events.sql.ts';

const cellProblem = (message: string) => invalid([{ path: 'event', message }]);
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Imports future appointments. Patients get no messages about them. */
export const appointmentImporter: RecordImporter = {
  id: 'scheduling.appointments',
  title: 'Future appointments',
  rule: 'scheduling.create',
  order: 40,
  notice: 'Patients get no messages about imported appointments. Times that are already booked are rejected.',
  columns: [
    { id: 'date', title: 'Date', other: ['Appointment date'], required: true },
    { id: 'time', title: 'Time', other: ['Start time'], required: true },
    { id: 'minutes', title: 'Minutes', other: ['Duration', 'Length'] },
    { id: 'provider', title: 'Provider', other: ['Doctor', 'Calendar'], required: true },
    { id: 'type', title: 'Type', other: ['Event type', 'Appointment type', 'Visit type'], required: true },
    { id: 'title', title: 'Title', other: ['Reason'] },
    { id: 'notes', title: 'Notes', other: ['Comment'] },
  ],
  async add(tx, ctx, patientId, cells) {
    const { clinicId, timeZone } = ctx.actor;
    const day = dayOfCell(ctx, 'Date', cells['date']);
    if (isDomainError(day)) return day;
    const time = clockOf(cells['time']!);
    if (day === null || time === null) return cellProblem('Enter the date as MM/DD/YYYY and the time, e.g. 2:30 PM.');
    const start = `${day} ${time}:00`;
    if (toInstant(start, timeZone) <= ctx.now) return cellProblem('This appointment is in the past.');
    const categories = await readWholeCategories(tx, clinicId, null);
    const category = categories.find(({ category_name: name }) => plain(name) === plain(cells['type']!));
    if (category === undefined) return cellProblem(`No event type is named “${cells['type']!}”.`);
    const wanted = plain(cells['provider']!);
    const calendars = (await readCalendars(tx, clinicId)).filter(
      ({ is_active: isActive, first_name: first, last_name: last }) =>
        isActive && [`${first} ${last}`, `${last} ${first}`].some((name) => plain(name) === wanted),
    );
    if (calendars.length !== 1)
      return cellProblem(
        calendars.length === 0
          ? `“${cells['provider']!}” has no calendar. Enter first and last name.`
          : `Several calendars belong to “${cells['provider']!}”.`,
      );
    const minutes = cells['minutes'] === '' ? category.duration : Number(cells['minutes']);
    if (!Number.isInteger(minutes)) return cellProblem('Minutes must be a whole number.');
    const input = {
      title: cells['title'] === '' ? category.category_name : cells['title'],
      notes: cells['notes'] === '' ? null : cells['notes'],
      start,
      duration: minutes * 60,
      category_id: category.id,
      calendar_ids: [calendars[0]!.id],
      patient_id: patientId,
      event_notifications: [],
    };
    const booked = await createEventIn(tx, ctx, input, { accepted: [] });
    if (isDomainError(booked)) return booked;
    return booked.event === null ? cellProblem('This time is already booked.') : booked.event.id;
  },
  async undo(ctx, id) {
    const event = await ctx.app.database.transaction((tx) => lockEvent(tx, ctx.actor.clinicId, id));
    if (event === null || event.version !== 1 || event.start_time <= ctx.now)
      return domainError('CHANGED', 'This appointment was changed or has begun since it was imported.');
    const done = await deleteEvent(ctx, id, 1);
    return isDomainError(done) ? done : null;
  },
};

/** Reads a time as people and spreadsheets write it, as HH:MM; null if it is none. */
function clockOf(text: string): string | null {
  const [, hour, minute = '00', half] = /^(\d{1,2})(?::(\d{2})(?::\d{2})?)?\s*([ap])?\.?m?\.?$/i.exec(text) ?? [];
  if (hour === undefined || Number(minute) > 59) return null;
  if (half === undefined) return Number(hour) > 23 ? null : `${hour.padStart(2, '0')}:${minute}`;
  if (Number(hour) < 1 || Number(hour) > 12) return null;
  const inDay = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${String(inDay).padStart(2, '0')}:${minute}`;
}
