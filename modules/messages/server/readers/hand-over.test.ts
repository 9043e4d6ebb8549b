import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DomainError } from '#platform/domain-error.ts';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { readConversation } from '../conversation/read-conversation.ts';
import { replyMessage } from '../conversation/reply-message.ts';
import { openTestPeople, type TestPeople } from '../testing/test-people.ts';
import type { Writer } from '../writer.ts';
import { handOver } from './hand-over.ts';
import { NO_READER_SOURCE } from './take-over.ts';

const app = useTestApp();
let people: TestPeople;
let conversationId: string;

beforeEach(async () => {
  people = await openTestPeople(app());
  const { doctor, patient } = people;
  ({ conversationId } = must(await people.send(doctor, [patient], 'How are you?')));
});
afterEach(() => sql`delete from tasks.absence where true`.execute(app().database.kysely));

const query = (text: string, ...values: unknown[]) =>
  app().database.pool.query(text, [people.clinic.clinicId, ...values]);
const answer = async (writer: Writer, body: string) => {
  const written = await people.boxOf(writer).write(writer, body);
  return must(await replyMessage(writer, { conversationId, ...written, toAll: true, after: null, files: [] }));
};
const openTasks = async (): Promise<{ subject: string; role_name: string; related_patient_id: string }[]> =>
  (
    await query(
      `select t.subject, r.role_name, t.related_patient_id from tasks.task t
       left join practice.role r on r.clinic_id = t.clinic_id and r.id = t.owner_role_id
       where t.clinic_id = $1 and t.source = $2 and t.complete_time is null and t.deleted_time is null`,
      NO_READER_SOURCE,
    )
  ).rows;
const cannotRead = async (writer: Writer): Promise<boolean> =>
  (await readConversation(writer, conversationId, people.boxOf(writer).publicKey)) instanceof DomainError;
const leave = ({ id }: Writer) =>
  query('update practice.member set is_active = false where clinic_id = $1 and user_id = $2', id);
const loseRights = ({ id }: Writer) =>
  query('delete from practice.member_role where clinic_id = $1 and user_id = $2', id);
const goAway = ({ id }: Writer) =>
  query(
    `insert into messages.absence (clinic_id, id, user_id, first_day, last_day, answer, created_time)
     values ($1, gen_random_uuid(), $2, '2020-01-01', '2099-01-01', 'Away', now())`,
    id,
  );
const coveredBy = ({ id }: Writer, { id: by }: Writer) =>
  query(
    `insert into tasks.absence (clinic_id, user_id, substitute_user_id, first_day, last_day)
     values ($1, $2, $3, '2020-01-01', '2099-01-01')`,
    id,
    by,
  );

test('a reply reaches the present member, without a task', async () => {
  expect((await answer(people.patient, 'Well')).isHandedOver).toBe(false);
  expect(await people.read(people.doctor, conversationId)).toEqual(['How are you?', 'Well']);
  expect(await cannotRead(people.desk)).toBe(true);
  expect(await openTasks()).toEqual([]);
});

test.each([
  ['has left', leave],
  ['lost the right to use messages', loseRights],
  ['is away without a substitute', goAway],
])('the only member %s: the reply reaches the front desk, which gets a task', async (_what, happen) => {
  await happen(people.doctor);
  expect((await answer(people.patient, 'Worse')).isHandedOver).toBe(true);
  expect(await openTasks()).toEqual([
    {
      subject: 'Reply to a patient’s message',
      role_name: 'Front desk',
      related_patient_id: people.patient.id,
    },
  ]);
  expect(await people.read(people.desk, conversationId)).toContain('Worse');
  await answer(people.desk, 'Come in today');
  expect(await openTasks()).toEqual([]);
  expect(await people.read(people.patient, conversationId)).toContain('Come in today');
});

test('the only member is away with a substitute: the substitute reads the reply', async () => {
  await coveredBy(people.doctor, people.nurse);
  await answer(people.patient, 'Worse');
  expect(await people.read(people.nurse, conversationId)).toEqual(['How are you?', 'Worse']);
  expect(await cannotRead(people.desk)).toBe(true);
  expect(await openTasks()).toEqual([]);
});

test('circular substitutes: the reply reaches the front desk', async () => {
  await coveredBy(people.doctor, people.nurse);
  await coveredBy(people.nurse, people.doctor);
  await answer(people.patient, 'Worse');
  expect(await people.read(people.desk, conversationId)).toContain('Worse');
  expect(await openTasks()).toHaveLength(1);
});

test('no member can use messages anymore: the reply is stored and a task is created', async () => {
  for (const one of [people.doctor, people.nurse, people.desk])
    await query(
      `delete from practice.role_rule rr using practice.member_role mr where rr.clinic_id = $1 and mr.clinic_id = rr.clinic_id
       and mr.role_id = rr.role_id and mr.user_id = $2 and rr.access_rule like 'messages.%'`,
      one.id,
    );
  await answer(people.patient, 'Anyone?');
  expect(await openTasks()).toHaveLength(1);
});

test('unread messages are handed over once when their only reader leaves', async () => {
  await answer(people.patient, 'Unread');
  await leave(people.doctor);
  await handOver(app(), { clinicId: people.clinic.clinicId });
  await handOver(app(), { clinicId: people.clinic.clinicId });
  expect(await people.read(people.desk, conversationId)).toEqual(['How are you?', 'Unread']);
  expect(await openTasks()).toHaveLength(1);
});

test('a conversation without an open reply gets a team when its only member leaves, without a notification', async () => {
  await leave(people.doctor);
  await handOver(app(), { clinicId: people.clinic.clinicId });
  const { rows } = await query(
    `select r.role_name from messages.conversation c join practice.role r on r.clinic_id = c.clinic_id
     and r.id = c.assigned_role_id where c.clinic_id = $1 and c.id = $2`,
    conversationId,
  );
  expect(rows).toEqual([{ role_name: 'Front desk' }]);
  expect(await openTasks()).toEqual([]);
});

test('an unread reply is handed over when its only reader becomes absent', async () => {
  await answer(people.patient, 'Unread');
  await goAway(people.doctor);
  await handOver(app(), {});
  expect(await people.read(people.desk, conversationId)).toContain('Unread');
});
