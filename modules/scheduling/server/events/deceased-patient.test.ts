import { expect, test } from 'vitest';
import { createPatient, patients, updatePatientIn } from '#patients/server';
import { must } from '#platform/testing/must.ts';
import { newId } from '#platform/id.ts';
import { callSubscriber } from '#platform/outbox.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { appointmentToken } from '../reminders/appointment-token.ts';
import { createEvent } from './create-event.ts';
import { editEvent } from './edit-event.ts';
import { addCalendar, addEventCategory, readEvents, scheduling as module } from '../index.ts';
import { linkedAppointment } from '../patient-link/linked-appointment.ts';

const NOW = new Date('2026-11-23T14:00:00Z');
const app = useTestApp(NOW);
test('a deceased patient gets no reminders and a disabled link, and keeps the appointment; undoing restores everything', async () => {
  const clinic = await makeTestClinic(app(), [...patients.accessRules, ...module.accessRules]);
  const { clinicId } = clinic;
  const ctx = await clinic.as('Doctor');
  const [calendar, category] = await app().database.transaction(async (tx) => [
    await addCalendar(tx, { clinicId, userId: ctx.actor.userId, color: '#1f77b4' }),
    await addEventCategory(tx, { clinicId, name: 'Visit', color: '#0f6663', duration: 30, sortIndex: 0 }, NOW),
  ]);
  const ada = { first_name: 'Ada', last_name: 'Moss', gender: 'Female', date_of_birth: '1950-02-01' };
  const patient = must(await createPatient(ctx, { ...ada, mobile: '(617) 555-0143' }));
  const reminder = { notification_type: 'reminder', notification_method: 'sms', message_template: 'Soon: {time}' };
  const booked = must(
    await createEvent(
      ctx,
      {
        title: 'Visit',
        start: '2026-11-26 10:00:00',
        duration: 1800,
        status: 'confirmed',
        category_id: category,
        calendar_ids: [calendar],
        patient_id: patient.id,
        event_notifications: [{ ...reminder, hours_before_appointment: 24 }],
      },
      { accepted: [] },
    ),
  );
  const eventId = booked.event!.id;
  const token = await appointmentToken(app().keys, { clinicId, eventId, patientId: patient.id });
  const visitor = { app: app(), now: NOW, id: newId(), ip: '203.0.113.7', device: null };
  const states = async (): Promise<string[]> => {
    const { rows } = await app().database.pool.query(
      'select state from deliveries.delivery where clinic_id = $1 and about_id = $2 order by id',
      [clinicId, eventId],
    );
    return rows.map(({ state }: { state: string }) => state);
  };
  const record = async (version: number, day: string | null): Promise<void> => {
    await app().database.transaction(async (tx) => {
      must(await updatePatientIn(tx, ctx, patient.id, version, { deceased_date: day }));
      const event = { clinicId, topic: 'patients.patient-changed', body: { id: patient.id } };
      await callSubscriber(module.subscribers!['patients.patient-changed']!, app(), tx, [event]);
    });
  };
  expect(await states()).toEqual(['queued']);

  await record(1, '2026-11-22');
  expect(await states()).toEqual(['cancelled']);
  expect(await linkedAppointment(visitor, token)).toMatchObject({
    code: 'LINK_WITHDRAWN',
    title: 'This link is no longer in use',
  });
  expect(await readEvents(app().database.kysely, clinicId, [eventId])).toMatchObject([{ status: 'confirmed' }]);

  // Existing appointments can be canceled but not moved. Nothing new can be booked, but a visit before the death can
  // still be entered.
  const version = (await readEvents(app().database.kysely, clinicId, [eventId]))[0]!.version;
  const moved = { id: eventId, version, input: { start: '2026-11-27 10:00:00' }, accepted: [] };
  expect(await editEvent(ctx, moved)).toMatchObject({ code: 'DECEASED' });
  const visit = {
    title: 'Visit',
    duration: 1800,
    category_id: category,
    calendar_ids: [calendar],
    patient_id: patient.id,
  };
  expect(await createEvent(ctx, { ...visit, start: '2026-11-25 10:00:00' }, { accepted: [] })).toMatchObject({
    code: 'DECEASED',
    message: 'This patient is recorded as deceased.',
  });
  must(await createEvent(ctx, { ...visit, start: '2026-11-20 10:00:00' }, { accepted: [] }));

  await record(2, null);
  expect(await states()).toEqual(['queued']);
  expect(await linkedAppointment(visitor, token)).toMatchObject({ status: 'confirmed' });
});
