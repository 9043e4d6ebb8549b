import { expect, test } from 'vitest';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { insertPatientsInBulk, type BulkPatient } from '#patients/server';
import { chart } from './index.ts';
import { openNote } from './open-note.ts';
import { openNotes } from './open-notes.ts';
import { saveNote } from './save-note.ts';
import { signNote } from './sign-note.ts';

const app = useTestApp();

test('an unsigned note is a task until it is signed', async () => {
  const clinic = await makeTestClinic(app(), chart.accessRules);
  const doctor = await clinic.as('Doctor');
  const person = { first_name: 'Ada', last_name: 'Lang', gender: 'Female', date_of_birth: '1980-05-01' };
  const [patientId] = await app().database.transaction((tx) =>
    insertPatientsInBulk(
      tx,
      clinic.clinicId,
      [{ ...person, mailing_address: null, deceased_date: null, tags: [] } as unknown as BulkPatient],
      doctor.now,
    ),
  );
  const note = must(
    await openNote(doctor, {
      clinic_patient_id: patientId!,
      event_id: null,
      en_counter_mode: 'office',
      service_date: '2026-11-20',
    }),
  );
  const read = () => openNotes.read(app().database.kysely, clinic.clinicId, { id: note.id });
  expect(await read()).toMatchObject([
    {
      key: `sign ${note.id}`,
      task: { type: 'OpenSOAPnote', ownerUserId: doctor.actor.userId, patientId, noteId: note.id },
    },
    { key: `cosign ${note.id}`, task: null },
  ]);
  const saved = must(await saveNote(doctor, note.id, note.version, { note: '<p>Well.</p>', nurse_note: '' }));
  must(await signNote(doctor, note.id, saved.version));
  expect(await read()).toMatchObject([{ task: null }, { task: null }]);
  expect(await openNotes.read(app().database.kysely, clinic.clinicId, { id: 'x' })).toEqual([]);
  const other = await makeTestClinic(app(), chart.accessRules);
  expect(await openNotes.read(app().database.kysely, other.clinicId, { id: note.id })).toEqual([]);
});
