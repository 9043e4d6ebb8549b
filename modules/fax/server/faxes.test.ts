// Over 300 lines: the life of a fax from composing to filing, with one carrier.
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '#messages/server';
import { createPatient, patients } from '#patients/server';
import { isDomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { errorCode, must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { readFile } from '#files/server';
import { tasks } from '#tasks/server';
import { type FaxServer, startFaxServer } from '../../../sandbox/fax-server.ts';
import { faxTasks } from './fax-tasks.ts';
import { findReceived, findSent, listReceived, listSent, readFilings } from './faxes.sql.ts';
import { fax as module } from './index.ts';
import { readNumbers } from './numbers/numbers.sql.ts';
import { removeNumber, saveNumber } from './numbers/save-number.ts';
import { fetchFaxes } from './receiving/fetch-faxes.ts';
import { archiveFax, fileFax } from './receiving/file-fax.ts';
import { cancelFax, reportMisdirected, retryFax, sendFax, settleFax } from './sending/change-fax.ts';
import { cutFile } from './paper/paper.ts';
import { composeFax, type NewFax } from './sending/compose-fax.ts';
import { workOnFaxes } from './sending/work-on-faxes.ts';

const START = new Date('2026-11-23T14:00:00Z');
const app = useTestApp(START);
const RULES = [patients, messages, tasks, module].flatMap(({ accessRules }) => accessRules);
const KEY = 'a-key-of-the-sandbox';
let server: FaxServer;

beforeAll(async () => {
  server = await startFaxServer(join(app().config.dataDir, 'faxes.json'), KEY);
  const fax = { carrier: 'documo', baseUrl: `http://127.0.0.1:${server.port}`, key: KEY, sender: '' } as const;
  Object.assign(app().config, { fax });
});
afterAll(() => server.close());

async function pdfOf(pages: number): Promise<Buffer> {
  const made = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) made.addPage([612, 792]);
  return Buffer.from(await made.save());
}

// One white pixel.
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

const issues = (answer: unknown) => (isDomainError(answer) ? answer.issues : []);

async function clinic() {
  const made = await makeTestClinic(app(), RULES);
  const desk = await made.as('Front desk');
  const person = { first_name: 'Ada', last_name: 'Quist', gender: 'Female', date_of_birth: '1980-05-01' };
  const patient = must(await createPatient(desk, person));
  return { ...made, desk, doctor: await made.as('Doctor'), patientId: patient.id };
}

// Each fax has its own number, so that the carrier counts its attempts separately.
let made = 0;
const numberTo = (ending: string): string => {
  made += 1;
  return `(617) 2${String(made).padStart(2, '0')}-${ending}`;
};

async function fax(number: string, more: Partial<NewFax> = {}): Promise<NewFax> {
  return {
    clientKey: newId(),
    patientId: null,
    to_name: 'Bayside Pharmacy',
    number_id: null,
    number,
    number_again: number,
    subject: 'Prescription',
    files: [{ name: 'one.pdf', bytes: await pdfOf(2) }],
    ...more,
  };
}

const later = (minutes: number): void => app().setClock(new Date(app().clock().getTime() + minutes * 60_000));
const now = (ctx: RequestContext): RequestContext => ({ ...ctx, now: app().clock() });
const work = async (times = 1): Promise<void> => {
  for (let time = 0; time < times; time += 1) {
    later(2);
    await workOnFaxes(app());
  }
};

test('files become one PDF with a cover page without patient data, sent once', async () => {
  const { desk, clinicId, patientId } = await clinic();
  const given = await fax(numberTo('5555'), {
    patientId,
    files: [
      { name: 'one.pdf', bytes: await pdfOf(2) },
      { name: 'scan.png', bytes: PNG },
    ],
  });
  const composed = must(await composeFax(now(desk), given));
  expect(composed).toMatchObject({ state: 'composed', page_count: 4 });
  const file = (await readFile(app(), clinicId, composed.file_id))!;
  expect((await PDFDocument.load(file.bytes)).getPageCount()).toBe(4);
  expect(file.bytes.toString('latin1')).not.toContain('Quist');
  // For the correct number it starts with the pages behind the cover page.
  const cut = await cutFile(desk.actor, file.bytes, 2, composed.page_count);
  expect((await PDFDocument.load(cut)).getPageCount()).toBe(3);
  // Reviewed, changed and composed again: the same fax.
  expect(must(await composeFax(now(desk), { ...given, to_name: 'Bayside' }))).toMatchObject({
    id: composed.id,
    to_name: 'Bayside',
  });
  expect(
    (await listSent(app().database.kysely, clinicId, { state: null, patientId: null, text: '', page: 1 })).count,
  ).toBe(0);
  must(await sendFax(now(desk), composed.id));
  must(await sendFax(now(desk), composed.id));
  await Promise.all([workOnFaxes(app()), workOnFaxes(app())]);
  await work();
  expect(await findSent(app().database.kysely, clinicId, composed.id)).toMatchObject({ state: 'sent', attempts: 1 });
  expect(server.sent().find(({ to }) => to === composed.to_number)).toMatchObject({ tries: 1 });
  expect(errorCode(await composeFax(now(desk), given))).toBe('ALREADY_SENT');
  expect(errorCode(await cancelFax(now(desk), composed.id))).toBe('ALREADY_SENT');
});

test('a number is verified, or entered twice', async () => {
  const { desk } = await clinic();
  expect(
    issues(await composeFax(now(desk), await fax('(617) 555-0143', { number_again: '(617) 555-0134' }))),
  ).toMatchObject([{ path: 'number_again' }]);
  const again = { name: 'Bayside', number: '(617) 555-0143', number_again: '617 555 0143' };
  const saved = must(await saveNumber(now(desk), again, null));
  expect(issues(await saveNumber(now(desk), again, null))).toMatchObject([{ path: 'number' }]);
  expect(issues(await saveNumber(now(desk), { ...again, number_again: '' }, null))).toMatchObject([
    { path: 'number_again' },
  ]);
  expect(errorCode(await saveNumber(now(desk), again, { id: saved.id, version: 7 }))).toBe('STALE_VERSION');
  const given = await fax('', { number_id: saved.id });
  expect(must(await composeFax(now(desk), given))).toMatchObject({ to_number: '+16175550143' });
  expect(errorCode(await composeFax(now((await clinic()).desk), { ...given, clientKey: newId() }))).toBe('NOT_FOUND');
  later(366 * 24 * 60);
  expect(issues(await composeFax(now(desk), { ...given, clientKey: newId() }))).toMatchObject([{ path: 'number_id' }]);
  must(await saveNumber(now(desk), again, { id: saved.id, version: 1 }));
  must(await composeFax(now(desk), { ...given, clientKey: newId() }));
});

test('rejects files without pages by name', async () => {
  const { desk } = await clinic();
  const tried = async (...files: NewFax['files']) =>
    issues(await composeFax(now(desk), await fax(numberTo('5555'), { files })));
  expect(await tried()).toMatchObject([{ path: 'files' }]);
  expect(await tried({ name: 'virus.exe', bytes: Buffer.from('MZ') })).toMatchObject([{ message: /^virus.exe/ }]);
  expect(await tried({ name: 'broken.pdf', bytes: Buffer.from('%PDF-1.7 and nothing') })).toMatchObject([
    { path: 'files' },
  ]);
  expect(await tried({ name: 'long.pdf', bytes: await pdfOf(210) })).toMatchObject([{ message: /200 pages/ }]);
});

test('retries a busy line, never a wrong number, and leaves silence to manual review', async () => {
  const { desk, clinicId, doctor } = await clinic();
  const sent = async (ending: string): Promise<string> => {
    const { id } = must(await composeFax(now(desk), await fax(numberTo(ending))));
    must(await sendFax(now(desk), id));
    return id;
  };
  const [busy, bad, silent, broken] = [await sent('0101'), await sent('0102'), await sent('0103'), await sent('0104')];
  const state = (id: string) => findSent(app().database.kysely, clinicId, id);
  await work(2);
  expect(await state(busy)).toMatchObject({ state: 'queued', fault: 'busy' });
  expect(await state(bad)).toMatchObject({ state: 'failed', fault: 'bad_number', attempts: 1 });
  expect(await state(silent)).toMatchObject({ state: 'handed' });
  expect(await state(broken)).toMatchObject({ state: 'queued', fault: 'unreachable' });
  await work(40);
  expect(await state(busy)).toMatchObject({ state: 'sent', attempts: 3 });
  expect(await state(silent)).toMatchObject({ state: 'failed', fault: 'unknown', attempts: 1 });
  expect(await state(broken)).toMatchObject({ state: 'queued' });
  must(await cancelFax(now(doctor), broken));
  const taskOf = async (id: string) => (await faxTasks.read(app().database.kysely, clinicId, { id }))[0]?.task;
  expect(await taskOf(bad)).toMatchObject({ ownerUserId: desk.actor.userId, priority: 'High' });
  expect(await taskOf(busy)).toBeNull();
  must(await settleFax(now(doctor), bad));
  expect(await taskOf(bad)).toBeNull();
  expect(must(await retryFax(now(desk), bad))).toMatchObject({ state: 'queued', attempts: 0 });
  await work(2);
  expect(await taskOf(bad)).not.toBeNull();
});

test('a fax interrupted by a crash is not resent automatically', async () => {
  const { desk, clinicId } = await clinic();
  const { id } = must(await composeFax(now(desk), await fax(numberTo('5555'))));
  must(await sendFax(now(desk), id));
  await app().database.pool.query(`update fax.sent set state = 'sending', claimed_time = $2 where id = $1`, [
    id,
    app().clock(),
  ]);
  await work();
  expect(await findSent(app().database.kysely, clinicId, id)).toMatchObject({ state: 'sending' });
  await work(3);
  expect(await findSent(app().database.kysely, clinicId, id)).toMatchObject({ state: 'failed', fault: 'unknown' });
});

test('a misdirected fax is on record, with a task for the responsible member', async () => {
  const { desk, clinicId, patientId } = await clinic();
  const { id } = must(await composeFax(now(desk), await fax(numberTo('5555'), { patientId })));
  expect(errorCode(await reportMisdirected(now(desk), id, 'wrong one'))).toBe('NOT_SENT');
  must(await sendFax(now(desk), id));
  await work(2);
  expect(issues(await reportMisdirected(now(desk), id, ' '))).toHaveLength(1);
  must(await reportMisdirected(now(desk), id, 'A bakery called.'));
  must(await reportMisdirected(now(desk), id, 'A bakery called.'));
  const { rows } = await app().database.pool.query(
    `select details, related_patient_id from tasks.task where clinic_id = $1`,
    [clinicId],
  );
  expect(rows).toEqual([{ details: 'A bakery called.', related_patient_id: patientId }]);
});

test('a received fax is fetched once, then filed page by page, or archived', async () => {
  const { desk, doctor, clinicId, patientId } = await clinic();
  // If several clinics share a carrier, the dialed number identifies the clinic.
  await app().database.pool.query(`update practice.practice set fax = $2 where clinic_id = $1`, [
    clinicId,
    '+1 6175550199',
  ]);
  app().setClock(new Date());
  for (const pages of [3, 1]) server.receive({ from: '+16175550111', to: '+16175550199', pdf: await pdfOf(pages) });
  server.receive({ from: '+16175550111', to: '+16175550100', pdf: await pdfOf(1) });
  server.receive({ from: '+16175550111', to: '+16175550199', pdf: Buffer.from('not a PDF') });
  await Promise.all([fetchFaxes(app()), fetchFaxes(app())]);
  await fetchFaxes(app());
  const db = app().database.kysely;
  const { count, rows } = await listReceived(db, clinicId, { state: 'new', text: '', page: 1 });
  expect(count).toBe(3);
  const broken = rows.find(({ page_count: pages }) => pages === 0)!;
  const kept = await readFile(app(), clinicId, broken.file_id);
  expect(kept!.bytes.toString()).toBe('not a PDF');
  expect((await faxTasks.read(db, clinicId, { id: broken.id }))[0]!.task).toMatchObject({
    subject: expect.stringMatching(/^Unreadable fax from/),
  });
  const unreadable = { clientKey: newId(), id: broken.id, firstPage: 1, lastPage: 1, patientId, reviewerId: null };
  const said = { document_type: 'Letter', document_day: '2026-11-20', title: 'Letter' };
  expect(errorCode(await fileFax(now(desk), { ...unreadable, said }))).toBe('UNREADABLE');
  const three = rows.find(({ page_count: pages }) => pages === 3)!;
  const one = rows.find(({ page_count: pages }) => pages === 1)!;
  const filing = {
    clientKey: newId(),
    id: three.id,
    firstPage: 1,
    lastPage: 2,
    patientId,
    reviewerId: doctor.actor.userId,
    said: { document_type: 'Letter', document_day: '2026-11-20', title: 'Letter of the cardiologist' },
  };
  expect(issues(await fileFax(now(desk), { ...filing, lastPage: 4 }))).toMatchObject([{ path: 'input.last_page' }]);
  expect(issues(await fileFax(now(desk), { ...filing, said: { ...filing.said, title: ' ' } }))).toMatchObject([
    { path: 'input.title' },
  ]);
  expect(errorCode(await fileFax(now((await clinic()).desk), filing))).toBe('NOT_FOUND');
  expect(must(await fileFax(now(desk), filing))).toMatchObject({ state: 'new' });
  expect(must(await fileFax(now(desk), filing))).toMatchObject({ state: 'new' });
  expect(must(await fileFax(now(desk), { ...filing, clientKey: newId(), firstPage: 3, lastPage: 3 }))).toMatchObject({
    state: 'filed',
  });
  expect(await readFilings(db, clinicId, [three.id])).toHaveLength(2);
  const { rows: reviews } = await app().database.pool.query(
    `select type, owner_user_id from tasks.task where clinic_id = $1 and complete_time is null`,
    [clinicId],
  );
  expect(reviews).toEqual([1, 2].map(() => ({ type: 'DocsForReview', owner_user_id: doctor.actor.userId })));
  expect(errorCode(await archiveFax(now(desk), one.id, 9, { reason: 'advertisement', misdirected: false }))).toBe(
    'STALE_VERSION',
  );
  must(await archiveFax(now(desk), one.id, one.version, { reason: 'advertisement', misdirected: false }));
  expect(await findReceived(db, clinicId, one.id)).toMatchObject({ state: 'archived' });
});

test('the audit log contains numbers and composed faxes before a change, and deleted numbers', async () => {
  const { desk, clinicId } = await clinic();
  const logged = async (id: string) => {
    const { rows } = await app().database.pool.query(
      'select action, changes from audit.inbox where object_id = $1 order by time, id',
      [id],
    );
    return rows;
  };
  const typed = { name: 'Bayside', number: '(617) 555-0177', number_again: '(617) 555-0177' };
  const number = must(await saveNumber(now(desk), typed, null));
  expect(issues(await saveNumber(now(desk), typed, null))).toMatchObject([{ path: 'number' }]);
  must(await saveNumber(now(desk), { ...typed, name: 'Bayside Pharmacy' }, number));
  expect(errorCode(await saveNumber(now(desk), typed, number))).toBe('STALE_VERSION');
  expect(must(await removeNumber(now(desk), number.id))).toMatchObject({ name: 'Bayside Pharmacy' });
  expect(errorCode(await removeNumber(now(desk), number.id))).toBe('NOT_FOUND');
  expect(await readNumbers(app().database.kysely, clinicId)).toEqual([]);
  expect(await logged(number.id)).toMatchObject([
    { action: 'create' },
    { action: 'update', changes: { name: { before: 'Bayside', after: 'Bayside Pharmacy' } } },
    { action: 'delete', changes: { is_active: { before: true, after: false } } },
  ]);
  const given = await fax('(617) 555-0178');
  const { id } = must(await composeFax(now(desk), given));
  must(await composeFax(now(desk), { ...given, number: '(617) 555-0179', number_again: '(617) 555-0179' }));
  expect((await logged(id)).at(-1)).toMatchObject({
    changes: { to_number: { before: '+16175550178', after: '+16175550179' } },
  });
});
