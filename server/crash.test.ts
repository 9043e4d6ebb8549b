import { randomUUID, webcrypto } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { encryptForClinic, messageLabel, writeContent } from '#messages/server';
import { callServer, databasePid, type RunningServer, signIn, startServer } from './testing/running-server.ts';

// Twenty times, the server, the database or both are killed at a random moment while users write records and secure
// messages. Afterward, acknowledged writes must exist, unacknowledged ones may, and the audit log must be valid and
// include each of them.
const ROUNDS = 20;
const WRITERS = 4;
const MESSENGERS = 2;
let running: RunningServer | null = null;
let folder = '';

afterAll(async () => {
  running?.process.kill('SIGTERM');
  await running?.ended;
  if (folder !== '') await rm(folder, { recursive: true, force: true });
});

test('twenty kills under load lose no acknowledged write', { timeout: 900_000 }, async () => {
  folder = await mkdtemp(join(tmpdir(), 'salus-crash-'));
  await chmod(folder, 0o755);
  const acknowledged = new Map<string, { note1: string; version: number }>();
  const sent: SentMessage[] = [];
  let kills = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    running = await startServer(folder);
    const token = await signIn(running.port);
    const writers = Array.from({ length: WRITERS }, (_, index) =>
      write(running!.port, token, `${round}-${index}`, acknowledged),
    );
    for (let index = 0; index < MESSENGERS; index += 1)
      writers.push(writeMessages(running.port, token, `${round}-${index}`, sent));
    await pause(200 + Math.random() * 500);
    // A slow machine gets the time to reach the minimums checked below.
    const isEnough = (): boolean => acknowledged.size > 2 * (round + 1) && countAcknowledged(sent) > round + 1;
    for (let waited = 0; waited < 30_000 && !isEnough(); waited += 50) await pause(50);
    const victims = ['server', 'database', 'both'][round % 3]!;
    if (victims !== 'server') process.kill(databasePid(folder), 'SIGKILL');
    if (victims !== 'database') running.process.kill('SIGKILL');
    else setTimeout(() => running!.process.kill('SIGTERM'), 300);
    kills += 1;
    await Promise.all(writers);
    await running.ended;
  }
  expect(kills).toBe(ROUNDS);
  expect(acknowledged.size).toBeGreaterThan(ROUNDS * 2);

  running = await startServer(folder);
  const token = await signIn(running.port, 'admin@demo.salus');
  const lost: string[] = [];
  for (const [id, expected] of acknowledged) {
    const { data } = await callServer(
      running.port,
      'registration',
      'query ($id: ID) { search_patients(where: { id: { equals: $id } }) { patient_list { note1 version } } }',
      { id },
      { token },
    );
    const [patient] = (data as { search_patients: { patient_list: { note1: string; version: number }[] } })
      .search_patients.patient_list;
    if (patient === undefined || patient.version < expected.version) lost.push(id);
    if (patient?.version === expected.version && patient.note1 !== expected.note1) lost.push(`${id}: another text`);
  }
  expect(lost).toEqual([]);
  await expectMessages(running.port, sent);
  const { data } = await callServer(
    running.port,
    'audit_logs',
    '{ audit_log_verify { ok checked first_broken { seq kind } } }',
    {},
    { token },
  );
  expect(data).toMatchObject({ audit_log_verify: { ok: true, first_broken: null } });
});

/** Creates and changes patients one after the other until the server stops responding. */
async function write(
  port: number,
  token: string,
  name: string,
  acknowledged: Map<string, { note1: string; version: number }>,
): Promise<void> {
  for (let n = 0; ; n += 1) {
    try {
      const input = { first_name: 'Crash', last_name: `Round ${name} ${n}`, gender: 'Female', note1: 'new' };
      const made = await callServer(
        port,
        'registration',
        'mutation ($input: PatientInput!) { create_patient(input: $input) { id version } }',
        { input },
        { token },
      );
      const { id, version } = (made.data as { create_patient: { id: string; version: number } }).create_patient;
      acknowledged.set(id, { note1: 'new', version });
      const changed = await callServer(
        port,
        'registration',
        'mutation ($id: ID!, $v: Int!, $input: PatientPatch!) { update_patient_with_id(id: $id, version: $v, input: $input) { version } }',
        { id, v: version, input: { note1: name } },
        { token },
      );
      acknowledged.set(id, {
        note1: name,
        version: (changed.data as { update_patient_with_id: { version: number } }).update_patient_with_id.version,
      });
    } catch {
      return;
    }
  }
}

/**
 * A message as sent: under its draft's id, so that sending it again is idempotent; `originId` if the server
 * acknowledged it.
 */
interface SentMessage {
  draft: string;
  words: string;
  to: string;
  encryptedMessage: { sessionKey: string; encryptedText: string };
  originId: string | null;
}

const countAcknowledged = (sent: readonly SentMessage[]): number =>
  sent.filter(({ originId }) => originId !== null).length;

/** Sends secure messages one after the other until the server stops responding. */
async function writeMessages(port: number, token: string, name: string, sent: SentMessage[]): Promise<void> {
  try {
    const about = await callServer(
      port,
      'message',
      '{ messageServerKey { publicKey } messageRecipients(search_string: "") { participantType participantId } }',
      {},
      { token },
    );
    const { messageServerKey, messageRecipients } = about.data as {
      messageServerKey: { publicKey: string };
      messageRecipients: { participantType: string; participantId: string }[];
    };
    const publicKey = Buffer.from(messageServerKey.publicKey, 'base64');
    const to = messageRecipients.find(({ participantType }) => participantType === 'Doctor')!.participantId;
    for (let n = 0; ; n += 1) {
      const [draft, words] = [randomUUID(), `Message ${name} ${n}`];
      const text = Buffer.from(writeContent({ subject: 'Crash', body: words }));
      const encryptedMessage = encryptForClinic(publicKey, messageLabel(draft), text);
      const message: SentMessage = { draft, words, to, encryptedMessage, originId: null };
      sent.push(message);
      message.originId = await sendMessage(port, token, message);
    }
  } catch {
    // The outcome of the last one is unknown.
  }
}

async function sendMessage(port: number, token: string, { draft, to, encryptedMessage }: SentMessage): Promise<string> {
  const { data } = await callServer(
    port,
    'message',
    'mutation ($to: ID!, $draft: ID!, $encryptedMessage: EncryptedMessageInput!) { sendMessage(recipients: [{ participantType: Doctor, participantId: $to }], draft: $draft, encryptedMessage: $encryptedMessage, category: Office_Message) { originId } }',
    { to, draft, encryptedMessage },
    { token },
  );
  return (data as { sendMessage: { originId: string } }).sendMessage.originId;
}

/**
 * Checks that every acknowledged message exists once with its text; one with an unknown outcome is sent again, and
 * exists once as well.
 */
async function expectMessages(port: number, sent: readonly SentMessage[]): Promise<void> {
  const token = await signIn(port);
  const pair = await webcrypto.subtle.generateKey(
    { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
    false,
    ['encrypt', 'decrypt'],
  );
  const publicKey = Buffer.from(await webcrypto.subtle.exportKey('spki', pair.publicKey)).toString('base64');
  expect(countAcknowledged(sent)).toBeGreaterThan(ROUNDS);
  const wrong: string[] = [];
  const conversations = new Set<string>();
  for (const message of sent) {
    const originId = message.originId ?? (await sendMessage(port, token, message));
    if (conversations.has(originId)) wrong.push(`${message.words}: in the conversation of another`);
    conversations.add(originId);
    const { data } = await callServer(
      port,
      'message',
      'query ($originId: ID!, $publicKey: String!) { conversationGroup(originId: $originId, publicKey: $publicKey) { messages { draft encryptedMessage { sessionKey encryptedText } } } }',
      { originId, publicKey },
      { token },
    );
    const { messages } = (
      data as { conversationGroup: { messages: ({ draft: string } & Pick<SentMessage, 'encryptedMessage'>)[] } }
    ).conversationGroup;
    const [found] = messages;
    if (messages.length !== 1 || found?.draft !== message.draft)
      wrong.push(`${message.words}: ${messages.length} messages`);
    else if ((await openMessage(pair.privateKey, found)) !== message.words) wrong.push(`${message.words}: other words`);
  }
  expect(wrong).toEqual([]);
}

async function openMessage(
  key: webcrypto.CryptoKey,
  { draft, encryptedMessage: { sessionKey, encryptedText } }: { draft: string } & Pick<SentMessage, 'encryptedMessage'>,
): Promise<string> {
  const raw = await webcrypto.subtle.decrypt({ name: 'RSA-OAEP' }, key, Buffer.from(sessionKey, 'base64'));
  const opened = await webcrypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt']);
  const content = Buffer.from(encryptedText, 'base64');
  const algorithm = { name: 'AES-GCM', iv: content.subarray(0, 12), additionalData: Buffer.from(messageLabel(draft)) };
  const clear = await webcrypto.subtle.decrypt(algorithm, opened, content.subarray(12));
  return (JSON.parse(Buffer.from(clear).toString()) as { body: string }).body;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
