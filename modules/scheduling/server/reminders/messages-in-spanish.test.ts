import { expect, test } from 'vitest';
import { readMessages } from '#deliveries/testing';
import { patients, readPatients, updatePatientIn } from '#patients/server';
import { buildPatient } from '#patients/testing';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { notificationMessages } from '../../rules/index.ts';
import { createEvent } from '../events/create-event.ts';
import { editEvent } from '../events/edit-event.ts';
import { scheduling } from '../index.ts';
import { readEvents } from '../records/events.sql.ts';
import { buildCalendar } from '../testing/build-calendar.ts';
import { linkedAppointment } from '../patient-link/linked-appointment.ts';
import { appointmentToken } from './appointment-token.ts';
import { planNotifications } from './plan-notifications.ts';

const app = useTestApp(new Date('2026-11-23T14:00:00Z'));
const confirmation = {
  notification_type: 'initial_confirmation',
  notification_method: 'email',
  subject: notificationMessages.confirmationSubject,
  message_template: notificationMessages.confirmationText,
};
const reminder = {
  notification_type: 'reminder',
  notification_method: 'sms',
  subject: '',
  message_template: notificationMessages.reminderText,
  hours_before_appointment: 24,
};

async function booked(language: 'en' | 'es' | null, more: object = {}) {
  const clinic = await makeTestClinic(app(), [...scheduling.accessRules, ...patients.accessRules]);
  const { clinicId } = clinic;
  const doctor = await clinic.as('Doctor');
  const person = { first_name: 'Lucia', email: 'lucia@example.com', mobile: '+1 6175550143' };
  const patientId = await buildPatient(app(), clinicId, { ...person, preferred_language: language });
  const { calendarId, categoryId } = await buildCalendar(app(), clinicId, doctor.actor.userId);
  const input = {
    title: 'Visit',
    status: 'confirmed',
    start: '2026-12-01 10:00:00',
    duration: 1800,
    timezone: 'America/New_York',
    category_id: categoryId,
    patient_id: patientId,
    calendar_ids: [calendarId],
    event_notifications: [{ ...confirmation, ...more }, reminder],
  };
  const event = must(await createEvent(doctor, input, { accepted: [] })).event!;
  return { clinicId, doctor, patientId, event, texts: () => readMessages(app(), clinicId, 'event') };
}

test('a patient who prefers Spanish gets the confirmation, the reminder and the cancellation in Spanish', async () => {
  const { clinicId, doctor, event, texts } = await booked('es');
  const [confirmed, reminded] = await texts();
  expect(confirmed!.subject).toBe('Su cita');
  expect(confirmed!.text).toMatch(
    /^Hola, Lucia: su cita con Doctor Tester en Test Clinic es el martes, 1 de diciembre de 2026 a las 10:00 a\. m\.; para confirmarla o cancelarla: http/,
  );
  expect(reminded!.text).toMatch(
    /^Hola, Lucia: le recordamos su cita con Doctor Tester en Test Clinic el martes, 1 de /,
  );
  const edit = {
    id: event.id,
    version: event.version,
    input: { status: 'canceled' },
    accepted: [],
    notifyPatient: true,
  };
  must(await editEvent(doctor, edit));
  const [canceled] = await readMessages(app(), clinicId, 'event_cancellation');
  expect(canceled).toMatchObject({
    subject: 'Cita cancelada: Test Clinic',
    text: 'Hola, Lucia:\n\nSu cita del martes, 1 de diciembre de 2026 a las 10:00 a. m. en Test Clinic fue cancelada.\n\nLlámenos para programar otra cita.',
  });
});

test('a text that the clinic has written itself stays as it is, with the time in the language of the patient', async () => {
  const { texts } = await booked('es', { message_template: 'See you {time}' });
  expect((await texts())[0]!.text).toBe('See you martes, 1 de diciembre de 2026 a las 10:00 a. m.');
});

test('the clinic’s own Spanish text goes to patients who prefer Spanish, the English one to all others', async () => {
  const texts = { message_template: 'See you {time}', message_template_es: ' Nos vemos el {time} ' };
  expect((await (await booked('es', texts)).texts())[0]!.text).toBe(
    'Nos vemos el martes, 1 de diciembre de 2026 a las 10:00 a. m.',
  );
  const english = await booked('en', texts);
  expect((await english.texts())[0]!.text).toBe('See you Tuesday, December 1, 2026 at 10:00 AM');
  const [event] = await readEvents(app().database.kysely, english.clinicId, [english.event.id], {
    notifications: true,
  });
  expect(event!.notifications![0]).toMatchObject({ message_template_es: 'Nos vemos el {time}' });
});

test('without a preferred language the texts are in English; queued ones follow a change', async () => {
  const { clinicId, doctor, patientId, event, texts } = await booked(null);
  expect((await texts())[1]!.text).toMatch(/^Hello Lucia, this is a reminder of your appointment with Doctor Tester/);
  await app().database.transaction(async (tx) => {
    const [patient] = await readPatients(tx, clinicId, [patientId], { columns: ['version'] });
    must(await updatePatientIn(tx, doctor, patientId, patient!.version, { preferred_language: 'es' }));
    await planNotifications(tx, app(), clinicId, [event.id], 'refresh');
  });
  expect((await texts())[1]!.text).toMatch(/^Hola, Lucia: le recordamos su cita/);
  const token = await appointmentToken(app().keys, { clinicId, eventId: event.id, patientId });
  const visitor = { app: app(), now: app().clock(), id: 'visitor', ip: null, device: null };
  expect(await linkedAppointment(visitor, token)).toMatchObject({ language: 'es' });
});
