import { Temporal } from 'temporal-polyfill';
import type { App } from '#platform/app.ts';
import type { AccessRule } from '#platform/module.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { findFreeTimes } from '#scheduling/server';
import { addReleasedSlot, addToWaitlist } from '#waitlist/server';
import { toInstant } from '#scheduling/rules';
import { demoCategories, demoStaff, type DemoCategoryName } from '../people/demo-people.ts';
import { workingDay } from '../people/demo/demo-visits.ts';
import { requestOf, type DemoClinic } from '../write-demo-notes.ts';

const TIME_ZONE = 'America/New_York';

interface DemoWaitlistEntry {
  patient: string;
  category: DemoCategoryName;
  priority: 'routine' | 'soon' | 'urgent';
  minutes: number;
  notice: number;
  note: string | null;
}

const WAITING: readonly DemoWaitlistEntry[] = [
  {
    patient: 'deshawn-carter',
    category: 'Annual physical',
    priority: 'routine',
    minutes: 40,
    notice: 24,
    note: 'Needs the form for the team signed.',
  },
  { patient: 'daniela-rivera', category: 'Office visit', priority: 'soon', minutes: 20, notice: 2, note: null },
  {
    patient: 'aaliyah-washington',
    category: 'Prenatal',
    priority: 'urgent',
    minutes: 20,
    notice: 2,
    note: 'Can leave work within the hour.',
  },
];

/** Adds three patients of the demo clinic to the waitlist, and releases a matching slot in the next days. */
export async function writeDemoWaiting(
  app: App,
  clinic: DemoClinic,
  wallClock: string,
  rules: readonly AccessRule[],
): Promise<void> {
  const now = app.clock();
  const { clinicId, calendarIds, categoryIds } = clinic.founded;
  const calendar = calendarIds[demoStaff.findIndex(({ key }) => key === 'pham')]!;
  const today = Temporal.PlainDateTime.from(wallClock).toPlainDate();
  const [first, free, last] = [1, 2, 5].map((distance) => workingDay(today, distance).toString());
  for (const { patient, category, priority, minutes, notice, note } of WAITING) {
    const added = await addToWaitlist(requestOf(app, clinic, 'pham', rules, now), {
      patient_id: clinic.patientIds.get(patient),
      category_id: categoryIds[demoCategories.findIndex(({ name }) => name === category)],
      minutes,
      calendar_ids: [calendar],
      first_day: first,
      last_day: last,
      weekdays: [],
      start_minute: 600,
      end_minute: 720,
      notice_hours: notice,
      priority,
      note,
    });
    if (isDomainError(added)) throw new Error(added.message);
  }
  const [time] = await findFreeTimes(app.database.kysely, clinicId, [calendar], {
    start: toInstant(`${free} 10:40:00`, TIME_ZONE),
    end: toInstant(`${free} 12:00:00`, TIME_ZONE),
    minutes: 40,
    timeZone: TIME_ZONE,
    gap: 0,
    days: null,
    startMinute: 0,
    endMinute: 1440,
  });
  if (time === undefined) return;
  await app.database.transaction((tx) => addReleasedSlot(tx, clinicId, { calendar_id: calendar, ...time }, now));
}
