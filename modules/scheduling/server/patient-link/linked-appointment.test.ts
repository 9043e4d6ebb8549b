import { beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic, type TestClinic } from '#practice/testing';
import { buildPatient } from '#patients/testing';
import { appointmentToken } from '../reminders/appointment-token.ts';
import { createEvent } from '../events/create-event.ts';
import { scheduling as module } from '../index.ts';
import { buildCalendar } from '../testing/build-calendar.ts';
import { answerAppointment, linkedAppointment } from './linked-appointment.ts';

const app = useTestApp(new Date('2026-11-23T14:00:00Z'));
let clinic: TestClinic;
let token: string;
let eventId: string;

beforeAll(async () => {
  clinic = await makeTestClinic(app(), module.accessRules);
  const { clinicId } = clinic;
  const ctx = await clinic.as('Doctor');
  const patient = await buildPatient(app(), clinicId);
  const { calendarId, categoryId } = await buildCalendar(app(), clinicId, ctx.actor.userId);
  const input = { title: 'Visit', start: '2026-11-24 10:00:00', duration: 1800, status: 'pending' };
  const ids = { category_id: categoryId, calendar_ids: [calendarId], patient_id: patient };
  const booked = await createEvent(ctx, { ...input, ...ids }, { accepted: [] });
  if (isDomainError(booked) || booked.event === null) throw new Error('not booked');
  eventId = booked.event.id;
  token = await appointmentToken(app().keys, { clinicId, eventId, patientId: patient });
});

const visitor = () => ({ app: app(), now: app().clock(), id: newId(), ip: '203.0.113.7', device: null });

test('a link shows time, provider and place, but no patient data', async () => {
  const seen = await linkedAppointment(visitor(), token);
  expect(seen).toMatchObject({ doctor: 'Doctor Tester', practice: 'Test Clinic', status: 'pending' });
  expect(JSON.stringify(seen)).not.toContain('Moss');
});

test('confirmations, cancellation requests and their withdrawal are published and audited as the patient’s', async () => {
  expect(await answerAppointment(visitor(), token, 'confirmed')).toMatchObject({
    status: 'confirmed',
    patient_response: 'confirmed',
  });
  expect(await answerAppointment(visitor(), token, 'cancel_asked')).toMatchObject({
    status: 'confirmed',
    patient_response: 'cancel_asked',
  });
  await answerAppointment(visitor(), token, 'cancel_asked');
  expect(await answerAppointment(visitor(), token, 'confirmed')).toMatchObject({ patient_response: 'confirmed' });
  const { rows } = await app().database.pool.query(
    `select (select count(*)::int from audit.inbox where user_name = 'Patient, by link') as noted,
      (select count(*)::int from platform.outbox where topic = 'scheduling.cancellation-asked' and body->>'id' = $1) as announced,
      (select count(*)::int from platform.outbox where topic = 'scheduling.cancellation-taken-back' and body->>'id' = $1) as back`,
    [eventId],
  );
  expect(rows[0]).toEqual({ noted: 3, announced: 1, back: 1 });
});

test('an invalid or past link opens nothing', async () => {
  const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
  for (const one of ['', 'x'.repeat(80), forged])
    expect(await linkedAppointment(visitor(), one)).toMatchObject({
      code: 'NOT_FOUND',
      message: expect.not.stringContaining('Test Clinic'),
    });
  app().setClock(new Date('2026-11-24T15:00:00Z'));
  // The link's signature proves that it is genuine; only then the page shows whom to call.
  await app().database.pool.query(`update practice.practice set office_phone = '+1 6175550100'`);
  const over = { code: 'LINK_OVER', message: 'Please call Test Clinic, (617) 555-0100.' };
  expect(await linkedAppointment(visitor(), token)).toMatchObject(over);
  expect(await answerAppointment(visitor(), token, 'confirmed')).toMatchObject(over);
  await app().database.pool.query(`update scheduling.event set deleted_time = now()`);
  expect(await linkedAppointment(visitor(), token)).toMatchObject({ code: 'LINK_WITHDRAWN', message: over.message });
});
