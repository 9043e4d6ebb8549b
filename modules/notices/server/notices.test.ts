import { beforeAll, expect, test } from 'vitest';
import { createPatient, patients } from '#patients/server';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { errorCode, must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic, type TestClinic } from '#practice/testing';
import { notices as module } from './index.ts';
import { listSent } from './list-sent.ts';
import { recordConsent } from './record-consent.ts';
import { readTemplates } from './notices.sql.ts';
import { previewNotice } from './preview-notice.ts';
import { reachOf } from './reach-of.ts';
import { deleteTemplate, saveTemplate } from './save-template.ts';
import { type NewNotice, sendNotice } from './send-notice.ts';

const app = useTestApp();
let clinic: TestClinic;
let desk: RequestContext;

beforeAll(async () => {
  clinic = await makeTestClinic(
    app(),
    [patients, module].flatMap(({ accessRules }) => accessRules),
  );
  desk = await clinic.as('Front desk');
});

let made = 0;
async function patient(more: object = {}): Promise<string> {
  made += 1;
  const contact = { email: `p${made}@example.org`, mobile: `+1 617555${String(made).padStart(4, '0')}` };
  return must(
    await createPatient(desk, { first_name: 'Ada', last_name: 'Quist', gender: 'Female', ...contact, ...more }),
  ).id;
}
const text = (patientId: string, more: Partial<NewNotice> = {}): NewNotice => ({
  id: newId(),
  patientId,
  channel: 'sms',
  subject: '',
  body: 'Please call us.',
  ...more,
});

test('a text is sent once, and listed as sent', async () => {
  const patientId = await patient();
  const one = text(patientId);
  expect(must(await sendNotice(desk, one))).toMatchObject({ channel: 'sms', created_by: desk.actor.userId });
  must(await sendNotice(desk, one));
  expect(errorCode(await sendNotice(await clinic.as('Nurse'), one))).toBe('ALREADY_SENT');
  must(await sendNotice(desk, text(patientId, { channel: 'email', subject: 'Hello' })));
  const { count, deliveries } = must(await listSent(desk, patientId, 1));
  expect(count).toBe(2);
  expect(deliveries).toMatchObject([
    { channel: 'email', subject: 'Hello', state: 'no_server', about: 'Written by staff' },
    { channel: 'sms', body: 'Please call us.' },
  ]);
  const other = await makeTestClinic(app(), module.accessRules);
  const stranger = await other.as('Front desk');
  expect(errorCode(await listSent(stranger, patientId, 1))).toBe('NOT_FOUND');
  expect(errorCode(await sendNotice(stranger, text(patientId)))).toBe('NOT_FOUND');
  expect(errorCode(await recordConsent(stranger, patientId, 'sms', false))).toBe('NOT_FOUND');
});

test('contacts no one who opted out, has no address, or is deceased', async () => {
  const patientId = await patient();
  must(await recordConsent(desk, patientId, 'sms', false));
  must(await recordConsent(desk, patientId, 'sms', false));
  expect(errorCode(await sendNotice(desk, text(patientId)))).toBe('CONSENT_REFUSED');
  must(await sendNotice(desk, text(patientId, { channel: 'email', subject: 'Hello' })));
  must(await recordConsent(desk, patientId, 'sms', true));
  must(await sendNotice(desk, text(patientId)));
  expect(errorCode(await sendNotice(desk, text(await patient({ mobile: null }))))).toBe('NO_ADDRESS');
  expect(errorCode(await sendNotice(desk, text(await patient({ deceased_date: '2026-01-01' }))))).toBe('DECEASED');
  expect(errorCode(await recordConsent(desk, patientId, 'pigeon', true))).toBe('BAD_USER_INPUT');
});

test('a phone that texted STOP gets nothing until it texts START', async () => {
  const patientId = await patient({ mobile: '+1 6175559001' });
  await app().database.pool.query(`insert into deliveries.stopped_number values ($1, '+16175559001', now())`, [
    clinic.clinicId,
  ]);
  const reach = (await reachOf(app().database.kysely, clinic.clinicId, patientId))!;
  expect(reach.channels[0]!.stopped_time).not.toBeNull();
  expect(errorCode(await sendNotice(desk, text(patientId)))).toBe('STOPPED');
  await app().database.pool.query(`delete from deliveries.stopped_number`);
  must(await sendNotice(desk, text(patientId)));
});

test('fills in a template’s values; a missing one blocks sending', async () => {
  const patientId = await patient();
  const body = 'Hello {first_name}, {clinic} here. Your visit: {next_visit}';
  const template = must(await saveTemplate(desk, { name: 'Visit', channel: 'sms', subject: 'none', body }, null));
  expect(template).toMatchObject({ subject: '', version: 1 });
  expect(errorCode(await saveTemplate(desk, { name: 'visit', channel: 'sms', subject: '', body }, null))).toBe(
    'NAME_TAKEN',
  );
  expect(errorCode(await saveTemplate(desk, { ...template, body: 'x' }, { id: template.id, version: 9 }))).toBe(
    'STALE_VERSION',
  );
  must(await saveTemplate(desk, { ...template, body: 'x' }, template));
  const filled = must(await previewNotice(desk, patientId, { subject: '', body }));
  expect(filled.body).toMatch(/^Hello Ada, .* here\. Your visit: \{next_visit\}$/);
  expect(errorCode(await sendNotice(desk, text(patientId, { body: filled.body })))).toBe('BAD_USER_INPUT');
  must(await deleteTemplate(desk, template.id));
  expect(errorCode(await deleteTemplate(desk, template.id))).toBe('NOT_FOUND');
  expect(errorCode(await saveTemplate(desk, template, { id: template.id, version: 3 }))).toBe('NOT_FOUND');
  expect((await readTemplates(app().database.kysely, clinic.clinicId)).map(({ id }) => id)).not.toContain(template.id);
});

test('a template has a Spanish text, and the time of a visit is in the language of the patient', async () => {
  const spanish = { subject_es: '  Su visita ', body_es: ' Hola, {first_name}: su cita es el {next_visit}' };
  const fields = { name: 'Both languages', channel: 'email', subject: 'Your visit', body: 'Hello' };
  const template = must(await saveTemplate(desk, { ...fields, ...spanish }, null));
  expect(template).toMatchObject({
    subject_es: 'Su visita',
    body_es: 'Hola, {first_name}: su cita es el {next_visit}',
    version: 1,
  });
  expect(must(await saveTemplate(desk, fields, template))).toMatchObject({ subject_es: '', body_es: '', version: 2 });
  expect(errorCode(await saveTemplate(desk, { ...fields, body_es: 'x'.repeat(10_001) }, template))).toBe(
    'BAD_USER_INPUT',
  );
  const patientId = await patient();
  await app().database.pool.query(`update patients.patient set preferred_language = 'es' where id = $1`, [patientId]);
  expect(await reachOf(app().database.kysely, clinic.clinicId, patientId)).toMatchObject({ language: 'es' });
});

test('saving and deleting a template is in the audit log', async () => {
  const fields = { name: 'Logged', channel: 'sms', subject: '', body: 'One' };
  const template = must(await saveTemplate(desk, fields, null));
  must(await saveTemplate(desk, { ...fields, body: 'Two' }, template));
  must(await deleteTemplate(desk, template.id));
  const { rows } = await app().database.pool.query(
    'select action, changes from audit.inbox where object_id = $1 order by time, id',
    [template.id],
  );
  expect(rows).toMatchObject([
    { action: 'create' },
    { action: 'update', changes: { body: { before: 'One', after: 'Two' } } },
    { action: 'delete', changes: { is_active: { before: true, after: false } } },
  ]);
});
