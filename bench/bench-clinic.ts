import { insertPatientsInBulk } from '#patients/server';
import type { Database } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { insertEventsInBulk, insertSeriesInBulk } from '#scheduling/server';
import { foundClinic } from '#server/found-clinic.ts';
import { modules } from '#server/modules.gen.ts';
import { peopleInBulk } from '../seed/people-in-bulk.ts';

/** A clinic for benchmarks. */
export interface BenchClinic {
  clinicId: string;
  userId: string;
  username: string;
  password: string;
  calendarIds: string[];
  categoryId: string;
  patientIds: string[];
  /** The Monday of the week that the calendar shows: 8 doctors have 2,000 events in it. */
  fullWeek: Date;
  /** A week of one calendar with 100 occurrences, half of them of series. */
  seriesWeek: { start: Date; calendarId: string };
}

const DOCTORS = 40;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Creates a clinic of 40 doctors with the given numbers of patients and events, the events spread over two years around
 * `now`.
 */
export async function makeBenchClinic(
  database: Database,
  size: { patients: number; events: number },
  now: Date,
): Promise<BenchClinic> {
  const password = 'a bench pass phrase';
  const people = Array.from({ length: DOCTORS }, (_, index) => ({
    first_name: 'Doctor',
    last_name: `Bench ${String(index).padStart(2, '0')}`,
    username: `doctor${index}@bench.example`,
    password: index === 0 ? password : newId(),
    role: index === 0 ? ('Admin' as const) : ('Doctor' as const),
    calendarColor: '#1864ab',
  }));
  const rules = modules.flatMap(({ accessRules }) => accessRules);
  const founded = await database.transaction((tx) =>
    foundClinic(
      tx,
      { name: 'Bench', timeZone: 'America/New_York', isDemo: false, practices: [{ practice_name: 'Bench' }] },
      people,
      rules,
      now,
    ),
  );
  if (isDomainError(founded)) throw new Error(founded.message);
  const { clinicId, categoryIds } = founded;
  const calendarIds = founded.calendarIds as string[];
  const today = now.toISOString().slice(0, 10);
  const patientIds = await database.transaction((tx) =>
    insertPatientsInBulk(tx, clinicId, peopleInBulk({ seed: 1, count: size.patients, today }), now),
  );

  const monday = new Date(Math.floor((now.getTime() - 4 * DAY) / (7 * DAY)) * 7 * DAY + 4 * DAY);
  const event = (index: number, calendar: string, start: number, minutes: number) => ({
    id: newId(),
    title: `Visit ${index}`,
    status: (['confirmed', 'checkedin', 'pending', 'noshow', 'canceled'] as const)[
      index % 17 < 13 ? 0 : (index % 4) + 1
    ]!,
    notes: null,
    color: null,
    start_time: new Date(start),
    end_time: new Date(start + minutes * 60_000),
    time_zone: 'America/New_York',
    category_id: categoryIds[index % categoryIds.length]!,
    patient_id: patientIds[(index * 7919) % patientIds.length]!,
    calendar_ids: [calendar],
    accepted_conflicts: null,
    created_by: founded.userIds[0]!,
    created_time: now,
  });
  const spread = Array.from({ length: size.events }, (_, index) => {
    const slot = Math.floor(index / DOCTORS);
    const day = Math.floor(slot / 18) - Math.floor(size.events / DOCTORS / 36) - 30;
    return event(
      index,
      calendarIds[index % DOCTORS]!,
      monday.getTime() + day * DAY + 13 * HOUR + ((slot % 18) * HOUR) / 2,
      30,
    );
  });
  const fullWeek = new Date(monday.getTime() + 700 * DAY);
  const week = Array.from({ length: size.events === 0 ? 0 : 2000 }, (_, index) => {
    const slot = Math.floor(index / 8);
    return event(
      index,
      calendarIds[index % 8]!,
      fullWeek.getTime() + Math.floor(slot / 50) * DAY + 12 * HOUR + (slot % 50) * 12 * 60_000,
      12,
    );
  });
  await database.transaction((tx) => insertEventsInBulk(tx, clinicId, [...spread, ...week]));
  const mondayOfSeries = fullWeek.getTime() + 14 * DAY;
  const seriesCalendar = calendarIds[8]!;
  const at = (index: number) => mondayOfSeries + (index % 5) * DAY + 12 * HOUR + Math.floor(index / 5) * 24 * 60_000;
  const begun = Array.from({ length: size.events === 0 ? 0 : 10 }, (_, index) => ({
    ...event(index, seriesCalendar, at(index * 5) - 7 * DAY, 20),
    rrule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;COUNT=20',
  }));
  const beside = Array.from({ length: size.events === 0 ? 0 : 50 }, (_, index) =>
    event(index, seriesCalendar, at(index + 50), 20),
  );
  await database.transaction(async (tx) => {
    await insertEventsInBulk(tx, clinicId, beside);
    await insertSeriesInBulk(tx, clinicId, begun);
  });
  await database.pool.query('vacuum analyze');
  return {
    clinicId,
    userId: founded.userIds[0]!,
    username: people[0]!.username,
    password,
    calendarIds,
    categoryId: categoryIds[0]!,
    patientIds,
    fullWeek,
    seriesWeek: { start: new Date(mondayOfSeries), calendarId: seriesCalendar },
  };
}
