import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RequestContext } from '#platform/request-context.ts';
import { errorCode, must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { releaseMessage } from '../sending/hold-message.ts';
import { readConversation } from '../conversation/read-conversation.ts';
import { replyMessage } from '../conversation/reply-message.ts';
import { portalOperations } from '../portal/portal-operations.ts';
import { openTestPeople, type TestPeople } from '../testing/test-people.ts';
import type { Writer } from '../writer.ts';
import { endAbsence, ownAbsence, saveAbsence } from './save-absence.ts';

// The clinic is in New York, where it is 9 AM on November 23.
const app = useTestApp();
const AWAY = { firstDay: '2026-11-23', lastDay: '2026-11-27', answer: 'I am back on the 28th.' };
let people: TestPeople;
let context: RequestContext;
let nurseContext: RequestContext;

beforeAll(async () => {
  people = await openTestPeople(app());
  [context, nurseContext] = [await contextOf(people.doctor), await contextOf(people.nurse)];
});
beforeEach(async () => void must(await saveAbsence(context, AWAY, null)));
afterEach(async () => {
  await endAbsence(context);
  await endAbsence(nurseContext);
});

async function contextOf(writer: Writer): Promise<RequestContext> {
  const ctx = await people.clinic.as('Doctor');
  return { ...ctx, actor: { ...ctx.actor, userId: writer.id, name: writer.name } };
}

async function answer(writer: Writer, conversationId: string, body: string): Promise<void> {
  const written = await people.boxOf(writer).write(writer, body);
  must(await replyMessage(writer, { conversationId, ...written, toAll: true, after: null, files: [] }));
}

test('sends one automatic reply per conversation to patients and colleagues, and no others', async () => {
  const { doctor, nurse, patient } = people;
  const { conversationId } = must(await people.send(patient, [doctor, nurse], 'Are you there?'));
  expect(await people.read(patient, conversationId)).toEqual(['Are you there?', AWAY.answer]);
  expect(await people.read(nurse, conversationId)).toEqual(['Are you there?']);
  await answer(patient, conversationId, 'And now?');
  await answer(nurse, conversationId, 'I am');
  expect(await people.read(patient, conversationId)).toEqual(['Are you there?', AWAY.answer, 'And now?', 'I am']);
  const second = must(await people.send(patient, [doctor], 'Anew'));
  expect(await people.read(patient, second.conversationId)).toEqual(['Anew', AWAY.answer]);
  const shown = must(await readConversation(patient, conversationId, people.boxOf(patient).publicKey));
  expect(shown.messages.map(({ isAutomatic }) => isAutomatic)).toEqual([false, true, false, false]);
});

test('two absent members send each other one reply', async () => {
  const { doctor, nurse } = people;
  must(await saveAbsence(nurseContext, { ...AWAY, answer: 'Me too.' }, null));
  const { conversationId } = must(await people.send(doctor, [nurse], 'Hello'));
  expect(await people.read(doctor, conversationId)).toEqual(['Hello', 'Me too.']);
  await answer(nurse, conversationId, 'Here after all');
  expect(await people.read(nurse, conversationId)).toEqual(['Hello', 'Me too.', 'Here after all', AWAY.answer]);
});

test('two concurrent senders get one reply each, and the unread message stays unread', async () => {
  const { doctor, nurse, patient } = people;
  const { conversationId } = must(await people.send(nurse, [patient], 'Begin'));
  const third = must(await people.send(nurse, [patient, doctor], 'With all'));
  expect(await people.read(nurse, third.conversationId)).toEqual(['With all', AWAY.answer]);
  await Promise.all([answer(patient, third.conversationId, 'One'), answer(nurse, third.conversationId, 'Two')]);
  const all = await people.read(doctor, third.conversationId);
  expect(all.filter((body) => body === AWAY.answer)).toHaveLength(1);
  expect(await people.read(patient, conversationId)).toEqual(['Begin']);
});

test('replies to a held message when it is sent', async () => {
  const { doctor, nurse, clinic } = people;
  const sent = must(await people.send(nurse, [doctor], 'Held', { how: { holdSeconds: 10 } }));
  const before = app().clock();
  app().setClock(new Date(before.getTime() + 10_000));
  await releaseMessage(app(), { clinicId: clinic.clinicId, id: sent.messageId });
  app().setClock(before);
  expect(await people.read(nurse, sent.conversationId)).toEqual(['Held', AWAY.answer]);
});

test('a message to the clinic as a whole is answered by present members', async () => {
  const { patient } = people;
  must(await saveAbsence(nurseContext, { ...AWAY, answer: 'Nurse away' }, null));
  const { draftId, encrypted } = await people.boxOf(patient).write(patient, 'To all of you');
  const portal = {
    app: app(),
    now: app().clock(),
    ip: null,
    clinicId: people.clinic.clinicId,
    clinicName: 'Test Clinic',
    timeZone: 'America/New_York',
    patientId: patient.id,
    patientName: patient.name,
    sessionId: null,
  };
  const input = { draft: draftId, to: null, category: 'Office Message', encryptedMessage: encrypted, files: [] };
  const sent = must(await portalOperations['messages.send']!(portal, input)) as { conversationId: string };
  expect(await people.read(patient, sent.conversationId)).toEqual(['To all of you']);
});

test('counts days in the clinic’s time zone; editing the text sends no new replies, a new absence does', async () => {
  const { doctor, nurse } = people;
  const late = people.at(nurse, new Date('2026-11-28T04:59:00Z'));
  const { conversationId } = must(await people.send(late, [doctor], 'Late on the 27th'));
  const after = people.at(nurse, new Date('2026-11-28T05:00:00Z'));
  const next = must(await people.send(after, [doctor], 'On the 28th'));
  expect([await people.read(nurse, conversationId), await people.read(nurse, next.conversationId)]).toEqual([
    ['Late on the 27th', AWAY.answer],
    ['On the 28th'],
  ]);
  must(await saveAbsence(context, { ...AWAY, answer: 'Changed' }, 1));
  await answer(late, conversationId, 'Again');
  expect(await people.read(nurse, conversationId)).toHaveLength(3);
  await endAbsence(context);
  must(await saveAbsence(context, { ...AWAY, answer: 'Second absence' }, null));
  await answer(late, conversationId, 'Once more');
  expect(await people.read(nurse, conversationId)).toContain('Second absence');
});

test('is saved with a version, and rejects invalid dates or text', async () => {
  expect(errorCode(await saveAbsence(context, AWAY, null))).toBe('STALE_VERSION');
  expect(must(await saveAbsence(context, { ...AWAY, lastDay: '2026-11-30' }, 1)).version).toBe(2);
  expect(errorCode(await saveAbsence(context, AWAY, 1))).toBe('STALE_VERSION');
  for (const wrong of [
    { lastDay: '2026-11-22', firstDay: '2026-11-20' },
    { firstDay: '2026-11-28' },
    { firstDay: '2026-02-30' },
    { answer: ' \u0007 ' },
    { answer: 'x'.repeat(2001) },
  ])
    expect(errorCode(await saveAbsence(context, { ...AWAY, ...wrong }, 2))).toBe('BAD_USER_INPUT');
  const at = (day: string): RequestContext => ({ ...context, now: new Date(`${day}T15:00:00Z`) });
  expect((await ownAbsence(at('2026-11-30')))?.last_day).toBe('2026-11-30');
  expect(await ownAbsence(at('2026-12-01'))).toBe(null);
  expect(must(await saveAbsence(at('2026-12-01'), { ...AWAY, lastDay: '2026-12-03' }, null)).version).toBe(1);
});

test('logs a change with the dates before and after', async () => {
  must(await saveAbsence(context, { ...AWAY, lastDay: '2026-11-30' }, 1));
  const { rows } = await app().database.pool.query<{ action: string; changes: unknown }>(
    `select action, changes from audit.inbox where clinic_id = $1 and object_type = 'message_absence' order by id desc limit 2`,
    [context.actor.clinicId],
  );
  expect(rows.toReversed()).toEqual([
    { action: 'create', changes: { days: { before: null, after: '2026-11-23 to 2026-11-27' } } },
    {
      action: 'update',
      changes: { days: { before: '2026-11-23 to 2026-11-27', after: '2026-11-23 to 2026-11-30' } },
    },
  ]);
});
