import { expect, test } from 'vitest';
import { createPatient, mergePatients, undoMerge, type Patient } from '#patients/server';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { isSignatureIntact } from './content-hash.ts';
import { chart as module } from './index.ts';
import { notesSection } from './notes-section.ts';
import { readNotes } from './notes.sql.ts';
import { openNote } from './open-note.ts';
import { saveNote } from './save-note.ts';
import { signNote } from './sign-note.ts';

const app = useTestApp(new Date('2026-11-23T14:00:00Z'));

test('a signed note moves with a merge and its undo, and its signature stays valid', async () => {
  const clinic = await makeTestClinic(app(), module.accessRules);
  const [doctor, manager] = [await clinic.as('Doctor'), await clinic.as('Manager')];
  const somebody = async (last_name: string): Promise<Patient> =>
    must(await createPatient(manager, { first_name: 'Ada', last_name, gender: 'Female' }));
  const [mergeTarget, merged] = [await somebody('Quist'), await somebody('Quits')];
  const { id, version } = must(await openNote(doctor, { clinic_patient_id: merged.id }));
  const text = '<p>Cough for three days.</p><p>Lungs clear.</p>';
  const saved = must(await saveNote(doctor, id, version, { note: text }));
  const signed = must(await signNote(doctor, id, saved.version));
  const now = async () => (await readNotes(app().database.kysely, clinic.clinicId, [id]))[0]!;

  const side = ({ id: patientId, version: of }: Patient) => ({ id: patientId, version: of });
  const merge = must(await mergePatients(manager, side(mergeTarget), side(merged), []));
  const moved = await now();
  expect(moved.patient_id).toBe(mergeTarget.id);
  expect(moved.signed_patient_id).toBe(merged.id);
  expect(moved.signed_hash).toEqual(signed.signed_hash);
  expect(await isSignatureIntact(app(), moved)).toBe(true);

  // The merge target's complete record now contains the note, as plain paragraphs with the signature.
  expect(await notesSection.read(app(), clinic.clinicId, mergeTarget.id)).toEqual([
    expect.objectContaining({
      'SOAP note': 'Cough for three days.\nLungs clear.',
      Signed: expect.stringMatching(/^11\/23\/2026, 9:00\sAM by ./),
    }),
  ]);

  must(await undoMerge(manager, merge.id));
  const back = await now();
  expect(back.patient_id).toBe(merged.id);
  expect(await isSignatureIntact(app(), back)).toBe(true);
  expect(await notesSection.read(app(), clinic.clinicId, mergeTarget.id)).toEqual([]);

  // With another patient's name, the signature is no longer valid.
  expect(await isSignatureIntact(app(), { ...back, signed_patient_id: mergeTarget.id })).toBe(false);
});
