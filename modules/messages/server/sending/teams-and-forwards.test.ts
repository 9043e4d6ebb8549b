import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import { errorCode, must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { fileLabel } from '../../rules/index.ts';
import { clinicKey } from '../crypto/clinic-key.ts';
import { encryptForClinic } from '../crypto/encrypt-for-clinic.ts';
import { downloadAttachment } from '../drive/download-file.ts';
import { deleteEntry } from '../drive/manage-drive.ts';
import { uploadFile } from '../drive/upload-file.ts';
import { openTestPeople, type TestPeople } from '../testing/test-people.ts';
import type { Writer } from '../writer.ts';
import { assignConversation } from '../conversation/assign-conversation.ts';
import { releaseMessage } from './hold-message.ts';
import { listSummaries } from '../conversation/list-summaries.ts';
import { readConversation } from '../conversation/read-conversation.ts';
import { replyMessage } from '../conversation/reply-message.ts';
import { readTeams } from '../records/teams.sql.ts';

const app = useTestApp();
let people: TestPeople;

beforeAll(async () => {
  people = await openTestPeople(app());
});

async function upload(writer: Writer, name: string): Promise<void> {
  const { publicKey } = await clinicKey(writer.app, writer.clinicId);
  const uploadId = newId();
  const { sessionKey, encryptedText } = encryptForClinic(publicKey, fileLabel(uploadId), Buffer.from(`In ${name}`));
  const bytes = Buffer.from(encryptedText, 'base64');
  must(await uploadFile(writer, { uploadId, name, subfolder: '', sessionKey, bytes }));
}

const shown = async (reader: Writer, conversationId: string) =>
  must(await readConversation(reader, conversationId, people.boxOf(reader).publicKey));

describe('a forwarded message', () => {
  test('includes the chosen files, which stay readable', async () => {
    const { doctor, nurse, desk } = people;
    await upload(doctor, 'one.txt');
    await upload(doctor, 'two.txt');
    const files = ['one.txt', 'two.txt'].map((fileName) => ({ fileName, subfolder: '' }));
    const first = must(await people.send(doctor, [nurse], 'With two', { files }));
    const [message] = (await shown(nurse, first.conversationId)).messages;
    const [one] = message!.attachment;
    const passed = must(
      await people.send(nurse, [desk], 'Passed on', { forwardOf: message!.id, forwardedFiles: [one!.id] }),
    );
    must(await deleteEntry(doctor, { subfolder: '', name: 'one.txt' }));
    const [there] = (await shown(desk, passed.conversationId)).messages;
    expect(there!.attachment.map(({ file_name }) => file_name)).toEqual(['one.txt']);
    must(await downloadAttachment(desk, there!.attachment[0]!.id, people.boxOf(desk).publicKey));
    // The reader can't access the original message.
    expect(errorCode(await downloadAttachment(desk, one!.id, people.boxOf(desk).publicKey))).toBe('NOT_FOUND');
  });

  test('can’t include files of another message', async () => {
    const { doctor, nurse, desk } = people;
    await upload(doctor, 'other.txt');
    const secret = must(
      await people.send(doctor, [desk], 'For the desk', { files: [{ fileName: 'other.txt', subfolder: '' }] }),
    );
    const attachment = (await shown(desk, secret.conversationId)).messages[0]!.attachment[0]!.id;
    const mine = must(await people.send(doctor, [nurse], 'For the nurse'));
    const forward = { forwardOf: mine.messageId, forwardedFiles: [attachment] };
    expect(errorCode(await people.send(nurse, [desk], 'Stolen', forward))).toBe('FILE_UNKNOWN');
    const without = { forwardedFiles: [attachment] };
    expect(errorCode(await people.send(nurse, [desk], 'Stolen', without))).toBe('FILE_UNKNOWN');
    const many = { forwardOf: mine.messageId, forwardedFiles: Array.from({ length: 11 }, () => newId()) };
    expect(errorCode(await people.send(nurse, [desk], 'Many', many))).toBe('BAD_USER_INPUT');
  });

  test('of a patient never reaches another patient, through any number of forwards', async () => {
    const { doctor, nurse, patient, other } = people;
    await upload(patient, 'rash.txt');
    const theirs = must(
      await people.send(patient, [doctor], 'My rash', { files: [{ fileName: 'rash.txt', subfolder: '' }] }),
    );
    const file = (await shown(doctor, theirs.conversationId)).messages[0]!.attachment[0]!.id;
    const along = { forwardOf: theirs.messageId, forwardedFiles: [file] };
    expect(errorCode(await people.send(doctor, [other], 'Look', along))).toBe('FORWARD_REFUSED');
    const passed = must(await people.send(doctor, [nurse], 'Look', along));
    const second = (await shown(nurse, passed.conversationId)).messages[0]!;
    const again = { forwardOf: second.id, forwardedFiles: second.attachment.map(({ id }) => id) };
    expect(errorCode(await people.send(nurse, [other], 'Look', again))).toBe('FORWARD_REFUSED');
    expect(errorCode(await people.send(nurse, [other], 'Look', { forwardOf: second.id }))).toBe('FORWARD_REFUSED');
    must(await people.send(nurse, [patient], 'Your own', again));
    // A message between members within a patient's conversation is about that patient too.
    const beside = await people.boxOf(doctor).write(doctor, 'Beside');
    const { conversationId } = must(await people.send(nurse, [doctor, patient], 'Three of us'));
    const reply = { conversationId, ...beside, toAll: false, after: null, files: [] };
    const { messageId } = must(await replyMessage(doctor, reply));
    expect(errorCode(await people.send(nurse, [other], 'Look', { forwardOf: messageId }))).toBe('FORWARD_REFUSED');
  });
});

describe('a team', () => {
  const team = async (name: string): Promise<string> =>
    (await readTeams(app().database.kysely, people.clinic.clinicId)).find((one) => one.name === name)!.id;
  const toAnswer = async (reader: Writer): Promise<string[]> => {
    const query = { publicKey: people.boxOf(reader).publicKey, folder: 'to_answer', page: 1, perPage: 50, words: '' };
    return must(await listSummaries(reader, query as never)).summaries.map(({ conversationId }) => conversationId);
  };

  test('is added, reads earlier messages, and finds the conversation in its inbox of assigned ones', async () => {
    const { doctor, nurse, desk, patient } = people;
    const { conversationId } = must(await people.send(patient, [doctor], 'My bill is wrong'));
    const reply = { conversationId, ...(await people.boxOf(doctor).write(doctor, 'The desk will see')), files: [] };
    const answer = must(await replyMessage(doctor, { ...reply, toAll: true, after: null, how: { holdSeconds: 10 } }));
    const teamId = await team('Front desk');
    const given = must(await assignConversation(doctor, conversationId, { teamId }, 1));
    expect(given).toEqual({ assignedToId: null, assignedTeamId: teamId, assignedTo: 'Front desk', version: 2 });
    expect(await people.read(desk, conversationId)).toEqual(['My bill is wrong']);
    // Messages held when the team was added reach it too.
    const before = app().clock();
    app().setClock(new Date(before.getTime() + 10_000));
    await releaseMessage(app(), { clinicId: people.clinic.clinicId, id: answer.messageId });
    app().setClock(before);
    expect(await people.read(desk, conversationId)).toEqual(['My bill is wrong', 'The desk will see']);
    expect(await toAnswer(desk)).toContain(conversationId);
    expect(await toAnswer(doctor)).not.toContain(conversationId);
    expect(errorCode(await readConversation(nurse, conversationId, people.boxOf(nurse).publicKey))).toBe('NOT_FOUND');
    const { rows: bells } = await app().database.pool.query(
      `select description from notifications.notification where user_id = $1 and type = 'Message to answer'`,
      [desk.id],
    );
    expect(bells).toEqual([{ description: `Assigned to Front desk by ${doctor.name}` }]);
    // A member takes it over, and receives the patient's next message.
    must(await assignConversation(desk, conversationId, { userId: desk.id }, 2));
    const again = await people.boxOf(patient).write(patient, 'Thank you');
    must(await replyMessage(patient, { conversationId, ...again, toAll: true, after: null, files: [] }));
    expect(await people.read(desk, conversationId)).toEqual(['My bill is wrong', 'Thank you', 'The desk will see']);
  });

  test('owns what a patient writes to the clinic, which waits until a member replies to the patient', async () => {
    const { nurse, desk, patient } = people;
    const later = (writer: Writer, minutes: number): Writer =>
      people.at(writer, new Date(patient.now.getTime() + minutes * 60_000));
    const listed = async (reader: Writer, id: string) => {
      const query = { publicKey: people.boxOf(reader).publicKey, folder: 'inbox', page: 1, perPage: 50, words: '' };
      return must(await listSummaries(reader, query as never)).summaries.find((one) => one.conversationId === id);
    };
    const reply = async (from: Writer, conversationId: string, toAll: boolean) => {
      const written = await people.boxOf(from).write(from, 'We will call you');
      return must(await replyMessage(from, { conversationId, ...written, toAll, after: null, files: [] }));
    };
    const { conversationId: id } = must(
      await people.send(patient, [desk, nurse], 'When are you open?', { toClinic: true }),
    );
    expect(await listed(desk, id)).toMatchObject({ assignedTo: 'Front desk', waitingSince: patient.now });
    expect(await toAnswer(desk)).toContain(id);
    // Writing again does not restart the clock.
    await reply(later(patient, 5), id, true);
    expect(await listed(desk, id)).toMatchObject({ waitingSince: patient.now });
    await reply(later(nurse, 10), id, true);
    expect(await listed(desk, id)).toMatchObject({ assignedTo: 'Front desk', waitingSince: null });
    expect(await toAnswer(desk)).not.toContain(id);
    // Assigned after the reply, it needs another one.
    must(await assignConversation(later(nurse, 11), id, { userId: desk.id }, 1));
    expect(await toAnswer(desk)).toContain(id);
    const opened = must(await readConversation(desk, id, people.boxOf(desk).publicKey));
    expect(opened).toMatchObject({ assignedTo: desk.name, waitingSince: null });
  });

  test('rejects one of another clinic, without members, or without members who use messages', async () => {
    const { doctor, nurse } = people;
    const { conversationId } = must(await people.send(doctor, [nurse], 'Which team?'));
    const elsewhere = await openTestPeople(app());
    const foreign = (await readTeams(app().database.kysely, elsewhere.clinic.clinicId))[0]!.id;
    expect(errorCode(await assignConversation(doctor, conversationId, { teamId: foreign }, 1))).toBe('TEAM_EMPTY');
    expect(errorCode(await assignConversation(doctor, conversationId, { teamId: newId() }, 1))).toBe('TEAM_EMPTY');
    const teamId = await team('Nurse');
    must(await assignConversation(doctor, conversationId, { teamId }, 1));
    expect(errorCode(await assignConversation(nurse, conversationId, null, 1))).toBe('STALE_VERSION');
    expect(errorCode(await assignConversation(elsewhere.doctor, conversationId, { teamId: foreign }, 2))).toBe(
      'NOT_FOUND',
    );
  });
});
