import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { must } from '#platform/testing/must.ts';
import { openKeys } from '#platform/keys.ts';
import { rotateKey } from '#platform/rotate-key.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { listSummaries } from '../conversation/list-summaries.ts';
import { readConversation } from '../conversation/read-conversation.ts';
import { sendMessage } from '../conversation/send-message.ts';
import { createFolder, listDrive } from '../drive/manage-drive.ts';
import { messages } from '../index.ts';
import { indexWords } from '../index-words.ts';
import { openTestMailbox, type TestMailbox } from '../test-mailbox.ts';
import { memberWriter, type Writer } from '../writer.ts';
import { countOpened, resealMessages } from './reseal-messages.ts';

const app = useTestApp();
let doctor: Writer;
let nurse: Writer;
let box: TestMailbox;
let conversationId: string;

beforeAll(async () => {
  const clinic = await makeTestClinic(app(), messages.accessRules);
  [doctor, nurse] = [memberWriter(await clinic.as('Doctor')), memberWriter(await clinic.as('Nurse'))];
  box = await openTestMailbox();
  for (let at = 0; at < 3; at += 1) {
    const written = await box.write(doctor, `Potassium ${at}`);
    const recipients = [{ type: nurse.type, id: nurse.id }];
    const sent = must(
      await sendMessage(doctor, { recipients, ...written, category: 'Office Message', forwardOf: null, files: [] }),
    );
    conversationId = sent.conversationId;
  }
  must(await createFolder(doctor, '', 'Scans'));
});

const folders = async () => must(await listDrive(doctor, '')).map((entry) => entry.name);

const read = async (): Promise<string[]> => {
  const shown = must(await readConversation(nurse, conversationId, box.publicKey));
  return Promise.all(shown.messages.map((message) => box.open(message)));
};

describe('a rotation of the message key', () => {
  test('with a wrong old key changes nothing', async () => {
    const from = await app().keys.secret('messages');
    const to = randomBytes(32);
    const { clinicId } = doctor;
    await expect(resealMessages(app(), clinicId, randomBytes(32), to)).rejects.toThrow();
    expect(await countOpened(app(), clinicId, from)).toMatchObject({ failed: 0 });
    expect(await read()).toEqual(['Potassium 2']);
  });

  test('after a rotation all is readable with the new key and nothing with the old one', async () => {
    const { clinicId } = doctor;
    const { dataDir } = app().config;
    const rotation = (await rotateKey(dataDir, 'messages'))!;
    const before = await countOpened(app(), clinicId, rotation.from);
    expect(before.failed).toBe(0);
    expect(before.opened).toBeGreaterThan(3);
    expect(await resealMessages(app(), clinicId, rotation.from, rotation.to)).toBe(before.opened);
    expect(await resealMessages(app(), clinicId, rotation.from, rotation.to)).toBe(0);
    expect(await countOpened(app(), clinicId, rotation.to)).toEqual(before);
    expect(await countOpened(app(), clinicId, rotation.from)).toEqual({ opened: 0, failed: before.opened });
    await rotation.finish();

    // A server that starts now has the new key.
    const restarted = { ...app(), keys: openKeys(dataDir) };
    [doctor, nurse] = [
      { ...doctor, app: restarted },
      { ...nurse, app: restarted },
    ];
    expect(await read()).toEqual(['Potassium 2']);
    await indexWords(restarted);
    const found = must(
      await listSummaries(nurse, { publicKey: box.publicKey, folder: 'inbox', page: 1, perPage: 10, words: 'potass' }),
    );
    expect(found.summaries).toHaveLength(3);
    expect(await folders()).toEqual(['Scans']);
    expect(await createFolder(doctor, '', 'scans')).toMatchObject({ code: 'NAME_TAKEN' });
  });
});
