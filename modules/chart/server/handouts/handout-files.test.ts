import { beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { useRouteServer } from '#platform/testing/route-server.ts';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { isSignatureIntact } from '../content-hash.ts';
import { chart } from '../index.ts';
import { openNote } from '../open-note.ts';
import { giveHandout } from '../parts/give-handout.ts';
import { readParts } from '../parts/parts.sql.ts';
import { signNote } from '../sign-note.ts';
import { notePdfRoutes } from '../signing/note-pdf.ts';
import { deleteHandout, listHandouts, saveHandout } from './change-handout.ts';
import { handoutRoutes } from '../handout-routes.ts';
import { patientHandoutFile, patientHandouts } from './patient-handouts.ts';

const app = useTestApp();
const PDF = '%PDF-1.7\nWalk every day.\n%%EOF\n';
const door = useRouteServer(app, handoutRoutes, notePdfRoutes);
let doctor: RequestContext;
let nurse: RequestContext;
let stranger: RequestContext;
let patientId: string;

beforeAll(async () => {
  const clinic = await makeTestClinic(app(), chart.accessRules);
  doctor = await clinic.as('Doctor');
  nurse = await clinic.as('Nurse');
  stranger = await (await makeTestClinic(app(), chart.accessRules)).as('Doctor');
  patientId = newId();
  const now = app().clock();
  await app()
    .database.kysely.insertInto('patients.patient')
    .values({
      clinic_id: clinic.clinicId,
      id: patientId,
      record_number: 100_000,
      first_name: 'Ada',
      last_name: 'Quist',
      gender: 'Female',
      first_key: 'ada',
      last_key: 'quist',
      search_text: 'ada quist',
      created_time: now,
      updated_time: now,
    })
    .execute();
});

function bring(as: RequestContext, query: Record<string, string>, text = PDF) {
  door.caller = as;
  const url = `/api/chart/handouts?${new URLSearchParams(query)}`;
  return door.upload(url, text, { name: 'walk.pdf', type: 'application/pdf' });
}

function read(as: RequestContext, url: string) {
  door.caller = as;
  return door.read(url);
}

const listed = () => listHandouts(app().database.kysely, doctor.actor.clinicId, '');

test('a PDF handout is created once per key, readable by the clinic only, changed and replaced', async () => {
  const handout = { id: newId(), title: 'Walking' };
  const { id, version } = (await bring(doctor, handout)).json();
  expect((await bring(doctor, handout)).json()).toEqual({ id, version });
  expect(await listed()).toMatchObject([{ id, title: 'Walking', body: '', file_name: 'walk.pdf' }]);
  const answer = await read(nurse, `/api/chart/handouts/${id}.pdf`);
  expect([answer.headers['content-type'], answer.body]).toEqual(['application/pdf', PDF]);
  expect((await read(stranger, `/api/chart/handouts/${id}.pdf`)).statusCode).toBe(404);
  expect((await bring(stranger, { id, title: 'Mine', version: '1' })).statusCode).toBe(404);
  expect((await bring(nurse, { ...handout, id: newId() })).statusCode).toBe(403);
  // The title is changed without the file, the file with a version.
  must(await saveHandout(doctor, id, 1, { title: 'Walk daily', text: '' }));
  expect((await bring(doctor, { ...handout, id, version: '1' })).statusCode).toBe(409);
  expect((await bring(doctor, { id, title: 'Walk daily', version: '2' }, `${PDF}2`)).json()).toEqual({
    id,
    version: 3,
  });
  expect((await read(doctor, `/api/chart/handouts/${id}.pdf`)).body).toBe(`${PDF}2`);
  must(await deleteHandout(doctor, id));
  expect((await read(doctor, `/api/chart/handouts/${id}.pdf`)).statusCode).toBe(404);
});

test('rejects files that are not PDFs, and text handouts without text', async () => {
  for (const text of ['just words', '<html><script>x</script></html>', 'GIF89a'])
    expect((await bring(doctor, { id: newId(), title: 'No' }, text)).json().errors[0].extensions.code).toBe(
      'FILE_KIND',
    );
  expect((await bring(doctor, { id: newId(), title: ' ' })).statusCode).toBe(400);
  expect((await bring(doctor, { title: 'No' })).statusCode).toBe(400);
  expect(await saveHandout(doctor, newId(), null, { title: 'No', text: '' })).toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('a given PDF is kept as it was, printed, readable by its patient only, and covered by the signature', async () => {
  const { id } = (await bring(doctor, { id: newId(), title: 'Stretching' })).json();
  const note = must(await openNote(doctor, { clinic_patient_id: patientId, note: '<p>Stiff.</p>' }));
  const given = newId();
  must(await giveHandout(doctor, { id: given, chart_note_id: note.id, handout_id: id, send: true }));
  await bring(doctor, { id, title: 'Stretching', version: '1' }, `${PDF}new`);
  const signed = must(await signNote(doctor, note.id, note.version));
  const { clinicId } = doctor.actor;
  const { handouts } = (await readParts(app().database.kysely, clinicId, [note.id], ['handouts'])).get(note.id)!;
  expect(handouts).toMatchObject([{ id: given, title: 'Stretching', text: '', file_name: 'walk.pdf' }]);
  const path = `/api/chart/notes/${note.id}/handouts/${given}.pdf`;
  expect((await read(nurse, path)).body).toBe(PDF);
  expect((await read(stranger, path)).statusCode).toBe(404);
  const portal = { app: app(), clinicId, patientId, now: app().clock() } as unknown as Parameters<
    typeof patientHandouts
  >[0];
  expect(await patientHandouts(portal, {})).toMatchObject({ handouts: [{ id: given, file_name: 'walk.pdf' }] });
  expect(await patientHandoutFile(portal, { id: given })).toEqual({
    file_name: 'walk.pdf',
    data: Buffer.from(PDF).toString('base64'),
  });
  for (const other of [
    { ...portal, patientId: newId() },
    { ...portal, clinicId: stranger.actor.clinicId },
  ])
    expect(await patientHandoutFile(other, { id: given })).toMatchObject({ code: 'NOT_FOUND' });
  for (const wrong of [null, {}, { id: 7 }, { id: 'x' }])
    expect(await patientHandoutFile(portal, wrong)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await isSignatureIntact(app(), signed)).toBe(true);
  await app().database.pool.query('update chart.note_handout set file_id = null where id = $1', [given]);
  expect(await isSignatureIntact(app(), signed)).toBe(false);
});

test('a handout created twice concurrently under one ID is created once', async () => {
  const create = (id: string) => saveHandout(doctor, id, null, { title: 'Sleep well', text: 'Go to bed early.' });
  const id = newId();
  const [one, other] = await Promise.all([create(id), create(id)]);
  expect(must(one)).toEqual(must(other));
  expect(must(one).version).toBe(1);
  must(await deleteHandout(doctor, must(one).id));
  expect(await create(id)).toMatchObject({ code: 'NOT_FOUND' });
});
