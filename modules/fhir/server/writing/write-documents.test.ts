import type { Binary, DocumentReference, OperationOutcome } from 'fhir/r4';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { validateFhir } from '#platform/fhir/testing/validate.ts';
import { newId } from '#platform/id.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { buildFhirClinic, type FhirClinic } from '../testing/fhir-clinic.ts';
import { accessOf, accessOfPatient, useFhirServer } from '../testing/fhir-server.ts';

const app = useTestApp();
const api = useFhirServer(app);
let clinic: FhirClinic;

beforeAll(async () => {
  clinic = await buildFhirClinic(app());
});
beforeEach(() => {
  api.access = accessOf(clinic.doctor, 'user/*.cruds');
});

const PDF = Buffer.from('%PDF-1.4\n%%EOF\n');
const LOINC = 'http://loinc.org';
const letter = (attachment: object = {}, extra: object = {}) => ({
  resourceType: 'DocumentReference',
  status: 'current',
  type: { coding: [{ system: LOINC, code: '51852-2' }], text: 'Letter' },
  subject: { reference: `Patient/${clinic.adaId}` },
  description: 'Letter of the cardiologist',
  content: [
    {
      attachment: {
        contentType: 'application/pdf',
        data: PDF.toString('base64'),
        size: PDF.length,
        creation: '2026-11-20',
        ...attachment,
      },
    },
  ],
  ...extra,
});
const create = (body: object) => api.send('POST', 'DocumentReference', body);
const put = (one: DocumentReference) =>
  api.send('PUT', `DocumentReference/${one.id}`, one, { 'if-match': `W/"${one.meta!.versionId}"` });
const elementOf = (answer: { json: <T>() => T }) => answer.json<OperationOutcome>().issue[0]!.expression?.[0];

test('a file is added to the chart, and read again', async () => {
  const answer = await create(letter());
  expect(answer.statusCode).toBe(201);
  const stored = answer.json<DocumentReference>();
  expect(validateFhir(stored)).toEqual([]);
  expect(stored).toMatchObject({
    description: 'Letter of the cardiologist',
    type: { coding: [{ code: '51852-2' }] },
    context: { period: { start: '2026-11-20' } },
    author: [{ reference: `Practitioner/${clinic.doctor.actor.userId}` }],
  });
  const { url, size } = stored.content[0]!.attachment;
  expect(size).toBe(PDF.length);
  const bytes = await api.get(url!);
  expect([bytes.headers['content-type'], bytes.rawPayload.equals(PDF)]).toEqual(['application/pdf', true]);
  const binary = await api.get(url!, { accept: 'application/fhir+json' });
  expect(validateFhir(binary.json<Binary>())).toEqual([]);
  const found = await api.get(`DocumentReference?patient=${clinic.adaId}&type=51852-2&period=2026-11-20`);
  expect(found.body).toContain(stored.id);
});

test('type, title and day can be changed; the file stays', async () => {
  const stored = (await create(letter())).json<DocumentReference>();
  expect((await put(stored)).json()).toEqual(stored);
  const changed: DocumentReference = {
    ...stored,
    type: { coding: [{ system: LOINC, code: '57133-1' }] },
    description: 'Referral',
    context: { period: { start: '2026-11-19', end: '2026-11-19' } },
  };
  app().setClock(new Date(app().clock().getTime() + 60_000));
  const answer = await put(changed);
  expect([answer.statusCode, answer.headers['etag']]).toEqual([200, 'W/"2"']);
  const after = answer.json<DocumentReference>();
  expect(after).toMatchObject({ description: 'Referral', type: { text: 'Referral' } });
  expect(after.content[0]!.attachment).toMatchObject({ title: 'Referral', creation: '2026-11-19' });
  expect(after.meta!.lastUpdated).toBe(app().clock().toISOString());
  expect((await put(changed)).statusCode).toBe(412);
  const other = structuredClone(after);
  other.content[0]!.attachment.size = 3;
  expect(elementOf(await put(other))).toBe('content[0].attachment.size');
  expect(elementOf(await put({ ...after, status: 'entered-in-error' }))).toBe('status');
  expect(elementOf(await put({ ...after, author: [{ reference: 'Practitioner/1' }] }))).toBe('author');
});

test('a file of 20 MB is taken, and a larger one is not', async () => {
  const bytes = Buffer.alloc(20 * 1024 * 1024, 'a');
  const send = (all: Buffer) =>
    create(letter({ contentType: 'text/plain', data: all.toString('base64'), size: all.length }));
  expect((await send(bytes)).statusCode).toBe(201);
  expect((await send(Buffer.concat([bytes, Buffer.from('a')]))).statusCode).toBe(413);
  expect((await send(Buffer.alloc(22 * 1024 * 1024, 'a'))).statusCode).toBe(413);
});

const at = 'content[0].attachment';
test.each([
  ['another file type', () => letter({ contentType: 'text/html' }), 422, `${at}.contentType`],
  ['bytes of another type', () => letter({ contentType: 'image/png' }), 422, `${at}.contentType`],
  ['text that is not base64', () => letter({ data: 'hello!' }), 400, `${at}.data`],
  ['a list as data', () => letter({ data: ['x'] }), 400, `${at}.data`],
  ['another size', () => letter({ size: 1 }), 422, `${at}.size`],
  ['an address', () => letter({ data: undefined, url: 'https://example.com/x.pdf' }), 422, `${at}.url`],
  ['no bytes', () => letter({ data: undefined }), 422, `${at}.data`],
  ['a hash', () => letter({ hash: 'x' }), 422, `${at}.hash`],
  ['a day to come', () => letter({ creation: '2099-01-01' }), 422, `${at}.creation`],
  ['no title', () => letter({}, { description: undefined }), 422, 'description'],
  ['an unknown type', () => letter({}, { type: { text: 'Novel' } }), 422, 'type'],
  [
    'another code beside',
    () => letter({}, { type: { coding: [{ system: LOINC, code: '51852-2' }, { code: 'x' }] } }),
    422,
    'type',
  ],
  ['another category', () => letter({}, { category: [{ coding: [{ code: 'x' }] }] }), 422, 'category'],
  ['a related document', () => letter({}, { relatesTo: [] }), 422, 'relatesTo'],
  ['a visit', () => letter({}, { context: { encounter: [{ reference: 'Encounter/1' }] } }), 422, 'context.encounter'],
  ['a status of the document', () => letter({}, { docStatus: 'final' }), 422, 'docStatus'],
  ['two files', () => letter({}, { content: [...letter().content, ...letter().content] }), 422, 'content'],
  ['a security label', () => letter({}, { securityLabel: [{ text: 'V' }] }), 422, 'securityLabel'],
])('refuses %s', async (_what, body, status, element) => {
  const answer = await create(body());
  expect([answer.statusCode, elementOf(answer)]).toEqual([status, element]);
});

test('only members with the right add files, to patients of the clinic', async () => {
  expect((await create(letter({}, { subject: { reference: `Patient/${newId()}` } }))).statusCode).toBe(422);
  api.access = accessOf(await clinic.as('Biller'), 'user/*.cruds');
  expect((await create(letter())).statusCode).toBe(403);
  api.access = accessOfPatient(clinic.clinicId, clinic.adaId, 'patient/*.cruds');
  expect((await create(letter())).statusCode).toBe(403);
  const mine = await api.get('DocumentReference');
  expect(mine.body).not.toContain('Letter of the cardiologist');
});

test('a note is not changed in this way', async () => {
  const note = (await api.get(`DocumentReference?patient=${clinic.adaId}&_count=1000`)).json<{
    entry: { resource: DocumentReference }[];
  }>();
  const one = note.entry.map(({ resource }) => resource).find(({ id }) => id === clinic.noteId)!;
  const answer = await put(one);
  expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'GET, HEAD, OPTIONS']);
});
