// Over 300 lines: every way in which a message is sent, read, found and kept.
import { beforeAll, describe, expect, test } from 'vitest';
import { notifications } from '#notifications/server';
import { createPatient, patients } from '#patients/server';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { errorCode, must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic, type TestClinic } from '#practice/testing';
import { requests, type PortalRequest } from '#requests/server';
import { indexWords } from './index-words.ts';
import { messages } from './index.ts';
import { assignConversation } from './conversation/assign-conversation.ts';
import { changeStatus } from './conversation/change-status.ts';
import { addInternalNote } from './conversation/internal-notes.ts';
import { listSummaries } from './conversation/list-summaries.ts';
import { messagesSection } from './conversation/messages-section.ts';
import { readConversation } from './conversation/read-conversation.ts';
import { replyMessage } from './conversation/reply-message.ts';
import { sendMessage } from './conversation/send-message.ts';
import { openTestMailbox, type TestMailbox } from './test-mailbox.ts';
import { memberWriter, patientWriter, type Participant, type Writer } from './writer.ts';

const app = useTestApp();
const RULES = [notifications, patients, requests, messages].flatMap(({ accessRules }) => accessRules);
let clinic: TestClinic;
let doctor: Writer;
let nurse: Writer;
let desk: Writer;
let patient: Writer;
let other: Writer;
const boxes = new Map<Writer, TestMailbox>();

beforeAll(async () => {
  clinic = await makeTestClinic(app(), RULES);
  const [one, two, three] = [await clinic.as('Doctor'), await clinic.as('Nurse'), await clinic.as('Front desk')];
  [doctor, nurse, desk] = [memberWriter(one), memberWriter(two), memberWriter(three)];
  patient = patientWriter(await makePatient(one, 'Wren'));
  other = patientWriter(await makePatient(one, 'Lark'));
  for (const writer of [doctor, nurse, desk, patient, other]) boxes.set(writer, await openTestMailbox());
});

async function makePatient(ctx: RequestContext, first: string): Promise<PortalRequest> {
  const made = must(
    await createPatient(ctx, {
      first_name: first,
      last_name: 'Tester',
      gender: 'Female',
      date_of_birth: '1980-05-01',
      email: `${first}@example.org`,
    }),
  );
  return {
    app: app(),
    now: app().clock(),
    ip: null,
    clinicId: clinic.clinicId,
    clinicName: 'Test Clinic',
    timeZone: 'America/New_York',
    patientId: made.id,
    patientName: `${first} Tester`,
    sessionId: null,
  };
}

const to = (...writers: Participant[]): Participant[] => writers.map(({ type, id }) => ({ type, id }));

async function send(from: Writer, recipients: Participant[], body: string, extra: { forwardOf?: string } = {}) {
  const written = await boxes.get(from)!.write(from, body);
  return sendMessage(from, {
    recipients,
    ...written,
    category: 'Office Message',
    forwardOf: null,
    files: [],
    ...extra,
  });
}

async function read(reader: Writer, conversationId: string): Promise<string[]> {
  const box = boxes.get(reader)!;
  const { messages } = must(await readConversation(reader, conversationId, box.publicKey));
  return Promise.all(messages.map((message) => box.open(message)));
}

async function inbox(reader: Writer, folder = 'inbox', words = '') {
  const { publicKey } = boxes.get(reader)!;
  return must(await listSummaries(reader, { publicKey, folder: folder as 'inbox', page: 1, perPage: 10, words }));
}

describe('a conversation', () => {
  test('goes to a patient, who replies; each reads it with their own key, and each wrapping is logged', async () => {
    const { conversationId, messageId, patientTold } = must(await send(doctor, to(patient, nurse), 'Hello there'));
    expect(patientTold).toBe(true);
    expect((await inbox(nurse)).unreadCount).toBe(1);
    expect(await read(patient, conversationId)).toEqual(['Hello there']);
    const reply = await boxes.get(patient)!.write(patient, 'Thank you');
    must(await replyMessage(patient, { conversationId, ...reply, toAll: true, after: null, files: [] }));
    expect(await read(nurse, conversationId)).toEqual(['Hello there', 'Thank you']);
    expect(await read(doctor, conversationId)).toHaveLength(2);
    expect((await inbox(nurse)).unreadCount).toBe(0);
    const { rows } = await app().database.pool.query(
      `select user_name from audit.inbox where object_type = 'secure_message' and action = 'read'
        and changes::text like '%key_wrapped_for%' and object_id = $1`,
      [messageId],
    );
    expect(new Set(rows.map(({ user_name }) => user_name))).toEqual(
      new Set(['Wren Tester', 'Nurse Tester', 'Doctor Tester']),
    );
    const shown = must(await readConversation(doctor, conversationId, boxes.get(doctor)!.publicKey));
    const receipts = shown.messages[0]!.recipients;
    expect(receipts.every(({ readTime }) => readTime !== null)).toBe(true);
  });

  test('stays closed to non-participants and to another clinic', async () => {
    const { conversationId } = must(await send(doctor, to(patient), 'For you alone'));
    for (const stranger of [desk, other]) {
      const { publicKey } = boxes.get(stranger)!;
      expect(errorCode(await readConversation(stranger, conversationId, publicKey))).toBe('NOT_FOUND');
      const reply = await boxes.get(stranger)!.write(stranger, 'May I?');
      const answer = await replyMessage(stranger, { conversationId, ...reply, toAll: true, after: null, files: [] });
      expect(errorCode(answer)).toBe('NOT_FOUND');
      expect(must(await changeStatus(stranger, [conversationId], 'archived')).missing).toEqual([conversationId]);
    }
    const elsewhere = await makeTestClinic(app(), RULES);
    const foreign = memberWriter(await elsewhere.as('Doctor'));
    const box = await openTestMailbox();
    expect(errorCode(await readConversation(foreign, conversationId, box.publicKey))).toBe('NOT_FOUND');
    const written = await box.write(foreign, 'Hello');
    const sent = await sendMessage(foreign, {
      recipients: to(patient),
      category: 'Refill',
      forwardOf: null,
      files: [],
      ...written,
    });
    expect(errorCode(sent)).toBe('RECIPIENT_UNKNOWN');
  });

  test('is one, however often the same draft is sent, even concurrently', async () => {
    const written = await boxes.get(doctor)!.write(doctor, 'Once');
    const draft = { recipients: to(nurse), ...written, category: 'Refill', forwardOf: null, files: [] } as const;
    const answers = await Promise.all([sendMessage(doctor, draft), sendMessage(doctor, draft)]);
    const ids = answers.map((answer) => must(answer).messageId);
    expect(new Set(ids).size).toBe(1);
    expect(errorCode(await sendMessage(desk, draft))).toBe('DRAFT_TAKEN');
  });

  test('never reveals patients to one another', async () => {
    expect(errorCode(await send(doctor, to(patient, other), 'Both of you'))).toBe('ONE_PATIENT');
    const { conversationId, messageId } = must(await send(patient, to(doctor), 'My own affair'));
    await read(doctor, conversationId);
    expect(errorCode(await send(doctor, to(other), 'Passed on', { forwardOf: messageId }))).toBe('FORWARD_REFUSED');
    expect(errorCode(await send(desk, to(nurse), 'Passed on', { forwardOf: messageId }))).toBe('NOT_FOUND');
    must(await send(doctor, to(nurse), 'Passed on', { forwardOf: messageId }));
  });

  test('a reply to the author goes to no one else', async () => {
    const { conversationId } = must(await send(doctor, to(nurse, desk), 'Who can?'));
    const reply = await boxes.get(nurse)!.write(nurse, 'I can');
    must(await replyMessage(nurse, { conversationId, ...reply, toAll: false, after: null, files: [] }));
    expect(await read(doctor, conversationId)).toEqual(['Who can?', 'I can']);
    expect(await read(desk, conversationId)).toEqual(['Who can?']);
  });

  test('a reply waits if a message arrived that its author has not seen', async () => {
    const { conversationId, messageId } = must(await send(doctor, to(nurse), 'One'));
    const second = await boxes.get(doctor)!.write(doctor, 'Two');
    must(await replyMessage(doctor, { conversationId, ...second, toAll: true, after: null, files: [] }));
    const reply = await boxes.get(nurse)!.write(nurse, 'To the first');
    const answer = { conversationId, ...reply, toAll: true, files: [] };
    expect(errorCode(await replyMessage(nurse, { ...answer, after: messageId }))).toBe('NEWER_MESSAGE');
  });
});

describe('folders', () => {
  test('each participant moves a conversation independently, and a new message returns it to the inbox', async () => {
    const { conversationId } = must(await send(nurse, to(desk), 'Sorted'));
    must(await changeStatus(desk, [conversationId], 'archived'));
    const ids = async (folder: string) =>
      (await inbox(desk, folder)).summaries.map((summary) => summary.conversationId);
    expect(await ids('inbox')).not.toContain(conversationId);
    expect(await ids('archived')).toContain(conversationId);
    expect((await inbox(nurse, 'sent')).summaries.map((summary) => summary.conversationId)).toContain(conversationId);
    const again = await boxes.get(nurse)!.write(nurse, 'Again');
    must(await replyMessage(nurse, { conversationId, ...again, toAll: true, after: null, files: [] }));
    expect(await ids('unread')).toContain(conversationId);
    must(await changeStatus(desk, [conversationId], 'trash'));
    expect(await ids('trash')).toContain(conversationId);
  });

  test('the conversations with a patient are only those with that patient', async () => {
    const { conversationId } = must(await send(desk, to(other), 'For Lark'));
    const { publicKey } = boxes.get(desk)!;
    const of = async (patientId: string) => {
      const query = { publicKey, folder: 'all', page: 1, perPage: 10, words: '', patientId } as const;
      return must(await listSummaries(desk, query)).summaries.map((summary) => summary.conversationId);
    };
    expect(await of(other.id)).toEqual([conversationId]);
    expect(await of(patient.id)).toEqual([]);
  });

  test('a search finds the beginnings of words in readable messages, ignoring case', async () => {
    const { conversationId } = must(await send(doctor, to(nurse), 'The Ptarmigan flew'));
    const found = async (reader: Writer, words: string) =>
      (await inbox(reader, 'inbox', words)).summaries.map((summary) => summary.conversationId);
    expect(await found(nurse, 'PTARMIGAN flew')).toEqual([conversationId]);
    expect(await found(nurse, 'ptarm fle')).toEqual([conversationId]);
    expect(await found(nurse, 'migan')).toEqual([]);
    expect(await found(desk, 'ptarmigan')).toEqual([]);
  });

  test('a search finds internal notes, for members only; what was written before is indexed by a job', async () => {
    const { conversationId } = must(await send(patient, to(nurse, doctor), 'The Gyrfalcon'));
    const note = await boxes.get(nurse)!.write(nurse, 'Prefers Lammergeier');
    must(await addInternalNote(nurse, conversationId, note.draftId, note.encrypted));
    const found = async (reader: Writer, words: string, folder = 'inbox') =>
      (await inbox(reader, folder, words)).summaries.map((summary) => summary.conversationId);
    expect(await found(doctor, 'lammer gyrf')).toEqual([conversationId]);
    expect(await found(patient, 'lammer', 'all')).toEqual([]);
    expect(await found(desk, 'lammer')).toEqual([]);
    const { pool } = app().database;
    const { clinicId } = clinic;
    await pool.query('delete from messages.word where clinic_id = $1', [clinicId]);
    await pool.query('delete from messages.note_word where clinic_id = $1', [clinicId]);
    for (const table of ['message', 'internal_note'])
      await pool.query(`update messages.${table} set words_complete = false where clinic_id = $1`, [clinicId]);
    expect(await found(doctor, 'gyrfalcon')).toEqual([]);
    await indexWords(app());
    await indexWords(app());
    expect(await found(doctor, 'lammer gyrf')).toEqual([conversationId]);
  });
});

describe('beside the messages', () => {
  test('a note is for members, and never for the patient', async () => {
    const { conversationId } = must(await send(doctor, to(patient, nurse), 'Come in'));
    const note = await boxes.get(nurse)!.write(nurse, 'Call her daughter first');
    must(await addInternalNote(nurse, conversationId, note.draftId, note.encrypted));
    must(await addInternalNote(nurse, conversationId, note.draftId, note.encrypted));
    const seen = must(await readConversation(doctor, conversationId, boxes.get(doctor)!.publicKey));
    const [only, ...more] = seen.notes;
    expect(more).toEqual([]);
    const { draft, encryptedMessage } = only!;
    expect(await boxes.get(doctor)!.open({ draft, encryptedMessage: encryptedMessage! })).toBe(
      'Call her daughter first',
    );
    const own = must(await readConversation(patient, conversationId, boxes.get(patient)!.publicKey));
    expect(own.notes).toEqual([]);
  });

  test('the record of a patient has their messages as text, without notes and messages between members', async () => {
    const { conversationId } = must(await send(patient, to(doctor, nurse), 'My knee hurts'));
    const note = await boxes.get(nurse)!.write(nurse, 'Sounds upset');
    must(await addInternalNote(nurse, conversationId, note.draftId, note.encrypted));
    must(await send(doctor, to(nurse), 'Only between us'));
    const rows = await messagesSection.read(app(), clinic.clinicId, patient.id);
    expect(rows.find(({ Message }) => Message === 'My knee hurts')).toMatchObject({
      From: patient.name,
      To: expect.stringContaining(nurse.name),
    });
    const whole = JSON.stringify(rows);
    expect(whole).not.toContain('Sounds upset');
    expect(whole).not.toContain('Only between us');
    const others = await messagesSection.read(app(), clinic.clinicId, other.id);
    expect(JSON.stringify(others)).not.toContain('My knee hurts');
  });

  test('all notes of a conversation are returned, however many there are', async () => {
    const { conversationId } = must(await send(doctor, to(patient, nurse), 'Come in'));
    const drafts: string[] = [];
    for (let at = 0; at < 205; at += 1) {
      const note = await boxes.get(nurse)!.write(nurse, `Note ${at}`);
      must(await addInternalNote(nurse, conversationId, note.draftId, note.encrypted));
      drafts.push(note.draftId);
    }
    const { notes } = must(await readConversation(doctor, conversationId, boxes.get(doctor)!.publicKey));
    expect(notes.map(({ draft }) => draft)).toEqual(drafts);
  }, 600_000);

  test('assigns a conversation with a version', async () => {
    const { conversationId } = must(await send(patient, to(doctor, nurse), 'Who answers?'));
    expect(must(await assignConversation(doctor, conversationId, { userId: nurse.id }, 1)).version).toBe(2);
    expect(errorCode(await assignConversation(nurse, conversationId, null, 1))).toBe('STALE_VERSION');
    expect(errorCode(await assignConversation(nurse, conversationId, { userId: desk.id }, 2))).toBe(
      'RECIPIENT_UNKNOWN',
    );
    expect(errorCode(await assignConversation(desk, conversationId, null, 2))).toBe('NOT_FOUND');
  });
});

test('a session can only use one key', async () => {
  const ctx = await clinic.as('Manager');
  const [one, two] = [await openTestMailbox(), await openTestMailbox()];
  const list = { folder: 'inbox', page: 1, perPage: 10, words: '' } as const;
  must(await listSummaries(memberWriter(ctx), { ...list, publicKey: one.publicKey }));
  expect(errorCode(await listSummaries(memberWriter(ctx), { ...list, publicKey: two.publicKey }))).toBe('KEY_CHANGED');
  expect(errorCode(await listSummaries(memberWriter(ctx), { ...list, publicKey: 'Text' }))).toBe('BAD_USER_INPUT');
  expect(errorCode(await listSummaries(memberWriter(ctx), { ...list, publicKey: one.publicKey, perPage: 51 }))).toBe(
    'BAD_USER_INPUT',
  );
});

test.each([
  ['an unknown key', { sessionKey: 'AAAA', encryptedText: 'AAAA' }],
  ['invalid base64', { sessionKey: '?', encryptedText: '\u{1F600}' }],
])('rejects %s', async (_what, encrypted) => {
  const draft = { recipients: to(nurse), draftId: newId(), category: 'Refill', forwardOf: null, files: [] } as const;
  expect(errorCode(await sendMessage(doctor, { ...draft, encrypted }))).toBe('BAD_USER_INPUT');
});

test('rejects the same content under another draft, so that messages can’t be substituted', async () => {
  const { encrypted } = await boxes.get(doctor)!.write(doctor, 'Bound');
  const draft = { recipients: to(nurse), draftId: newId(), category: 'Refill', forwardOf: null, files: [] } as const;
  expect(errorCode(await sendMessage(doctor, { ...draft, encrypted }))).toBe('BAD_USER_INPUT');
});
