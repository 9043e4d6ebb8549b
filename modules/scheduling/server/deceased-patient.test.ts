import { expect, test } from 'vitest';
import { createPatient, patients, updatePatientIn } from '#patients/server';
import { newId } from '#platform/id.ts';
import { isRefusal, type Refusal } from '#platform/refusal.ts';
import { tellHearer } from '#platform/outbox.ts';
import { useTestHouse } from '#platform/testing/test-house.ts';
import { makeTestClinic } from '#practice/server';
import { appointmentToken } from './appointment-token.ts';
import { createEvent } from './create-event.ts';
import { addCalendar, addEventCategory, readEvents, scheduling as module } from './index.ts';
import { linkedAppointment } from './linked-appointment.ts';

const NOW = new Date('2026-11-23T14:00:00Z');
const house = useTestHouse(NOW);
const good = <T>(answer: T | Refusal): T => {
  if (isRefusal(answer)) throw new Error(`${answer.code}: ${answer.message}`);
  return answer;
};

test('who has died is reminded of nothing, their link shows nothing and their appointment stands; taken back, all is as before', async () => {
  const clinic = await makeTestClinic(house(), [...patients.accessRules, ...module.accessRules]);
  const { clinicId } = clinic;
  const request = await clinic.as('Doctor');
  const [calendar, category] = await house().database.transaction(async (tx) => [
    await addCalendar(tx, { clinicId, userId: request.actor.userId, color: '#1f77b4' }),
    await addEventCategory(tx, { clinicId, name: 'Visit', color: '#0f6663', duration: 30, sortIndex: 0 }, NOW),
  ]);
  const ada = { first_name: 'Ada', last_name: 'Moss', gender: 'Female', date_of_birth: '1950-02-01' };
  const patient = good(await createPatient(request, { ...ada, mobile: '(617) 555-0143' }));
  const reminder = { notification_type: 'reminder', notification_method: 'sms', message_template: 'Soon: {time}' };
  const booked = good(
    await createEvent(
      request,
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
  const token = await appointmentToken(house().keys, { clinicId, eventId, patientId: patient.id });
  const visitor = { house: house(), now: NOW, id: newId(), ip: '203.0.113.7', device: null };
  const states = async (): Promise<string[]> => {
    const { rows } = await house().database.pool.query(
      'select state from deliveries.delivery where clinic_id = $1 and about_id = $2 order by id',
      [clinicId, eventId],
    );
    return rows.map(({ state }: { state: string }) => state);
  };
  const record = async (version: number, day: string | null): Promise<void> => {
    await house().database.transaction(async (tx) => {
      good(await updatePatientIn(tx, request, patient.id, version, { deceased_date: day }));
      const heard = { clinicId, topic: 'patients.patient-changed', body: { id: patient.id } };
      await tellHearer(module.hears!['patients.patient-changed']!, house(), tx, [heard]);
    });
  };
  expect(await states()).toEqual(['queued']);

  await record(1, '2026-11-22');
  expect(await states()).toEqual(['cancelled']);
  expect(await linkedAppointment(visitor, token)).toMatchObject({
    code: 'LINK_WITHDRAWN',
    title: 'This link is no longer in use',
  });
  expect(await readEvents(house().database.kysely, clinicId, [eventId])).toMatchObject([{ status: 'confirmed' }]);

  await record(2, null);
  expect(await states()).toEqual(['queued']);
  expect(await linkedAppointment(visitor, token)).toMatchObject({ status: 'confirmed' });
});
