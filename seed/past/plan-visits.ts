import { Temporal } from 'temporal-polyfill';
import { ageOn } from '#patients/rules';
import { toInstant } from '#scheduling/rules';
import { demoCategories, type DemoPatient, type DoctorKey } from '../people/demo-people.ts';
import { isOpenDay, openDayFrom } from '../people/open-days.ts';
import { type Random, seededRandom } from '../people/random.ts';
import { acuteReasons, firstVisit, lastingReasons, type VisitReason } from './visit-reasons.ts';

const TIME_ZONE = 'America/New_York';
const DAYS = 365;
const SLOTS = ['08:40', '09:20', '10:00', '10:40', '11:20', '13:00', '13:40', '14:20', '15:00', '15:40'];

/** A visit of the past year. */
export interface PastVisit {
  person: DemoPatient;
  doctor: DoctorKey;
  reason: VisitReason;
  text: string;
  status: 'checkedin' | 'noshow' | 'canceled';
  /** YYYY-MM-DD. */
  day: string;
  start: Date;
  end: Date;
  /** 0 to 1, for what else depends on chance. */
  luck: number;
}

/**
 * Returns the demo clinic's visits from a year ago until `until` (exclusive), oldest first: on open days, one per
 * doctor and time, for what is in the patient's history or a common complaint. Nobody comes before `joined`.
 */
export function planVisits(
  people: readonly DemoPatient[],
  today: string,
  until: string,
  joined: (key: string) => string,
): PastVisit[] {
  const end = Temporal.PlainDate.from(until);
  const start = Temporal.PlainDate.from(today).subtract({ days: DAYS });
  const taken = new Set<string>();
  const visits = people.flatMap((person, place) => {
    const random = seededRandom(place + 101);
    const lasting = lastingReasons.filter(({ history }) => person.history.some((line) => history!.test(line)));
    const between = lasting.length > 1 ? 14 : lasting.length > 0 ? 17 : 23;
    const first = joined(person.key);
    const isNew = first > start.toString();
    const own: PastVisit[] = [];
    // Born in the past year: the visits of the last weeks are all there are.
    if ((person.patient.date_of_birth ?? '') > start.toString()) return own;
    let day = isNew ? Temporal.PlainDate.from(first).add({ days: 2 }) : start.add({ days: random.below(between) });
    for (; Temporal.PlainDate.compare(day, end) < 0; day = day.add({ days: between - 6 + random.below(13) })) {
      const open = openDayFrom(day);
      if (Temporal.PlainDate.compare(open, end) >= 0) break;
      const slot = freeSlot(taken, `${person.doctor} ${open.toString()}`, random);
      if (slot === null) continue;
      const reason = isNew && own.length === 0 ? firstVisit : chooseReason(person, open.toString(), lasting, random);
      own.push(visitAt(person, reason, `${open.toString()} ${slot}:00`, random));
    }
    return own;
  });
  return visits.toSorted((one, other) => one.start.getTime() - other.start.getTime());
}

function visitAt(person: DemoPatient, reason: VisitReason, clock: string, random: Random): PastVisit {
  const start = toInstant(clock, TIME_ZONE);
  const { minutes } = demoCategories.find(({ name }) => name === reason.category)!;
  const draw = random.next();
  return {
    person,
    doctor: person.doctor,
    reason,
    text: random.pick(reason.texts),
    status: draw < 0.045 ? 'noshow' : draw < 0.1 ? 'canceled' : 'checkedin',
    day: clock.slice(0, 10),
    start,
    end: new Date(start.getTime() + minutes * 60_000),
    luck: random.next(),
  };
}

function chooseReason(person: DemoPatient, day: string, lasting: readonly VisitReason[], random: Random): VisitReason {
  if (lasting.length > 0 && random.chance(0.65)) return random.pick(lasting);
  const age = ageOn(person.patient.date_of_birth ?? day, day).years;
  const isFluSeason = ['09', '10', '11', '12'].includes(day.slice(5, 7));
  const fitting = acuteReasons.filter(
    ({ ages = [0, 120], title }) => age >= ages[0] && age < ages[1] && (isFluSeason || title !== 'Flu vaccine'),
  );
  return random.pick(fitting);
}

/** Takes a time of this doctor's day that is still free, or returns null. */
function freeSlot(taken: Set<string>, doctorAndDay: string, random: Random): string | null {
  const from = random.below(SLOTS.length);
  for (let turn = 0; turn < SLOTS.length; turn += 1) {
    const slot = SLOTS[(from + turn) % SLOTS.length]!;
    const key = `${doctorAndDay} ${slot}`;
    if (taken.has(key)) continue;
    taken.add(key);
    return slot;
  }
  return null;
}

/** Returns the open days from a year ago until `until` (exclusive), oldest first. */
export function pastOpenDays(today: string, until: string): string[] {
  const days: string[] = [];
  const end = Temporal.PlainDate.from(until);
  let day = Temporal.PlainDate.from(today).subtract({ days: DAYS });
  for (; Temporal.PlainDate.compare(day, end) < 0; day = day.add({ days: 1 }))
    if (isOpenDay(day)) days.push(day.toString());
  return days;
}
