import { beforeAll, describe, expect, test } from 'vitest';
import { notifications } from '#notifications/server';
import { patients } from '#patients/server';
import { newId } from '#platform/id.ts';
import { errorCode, must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic, type TestClinic } from '#practice/testing';
import { requests } from '#requests/server';
import { readConversation } from '../conversation/read-conversation.ts';
import { sendMessage } from '../conversation/send-message.ts';
import { messages } from '../index.ts';
import { readTeams } from '../records/teams.sql.ts';
import { openTestMailbox, type TestMailbox } from '../test-mailbox.ts';
import { uploadTestFile as upload } from '../testing/upload-file.ts';
import { memberWriter, type Writer } from '../writer.ts';
import { downloadAttachment, downloadOwnFile } from './download-file.ts';
import { listVersions, readUsage, restoreVersion } from './file-versions.ts';
import { createFolder, deleteEntry, listDrive, renameEntry } from './manage-drive.ts';
import { listSharedWithMe, listShares, shareEntry, stopSharing } from './share-entry.ts';

const app = useTestApp();
const RULES = [notifications, patients, requests, messages].flatMap(({ accessRules }) => accessRules);
let clinic: TestClinic;
let nurse: Writer;
let desk: Writer;
let box: TestMailbox;
let count = 0;

beforeAll(async () => {
  clinic = await makeTestClinic(app(), RULES);
  nurse = memberWriter(await clinic.as('Nurse'));
  desk = memberWriter(await clinic.as('Front desk'));
  box = await openTestMailbox();
});

// Each test has an owner of its own.
async function ownerWithFolder(): Promise<{
  owner: Writer;
  folder: string;
  path: { subfolder: string; name: string };
}> {
  const owner = memberWriter(await clinic.as('Doctor', `Owner${(count += 1)}`));
  const { id: folder } = must(await createFolder(owner, '', 'Plans'));
  must(await upload(owner, 'plan.txt', 'Walk daily', { subfolder: 'Plans' }));
  return { owner, folder, path: { subfolder: '', name: 'Plans' } };
}

const names = async (writer: Writer, shared?: string, subfolder = ''): Promise<string[]> =>
  must(await listDrive(writer, subfolder, shared)).map(({ name }) => name);
const open = async (writer: Writer, shared: string, name = 'plan.txt', subfolder = '', version?: string) =>
  downloadOwnFile(writer, { shared, subfolder, name }, box.publicKey, version);
const sharedWith = async (writer: Writer): Promise<string[]> => (await listSharedWithMe(writer)).map(({ id }) => id);

describe('a shared folder', () => {
  test('can be read through the folder by the member it is shared with, and by no one else', async () => {
    const { owner, folder, path } = await ownerWithFolder();
    expect(errorCode(await open(nurse, folder))).toBe('NOT_FOUND');
    must(await shareEntry(owner, path, { userId: nurse.id }, false));
    expect(await listSharedWithMe(nurse)).toContainEqual(
      expect.objectContaining({ id: folder, type: 'directory', name: 'Plans', owner: owner.name, can_edit: false }),
    );
    expect(await names(nurse, folder)).toEqual(['plan.txt']);
    expect(must(await open(nurse, folder)).name).toBe('plan.txt');
    expect(must(await listVersions(nurse, { shared: folder, subfolder: '', name: 'plan.txt' }))).toHaveLength(1);
    expect(must(await listDrive(owner, ''))).toMatchObject([{ name: 'Plans', shared: true }]);
    for (const answer of [
      await open(desk, folder),
      await listDrive(desk, '', folder),
      await listVersions(desk, { shared: folder, subfolder: '', name: 'plan.txt' }),
      await listDrive(nurse, '', newId()),
    ])
      expect(errorCode(answer)).toBe('NOT_FOUND');
    expect(await sharedWith(desk)).not.toContain(folder);
  });

  test('rejects every change by a viewer', async () => {
    const { owner, folder, path } = await ownerWithFolder();
    const { id: first } = must(await upload(owner, 'plan.txt', 'Twice', { subfolder: 'Plans' }));
    must(await shareEntry(owner, path, { userId: nurse.id }, false));
    const file = { shared: folder, subfolder: '', name: 'plan.txt' };
    for (const answer of [
      await upload(nurse, 'new.txt', 'New', { shared: folder }),
      await upload(nurse, 'plan.txt', 'Changed', { shared: folder }),
      await createFolder(nurse, '', 'Inner', folder),
      await renameEntry(nurse, file, { subfolder: '', name: 'other.txt' }),
      await restoreVersion(nurse, file, first),
      await deleteEntry(nurse, file),
      await shareEntry(nurse, file, { userId: desk.id }, false),
      await listShares(nurse, file),
    ])
      expect(errorCode(answer)).toBe('FORBIDDEN');
    expect(await names(owner, undefined, 'Plans')).toEqual(['plan.txt']);
  });

  test('takes files, versions and names from an editor; they are its owner’s and use the owner’s space', async () => {
    const { owner, folder, path } = await ownerWithFolder();
    must(await shareEntry(owner, path, { userId: nurse.id }, true));
    const [own, others] = [await readUsage(owner), await readUsage(nurse)];
    must(await upload(nurse, 'plan.txt', 'Walk twice', { shared: folder }));
    must(await createFolder(nurse, '', 'Inner', folder));
    must(await upload(nurse, 'notes.txt', 'Notes', { shared: folder, subfolder: 'Inner' }));
    const notes = { shared: folder, subfolder: 'Inner', name: 'notes.txt' };
    must(await renameEntry(nurse, notes, { subfolder: '', name: 'moved.txt' }));
    expect(await names(owner, undefined, 'Plans')).toEqual(['Inner', 'moved.txt', 'plan.txt']);
    expect((await readUsage(owner)).used - own.used).toBe('Walk twice'.length + 'Notes'.length);
    expect(await readUsage(nurse)).toEqual(others);
    const file = { shared: folder, subfolder: '', name: 'plan.txt' };
    const [, first] = must(await listVersions(nurse, file));
    must(await restoreVersion(nurse, file, first!.id));
    must(await renameEntry(nurse, { shared: folder, subfolder: '', name: '' }, { subfolder: '', name: 'Care plans' }));
    expect(await names(owner)).toEqual(['Care plans']);
    for (const answer of [
      await deleteEntry(nurse, file),
      await shareEntry(nurse, file, { userId: desk.id }, true),
      await deleteEntry(nurse, { shared: folder, subfolder: '', name: '' }),
    ])
      expect(errorCode(answer)).toBe('FORBIDDEN');
    expect(errorCode(await upload(nurse, 'up.txt', 'Up', { shared: folder, subfolder: '..' }))).toBe('NOT_FOUND');
  });

  test('has at most eight levels of folders, counted from the top of its owner’s drive', async () => {
    const { owner, folder, path } = await ownerWithFolder();
    must(await shareEntry(owner, path, { userId: nurse.id }, true));
    const below = ['2', '3', '4', '5', '6', '7', '8'];
    for (const [at, name] of below.entries())
      must(await createFolder(nurse, below.slice(0, at).join('/'), name, folder));
    expect(errorCode(await createFolder(nurse, below.join('/'), '9', folder))).toBe('FOLDER_TOO_DEEP');
  });

  test('closes when sharing stops, and for what is moved out of it', async () => {
    const { owner, folder, path } = await ownerWithFolder();
    const { id: share } = must(await shareEntry(owner, path, { userId: nurse.id }, true));
    must(await createFolder(owner, 'Plans', 'Inner'));
    must(await upload(owner, 'inner.txt', 'Inner', { subfolder: 'Plans/Inner' }));
    must(await open(nurse, folder, 'inner.txt', 'Inner'));
    must(await renameEntry(owner, { subfolder: 'Plans', name: 'Inner' }, { subfolder: '', name: 'Inner' }));
    expect(errorCode(await open(nurse, folder, 'inner.txt', 'Inner'))).toBe('NOT_FOUND');
    expect(await listShares(owner, path)).toEqual([
      { id: share, kind: 'member', with_id: nurse.id, name: nurse.name, can_edit: true },
    ]);
    expect(errorCode(await stopSharing(nurse, { ...path, shared: folder, name: '' }, share))).toBe('FORBIDDEN');
    expect(errorCode(await stopSharing(owner, path, newId()))).toBe('NOT_FOUND');
    must(await stopSharing(owner, path, share));
    for (const answer of [
      await open(nurse, folder),
      await upload(nurse, 'new.txt', 'New', { shared: folder }),
      await listDrive(nurse, '', folder),
    ])
      expect(errorCode(answer)).toBe('NOT_FOUND');
    expect(await sharedWith(nurse)).not.toContain(folder);
  });
});

describe('a shared file', () => {
  test('is opened and gets new versions by its id, under every name and in every version', async () => {
    const { owner } = await ownerWithFolder();
    const path = { subfolder: 'Plans', name: 'plan.txt' };
    must(await shareEntry(owner, path, { userId: nurse.id }, true));
    const { id } = (await listSharedWithMe(nurse)).find((one) => one.owner === owner.name)!;
    must(await upload(nurse, 'plan.txt', 'Second', { shared: id }));
    expect(errorCode(await upload(nurse, 'other.txt', 'Other', { shared: id }))).toBe('NOT_FOUND');
    must(await renameEntry(owner, path, { subfolder: '', name: 'renamed.txt' }));
    expect(await listSharedWithMe(nurse)).toContainEqual(expect.objectContaining({ id, name: 'renamed.txt', size: 6 }));
    const versions = must(await listVersions(nurse, { shared: id, subfolder: '', name: '' }));
    expect(versions.map(({ version }) => version)).toEqual([2, 1]);
    must(await open(nurse, id, '', '', versions[1]!.id));
    expect(errorCode(await listDrive(nurse, '', id))).toBe('NOT_FOUND');
    must(await deleteEntry(owner, { subfolder: '', name: 'renamed.txt' }));
    expect(errorCode(await open(nurse, id))).toBe('NOT_FOUND');
    expect(await sharedWith(nurse)).not.toContain(id);
  });

  test('can be attached to a message by its reader, and stays there when sharing stops', async () => {
    const { owner, folder, path } = await ownerWithFolder();
    const files = [{ fileName: 'plan.txt', subfolder: '', shared: folder }];
    const send = async () =>
      sendMessage(nurse, {
        ...(await box.write(nurse, 'See the plan')),
        recipients: [{ type: 'Doctor', id: desk.id }],
        category: 'Office Message',
        forwardOf: null,
        files,
      });
    expect(errorCode(await send())).toBe('FILE_UNKNOWN');
    const { id } = must(await shareEntry(owner, path, { userId: nurse.id }, false));
    const { conversationId } = must(await send());
    must(await stopSharing(owner, path, id));
    const conversation = must(await readConversation(desk, conversationId, box.publicKey));
    const [attached] = conversation.messages[0]!.attachment;
    expect(must(await downloadAttachment(desk, attached!.id, box.publicKey)).name).toBe('plan.txt');
  });
});

describe('sharing', () => {
  test('with a team ends for members who leave it or are disabled', async () => {
    const { owner, folder, path } = await ownerWithFolder();
    const teams = await readTeams(app().database.kysely, clinic.clinicId);
    const team = teams.find(({ name }) => name === 'Nurse')!;
    const second = memberWriter(await clinic.as('Nurse', 'Second'));
    must(await shareEntry(owner, path, { teamId: team.id }, true));
    expect(await listShares(owner, path)).toMatchObject([{ kind: 'team', name: 'Nurse' }]);
    must(await open(second, folder));
    expect(errorCode(await open(desk, folder))).toBe('NOT_FOUND');
    must(await shareEntry(owner, path, { userId: second.id }, false));
    expect((await sharedWith(second)).filter((id) => id === folder)).toHaveLength(1);
    expect((await listSharedWithMe(second)).find(({ id }) => id === folder)).toMatchObject({ can_edit: true });
    const { kysely } = app().database;
    await kysely
      .updateTable('practice.member')
      .set({ is_active: false })
      .where('clinic_id', '=', clinic.clinicId)
      .where('user_id', '=', second.id)
      .execute();
    expect(errorCode(await open(second, folder))).toBe('NOT_FOUND');
    expect(await sharedWith(second)).toEqual([]);
    expect(errorCode(await shareEntry(owner, path, { userId: second.id }, true))).toBe('BAD_USER_INPUT');
    const third = memberWriter(await clinic.as('Nurse', 'Third'));
    must(await open(third, folder));
    await kysely
      .deleteFrom('practice.member_role')
      .where('clinic_id', '=', clinic.clinicId)
      .where('user_id', '=', third.id)
      .execute();
    expect(errorCode(await open(third, folder))).toBe('NOT_FOUND');
  });

  test('rejects the owner, unknown members and another clinic’s members, teams, files and shares', async () => {
    const { owner, folder, path } = await ownerWithFolder();
    const { id: share } = must(await shareEntry(owner, path, { userId: nurse.id }, true));
    const other = await makeTestClinic(app(), RULES);
    const stranger = memberWriter(await other.as('Doctor'));
    const [team] = await readTeams(app().database.kysely, other.clinicId);
    for (const to of [{ userId: owner.id }, { userId: newId() }, { userId: stranger.id }, { teamId: team!.id }])
      expect(errorCode(await shareEntry(owner, path, to, false))).toBe('BAD_USER_INPUT');
    must(await createFolder(stranger, '', 'Plans'));
    for (const answer of [
      await open(stranger, folder),
      await listDrive(stranger, '', folder),
      await upload(stranger, 'new.txt', 'New', { shared: folder }),
      await stopSharing(stranger, path, share),
      await listShares(stranger, { shared: folder, subfolder: '', name: '' }),
    ])
      expect(errorCode(answer)).toBe('NOT_FOUND');
  });

  test('again changes what the member may do, and each act and opening is in the audit log', async () => {
    const { owner, folder, path } = await ownerWithFolder();
    const { id } = must(await shareEntry(owner, path, { userId: nurse.id }, false));
    expect(must(await shareEntry(owner, path, { userId: nurse.id }, true)).id).toBe(id);
    must(await open(nurse, folder));
    must(await stopSharing(owner, path, id));
    const { rows } = await app().database.pool.query(
      `select changes from audit.inbox where clinic_id = $1 and object_type = 'drive_folder' and object_id = $2
        order by time, id`,
      [clinic.clinicId, folder],
    );
    const shared = { with: nurse.name, id: nurse.id };
    expect(rows.map(({ changes }) => changes.shared).filter(Boolean)).toEqual([
      { before: null, after: { ...shared, access: 'view' } },
      { before: { ...shared, access: 'view' }, after: { ...shared, access: 'edit' } },
      { before: { ...shared, access: 'edit' }, after: null },
    ]);
    const { rows: read } = await app().database.pool.query(
      `select changes from audit.inbox where clinic_id = $1 and user_id = $2 and changes->'owner'->>'after' = $3`,
      [clinic.clinicId, nurse.id, owner.id],
    );
    expect(read).toHaveLength(1);
  });
});
