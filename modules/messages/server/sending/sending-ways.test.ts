import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { errorCode, must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { releaseMessage, recallMessage } from './hold-message.ts';
import { listSummaries } from '../conversation/list-summaries.ts';
import { readConversation } from '../conversation/read-conversation.ts';
import { replyMessage } from '../conversation/reply-message.ts';
import { sendMessage } from '../conversation/send-message.ts';
import { remindOfUnread } from './unread-reminders.ts';
import { openTestPeople, type TestPeople } from '../testing/test-people.ts';
import type { Writer } from '../writer.ts';

const app = useTestApp();
const HELD = { how: { holdSeconds: 10 } } as const;
const DAY = 86_400_000;
let people: TestPeople;
let start: Date;

beforeAll(async () => {
  people = await openTestPeople(app());
  start = app().clock();
});

async function release(id: string, seconds: number): Promise<void> {
  app().setClock(new Date(start.getTime() + seconds * 1000));
  await releaseMessage(app(), { clinicId: people.clinic.clinicId, id });
  app().setClock(start);
}

async function listed(reader: Writer, words = ''): Promise<string[]> {
  const { publicKey } = people.boxOf(reader);
  const list = await listSummaries(reader, { publicKey, folder: 'inbox', page: 1, perPage: 50, words });
  return must(list).summaries.map(({ conversationId }) => conversationId);
}

describe('a held message', () => {
  test('is unreadable before its release time, and is sent automatically afterward', async () => {
    const { doctor, nurse, patient } = people;
    const sent = must(await people.send(doctor, [nurse, patient], 'Pangolin', HELD));
    expect(sent.releaseTime).toEqual(new Date(start.getTime() + 10_000));
    for (const reader of [nurse, patient, doctor]) {
      const { publicKey } = people.boxOf(reader);
      expect(errorCode(await readConversation(reader, sent.conversationId, publicKey))).toBe('NOT_FOUND');
      expect(await listed(reader)).not.toContain(sent.conversationId);
    }
    expect(await listed(nurse, 'pangolin')).toEqual([]);
    // A job that runs too early is rescheduled.
    await release(sent.messageId, 9);
    expect(await listed(nurse)).not.toContain(sent.conversationId);
    const { rows: jobs } = await app().database.pool.query(`select run_at from graphile_worker.jobs where key = $1`, [
      `messages.release ${sent.messageId}`,
    ]);
    expect(jobs.map(({ run_at }) => run_at)).toEqual([sent.releaseTime]);
    await Promise.all([release(sent.messageId, 10), release(sent.messageId, 10)]);
    expect(await people.read(nurse, sent.conversationId)).toEqual(['Pangolin']);
    expect(await people.read(patient, sent.conversationId)).toEqual(['Pangolin']);
    expect(await listed(nurse, 'pangolin')).toEqual([sent.conversationId]);
    expect(errorCode(await recallMessage(doctor, sent.messageId))).toBe('TOO_LATE');
  });

  test('can only be recalled by its sender, and is then never sent', async () => {
    const { doctor, nurse, patient } = people;
    const sent = must(await people.send(doctor, [patient], 'Axolotl', HELD));
    expect(errorCode(await recallMessage(nurse, sent.messageId))).toBe('TOO_LATE');
    expect(errorCode(await recallMessage(doctor, newId()))).toBe('TOO_LATE');
    must(await recallMessage(doctor, sent.messageId));
    expect(errorCode(await recallMessage(doctor, sent.messageId))).toBe('TOO_LATE');
    await release(sent.messageId, 60);
    expect(errorCode(await readConversation(patient, sent.conversationId, people.boxOf(patient).publicKey))).toBe(
      'NOT_FOUND',
    );
    const { rows } = await app().database.pool.query(
      `select (select count(*) from messages.message where id = $1) + (select count(*) from messages.held_message where id = $1)
        + (select count(*) from graphile_worker.jobs where key = $2) as left`,
      [sent.messageId, `messages.release ${sent.messageId}`],
    );
    expect(Number(rows[0].left)).toBe(0);
  });

  test('recalled and released concurrently, it is either one or the other', async () => {
    const { doctor, nurse } = people;
    const sent = must(await people.send(doctor, [nurse], 'Either', HELD));
    app().setClock(new Date(start.getTime() + 11_000));
    const [recalled] = await Promise.all([
      recallMessage(doctor, sent.messageId),
      releaseMessage(app(), { clinicId: people.clinic.clinicId, id: sent.messageId }),
    ]);
    app().setClock(start);
    const isThere = (await listed(nurse)).includes(sent.conversationId);
    expect(isThere).toBe(isDomainError(recalled) && recalled.code === 'TOO_LATE');
  });

  test('a held reply is shown to its sender only, and sending it twice creates one', async () => {
    const { doctor, nurse } = people;
    const { conversationId } = must(await people.send(doctor, [nurse], 'Question'));
    const written = await people.boxOf(nurse).write(nurse, 'Reply');
    const reply = { conversationId, ...written, toAll: true, after: null, files: [], ...HELD };
    const [one, two] = [must(await replyMessage(nurse, reply)), must(await replyMessage(nurse, reply))];
    expect(two.messageId).toBe(one.messageId);
    expect(two.releaseTime).toEqual(one.releaseTime);
    expect(errorCode(await replyMessage(doctor, reply))).toBe('DRAFT_TAKEN');
    const own = must(await readConversation(nurse, conversationId, people.boxOf(nurse).publicKey));
    expect(await Promise.all(own.held.map((held) => people.boxOf(nurse).open(held)))).toEqual(['Reply']);
    const theirs = must(await readConversation(doctor, conversationId, people.boxOf(doctor).publicKey));
    expect([theirs.held, theirs.messages.length]).toEqual([[], 1]);
    await release(one.messageId, 10);
    expect(await people.read(doctor, conversationId)).toEqual(['Question', 'Reply']);
  });

  test.each([-1, 61])('can’t be held for %i seconds', async (holdSeconds) => {
    const { doctor, nurse } = people;
    expect(errorCode(await people.send(doctor, [nurse], 'Held', { how: { holdSeconds } }))).toBe('BAD_USER_INPUT');
  });
});

describe('an unread reminder', () => {
  async function tasksOf(messageId: string) {
    const { rows } = await app().database.pool.query(
      `select subject, owner_user_id, path, complete_time is null as is_open from tasks.task
       where source = 'messages.unread' and source_key = $1`,
      [messageId],
    );
    return rows;
  }
  const look = (messageId: string) => remindOfUnread(app(), { clinicId: people.clinic.clinicId, id: messageId });
  const REMIND = { how: { remindDays: 3 } } as const;

  test('creates one task and notification, and ends when everyone has read the message', async () => {
    const { doctor, nurse, patient } = people;
    const sent = must(await people.send(doctor, [nurse, patient], 'Read me', REMIND));
    const { rows: jobs } = await app().database.pool.query(
      `select run_at from graphile_worker.jobs where task_identifier = 'messages.remind-unread' order by id desc limit 1`,
    );
    expect(jobs[0].run_at).toEqual(new Date(start.getTime() + 3 * DAY));
    await people.read(nurse, sent.conversationId);
    await Promise.all([look(sent.messageId), look(sent.messageId)]);
    await look(sent.messageId);
    expect(await tasksOf(sent.messageId)).toEqual([
      {
        subject: 'Unread: your message to Wren Tester',
        owner_user_id: doctor.id,
        path: `/securemessage/${sent.conversationId}`,
        is_open: true,
      },
    ]);
    const { rows: bells } = await app().database.pool.query(
      `select 1 from notifications.notification where user_id = $1 and type = 'New task'`,
      [doctor.id],
    );
    expect(bells).toHaveLength(1);
    await people.read(patient, sent.conversationId);
    expect((await tasksOf(sent.messageId)).map(({ is_open }) => is_open)).toEqual([false]);
  });

  test('is not created if the message was read or recalled', async () => {
    const { doctor, nurse } = people;
    const sent = must(await people.send(doctor, [nurse], 'Read at once', REMIND));
    await people.read(nurse, sent.conversationId);
    await look(sent.messageId);
    expect(await tasksOf(sent.messageId)).toEqual([]);
    const held = must(await people.send(doctor, [nurse], 'Back', { how: { holdSeconds: 10, remindDays: 1 } }));
    must(await recallMessage(doctor, held.messageId));
    await look(held.messageId);
    expect(await tasksOf(held.messageId)).toEqual([]);
  });

  test.each([0, 31])('can’t be set to %i days', async (remindDays) => {
    const { doctor, nurse } = people;
    expect(errorCode(await people.send(doctor, [nurse], 'Days', { how: { remindDays } }))).toBe('BAD_USER_INPUT');
  });
});

test('a message that would be rejected is rejected before it is held', async () => {
  const { doctor, patient, other } = people;
  expect(errorCode(await people.send(doctor, [patient, other], 'Both', HELD))).toBe('ONE_PATIENT');
  const written = await people.boxOf(doctor).write(doctor, 'File');
  const sent = await sendMessage(doctor, {
    recipients: [{ type: 'Patient', id: patient.id }],
    ...written,
    category: 'Refill',
    forwardOf: null,
    files: [{ fileName: 'gone.txt', subfolder: '' }],
    ...HELD,
  });
  expect(errorCode(sent)).toBe('FILE_UNKNOWN');
});
