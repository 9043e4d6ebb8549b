import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encryptForClinic, fileLabel } from '#messages/server';
import { DomainError } from '#platform/domain-error.ts';
import type { PortalContext } from '#platform/module.ts';
import { must } from '#platform/testing/must.ts';
import { newId } from '#platform/id.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { foundClinic } from './found-clinic.ts';
import { buildHttp } from './http.ts';
import { modules } from './modules.gen.ts';
import { root } from './root.ts';

// Every uploaded file passes the virus scanner: files are stored only as ScannedBytes, and each route is tested here.
const app = useTestApp(new Date('2026-11-23T14:00:00Z'));
const PASSWORD = 'a long pass phrase';
const PDF = Buffer.from('%PDF-1.4 EICAR');
// A white pixel, followed by the scanner's test string.
const PNG = Buffer.concat([
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
  Buffer.from('EICAR'),
]);
let server: FastifyInstance;
let scanner: Server;
let token: string;
let patientId: string;

beforeAll(async () => {
  scanner = createServer((socket) => {
    const parts: Buffer[] = [];
    socket.on('data', (part: Buffer) => {
      parts.push(part);
      const all = Buffer.concat(parts);
      if (!all.subarray(-4).equals(Buffer.alloc(4))) return;
      socket.end(all.includes('EICAR') ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0');
    });
  });
  await new Promise<void>((resolve) => {
    scanner.listen(0, '127.0.0.1', resolve);
  });
  Object.assign(app().config, { clamd: { host: '127.0.0.1', port: (scanner.address() as AddressInfo).port } });
  server = await buildHttp(app(), modules, { pageDir: null, demo: { password: '', accounts: [] }, version: '0' });
  const rules = modules.flatMap(({ accessRules }) => accessRules);
  const clinic = {
    name: 'Files',
    timeZone: 'America/New_York',
    isDemo: false,
    practices: [{ practice_name: 'Files' }],
  };
  const name = { first_name: 'A', last_name: 'B', username: 'a@files.example' };
  const admin = { ...name, password: PASSWORD, role: 'Admin' as const, calendarColor: null };
  must(await app().database.transaction((tx) => foundClinic(tx, clinic, [admin], rules, app().clock())));
  const login = `mutation { login(username: "a@files.example", password: "${PASSWORD}", deviceId: "d") { token } }`;
  token = (await graphql('registration', login)).data.login.token;
  const input = `{ first_name: "Ada", last_name: "Lang", gender: "Female", date_of_birth: "1980-05-01" }`;
  patientId = (await graphql('registration', `mutation { create_patient(input: ${input}) { id } }`)).data.create_patient
    .id;
});
afterAll(async () => {
  await server.close();
  scanner.close();
});

async function graphql(service: string, query: string) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return (await server.inject({ method: 'POST', url: `/api/${service}`, headers, payload: { query } })).json();
}

function upload(
  url: string,
  field: string,
  file: { name: string; bytes: Buffer },
  fields: Record<string, string> = {},
) {
  const boundary = 'xxbordersxx';
  const part = (head: string, content: Buffer | string): Buffer =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]);
  const payload = Buffer.concat([
    ...Object.entries(fields).map(([name, value]) => part(`name="${name}"`, value)),
    part(`name="${field}"; filename="${file.name}"`, file.bytes),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  const headers = {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    authorization: `Bearer ${token}`,
  };
  return server.inject({ method: 'POST', url, headers, payload });
}

const pdf = { name: 'scan.pdf', bytes: PDF };
const png = { name: 'scan.png', bytes: PNG };

/** The tests of sources that receive a form file; null if the file is parsed as text and never served again. */
const tries: Record<string, (() => ReturnType<typeof upload>) | null> = {
  'modules/chart/server/parts/receive-file.ts': () =>
    upload(`/api/chart/handouts?id=${newId()}&title=Rest`, 'file', pdf),
  'modules/eligibility/server/cards/card-routes.ts': () =>
    upload(`/api/eligibility/coverages/${newId()}/card/front`, 'image', png),
  'modules/fax/server/fax-routes.ts': () => {
    const number = { number: '(617) 555-0143', number_again: '(617) 555-0143' };
    return upload('/api/fax/compose', 'files', pdf, {
      client_key: newId(),
      to_name: 'Ng',
      subject: 'Results',
      ...number,
    });
  },
  'modules/files/server/file-routes.ts': () =>
    upload(`/api/files/upload?permission=4100&mode=OVERWRITE&patient_id=${patientId}`, 'image', png),
  'modules/messages/server/receive-form.ts': () =>
    upload('/api/documents/upload', 'file', pdf, {
      uploadId: newId(),
      fileName: 'scan.pdf',
      patient_id: patientId,
      document_type: 'Other',
      document_day: '2026-11-20',
      title: 'A scan',
    }),
  'modules/programs/server/content/file-routes.ts': () => upload('/api/programs/files', 'file', pdf),
  'modules/tasks/server/files/task-file-routes.ts': () =>
    upload('/api/files/tasks/upload_lua?permission=4110&mode=OVERWRITE', 'file', pdf),
  // Lists of patients, codes and drugs.
  'platform/imports/receive-upload.ts': null,
};

function sources(pattern: RegExp): string[] {
  return execFileSync('git', ['ls-files', 'modules/*.ts', 'platform/*.ts', 'server/*.ts'], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((path) => !path.endsWith('.test.ts') && !path.includes('/testing/'))
    .filter((path) => pattern.test(readFileSync(join(root, path), 'utf8')));
}

async function operation(name: string, input: object) {
  const { clinic_id: clinicId } = (await app().database.pool.query('select clinic_id from practice.clinic')).rows[0];
  const portal: PortalContext = {
    app: app(),
    now: app().clock(),
    ip: null,
    clinicId,
    clinicName: 'Files',
    timeZone: 'America/New_York',
    patientId,
    patientName: 'Ada Lang',
    sessionId: null,
  };
  return modules.find(({ portalOperations = {} }) => name in portalOperations)!.portalOperations![name]!(portal, input);
}

/** Encrypts a file for the clinic as a page does. */
async function encrypted(uploadId: string) {
  const { publicKey } = (await operation('messages.begin', {})) as { publicKey: string };
  return encryptForClinic(Buffer.from(publicKey, 'base64'), fileLabel(uploadId), PDF);
}

/** Adds a file to a chart as an app of a member does. */
async function throughFhir() {
  const { rows } = await app().database.pool.query('select clinic_id, user_id from practice.member');
  const { clinic_id: clinicId, user_id: userId } = rows[0];
  const timeZone = 'America/New_York';
  const actor = {
    userId,
    name: 'A B',
    clinicId,
    timeZone,
    practiceId: newId(),
    sessionId: newId(),
    roles: [],
    rules: new Set<string>(),
  };
  const ctx = { app: app(), actor, now: app().clock(), id: newId(), ip: null, device: null, appName: 'Scanner' };
  const reader = {
    app: app(),
    clinicId,
    timeZone,
    now: ctx.now,
    base: 'https://clinic.example/fhir/R4',
    forPatient: false,
  };
  const source = modules
    .flatMap(({ fhirResources = [] }) => fhirResources)
    .find(({ id }) => id === 'messages.documents')!;
  return source.create!.run(
    { kind: 'member', ctx, reader },
    {
      resourceType: 'DocumentReference',
      status: 'current',
      type: { text: 'Other' },
      subject: { reference: `Patient/${patientId}` },
      description: 'A scan',
      content: [{ attachment: { contentType: 'application/pdf', data: PDF.toString('base64') } }],
    },
  );
}

async function taskOfPatient(): Promise<string> {
  const id = newId();
  await app().database.pool.query(
    `insert into tasks.task (clinic_id, id, type, subject, priority, related_patient_id, owner_patient_id, assigned_by_name, owned_time,
       touched_time, created_time, updated_time)
     select clinic_id, $1, 'ToDo', 'Measure', 'Medium', id, id, 'A B', now(), now(), now(), now() from patients.patient where id = $2`,
    [id, patientId],
  );
  return id;
}

/** The tests of sources that decode base64 of a patient's file; a string describes any other decoded content. */
const decoders: Record<string, (() => Promise<unknown>) | string> = {
  'modules/deliveries/server/mail-sender.ts': 'attachments of our own mail',
  'modules/eligibility/server/requests/portal-insurance.ts': () =>
    operation('eligibility.send', {
      client_key: newId(),
      coverage_id: null,
      payer_name: 'Aetna',
      fields: { member_id: 'P1', relationship: 'Self' },
      card_front: PNG.toString('base64'),
    }),
  'modules/fax/server/carrier/srfax.ts': 'what the carrier sends',
  'modules/fhir/server/send-record.ts': 'a stored file, for an app',
  'modules/fhir/server/subscriptions/sign-notification.ts': 'the key of a signature',
  'modules/labs/server/results/keep-file.ts': 'what a laboratory sends',
  'modules/messages/server/crypto/session-key.ts': 'keys and encrypted texts',
  'modules/messages/server/fhir/write-document.ts': () => throughFhir(),
  'modules/messages/server/portal/portal-operations.ts': async () => {
    const uploadId = newId();
    const { sessionKey, encryptedText: bytes } = await encrypted(uploadId);
    return operation('messages.upload', { uploadId, name: 'scan.pdf', sessionKey, bytes });
  },
  'modules/messages/server/test-mailbox.ts': 'a mailbox of the demo clinic and of tests',
  'modules/questionnaires/server/surveys/survey-files.ts': () =>
    operation('questionnaires.upload', { id: newId(), name: 'scan.pdf', data: PDF.toString('base64') }),
  'modules/tasks/server/portal/portal-operations.ts': async () =>
    operation('tasks.attach', { taskId: await taskOfPatient(), name: 'scan.pdf', bytes: PDF.toString('base64') }),
  'platform/backup/load-archive.ts': 'the keys in a backup',
};

const nothingKept = async (): Promise<void> => {
  const { rows } = await app().database.pool.query('select count(*)::int as count from files.file');
  expect(rows[0].count).toBe(0);
};

describe('every route that accepts a file', () => {
  test('is tested here', () => {
    expect(sources(/\bhttp\s*\.\s*(file|files|parts|saveRequestFiles)\(/)).toEqual(Object.keys(tries).toSorted());
    expect(sources(/Buffer\.from\([^;]*?, 'base64'\)/)).toEqual(Object.keys(decoders).toSorted());
  });

  const tried = Object.entries(tries).filter((entry) => entry[1] !== null);
  test.each(tried)('refuses what the virus scanner finds: %s', async (_source, send) => {
    const answer = await send!();
    expect(answer.body).toContain('VIRUS_FOUND');
    await nothingKept();
  });

  const decoding = Object.entries(decoders).flatMap(([source, send]) =>
    typeof send === 'string' ? [] : [[source, send] as const],
  );
  test.each(decoding)('refuses what the virus scanner finds in base64: %s', async (_source, send) => {
    const answer = await send();
    expect(answer).toBeInstanceOf(DomainError);
    const { message, issues } = answer as DomainError;
    expect([message, ...issues.map((issue) => issue.message)]).toContain('The scanner found a virus in this file.');
    await nothingKept();
  });

  test('refuses what the virus scanner finds in an encrypted file of a drive', async () => {
    const uploadId = newId();
    const { sessionKey, encryptedText } = await encrypted(uploadId);
    const file = { name: 'encrypted', bytes: Buffer.from(encryptedText, 'base64') };
    const fields = { uploadId, fileName: 'scan.pdf', sessionKey };
    const answer = await upload('/api/files/secureMessage/upload_lua?mode=OVERWRITE', 'file', file, fields);
    expect(answer.body).toContain('VIRUS_FOUND');
    await nothingKept();
  });

  test('detects the type of a task’s file by its content, not its name', async () => {
    const url = '/api/files/tasks/upload_lua?permission=4110&mode=OVERWRITE';
    const page = Buffer.from('<html><script>alert(1)</script></html>');
    expect((await upload(url, 'file', { name: 'scan.pdf', bytes: page })).body).toContain('FILE_KIND');
    expect((await upload(url, 'file', { name: 'scan.png', bytes: Buffer.from('%PDF-1.4') })).body).toContain(
      'FILE_KIND',
    );
    expect((await upload(url, 'file', { name: 'scan.pdf', bytes: Buffer.from('%PDF-1.4') })).statusCode).toBe(200);
  });
});
