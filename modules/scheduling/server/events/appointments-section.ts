import type { RecordSection } from '#platform/module.ts';
import { readClinic } from '#practice/server';
import { personName } from '#practice/rules';
import { eventStatusNames } from '../../rules/index.ts';
import { listPatientEvents } from '../records/events.sql.ts';

const MOST = 100_000;

/** A patient's appointments, as a section of the complete patient record. */
export const appointmentsSection: RecordSection = {
  id: 'scheduling.appointments',
  title: 'Appointments',
  order: 70,
  rule: 'scheduling.view',
  async read(app, clinicId, personId) {
    const { kysely } = app.database;
    const [{ time_zone: timeZone }, events] = await Promise.all([
      readClinic(kysely, clinicId),
      listPatientEvents(kysely, clinicId, personId, MOST, { attendees: true, category: true }),
    ]);
    const day = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone });
    const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone });
    return events.map((event) => ({
      Day: day.format(event.start_time),
      Time: `${time.format(event.start_time)} – ${time.format(event.end_time)}`,
      Title: event.title,
      Type: event.category?.category_name ?? '',
      With: (event.attendees ?? []).map((one) => personName({ ...one, title: null, credential: null })).join(', '),
      Status: eventStatusNames[event.status],
      Notes: event.notes ?? '',
    }));
  },
};
