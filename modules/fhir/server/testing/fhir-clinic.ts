import { chart } from '#chart/server';
import { buildNote } from '#chart/testing';
import { eligibility } from '#eligibility/server';
import { inventory } from '#inventory/server';
import { labs } from '#labs/server';
import { messages } from '#messages/server';
import { patients } from '#patients/server';
import { buildPatient } from '#patients/testing';
import { newId } from '#platform/id.ts';
import type { Module } from '#platform/module.ts';
import { setModules } from '#platform/modules-of.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { must } from '#platform/testing/must.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import { practice } from '#practice/server';
import { makeTestClinic, type TestClinic } from '#practice/testing';
import { prescribing } from '#prescribing/server';
import { questionnaires } from '#questionnaires/server';
import { insertEventsInBulk, scheduling } from '#scheduling/server';
import { buildCalendar } from '#scheduling/testing';
import { clinicVitals, recordVitalsIn, vitals } from '#vitals/server';
import { fhir } from '../index.ts';

/** The modules whose records the tests read. */
export const modules: readonly Module[] = [
  practice,
  patients,
  vitals,
  scheduling,
  messages,
  inventory,
  chart,
  questionnaires,
  labs,
  prescribing,
  eligibility,
  fhir,
];

/** A clinic whose records are read through the API. */
export interface FhirClinic extends TestClinic {
  doctor: RequestContext;
  /** Has all data that the registration form takes. */
  adaId: string;
  /** Has only a name. */
  benId: string;
  /** Ada's appointment of November 20 without a note, and her next one. */
  eventIds: readonly [seen: string, next: string];
  /** Ada's unsigned note of an appointment of November 20. */
  noteId: string;
}

/** Builds a clinic with two patients, appointments, a note and vital signs. */
export async function buildFhirClinic(app: TestApp): Promise<FhirClinic> {
  setModules(app, modules);
  const clinic = await makeTestClinic(
    app,
    modules.flatMap(({ accessRules }) => accessRules),
  );
  const { clinicId } = clinic;
  const doctor = await clinic.as('Doctor');
  const adaId = await buildPatient(app, clinicId, {
    middle_name: 'B.',
    nick_name: 'Addie',
    gender_at_birth: 'Female',
    race: 'White',
    ethnicity: 'Not Hispanic or Latino',
    preferred_language: 'en',
    email: 'ada@example.com',
    mobile: '+1 6175550101',
    emergency_contact_name: 'Rose Moss',
    emergency_contact_phone: '+1 6175550102',
  });
  const benId = await buildPatient(app, clinicId, { first_name: 'Ben', last_name: 'Ruiz', gender: 'Male' });
  const { calendarId, categoryId } = await buildCalendar(app, clinicId, doctor.actor.userId);
  const eventIds = [newId(), newId()] as const;
  const event = (id: string, day: string, status: 'checkedin' | 'pending') => ({
    id,
    title: 'Checkup',
    status,
    notes: 'Bring the old X-rays',
    color: null,
    start_time: new Date(`${day}T15:00:00Z`),
    end_time: new Date(`${day}T15:30:00Z`),
    time_zone: doctor.actor.timeZone,
    category_id: categoryId,
    patient_id: adaId,
    accepted_conflicts: null,
    conflict_reason: null,
    is_override: false,
    notification_plan_id: null,
    created_by: doctor.actor.userId,
    created_time: new Date('2026-11-01T12:00:00Z'),
    calendar_ids: [calendarId],
  });
  await app.database.transaction((tx) =>
    insertEventsInBulk(tx, clinicId, [
      event(eventIds[0], '2026-11-20', 'checkedin'),
      event(eventIds[1], '2026-12-01', 'pending'),
    ]),
  );
  const noteId = await buildNote(doctor, adaId);
  await takePulses(app, doctor, adaId);
  return { ...clinic, doctor, adaId, benId, eventIds, noteId };
}

/** Records pulses of Ada on five days of November, 70 to 74. */
async function takePulses(app: TestApp, ctx: RequestContext, patientId: string): Promise<void> {
  const definitions = await clinicVitals(app.database.kysely, ctx.actor.clinicId, ctx.now);
  const pulse = definitions.find(({ code }) => code === 'pulse_rate')!.id;
  const confirmed = new Set<string>();
  for (const day of [1, 2, 3, 4, 5]) {
    // 8 PM in Boston: the next day in UTC.
    const collectTime = new Date(`2026-11-0${day + 1}T01:00:00Z`);
    const taken = { patientId, definitionIds: [pulse], values: [69 + day], collectTime, confirmed };
    await app.database.transaction(async (tx) => must(await recordVitalsIn(tx, ctx, taken)));
  }
}
