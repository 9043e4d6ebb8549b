import { beforeAll, expect, test } from 'vitest';
import {
  clinicKey,
  encryptForClinic,
  memberWriter,
  messageLabel,
  messages,
  sendMessage,
  writeContent,
} from '#messages/server';
import { createPatient, patients } from '#patients/server';
import { isDomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { isSignatureIntact } from '../content-hash.ts';
import { chart } from '../index.ts';
import { openNote } from '../open-note.ts';
import { signNote } from '../sign-note.ts';
import { readNotes } from '../notes.sql.ts';
import { listNoteMessages, takeMessage, takeMessageOff } from './take-message.ts';

const app = useTestApp();
const RULES = [patients, messages, chart].flatMap(({ accessRules }) => accessRules);
let doctor: RequestContext;
let nurse: RequestContext;
let stranger: RequestContext;
let patientId: string;
let otherId: string;

beforeAll(async () => {
  const clinic = await makeTestClinic(app(), RULES);
  [doctor, nurse] = [await clinic.as('Doctor'), await clinic.as('Nurse')];
  stranger = await (await makeTestClinic(app(), RULES)).as('Doctor');
  [patientId, otherId] = [await patientCalled('Wren'), await patientCalled('Lark')];
});

async function patientCalled(first: string): Promise<string> {
  const person = { first_name: first, last_name: 'Tester', gender: 'Female', date_of_birth: '1980-05-01' };
  return must(await createPatient(doctor, person)).id;
}

async function messageTo(id: string, type: 'Patient' | 'Doctor' = 'Patient', body = 'Take two\neach morning') {
  const { publicKey } = await clinicKey(app(), doctor.actor.clinicId);
  const draftId = newId();
  const text = Buffer.from(writeContent({ subject: 'Your tablets', body }));
  const encrypted = encryptForClinic(publicKey, messageLabel(draftId), text);
  const rest = { draftId, encrypted, category: 'Refill', forwardOf: null, files: [] } as const;
  return must(await sendMessage(memberWriter(doctor), { recipients: [{ type, id }], ...rest }));
}

const code = (answer: unknown): string | null => (isDomainError(answer) ? answer.code : null);

test('creates a note if none is open, uses the open one afterwards, and attaches a message once', async () => {
  const { messageId, conversationId } = await messageTo(patientId);
  const take = (ctx: RequestContext) => takeMessage(ctx, { id: newId(), message_id: messageId });
  const { chart_note_id: noteId } = must(await take(doctor));
  expect(must(await take(doctor)).chart_note_id).toBe(noteId);
  const [only, ...more] = must(await listNoteMessages(doctor, noteId));
  expect(more).toEqual([]);
  expect(only).toMatchObject({
    subject: 'Your tablets',
    body: 'Take two\neach morning',
    conversation_id: conversationId,
    sender_name: doctor.actor.name,
  });
  const [note] = await readNotes(app().database.kysely, doctor.actor.clinicId, [noteId]);
  expect(note).toMatchObject({ patient_id: patientId, author_id: doctor.actor.userId, non_medical: true });
  const second = await messageTo(patientId, 'Patient', 'And drink water');
  expect(must(await takeMessage(doctor, { id: newId(), message_id: second.messageId })).chart_note_id).toBe(noteId);
});

test('is signed with the note and can’t be changed afterwards', async () => {
  const { messageId } = await messageTo(patientId);
  const note = must(await openNote(doctor, { clinic_patient_id: patientId, note: '<p>Well.</p>' }));
  const id = newId();
  must(await takeMessage(doctor, { id, message_id: messageId, chart_note_id: note.id }));
  must(await signNote(doctor, note.id, 1));
  expect(code(await takeMessageOff(doctor, note.id, id))).toBe('NOTE_SIGNED');
  const later = await messageTo(patientId);
  const taken = { id: newId(), message_id: later.messageId, chart_note_id: note.id };
  expect(code(await takeMessage(doctor, taken))).toBe('NOTE_SIGNED');
  const intact = async () => {
    const [signed] = await readNotes(app().database.kysely, doctor.actor.clinicId, [note.id]);
    return isSignatureIntact(app(), signed!);
  };
  expect(await intact()).toBe(true);
  await app().database.pool.query(`update chart.note_message set body = 'Take nothing' where id = $1`, [id]);
  expect(await intact()).toBe(false);
});

test('can be removed while the note is open, and attached again', async () => {
  const { messageId } = await messageTo(patientId);
  const note = must(await openNote(doctor, { clinic_patient_id: patientId }));
  const taken = { id: newId(), message_id: messageId, chart_note_id: note.id };
  must(await takeMessage(doctor, taken));
  must(await takeMessageOff(doctor, note.id, taken.id));
  must(await takeMessageOff(doctor, note.id, taken.id));
  expect(must(await listNoteMessages(doctor, note.id))).toEqual([]);
  must(await takeMessage(doctor, { ...taken, id: newId() }));
  expect(must(await listNoteMessages(doctor, note.id))).toHaveLength(1);
});

test('rejects users outside the conversation, other clinics, conversations without a patient, and another patient’s note', async () => {
  const { messageId } = await messageTo(patientId);
  const take = (ctx: RequestContext, more: object = {}) =>
    takeMessage(ctx, { id: newId(), message_id: messageId, ...more });
  expect(code(await take(nurse))).toBe('NOT_FOUND');
  expect(code(await take(stranger))).toBe('NOT_FOUND');
  const rules = new Set([...doctor.actor.rules].filter((rule) => rule !== 'messages.use'));
  expect(code(await take({ ...doctor, actor: { ...doctor.actor, rules } }))).toBe('NOT_FOUND');
  const theirs = must(await openNote(doctor, { clinic_patient_id: otherId }));
  expect(code(await take(doctor, { chart_note_id: theirs.id }))).toBe('OTHER_PATIENT');
  expect(code(await take(doctor, { chart_note_id: newId() }))).toBe('NOT_FOUND');
  const among = await messageTo(nurse.actor.userId, 'Doctor');
  expect(code(await take(doctor, { message_id: among.messageId }))).toBe('NO_PATIENT');
  const foreign = must(await openNote(doctor, { clinic_patient_id: patientId }));
  expect(code(await listNoteMessages(stranger, foreign.id))).toBe('NOT_FOUND');
  const { rows } = await app().database.pool.query(
    'select count(*)::int as count from chart.note_message where note_id = $1',
    [theirs.id],
  );
  expect(rows[0].count).toBe(0);
});
