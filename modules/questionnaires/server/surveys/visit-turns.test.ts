import { beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { submitRequest } from '#requests/server';
import { addCalendar, addEventCategory, insertEventsInBulk } from '#scheduling/server';
import { turnWords } from '../../rules/turns.ts';
import { askForComingVisits, onEventsChanged, readEventSurveys } from './event-surveys.ts';
import { dueEvents } from './event-surveys.sql.ts';
import { setCategories } from '../questionnaires.sql.ts';
import { changeQuestionnaire, createQuestionnaire } from '../save-questionnaire.ts';
import { issuesOf, surveyClinic } from '../testing/test-surveys.ts';
import { onRequestChanged } from './wish-surveys.ts';

const app = useTestApp();
const DAY_MS = 86_400_000;
let clinic: Awaited<ReturnType<typeof surveyClinic>>;
let calendarId: string;
let intake: string;
beforeAll(async () => {
  clinic = await surveyClinic(app());
  intake = await clinic.idOf('intake');
  calendarId = await app().database.transaction((tx) =>
    addCalendar(tx, { clinicId: clinic.clinicId, userId: clinic.doctor.actor.userId, color: '#1f77b4' }),
  );
});

let kinds = 0;
function addKind(): Promise<string> {
  kinds += 1;
  const kind = { clinicId: clinic.clinicId, name: `Kind ${kinds}`, color: '#0f6663', duration: 30, sortIndex: 0 };
  return app().database.transaction((tx) => addEventCategory(tx, kind, app().clock()));
}

/** Creates an event type that asks the intake with this frequency, and disables all others. */
async function kindOf(every: number): Promise<string> {
  const id = await addKind();
  const categories = [{ category_id: id, every_visits: every }];
  await app().database.transaction((tx) => setCategories(tx, clinic.clinicId, intake, categories));
  return id;
}

/** Books a visit this many days from now. */
async function visit(kind: string, patientId: string, days: number): Promise<string> {
  const id = newId();
  const start = new Date(app().clock().getTime() + days * DAY_MS);
  const { clinicId, doctor } = clinic;
  await app().database.transaction((tx) =>
    insertEventsInBulk(tx, clinicId, [
      {
        id,
        title: 'Ada',
        status: 'confirmed' as const,
        notes: null,
        color: null,
        start_time: start,
        end_time: new Date(start.getTime() + 1_800_000),
        time_zone: 'America/New_York',
        category_id: kind,
        patient_id: patientId,
        calendar_ids: [calendarId],
        accepted_conflicts: null,
        created_by: doctor.actor.userId,
        created_time: app().clock(),
      },
    ]),
  );
  return id;
}

const publishChange = (id: string) =>
  app().database.transaction((tx) =>
    onEventsChanged(app(), tx, clinic.clinicId, [{ clinicId: clinic.clinicId, topic: 'x', body: { id } }]),
  );
const hasSurvey = async (id: string): Promise<boolean> => (await readEventSurveys(clinic.doctor, id)).length > 0;

test('every second visit asks at the first, third, …; a canceled visit shifts nothing', async () => {
  const patientId = await clinic.addPatient();
  const kind = await kindOf(2);
  const ids: string[] = [];
  for (const days of [1, 2, 3, 4, 5]) ids.push(await visit(kind, patientId, days));
  for (const id of ids) await publishChange(id);
  expect(await Promise.all(ids.map(hasSurvey))).toEqual([true, false, true, false, true]);
  // The nightly job finds nothing more, and doesn't process visits whose turn it isn't repeatedly.
  await askForComingVisits(app());
  expect(await Promise.all(ids.map(hasSurvey))).toEqual([true, false, true, false, true]);
  const due = await dueEvents(app().database.kysely, app().clock(), new Date(app().clock().getTime() + 7 * DAY_MS));
  expect(due.filter(({ id }) => ids.includes(id))).toEqual([]);
  // The third is canceled and no longer counts, so the fourth is the second after the first.
  await app().database.pool.query(`update scheduling.event set status = 'canceled' where id = $1`, [ids[2]]);
  await publishChange(ids[2]!);
  await publishChange(ids[3]!);
  expect(await hasSurvey(ids[3]!)).toBe(false);
  const between = await visit(kind, patientId, 1.5);
  await publishChange(between);
  expect(await hasSurvey(between)).toBe(false);
});

test('only the first visit asks, and not again after a move', async () => {
  const patientId = await clinic.addPatient();
  const kind = await kindOf(0);
  const [first, second] = [await visit(kind, patientId, 1), await visit(kind, patientId, 2)];
  await publishChange(first);
  await publishChange(second);
  expect([await hasSurvey(first), await hasSurvey(second)]).toEqual([true, false]);
  await app().database.pool.query(
    `update scheduling.event set start_time = start_time + interval '3 days',
    end_time = end_time + interval '3 days' where id = $1`,
    [first],
  );
  await publishChange(first);
  await publishChange(second);
  expect([await hasSurvey(first), await hasSurvey(second)]).toEqual([true, false]);
});

test('the frequency is saved and read back; invalid numbers are rejected', async () => {
  const { manager } = clinic;
  const kind = await kindOf(1);
  const question = { id: 'q1', index_in_questionnaire: 0, question_type: 'yes_no', question_json: { text: 'Well?' } };
  const input = { name: 'Turns', type: 'Intake', questions: [question] };
  const made = must(await createQuestionnaire(manager, { ...input, category_ids: [kind] }, null));
  expect(made.asked_for).toEqual([{ category_id: kind, every_visits: 1 }]);
  const more = { ...input, asked_for: [{ category_id: kind, every_visits: 3 }] };
  const changed = must(await changeQuestionnaire(manager, made.id, made.version, more));
  expect(changed.asked_for).toEqual([{ category_id: kind, every_visits: 3 }]);
  const odd = { ...input, asked_for: [{ category_id: kind, every_visits: 53 }] };
  expect(issuesOf(await changeQuestionnaire(manager, made.id, changed.version, odd))).toEqual(['input.asked_for.0']);
  expect([0, 1, 2, 3, 11, 21].map(turnWords)).toEqual([
    'First visit only',
    'Every visit',
    'Every other visit',
    'Every 3rd visit',
    'Every 11th visit',
    'Every 21st visit',
  ]);
});

/** Creates an appointment request from the patient portal. */
async function wish(patientId: string, kind: string): Promise<string> {
  const data = { category_id: kind, wished_date: null, wished_time: null };
  const sent = await submitRequest(clinic.as(patientId), { type: 'MakeAppointment', data, description: null });
  return must(sent).id;
}
const decided = async (id: string, status: string, eventId: string | null): Promise<void> => {
  await app().database.pool.query(`update requests.request set status = $2, event_id = $3 where id = $1`, [
    id,
    status,
    eventId,
  ]);
  await app().database.transaction((tx) =>
    onRequestChanged(app(), tx, { clinicId: clinic.clinicId, topic: 'x', body: { id, patient_id: '' } }),
  );
};
const listed = async (patientId: string): Promise<{ id: string; name: string }[]> => {
  const found = must(await clinic.answering('list', {}, patientId)) as unknown as { surveys: [] };
  return found.surveys;
};

test('a patient who requests an appointment answers its form in the portal; it moves to the appointment', async () => {
  const patientId = await clinic.addPatient();
  const kind = await kindOf(1);
  const request = await wish(patientId, kind);
  const [survey, ...others] = await listed(patientId);
  expect([survey!.name, others]).toEqual(['New patient intake', []]);
  await decided(request, 'New', null);
  expect(await listed(patientId)).toHaveLength(1);
  const event = await visit(kind, patientId, 3);
  await decided(request, 'Approved', event);
  await publishChange(event);
  expect((await readEventSurveys(clinic.doctor, event)).map(({ id }) => id)).toEqual([survey!.id]);
  expect(await listed(patientId)).toMatchObject([{ id: survey!.id, due_date: expect.any(String) }]);
});

test('declining a request withdraws its unstarted form', async () => {
  const [one, other] = [await clinic.addPatient(), await clinic.addPatient()];
  const kind = await kindOf(0);
  const wishes = [await wish(one, kind), await wish(other, kind)];
  const [survey] = await listed(one);
  await listed(other);
  must(await clinic.answering('save', { id: survey!.id, version_number: 1, answers: { reason: 'Sleep' } }, one));
  for (const id of wishes) await decided(id, 'Declined', null);
  expect([(await listed(one)).length, (await listed(other)).length]).toEqual([1, 0]);
  // With another event type than requested, unstarted forms that it doesn't ask are withdrawn.
  const third = await clinic.addPatient();
  const plain = await addKind();
  const again = await wish(third, kind);
  expect(await listed(third)).toHaveLength(1);
  const event = await visit(plain, third, 2);
  await decided(again, 'Approved', event);
  expect(await listed(third)).toHaveLength(0);
});
