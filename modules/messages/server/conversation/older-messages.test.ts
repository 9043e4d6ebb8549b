import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DomainError } from '#platform/domain-error.ts';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { messageLimits } from '../../rules/index.ts';
import { openTestPeople, type TestPeople } from '../testing/test-people.ts';
import type { Writer } from '../writer.ts';
import { assignConversation } from './assign-conversation.ts';
import { readConversation, type ShownConversation } from './read-conversation.ts';
import { replyMessage } from './reply-message.ts';

const app = useTestApp();
const PAGE = 6;
const ALL = 15;
let people: TestPeople;
let conversationId: string;

// The page size is small, so that tests need few messages for several pages.
beforeAll(async () => {
  expect(messageLimits.shownMessages).toBe(200);
  vi.spyOn(messageLimits, 'shownMessages', 'get').mockReturnValue(PAGE as never);
  people = await openTestPeople(app());
  const { doctor, patient } = people;
  ({ conversationId } = must(await people.send(doctor, [patient], 'Message 1')));
  for (let number = 2; number <= ALL; number += 1) {
    const writer = number % 2 === 0 ? patient : doctor;
    const written = await people.boxOf(writer).write(writer, `Message ${number}`);
    const at = people.at(writer, new Date(app().clock().getTime() + number * 1000));
    must(await replyMessage(at, { conversationId, ...written, toAll: true, after: null, files: [] }));
  }
});

afterAll(() => void vi.restoreAllMocks());

/** Returns all texts that a reader gets page by page, oldest first. */
async function readAll(reader: Writer): Promise<string[]> {
  const box = people.boxOf(reader);
  let words: string[] = [];
  let before: string | null = null;
  for (;;) {
    const { messages, messageCount }: ShownConversation = must(
      await readConversation(reader, conversationId, box.publicKey, before),
    );
    expect(messageCount).toBe(ALL);
    if (messages.length === 0) return words;
    expect(messages.length).toBeLessThanOrEqual(PAGE);
    words = [...(await Promise.all(messages.map((message) => box.open(message)))), ...words];
    before = messages[0]!.id;
  }
}

const EVERYTHING = Array.from({ length: ALL }, (_none, index) => `Message ${index + 1}`);

test.each(['doctor', 'patient'] as const)('the %s reads a long conversation from the beginning', async (who) => {
  expect(await readAll(people[who])).toEqual(EVERYTHING);
});

test('an added team can read all of it too, not only the newest page', async () => {
  const { doctor, nurse, clinic } = people;
  const { rows } = await app().database.pool.query<{ role_id: string }>(
    'select role_id from practice.member_role where clinic_id = $1 and user_id = $2',
    [clinic.clinicId, nurse.id],
  );
  must(await assignConversation(doctor, conversationId, { teamId: rows[0]!.role_id }, 1));
  expect(await readAll(nurse)).toEqual(EVERYTHING);
});

test('a message of another conversation opens no page, and non-participants get none', async () => {
  const { doctor, desk, other } = people;
  const elsewhere = must(await people.send(doctor, [other], 'Elsewhere'));
  const box = people.boxOf(doctor);
  const { messages } = must(await readConversation(doctor, conversationId, box.publicKey, elsewhere.messageId));
  expect(messages).toEqual([]);
  expect(await readConversation(desk, conversationId, people.boxOf(desk).publicKey)).toBeInstanceOf(DomainError);
});
