import type { RecordSection } from '#platform/module.ts';
import { readClinic } from '#practice/server';
import { personName } from '#practice/rules';
import {
  daysWords,
  noticeWords,
  priorityNames,
  stretchWords,
  timesWords,
  waitlistLimits,
  waitlistStateNames,
  waitlistStates,
} from '../rules/index.ts';
import { readCalendars } from '#scheduling/server';
import { readEntries } from './entries.sql.ts';

/** A patient's waitlist entries, as a section of the complete patient record. */
export const waitlistSection: RecordSection = {
  id: 'scheduling.waiting_list',
  title: 'Waiting list',
  order: 72,
  rule: 'scheduling.waiting_view',
  async read(app, clinicId, patientId) {
    const { kysely } = app.database;
    const [{ time_zone: timeZone }, calendars, entries] = await Promise.all([
      readClinic(kysely, clinicId),
      readCalendars(kysely, clinicId),
      readEntries(kysely, clinicId, { patientId, states: waitlistStates }, waitlistLimits.listed),
    ]);
    const day = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone });
    return entries.map((entry) => ({
      Type: `${entry.category_name}, ${entry.minutes} min`,
      With:
        calendars
          .filter(({ id }) => entry.calendar_ids.includes(id))
          .map(personName)
          .join(', ') || 'anybody',
      Between: `${entry.first_day} – ${entry.last_day}`,
      When: `${daysWords(entry.weekdays)}, ${timesWords(entry.start_minute, entry.end_minute)}`,
      Notice: noticeWords(entry.notice_hours),
      Priority: priorityNames[entry.priority],
      Since: day.format(entry.created_time),
      State: waitlistStateNames[entry.state],
      'Last offer':
        entry.offer_start === null
          ? ''
          : stretchWords(entry.offer_start, new Date(entry.offer_start.getTime() + entry.minutes * 60_000), timeZone),
      Note: entry.note ?? '',
    }));
  },
};
