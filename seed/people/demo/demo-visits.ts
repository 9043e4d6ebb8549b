import { Temporal } from 'temporal-polyfill';
import { demoCategories, type DemoCategoryName } from './demo-categories.ts';
import type { StaffKey } from './demo-staff.ts';
import { isOpenDay } from '../open-days.ts';
import { visitTable } from './demo-visit-table.ts';

/** An event in a calendar of the demo clinic. */
export interface DemoVisit {
  /** Identifies the visit in notes: staff, working days from today, time: "marchetti -3 09:20". */
  key: string;
  /** The owner of the calendar. */
  staff: StaffKey;
  /** Key of the patient; null for internal events of the staff. */
  patient: string | null;
  category: DemoCategoryName;
  title: string;
  /** Notes about the visit; "" if there are none. */
  notes: string;
  status: 'pending' | 'confirmed' | 'checkedin' | 'noshow' | 'canceled';
  /** Local time of the clinic, as YYYY-MM-DD HH:mm:ss. */
  start: string;
  minutes: number;
}

/**
 * Returns two weeks of the demo clinic's calendars: five working days before today, today, whatever day of the week it
 * is, and five after. `now` is the clinic's local time as YYYY-MM-DDTHH:mm: patients with visits until then have been
 * checked in.
 */
export function demoVisits(now: string): DemoVisit[] {
  const clock = Temporal.PlainDateTime.from(now);
  return visitTable
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => readVisit(line, clock));
}

/** Returns the day that is `distance` working days from another, without holidays; 0 is that day itself. */
export function workingDay(from: Temporal.PlainDate, distance: number): Temporal.PlainDate {
  let day = from;
  for (let left = Math.abs(distance); left > 0;) {
    day = day.add({ days: Math.sign(distance) });
    if (isOpenDay(day)) left -= 1;
  }
  return day;
}

function readVisit(line: string, clock: Temporal.PlainDateTime): DemoVisit {
  const [when = '', who = '', kind = '', title = '', notes = ''] = line.split('|').map((part) => part.trim());
  const [distance = '0', time = '09:00', minutes] = when.split(' ');
  const [staff = '', patient = '-', exception] = who.split(' ');
  const category = demoCategories.find((entry) => entry.name === kind);
  if (!category) throw new Error(`no category of the demo clinic: ${kind}`);
  const start = workingDay(clock.toPlainDate(), Number(distance)).toPlainDateTime(time);
  const isBefore = Temporal.PlainDateTime.compare(start, clock) < 0;
  return {
    key: `${staff} ${Number(distance)} ${time}`,
    staff: staff as StaffKey,
    patient: patient === '-' ? null : patient,
    category: category.name,
    title,
    notes,
    status: (exception as DemoVisit['status'] | undefined) ?? (isBefore && patient !== '-' ? 'checkedin' : 'confirmed'),
    start: `${start.toPlainDate().toString()} ${time}:00`,
    minutes: minutes === undefined ? category.minutes : Number(minutes),
  };
}
