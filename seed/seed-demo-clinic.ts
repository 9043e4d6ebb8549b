import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { insertPatientsInBulk, type BulkPatient } from '#patients/server';
import { dayIn } from '#platform/day-in.ts';
import type { App } from '#platform/app.ts';
import { newId } from '#platform/id.ts';
import type { Module } from '#platform/module.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { countClinics } from '#practice/server';
import { addResource, insertEventsInBulk, refreshPatientActivity, replaceWeek } from '#scheduling/server';
import { openingWeek, toInstant } from '#scheduling/rules';
import { foundClinic, type FoundedClinic } from '#server/found-clinic.ts';
import {
  clinicTags,
  demoCategories,
  demoPatients,
  demoStaff,
  demoVisits,
  type DemoVisit,
} from './people/demo-people.ts';
import { demoAccounts } from './demo-accounts.ts';
import { giveDemoPast } from './give-demo-past.ts';
import { notifyDemoStaff } from './notify-demo-staff.ts';
import { writePastYear } from './past/write-past-year.ts';
import { writeDemoApp } from './write-demo-app.ts';
import { writeDemoBilling } from './write-demo-billing.ts';
import { writeDemoBooking } from './front-desk/write-demo-booking.ts';
import { writeDemoCodes } from './write-demo-codes.ts';
import { writeDemoFax } from './write-demo-fax.ts';
import { writeDemoInventory } from './write-demo-inventory.ts';
import { writeDemoInsurance } from './write-demo-insurance.ts';
import { writeDemoKiosk } from './front-desk/write-demo-kiosk.ts';
import { writeDemoLabs } from './write-demo-labs.ts';
import { writeDemoMessages } from './write-demo-messages.ts';
import { writeDemoNotices } from './write-demo-notices.ts';
import { writeDemoHistory, writeDemoNotes } from './write-demo-notes.ts';
import { writeDemoPrograms } from './write-demo-programs.ts';
import { writeDemoPharmacies } from './write-demo-pharmacies.ts';
import { writeDemoPrescriptions } from './write-demo-prescriptions.ts';
import { writeDemoQuestionnaires } from './write-demo-questionnaires.ts';
import { writeDemoRequests } from './write-demo-requests.ts';
import { writeDemoRooming } from './front-desk/write-demo-rooming.ts';
import { writeDemoTasks } from './write-demo-tasks.ts';
import { writeDemoVitals } from './write-demo-vitals.ts';
import { writeDemoWaiting } from './front-desk/write-demo-waiting.ts';

const TIME_ZONE = 'America/New_York';
const PRACTICES = [
  {
    practice_name: 'Harborview Family Medicine',
    address_line1: '120 Meridian St',
    city: 'Boston',
    state: 'MA',
    postal_code: '02128',
    country: 'US',
    office_phone: '+1 6175550100',
    taxonomy_code: '207Q00000X',
    fax: '+1 6175550109',
    email: 'harborview@example.com',
  },
  {
    practice_name: 'Harborview Roslindale',
    address_line1: '4258 Washington St',
    city: 'Boston',
    state: 'MA',
    postal_code: '02131',
    country: 'US',
    office_phone: '+1 6175550101',
    taxonomy_code: '207Q00000X',
    email: 'roslindale@example.com',
  },
];

/** Creates the demo clinic, with the past year and two weeks of realistic data around today, if there is no clinic yet. */
export async function seedDemoClinic(app: App, modules: readonly Module[], say: (line: string) => void): Promise<void> {
  if ((await countClinics(app.database.kysely)).count > 0) return;
  say('Making the demo clinic …');
  const now = app.clock();
  const clock = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(TIME_ZONE).toPlainDateTime();
  const wallClock = clock.toString({ smallestUnit: 'minute' });
  const rules = modules.flatMap(({ accessRules }) => accessRules);
  const people = demoPatients(dayIn(TIME_ZONE, now));

  // Two processes that start concurrently on an empty database create only one clinic.
  const made = await app.database.transaction(async (tx) => {
    await LOCK.execute(tx);
    if ((await countClinics(tx)).count > 0) return null;
    const founded = await foundClinic(
      tx,
      { name: 'Harborview Clinic', timeZone: TIME_ZONE, isDemo: true, practices: PRACTICES, tags: clinicTags },
      demoStaff.map(({ key: _key, email: _email, work: _work, color, ...member }) => ({
        ...member,
        password: demoAccounts.password,
        calendarColor: color,
        // Only the administrator of both practices is asked for the practice at sign-in.
        ...(member.role === 'Admin' ? {} : { practices: [0] }),
      })),
      rules,
      now,
      demoCategories.map(({ minutes, ...category }) => ({ ...category, duration: minutes })),
    );
    if (isDomainError(founded)) throw new Error(founded.message);
    await tx
      .updateTable('practice.clinic')
      .set({ attributes: JSON.stringify({ tax_id: '04-1234567', group_npi: '1234567893' }) })
      .where('clinic_id', '=', founded.clinicId)
      .execute();
    const ids = await insertPatientsInBulk(tx, founded.clinicId, people.map(bulkPatient), now);
    const patientIds = new Map(people.map(({ key }, index) => [key, ids[index]!]));
    const eventIds = new Map<string, string>();
    const visits = demoVisits(wallClock);
    const events = visits.map((visit) => {
      const event = eventOf(visit, founded, patientIds, now);
      eventIds.set(visit.key, event.id);
      return event;
    });
    await insertEventsInBulk(tx, founded.clinicId, events);
    await giveDemoPast(tx, founded.clinicId, now);
    // There are visits today, whatever day it is: on a weekend, the clinic is open that day too.
    if (clock.dayOfWeek > 5)
      for (const id of founded.calendarIds)
        if (id != null) await replaceWeek(tx, founded.clinicId, id, weekWith(clock.dayOfWeek));
    for (const [sortIndex, name] of ROOMS.entries())
      await addResource(tx, { clinicId: founded.clinicId, name, sortIndex }, now);
    await refreshPatientActivity(tx, founded.clinicId, ids, now);
    await notifyDemoStaff(tx, { founded, patientIds }, people, visits, now, app.config.publicUrl);
    return { founded, patientIds, eventIds };
  });
  if (made === null) return;
  await writeDemoCodes(app, made);
  await writeDemoNotes(app, made, wallClock, rules);
  await writeDemoHistory(app, made, people, rules);
  await writeDemoVitals(app, made, wallClock, TIME_ZONE);
  await writeDemoMessages(app, made, rules);
  await writeDemoRequests(app, made, TIME_ZONE);
  await writeDemoWaiting(app, made, wallClock, rules);
  await writeDemoBooking(app, made, rules);
  await writeDemoTasks(app, made, rules);
  await writeDemoQuestionnaires(app, made, rules);
  await writeDemoLabs(app, made, people, rules);
  await writeDemoInventory(app, made, rules);
  await writeDemoBilling(app, made, rules);
  await writeDemoPrograms(app, made, rules, TIME_ZONE);
  await writeDemoPharmacies(app, made, people, rules);
  await writeDemoPrescriptions(app, made, people, rules);
  await writeDemoInsurance(app, made, people, rules);
  await writeDemoFax(app, made, rules);
  await writeDemoRooming(app, made, TIME_ZONE);
  await writeDemoKiosk(app, made, rules);
  await writeDemoApp(app, made, rules);
  await writeDemoNotices(app, made, rules);
  await writePastYear(app, made, people, demoVisits(wallClock), wallClock);
  // Without statistics on so many new rows, PostgreSQL plans some reports badly: seconds instead of milliseconds.
  await app.database.pool.query('analyze');
}

// A new clinic's opening hours.
const OPENS = 8 * 60;
const CLOSES = 18 * 60;

function weekWith(weekday: number) {
  const week = openingWeek(OPENS, CLOSES);
  return [...week, { ...week[0]!, weekday }];
}

const ROOMS = ['Exam room 1', 'Exam room 2', 'Procedure room', 'ECG'];
const LOCK = sql`select pg_advisory_xact_lock(7258701)`;

function bulkPatient({
  patient,
  tags,
  history,
  allergies,
  medications,
}: ReturnType<typeof demoPatients>[number]): BulkPatient {
  return {
    ...patient,
    note1: history.join('\n'),
    tags: clinicTags.filter(({ tag }) => tags.includes(tag)),
    allergies,
    medications: medications.map(({ drug_name, frequency, record_type, from }) => ({
      drug_name,
      frequency,
      record_type,
      from_date: from,
    })),
  };
}

function eventOf(visit: DemoVisit, founded: FoundedClinic, patientIds: ReadonlyMap<string, string>, now: Date) {
  const staff = demoStaff.findIndex(({ key }) => key === visit.staff);
  const start = toInstant(visit.start, TIME_ZONE);
  return {
    id: newId(),
    title: visit.title,
    status: visit.status,
    notes: visit.notes === '' ? null : visit.notes,
    color: null,
    start_time: start,
    end_time: new Date(start.getTime() + visit.minutes * 60_000),
    time_zone: TIME_ZONE,
    category_id: founded.categoryIds[demoCategories.findIndex(({ name }) => name === visit.category)]!,
    patient_id: visit.patient === null ? null : patientIds.get(visit.patient)!,
    calendar_ids: [founded.calendarIds[staff]!],
    accepted_conflicts: null,
    created_by: founded.userIds[0]!,
    created_time: now,
  };
}
