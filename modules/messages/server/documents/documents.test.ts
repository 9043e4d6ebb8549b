import { beforeAll, expect, test } from 'vitest';
import { createPatient, patients } from '#patients/server';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { errorCode, must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { messages } from '../index.ts';
import { documentsSection } from './documents-section.ts';
import { listDocuments } from './documents.sql.ts';
import { describeDocument, keepDocument, removeDocument } from './keep-document.ts';

const app = useTestApp();
const RULES = [patients, messages].flatMap(({ accessRules }) => accessRules);
const SAID = { document_type: 'Letter', document_day: '2026-11-20', title: 'Letter of the cardiologist' };
const PDF = Buffer.from('%PDF-1.4\n%%EOF\n');
let doctor: RequestContext;
let foreign: RequestContext;
let patientId: string;

beforeAll(async () => {
  doctor = await (await makeTestClinic(app(), RULES)).as('Doctor');
  foreign = await (await makeTestClinic(app(), RULES)).as('Doctor');
  const person = { first_name: 'Wren', last_name: 'Tester', gender: 'Female' };
  patientId = must(await createPatient(doctor, person)).id;
});

const keep = (ctx: RequestContext, extra: object = {}) =>
  keepDocument(ctx, { patientId, uploadId: newId(), name: 'letter.pdf', bytes: PDF, said: SAID, ...extra });
const list = () => listDocuments(app().database.kysely, doctor.actor.clinicId, patientId);

test('a document is added to a chart once, updated, and removed with a reason', async () => {
  const uploadId = newId();
  const [one, two] = [must(await keep(doctor, { uploadId })), must(await keep(doctor, { uploadId }))];
  expect(one.id).toBe(two.id);
  const described = { ...SAID, document_type: 'Referral' };
  expect(must(await describeDocument(doctor, one.id, 1, described)).document_type).toBe('Referral');
  expect(errorCode(await describeDocument(doctor, one.id, 1, described))).toBe('STALE_VERSION');
  const section = await documentsSection.read(app(), doctor.actor.clinicId, patientId);
  expect(section[0]).toMatchObject({ Type: 'Referral', Title: SAID.title });
  expect(errorCode(await removeDocument(doctor, one.id, '  '))).toBe('BAD_USER_INPUT');
  must(await removeDocument(doctor, one.id, 'Another patient’s'));
  expect(errorCode(await removeDocument(doctor, one.id, 'Again'))).toBe('NOT_FOUND');
  expect(await list()).toEqual([]);
});

test('another clinic can neither add to it nor change its documents', async () => {
  const { id } = must(await keep(doctor));
  expect(errorCode(await keep(foreign))).toBe('NOT_FOUND');
  expect(errorCode(await describeDocument(foreign, id, 1, SAID))).toBe('NOT_FOUND');
  expect(errorCode(await removeDocument(foreign, id, 'Mine'))).toBe('NOT_FOUND');
});

test.each([
  ['an unsupported file type', { name: 'letter.exe' }, 'KIND_REFUSED'],
  ['bytes that are not a PDF', { bytes: Buffer.from('MZ') }, 'KIND_REFUSED'],
  ['an unknown type', { said: { ...SAID, document_type: 'Novel' } }, 'BAD_USER_INPUT'],
  ['a future day', { said: { ...SAID, document_day: '2027-01-01' } }, 'BAD_USER_INPUT'],
  ['an invalid day', { said: { ...SAID, document_day: '2026-13-45' } }, 'BAD_USER_INPUT'],
  ['no title', { said: { ...SAID, title: ' ' } }, 'BAD_USER_INPUT'],
  ['an unknown patient', { patientId: newId() }, 'NOT_FOUND'],
])('rejects %s', async (_what, extra, expected) => {
  expect(errorCode(await keep(doctor, extra))).toBe(expected);
});
