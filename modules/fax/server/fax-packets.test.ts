import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '#messages/server';
import { createPatient, patients } from '#patients/server';
import { upsertPharmacies } from '#pharmacies/server';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { errorCode, must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { readFile } from '#files/server';
import { tasks } from '#tasks/server';
import { type FaxServer, startFaxServer } from '../../../sandbox/fax-server.ts';
import { findDuplicate, findReceivedBefore } from './duplicates.ts';
import { listReceived, listSent } from './faxes.sql.ts';
import { fax as module } from './index.ts';
import { countPages } from './paper/paper-work.ts';
import { fileFax } from './receiving/file-fax.ts';
import { keepReceived } from './receiving/fetch-faxes.ts';
import { readKnownSenders } from './receiving/known-senders.ts';
import { cancelFax, sendFax } from './sending/change-fax.ts';
import { composeFax, type NewFax } from './sending/compose-fax.ts';

const TOOLS = { fed: (async function* () {})(), give: async () => undefined, progress: () => undefined };
const START = new Date('2026-11-23T14:00:00Z');
const DAY_MS = 86_400_000;
const app = useTestApp(START);
const RULES = [patients, messages, tasks, module].flatMap(({ accessRules }) => accessRules);
const PHARMACY = {
  ncpdp_id: '1234567',
  npi: null,
  organization_name: 'Bayside Pharmacy^12',
  organization_type: 'Pharmacy',
  address_line1: '1 Bay St',
  address_line2: null,
  city: 'Boston',
  state_province: 'MA',
  postal_code: '02110',
  primary_telephone: '6172310008',
  fax: '6172310009',
  directory_specialty_name: null,
  active_start_time: null,
  active_end_time: null,
  service_level: null,
};
let server: FaxServer;
let desk: RequestContext;
let clinicId: string;
let patientId: string;

beforeAll(async () => {
  server = await startFaxServer(join(app().config.dataDir, 'packets.json'), 'a-key');
  const fax = { carrier: 'documo', baseUrl: `http://127.0.0.1:${server.port}`, key: 'a-key', sender: '' } as const;
  Object.assign(app().config, { fax });
  const clinic = await makeTestClinic(app(), RULES);
  ({ clinicId } = clinic);
  desk = await clinic.as('Front desk');
  const person = { first_name: 'Ada', last_name: 'Quist', gender: 'Female', date_of_birth: '1980-05-01' };
  patientId = must(await createPatient(desk, person)).id;
});
afterAll(() => server.close());

const now = (): RequestContext => ({ ...desk, now: app().clock() });
const db = () => app().database.kysely;

/** Creates a page with a square of this size; the file's dates differ each time. */
async function pageOf(size: number, title = newId()): Promise<Buffer> {
  const made = await PDFDocument.create();
  made.setTitle(title);
  made.addPage([612, 792]).drawRectangle({ x: 10, y: 10, width: size, height: size });
  return Buffer.from(await made.save());
}

async function compose(number: string, more: Partial<NewFax> = {}) {
  const typed = { number_id: null, number, number_again: number, subject: 'Referral', to_name: 'Bay Cardiology' };
  const files = [{ name: 'one.pdf', bytes: await pageOf(50, 'same') }];
  return must(await composeFax(now(), { clientKey: newId(), patientId: null, files, ...typed, ...more }));
}

test('a cover page is optional', async () => {
  const plain = await compose('(617) 231-0001', { withCover: false });
  expect(plain).toMatchObject({ page_count: 1, has_cover: false });
  expect(await compose('(617) 231-0001')).toMatchObject({ page_count: 2, has_cover: true });
  const file = await readFile(app(), clinicId, plain.file_id);
  expect((await PDFDocument.load(file!.bytes)).getPageCount()).toBe(1);
});

test('the same pages to one number within a day are sent again only if that is confirmed', async () => {
  const key = `note ${newId()} 3`;
  const note = async (number: string, version = key) =>
    compose(number, { files: [{ name: 'note.pdf', bytes: await pageOf(60), key: version }] });
  const first = await note('(617) 231-0002');
  expect(await findDuplicate(db(), clinicId, first, app().clock())).toBeNull();
  must(await sendFax(now(), first.id));
  const second = await note('(617) 231-0002');
  expect(await findDuplicate(db(), clinicId, second, app().clock())).toMatchObject({
    created_time: first.created_time,
  });
  expect(errorCode(await sendFax(now(), second.id))).toBe('DUPLICATE_FAX');
  must(await sendFax(now(), second.id, true));
  // Another number, another version of the note, and the next day.
  must(await sendFax(now(), (await note('(617) 231-0003')).id));
  must(await sendFax(now(), (await note('(617) 231-0002', `${key}1`)).id));
  app().setClock(new Date(app().clock().getTime() + DAY_MS + 1));
  must(await sendFax(now(), (await note('(617) 231-0002')).id));
});

test('a stopped fax is no duplicate, and other files are recognized by their bytes', async () => {
  const stopped = await compose('(617) 231-0004');
  must(await sendFax(now(), stopped.id));
  must(await cancelFax(now(), stopped.id));
  const bytes = await pageOf(70);
  const files = [{ name: 'scan.pdf', bytes }];
  const first = await compose('(617) 231-0004', { files });
  must(await sendFax(now(), first.id));
  const renamed = await compose('(617) 231-0004', { files: [{ name: 'other.pdf', bytes }] });
  expect(errorCode(await sendFax(now(), renamed.id))).toBe('DUPLICATE_FAX');
  const twoFiles = await compose('(617) 231-0004', { files: [...files, ...files] });
  must(await sendFax(now(), twoFiles.id));
});

test('pages are the same whatever the file says about itself; blank pages are unknown', async () => {
  const [one, same, other] = await Promise.all(
    [pageOf(80), pageOf(80), pageOf(81)].map(async (bytes) =>
      countPages({ bytes: new Uint8Array(await bytes) }, TOOLS),
    ),
  );
  expect(one!.digest).toBe(same!.digest);
  expect(one!.digest).not.toBe(other!.digest);
  const blank = await PDFDocument.create();
  blank.addPage();
  expect(await countPages({ bytes: await blank.save() }, TOOLS)).toEqual({ pages: 1, digest: null });
});

test('pages that came before are marked, and a sender is known by pharmacy and by the last fax filed', async () => {
  await app().database.transaction((tx) => upsertPharmacies(tx, [PHARMACY], START));
  const receive = async (minutes: number, digest: string, from = '+16172310009') =>
    keepReceived(app(), clinicId, {
      id: newId(),
      from,
      to: '+16175550199',
      time: new Date(START.getTime() + minutes * 60_000),
      bytes: await pageOf(90),
      pages: 1,
      digest,
    });
  await receive(1, 'a');
  await receive(2, 'b');
  await receive(3, 'a', '+16172310010');
  const { rows } = await listReceived(db(), clinicId, { state: null, text: '', page: 1 });
  const [third, second, first] = rows;
  const before = await findReceivedBefore(db(), clinicId, rows);
  expect([...before]).toEqual([[third!.id, first!.received_time]]);
  const said = { document_type: 'Letter', document_day: '2026-11-20', title: 'Letter' };
  const filing = { clientKey: newId(), firstPage: 1, lastPage: 1, patientId, reviewerId: null, said };
  must(await fileFax(now(), { ...filing, id: second!.id }));
  const known = await readKnownSenders(db(), clinicId, rows);
  expect(known.get('+16172310009')!.pharmacy).toBe('Bayside Pharmacy');
  expect(known.get('+16172310010')).toEqual({ pharmacy: null, patient: null });
  expect(known.get('+16172310009')!.patient).toEqual({ id: patientId, name: 'Ada Quist' });
});

test('faxes are found by words and by number, however it is typed', async () => {
  await compose('(617) 231-0042', { to_name: 'Quincy Orthopedics', patientId }).then(({ id }) => sendFax(now(), id));
  const found = async (text: string) =>
    (await listSent(db(), clinicId, { state: null, patientId: null, text, page: 1 })).rows.map(
      ({ to_name }) => to_name,
    );
  for (const text of ['quincy', 'ORTHOPEDICS ada', '231-0042', '(617) 231 0042'])
    expect(await found(text)).toEqual(['Quincy Orthopedics']);
  expect(await found('quincy bakery')).toEqual([]);
  const received = (text: string) => listReceived(db(), clinicId, { state: null, text, page: 1 });
  expect((await received('2310010')).count).toBe(1);
  expect((await received('nobody')).count).toBe(0);
});
