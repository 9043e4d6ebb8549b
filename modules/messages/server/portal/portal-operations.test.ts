import { beforeAll, describe, expect, test } from 'vitest';
import { notifications } from '#notifications/server';
import { createPatient, patients } from '#patients/server';
import { newId } from '#platform/id.ts';
import type { PortalContext } from '#platform/module.ts';
import { errorCode, must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic, type TestClinic } from '#practice/testing';
import { requests } from '#requests/server';
import { messages } from '../index.ts';
import { fileLabel, messageLabel, writeContent } from '../../rules/index.ts';
import { sendMessage } from '../conversation/send-message.ts';
import { encryptForClinic } from '../crypto/encrypt-for-clinic.ts';
import { openTestMailbox, type TestMailbox } from '../test-mailbox.ts';
import { memberWriter, type Writer } from '../writer.ts';
import { portalOperations } from './portal-operations.ts';

const app = useTestApp();
const RULES = [notifications, patients, requests, messages].flatMap(({ accessRules }) => accessRules);
let clinic: TestClinic;
let doctor: Writer;
let portal: PortalContext;
let other: PortalContext;
let box: TestMailbox;

beforeAll(async () => {
  clinic = await makeTestClinic(app(), RULES);
  doctor = memberWriter(await clinic.as('Doctor'));
  await clinic.as('Nurse');
  [portal, other] = [await portalOf('Wren'), await portalOf('Lark')];
  box = await openTestMailbox();
});

async function portalOf(first: string): Promise<PortalContext> {
  const { id } = must(
    await createPatient(await clinic.as('Doctor'), {
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
    patientId: id,
    patientName: `${first} Tester`,
    sessionId: null,
  };
}

async function call<Answer = Record<string, unknown>>(
  of: PortalContext,
  name: string,
  input: object = {},
): Promise<Answer> {
  return must((await portalOperations[`messages.${name}`]!(of, input)) as Answer);
}

async function written(of: PortalContext, extra: object = {}) {
  const { publicKey } = await call<{ publicKey: string }>(of, 'begin');
  const draft = newId();
  const text = Buffer.from(writeContent({ subject: 'Mine', body: 'My words' }));
  const encryptedMessage = encryptForClinic(Buffer.from(publicKey, 'base64'), messageLabel(draft), text);
  return { draft, encryptedMessage, files: [], ...extra };
}

async function fromDoctor(body: string): Promise<string> {
  const draft = await box.write(doctor, body);
  const recipients = [{ type: 'Patient', id: portal.patientId }] as const;
  const extra = { recipients, category: 'Office Message', forwardOf: null, files: [] } as const;
  return must(await sendMessage(doctor, { ...draft, ...extra })).conversationId;
}

test('a patient reads and answers messages, and sees no notes and no other participants’ data', async () => {
  const originId = await fromDoctor('Come by');
  const { publicKey } = box;
  const { summaries } = await call<{ summaries: { conversationId: string }[] }>(portal, 'list', { publicKey });
  expect(summaries.map(({ conversationId }) => conversationId)).toContain(originId);
  const read = await call<{ messages: never[] }>(portal, 'read', { publicKey, originId });
  expect(await box.open(read.messages[0]!)).toBe('Come by');
  expect(Object.keys(read)).not.toContain('notes');
  await call(portal, 'reply', { ...(await written(portal)), originId });
  const again = await call<{ messages: never[] }>(portal, 'read', { publicKey, originId });
  expect(again.messages).toHaveLength(2);
  expect(errorCode(await portalOperations['messages.read']!(other, { publicKey, originId }))).toBe('NOT_FOUND');
  expect(errorCode(await portalOperations['messages.reply']!(other, { ...(await written(other)), originId }))).toBe(
    'NOT_FOUND',
  );
});

describe('a patient writes', () => {
  test('to the clinic as a whole, or to a member of their care team', async () => {
    const toAll = await written(portal, { to: null, category: 'Office Message' });
    expect(await call(portal, 'send', toAll)).toMatchObject({ request_id: null });
    await fromDoctor('I know you');
    await call(portal, 'send', await written(portal, { to: doctor.id, category: 'Office Message' }));
    const stranger = await written(other, { to: doctor.id, category: 'Office Message' });
    expect(errorCode(await portalOperations['messages.send']!(other, stranger))).toBe('RECIPIENT_UNKNOWN');
  });

  test.each(['Appointment', 'Refill'] as const)(
    'about a %s, which creates a request without the message text',
    async (category) => {
      const { request_id: requestId } = await call<{ request_id: string | null }>(
        portal,
        'send',
        await written(portal, { to: null, category }),
      );
      const { rows } = await app().database.pool.query(
        'select type, title, description from requests.request where clinic_id = $1 and id = $2',
        [clinic.clinicId, requestId],
      );
      expect(rows[0]).toMatchObject({ description: 'See the secure message.' });
      expect(JSON.stringify(rows)).not.toContain('My words');
    },
  );

  test('with a file that the clinic can read', async () => {
    const { publicKey } = await call<{ publicKey: string }>(portal, 'begin');
    const uploadId = newId();
    const { sessionKey, encryptedText } = encryptForClinic(
      Buffer.from(publicKey, 'base64'),
      fileLabel(uploadId),
      Buffer.from('A page'),
    );
    await call(portal, 'upload', { uploadId, name: 'page.txt', sessionKey, bytes: encryptedText });
    const sent = await call<{ conversationId: string }>(
      portal,
      'send',
      await written(portal, { to: null, category: 'Office Message', files: ['page.txt'] }),
    );
    const { messages } = await call<{ messages: { attachment: { id: string }[] }[] }>(portal, 'read', {
      publicKey: box.publicKey,
      originId: sent.conversationId,
    });
    const attachment = messages[0]!.attachment[0]!.id;
    const file = await call<{ name: string }>(portal, 'download', { attachment, publicKey: box.publicKey });
    expect(file.name).toBe('page.txt');
    const foreign = { attachment, publicKey: box.publicKey };
    expect(errorCode(await portalOperations['messages.download']!(other, foreign))).toBe('NOT_FOUND');
  });
});

test.each(Object.keys(portalOperations).filter((name) => name !== 'messages.begin'))(
  '%s rejects invalid input',
  async (name) => {
    for (const input of [null, 7, 'x', [], {}, { publicKey: 7 }, { originId: 'x', publicKey: 'x' }])
      expect(errorCode(await portalOperations[name]!(portal, input))).toBe('BAD_USER_INPUT');
  },
);
