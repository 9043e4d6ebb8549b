import { Temporal } from 'temporal-polyfill';
import { seededRandom } from './people/random.ts';

/** An appointment of the demo clinic, its people and category by their place in the demo's lists. */
export interface DemoAppointment {
  /** Wall clock of the clinic, YYYY-MM-DD HH:mm:ss. */
  start: string;
  minutes: number;
  doctor: number;
  patient: number;
  category: number;
  status: 'pending' | 'confirmed' | 'checkedin' | 'noshow' | 'canceled';
}

/** What the schedule is made from. */
export interface ScheduleWanted {
  now: Date;
  timeZone: string;
  doctors: number;
  patients: number;
  /** Minutes of each category. */
  durations: readonly number[];
}

const DAYS_BEFORE = 7;
const DAYS_AFTER = 7;

/**
 * Two weeks of appointments around today. The day on which somebody first looks is always full, weekend or not; on the others the
 * clinic is closed on Sundays and in the afternoon of Saturdays.
 */
export function demoSchedule({ now, timeZone, doctors, patients, durations }: ScheduleWanted): DemoAppointment[] {
  const random = seededRandom(2026);
  const clock = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDateTime();
  const today = clock.toPlainDate();
  const appointments: DemoAppointment[] = [];
  let patient = 0;
  for (let offset = -DAYS_BEFORE; offset <= DAYS_AFTER; offset += 1) {
    const day = today.add({ days: offset });
    const closes = offset === 0 ? 17 * 60 : closingMinute(day.dayOfWeek);
    for (let doctor = 0; doctor < doctors; doctor += 1) {
      let minute = 8 * 60 + 30 + doctor * 15;
      while (minute < closes) {
        const category = pickCategory(random.next(), durations.length);
        const minutes = durations[category]!;
        const isLunch = minute < 13 * 60 && minute + minutes > 12 * 60;
        if (isLunch) minute = 13 * 60;
        else {
          if (minute + minutes > closes) break;
          const start = day.toPlainDateTime(Temporal.PlainTime.from('00:00')).add({ minutes: minute });
          // 23 and 40 have no common divisor, so that everybody comes before anybody comes again.
          if (random.next() < 0.8) {
            patient = (patient + 23) % patients;
            const status = statusOf(Temporal.PlainDateTime.compare(start, clock), random.next());
            appointments.push({ start: start.toString({ smallestUnit: 'second' }).replace('T', ' '), minutes, doctor, patient, category, status });
          }
          minute += minutes + (random.next() < 0.25 ? 15 : 0);
        }
      }
    }
  }
  return appointments;
}

function closingMinute(dayOfWeek: number): number {
  if (dayOfWeek === 7) return 0;
  return (dayOfWeek === 6 ? 12 : 17) * 60;
}

function pickCategory(draw: number, categories: number): number {
  const shares = [0.34, 0.1, 0.28, 0.1, 0.08, 0.04, 0.06];
  let sum = 0;
  for (let index = 0; index < Math.min(shares.length, categories); index += 1) {
    sum += shares[index]!;
    if (draw < sum) return index;
  }
  return 0;
}

function statusOf(beside: number, draw: number): DemoAppointment['status'] {
  if (beside <= 0) return draw < 0.86 ? 'checkedin' : draw < 0.94 ? 'noshow' : 'canceled';
  return draw < 0.84 ? 'confirmed' : draw < 0.97 ? 'pending' : 'canceled';
}
