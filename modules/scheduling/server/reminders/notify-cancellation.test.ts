import { beforeAll, expect, test } from 'vitest';
import { patients } from '#patients/server';
import { isDomainError } from '#platform/domain-error.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { buildPatient } from '#patients/testing';
import { buildCalendar } from '../testing/build-calendar.ts';
import { createEvent } from '../events/create-event.ts';
import { deleteEvent } from '../events/delete-event.ts';
import { editEvent } from '../events/edit-event.ts';
import { scheduling } from '../index.ts';

const app = useTestApp();
const rules = [...scheduling.accessRules, ...patients.accessRules];
let clinic: Awaited<ReturnType<typeof makeTestClinic>>;
let patientId: string;
let calendarId: string;
let categoryId: string;
beforeAll(async () => {
  clinic = await makeTestClinic(app(), rules);
  const { clinicId } = clinic;
  const doctor = await clinic.as('Doctor');
  patientId = await buildPatient(app(), clinicId, { last_name: 'Lang', email: 'ada@example.com' });
  ({ calendarId, categoryId } = await buildCalendar(app(), clinicId, doctor.actor.userId));
});

const confirmation = {
  notification_type: 'initial_confirmation',
  notification_method: 'email',
  subject: 'See you',
  message_template: 'On {{time}}',
  hours_before_appointment: null,
  email_mobile: 'ada@example.com',
};
let day = 1;

/** Books an appointment on an unused day, with or without notifying its patient. */
async function booked(notifies: boolean) {
  day += 1;
  const start = `2026-12-${String(day).padStart(2, '0')} 10:00:00`;
  const input = {
    title: 'Check',
    status: 'confirmed',
    start,
    duration: 1800,
    timezone: 'America/New_York',
    category_id: categoryId,
    patient_id: patientId,
    calendar_ids: [calendarId],
    event_notifications: notifies ? [confirmation] : [],
  };
  const made = await createEvent(await clinic.as('Doctor'), input, { accepted: [], reason: 'Test' });
  if (isDomainError(made) || made.event === null) throw new Error(JSON.stringify(made));
  return made.event;
}

const deliveryStates = async (id: string): Promise<string[]> => {
  const { rows } = await app().database.pool.query(
    `select state from deliveries.delivery where about_type = 'event_cancellation' and about_id = $1 order by id`,
    [id],
  );
  return rows.map(({ state }) => state);
};
const edit = async (id: string, version: number, status: string, notifyPatient = true) => {
  const edited = await editEvent(await clinic.as('Doctor'), {
    id,
    version,
    input: { status },
    accepted: [],
    notifyPatient,
  });
  if (isDomainError(edited) || edited.event === null) throw new Error(JSON.stringify(edited));
  return edited.event.version;
};

test('notifies a patient who knew of the appointment once when it is canceled or deleted', async () => {
  const canceled = await booked(true);
  const version = await edit(canceled.id, canceled.version, 'canceled');
  expect(await deliveryStates(canceled.id)).toEqual(['queued']);
  await deleteEvent(await clinic.as('Doctor'), canceled.id, version, 'one', true);
  expect(await deliveryStates(canceled.id)).toEqual(['queued']);
  const deleted = await booked(true);
  await deleteEvent(await clinic.as('Doctor'), deleted.id, deleted.version, 'one', true);
  expect(await deliveryStates(deleted.id)).toEqual(['queued']);
  const { rows } = await app().database.pool.query(
    `select count(*) from deliveries.delivery where about_id = $1 and about_type = 'event_cancellation'`,
    [deleted.id],
  );
  expect(rows[0].count).toBe(1);
});

test('sends nothing if unchecked, if the patient never knew of it, or if it is over', async () => {
  const quiet = await booked(true);
  await edit(quiet.id, quiet.version, 'canceled', false);
  const unknown = await booked(false);
  await edit(unknown.id, unknown.version, 'canceled');
  const over = await booked(true);
  const before = app().clock();
  app().setClock(new Date('2027-06-01T12:00:00Z'));
  await edit(over.id, over.version, 'canceled');
  app().setClock(before);
  expect(await Promise.all([quiet, unknown, over].map(({ id }) => deliveryStates(id)))).toEqual([[], [], []]);
});

test('sends nothing if the event is restored before the message goes out', async () => {
  const event = await booked(true);
  const version = await edit(event.id, event.version, 'canceled');
  await edit(event.id, version, 'confirmed');
  expect(await deliveryStates(event.id)).toEqual(['cancelled']);
});

test('sends one message for a whole series, and none if unchecked', async () => {
  const doctor = await clinic.as('Doctor');
  const series = async (start: string) => {
    const input = {
      title: 'Therapy',
      status: 'confirmed',
      start,
      duration: 1800,
      timezone: 'America/New_York',
      category_id: categoryId,
      patient_id: patientId,
      calendar_ids: [calendarId],
      RRULE: 'FREQ=WEEKLY;COUNT=4',
      event_notifications: [confirmation],
    };
    const made = await createEvent(doctor, input, { accepted: [], reason: 'Test' });
    if (isDomainError(made) || made.event === null) throw new Error(JSON.stringify(made));
    return made.event;
  };
  const countDeliveries = async (seriesId: string | null): Promise<number> => {
    const { rows } = await app().database.pool.query(
      `select count(*)::int from deliveries.delivery d join scheduling.event e on e.clinic_id = d.clinic_id and e.id::text = d.about_id
       where d.about_type = 'event_cancellation' and e.series_id = $1`,
      [seriesId],
    );
    return rows[0].count;
  };
  for (const [hour, notifies, count] of [
    ['13', true, 1],
    ['14', false, 0],
  ] as const) {
    const event = await series(`2027-01-05 ${hour}:00:00`);
    const { rows } = await app().database.pool.query('select version from scheduling.series where id = $1', [
      event.series_id,
    ]);
    const deleted = await deleteEvent(doctor, event.id, rows[0].version, 'entire', notifies);
    expect(deleted).toEqual({ ok: true });
    expect(await countDeliveries(event.series_id)).toBe(count);
  }
});
