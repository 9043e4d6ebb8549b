import type { AllergyIntolerance } from 'fhir/r4';
import { expect, test } from 'vitest';
import { buildReader, readIdsInPages, readValid } from '#platform/fhir/testing/read-records.ts';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { patients } from '../index.ts';
import { createAllergy, recordNoKnownAllergies, updateAllergy } from '../record/save-allergy.ts';
import { buildPatient } from '../testing/index.ts';
import { allergyResource } from './allergy-resource.ts';
import { noAllergiesResource } from './no-allergies-resource.ts';

const app = useTestApp();
const sources = [allergyResource, noAllergiesResource];

async function clinic() {
  const made = await makeTestClinic(app(), patients.accessRules);
  const doctor = await made.as('Doctor');
  const patientId = await buildPatient(app(), made.clinicId);
  const reader = buildReader(app(), made.clinicId);
  const read = async (selection: object = { patientIds: [patientId] }) =>
    (await readValid(sources, reader, selection)).map(({ resource }) => resource as AllergyIntolerance);
  return { ...made, doctor, patientId, reader, read };
}

const PENICILLIN = { allergy_substance: 'Penicillin', allergy_category: 'drug', severity: 'severe', reaction: 'Hives' };

test('an allergy has its category, reaction, severity, onset and status', async () => {
  const { doctor, patientId, read } = await clinic();
  const { id } = must(await createAllergy(doctor, patientId, { ...PENICILLIN, onset_date: '2020-02-01' }));
  must(
    await createAllergy(doctor, patientId, { allergy_substance: 'Cats', allergy_category: 'pet', severity: 'mild' }),
  );
  must(await createAllergy(doctor, patientId, { allergy_substance: 'Nuts', allergy_category: 'food' }));
  const [penicillin, cats, nuts] = await read();
  expect(penicillin).toMatchObject({
    id,
    meta: { versionId: '1' },
    clinicalStatus: { coding: [{ code: 'active' }] },
    category: ['medication'],
    code: { text: 'Penicillin' },
    onsetDateTime: '2020-02-01',
    reaction: [{ manifestation: [{ text: 'Hives' }], severity: 'severe' }],
  });
  expect(cats!.reaction![0]!.manifestation[0]!.extension![0]!.valueCode).toBe('unknown');
  expect([nuts!.reaction, nuts!.category]).toEqual([undefined, ['food']]);
});

test('an allergy entered in error has no clinical status, and never looks active', async () => {
  const { doctor, patientId, read } = await clinic();
  const { id } = must(await createAllergy(doctor, patientId, PENICILLIN));
  must(await updateAllergy(doctor, id, 1, { ...PENICILLIN, status: 'entered_in_error' }));
  const [error] = await read();
  expect(error!.clinicalStatus).toBeUndefined();
  expect(error!.verificationStatus!.coding![0]!.code).toBe('entered-in-error');
  expect(error!.meta!.versionId).toBe('2');
});

test('“no known allergies” is a statement of its own, and ends with the first allergy', async () => {
  const { doctor, patientId, read } = await clinic();
  expect(await read()).toEqual([]);
  must(await recordNoKnownAllergies(doctor, patientId, true));
  const [none] = await read();
  expect(none).toMatchObject({
    code: { coding: [{ system: 'http://snomed.info/sct', code: '716186003' }] },
    verificationStatus: { coding: [{ code: 'confirmed' }] },
    recorder: { display: 'Doctor Tester' },
  });
  expect(await read({ ids: [none!.id!] })).toHaveLength(1);
  must(await createAllergy(doctor, patientId, PENICILLIN));
  expect((await read()).map(({ code }) => code!.text)).toEqual(['Penicillin']);
});

test('pages contain each record once; other clinics and deleted patients are not served', async () => {
  const { doctor, patientId, clinicId, read, reader } = await clinic();
  for (const name of ['A', 'B', 'C'])
    must(await createAllergy(doctor, patientId, { ...PENICILLIN, allergy_substance: name }));
  const ids = (await read({})).map(({ id }) => id!);
  expect(await readIdsInPages(allergyResource, reader, 2)).toEqual(ids);
  expect(await read({ changedSince: new Date(Date.now() + 60_000) })).toEqual([]);
  const other = await makeTestClinic(app(), patients.accessRules);
  expect(await readValid(sources, buildReader(app(), other.clinicId), { ids, patientIds: [patientId] })).toEqual([]);
  await app().database.pool.query('update patients.patient set deleted_time = now() where clinic_id = $1 and id = $2', [
    clinicId,
    patientId,
  ]);
  expect(await read({})).toEqual([]);
});
