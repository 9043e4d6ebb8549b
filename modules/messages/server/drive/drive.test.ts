import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notifications } from '#notifications/server';
import { createPatient, patients } from '#patients/server';
import { newId } from '#platform/id.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { errorCode, must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { scanUpload } from '#files/server';
import { makeTestClinic, type TestClinic } from '#practice/testing';
import { requests } from '#requests/server';
import { messages } from '../index.ts';
import { readConversation } from '../conversation/read-conversation.ts';
import { sendMessage } from '../conversation/send-message.ts';
import { uploadTestFile } from '../testing/upload-file.ts';
import { openTestMailbox, type TestMailbox } from '../test-mailbox.ts';
import { memberWriter, patientWriter, type Writer } from '../writer.ts';
import { downloadAttachment, downloadOwnFile } from './download-file.ts';
import { listVersions, readUsage, restoreVersion } from './file-versions.ts';
import { createFolder, deleteEntry, listDrive, renameEntry } from './manage-drive.ts';

const app = useTestApp();
const RULES = [notifications, patients, requests, messages].flatMap(({ accessRules }) => accessRules);
let clinic: TestClinic;
let doctor: Writer;
let nurse: Writer;
let box: TestMailbox;

beforeAll(async () => {
  clinic = await makeTestClinic(app(), RULES);
  doctor = memberWriter(await clinic.as('Doctor'));
  nurse = memberWriter(await clinic.as('Nurse'));
  box = await openTestMailbox();
});

const upload = (writer: Writer, name: string, text: string | Buffer, subfolder = '', uploadId = newId()) =>
  uploadTestFile(writer, name, text, { subfolder, uploadId });

const names = async (writer: Writer, subfolder = ''): Promise<string[]> =>
  must(await listDrive(writer, subfolder)).map(({ name }) => name);

describe('a drive', () => {
  test('stores files by folder, one per name, for its owner only', async () => {
    must(await createFolder(doctor, '', 'Letters'));
    must(await upload(doctor, 'one.txt', 'First', 'Letters'));
    must(await upload(doctor, 'ONE.txt', 'Second', 'Letters'));
    expect(await names(doctor)).toEqual(['Letters']);
    expect(await names(doctor, 'Letters')).toEqual(['ONE.txt']);
    expect(await names(nurse)).toEqual([]);
    expect(errorCode(await listDrive(nurse, 'Letters'))).toBe('NOT_FOUND');
    expect(errorCode(await downloadOwnFile(nurse, { subfolder: 'Letters', name: 'one.txt' }, box.publicKey))).toBe(
      'NOT_FOUND',
    );
    expect(errorCode(await createFolder(doctor, '', 'letters'))).toBe('NAME_TAKEN');
  });

  test('moves, renames and deletes, and rejects moving a folder into itself', async () => {
    must(await createFolder(doctor, '', 'Outer'));
    must(await createFolder(doctor, 'Outer', 'Inner'));
    const outer = { subfolder: '', name: 'Outer' };
    expect(errorCode(await renameEntry(doctor, outer, { subfolder: 'Outer/Inner', name: 'Outer' }))).toBe(
      'FOLDER_IN_ITSELF',
    );
    expect(errorCode(await deleteEntry(doctor, outer))).toBe('FOLDER_FULL');
    must(await upload(doctor, 'move.txt', 'Text'));
    const moved = { subfolder: 'Outer/Inner', name: 'moved.txt' };
    must(await renameEntry(doctor, { subfolder: '', name: 'move.txt' }, moved));
    expect(await names(doctor, 'Outer/Inner')).toEqual(['moved.txt']);
    expect(errorCode(await renameEntry(doctor, moved, { ...moved, name: 'moved.exe' }))).toBe('BAD_USER_INPUT');
    must(await deleteEntry(doctor, moved));
    expect(errorCode(await deleteEntry(doctor, moved))).toBe('NOT_FOUND');
  });

  test('has at most eight levels of folders, however they get there', async () => {
    const path = ['1', '2', '3', '4', '5', '6', '7', '8'];
    for (const [at, name] of path.entries()) must(await createFolder(doctor, path.slice(0, at).join('/'), name));
    expect(errorCode(await createFolder(doctor, path.join('/'), '9'))).toBe('FOLDER_TOO_DEEP');
    must(await createFolder(doctor, '', 'Two'));
    must(await createFolder(doctor, 'Two', 'Levels'));
    const two = { subfolder: '', name: 'Two' };
    const moved = (depth: number) => ({ subfolder: path.slice(0, depth).join('/'), name: 'Two' });
    expect(errorCode(await renameEntry(doctor, two, moved(7)))).toBe('FOLDER_TOO_DEEP');
    must(await renameEntry(doctor, two, moved(6)));
    expect(await names(doctor, '1/2/3/4/5/6/Two')).toEqual(['Levels']);
  });

  test('rejects an empty file as empty', async () => {
    expect(errorCode(await upload(doctor, 'empty.pdf', ''))).toBe('FILE_EMPTY');
    expect(errorCode(await upload(doctor, 'empty.txt', ''))).toBe('FILE_EMPTY');
  });

  test('keeps earlier versions of a file, which count as used and can be read and restored by its owner', async () => {
    const owner = memberWriter(await clinic.as('Doctor'));
    const before = await readUsage(owner);
    const path = { subfolder: '', name: 'plan.txt' };
    const first = must(await upload(owner, 'plan.txt', 'First'));
    const second = must(await upload(owner, 'plan.txt', 'The second'));
    must(await upload(owner, 'other.txt', 'Other'));
    const listed = async () =>
      must(await listVersions(owner, path)).map(({ version, current, size }) => [version, current, size]);
    expect(await listed()).toEqual([
      [2, true, 10],
      [1, false, 5],
    ]);
    const used = await readUsage(owner);
    expect([used.used - before.used, used.files - before.files, used.versions - before.versions]).toEqual([20, 2, 1]);
    const read = async (id?: string) => must(await downloadOwnFile(owner, path, box.publicKey, id)).bytes.length;
    expect((await read()) - (await read(first.id))).toBe(5);
    expect(await restoreVersion(nurse, path, first.id)).toMatchObject({ code: 'NOT_FOUND' });
    must(await upload(nurse, 'plan.txt', 'Own'));
    expect(await restoreVersion(nurse, path, first.id)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await downloadOwnFile(nurse, path, box.publicKey, first.id)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await restoreVersion(owner, { subfolder: '', name: 'other.txt' }, first.id)).toMatchObject({
      code: 'NOT_FOUND',
    });
    must(await renameEntry(owner, path, { subfolder: '', name: 'renamed.txt' }));
    path.name = 'renamed.txt';
    must(await restoreVersion(owner, path, first.id));
    expect(await read()).toBe(await read(first.id));
    must(await upload(owner, 'renamed.txt', 'Third'));
    expect((await listed()).map(([version]) => version)).toEqual([3, 2, 1]);
    expect(await read(second.id)).toBeGreaterThan(await read());
    must(await deleteEntry(owner, path));
    expect(await readUsage(owner)).toMatchObject({ used: before.used + 5, versions: before.versions });
    must(await upload(owner, 'renamed.txt', 'New'));
    expect(await listed()).toEqual([[1, true, 3]]);
  });

  test('a repeated upload is one file', async () => {
    const uploadId = newId();
    const [one, two] = [
      await upload(doctor, 'a.txt', 'A', '', uploadId),
      await upload(doctor, 'a.txt', 'A', '', uploadId),
    ];
    expect(must(one).id).toBe(must(two).id);
    expect(errorCode(await upload(nurse, 'a.txt', 'A', '', uploadId))).toBe('UPLOAD_FAILED');
  });

  test.each([
    ['a program', 'setup.exe', 'MZ'],
    ['an HTML page', 'page.html', '<script>'],
    ['a drawing that can contain scripts', 'drawing.svg', '<svg/>'],
    ['a program disguised as a picture', 'cat.png', 'MZ'],
    ['binary data disguised as text', 'text.txt', Buffer.from([0, 1, 2])],
  ])('rejects %s', async (_what, name, text) => {
    expect(errorCode(await upload(doctor, name, text))).toBe('KIND_REFUSED');
  });

  test.each(['../up.txt', 'a/b.txt', '', '.', 'nul\0.txt', ' space.txt', `${'x'.repeat(200)}.txt`])(
    'rejects the file name %j',
    async (name) => expect(errorCode(await upload(doctor, name, 'Text'))).toBe('BAD_USER_INPUT'),
  );
});

test('an attached file stays with its message, and is readable by participants', async () => {
  must(await upload(doctor, 'sent.txt', 'Xylographer'));
  const written = await box.write(doctor, 'With a file');
  const file = { fileName: 'sent.txt', subfolder: '' };
  const made = must(
    await createPatient(await clinic.as('Doctor'), {
      first_name: 'Wren',
      last_name: 'Tester',
      gender: 'Female',
      date_of_birth: '1980-05-01',
    }),
  );
  const patient = patientWriter({
    app: app(),
    now: app().clock(),
    ip: null,
    clinicId: clinic.clinicId,
    clinicName: 'Test Clinic',
    timeZone: 'America/New_York',
    patientId: made.id,
    patientName: 'Wren Tester',
    sessionId: null,
  });
  const draft = { ...written, category: 'Office Message', forwardOf: null } as const;
  const recipients = [{ type: 'Patient', id: made.id }] as const;
  expect(errorCode(await sendMessage(nurse, { ...draft, recipients, files: [file], draftId: written.draftId }))).toBe(
    'FILE_UNKNOWN',
  );
  const { conversationId, patientTold } = must(await sendMessage(doctor, { ...draft, recipients, files: [file] }));
  expect(patientTold).toBe(false);
  must(await deleteEntry(doctor, { subfolder: '', name: 'sent.txt' }));
  const own = await openTestMailbox();
  const { messages } = must(await readConversation(patient, conversationId, own.publicKey));
  const [attached] = messages[0]!.attachment;
  expect(attached).toMatchObject({ file_name: 'sent.txt', type: 'text/plain' });
  expect(must(await downloadAttachment(patient, attached!.id, own.publicKey)).name).toBe('sent.txt');
  expect(errorCode(await downloadAttachment(nurse, attached!.id, box.publicKey))).toBe('NOT_FOUND');
  const { rows } = await app().database.pool.query(
    `select name, type from files.file where encode(sha256, 'hex') is not null and folder = 'messages'`,
  );
  expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(['encrypted']));
});

describe('the virus scanner', () => {
  let server: Server;
  let port: number;
  beforeAll(async () => {
    server = createServer((socket) => {
      const parts: Buffer[] = [];
      socket.on('data', (part: Buffer) => {
        parts.push(part);
        const all = Buffer.concat(parts);
        if (!all.subarray(-4).equals(Buffer.alloc(4))) return;
        socket.end(all.includes('EICAR') ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0');
      });
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const address = server.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  });
  afterAll(() => void server.close());

  test.each([
    ['a clean file', 'Text', null],
    ['an infected file', 'EICAR', 'VIRUS_FOUND'],
  ])('reports %s', async (_what, text, expected) => {
    const scanned = { ...app(), config: { ...app().config, clamd: { host: '127.0.0.1', port } } };
    const answer = await scanUpload(scanned, Buffer.from(text));
    expect(isDomainError(answer) ? answer.code : null).toBe(expected);
  });

  test('lets nothing in if it doesn’t respond', async () => {
    const scanned = { ...app(), config: { ...app().config, clamd: { host: '127.0.0.1', port: 1 } } };
    expect(errorCode(await scanUpload(scanned, Buffer.from('Text')))).toBe('SCAN_FAILED');
  });
});
