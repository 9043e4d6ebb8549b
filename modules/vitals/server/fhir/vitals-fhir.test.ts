import type { Observation } from 'fhir/r4';
import { expect, test } from 'vitest';
import { buildReader, readIdsInPages, readValid } from '#platform/fhir/testing/read-records.ts';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { mergePatients } from '#patients/server';
import { buildPatient } from '#patients/testing';
import { makeTestClinic } from '#practice/testing';
import { createDefinition } from '../change-definitions.ts';
import { clinicVitals } from '../clinic-vitals.ts';
import { vitals } from '../index.ts';
import { markVitalInError } from '../mark-in-error.ts';
import { recordVitals } from '../record-vitals.ts';
import { fhirResources } from './index.ts';

const app = useTestApp();
const MORNING = new Date('2026-11-01T10:00:00Z');

async function clinic() {
  const made = await makeTestClinic(app(), vitals.accessRules);
  const nurse = await made.as('Nurse');
  const patientId = await buildPatient(app(), made.clinicId);
  const manager = await made.as('Manager');
  const take = async (values: Record<string, number>, at = MORNING, whose = patientId) => {
    const definitions = await clinicVitals(app().database.kysely, made.clinicId, app().clock());
    const id = (code: string) => definitions.find((one) => one.code === code || one.vital_name === code)!.id;
    return must(
      await recordVitals(nurse, {
        patientId: whose,
        definitionIds: Object.keys(values).map(id),
        values: Object.values(values),
        collectTime: at,
        confirmed: new Set(),
      }),
    );
  };
  const reader = buildReader(app(), made.clinicId);
  const read = async (selection: object = { patientIds: [patientId] }) =>
    (await readValid(fhirResources, reader, selection)).map(({ resource }) => resource as Observation);
  return { ...made, nurse, manager, patientId, take, read, reader };
}

const loincOf = ({ code }: Observation) => code.coding?.map((one) => one.code).join() ?? code.text;

test('each standard vital has its profile, LOINC codes, unit, time and collector', async () => {
  const { take, read, nurse, patientId } = await clinic();
  await take({
    body_temperature: 98.6,
    pulse_rate: 72,
    respiration_rate: 16,
    blood_pressure_high: 118,
    blood_pressure_low: 76,
    oxygen_saturation: 98,
    height: 170,
    weight: 150.5,
    pain: 2,
  });
  const found = await read();
  const values = found.map((one) => [loincOf(one), one.valueQuantity?.value, one.valueQuantity?.code]);
  expect(values.toSorted()).toEqual([
    ['29463-7', 150.5, '[lb_av]'],
    ['39156-5', 23.6, 'kg/m2'],
    ['59408-5,2708-6', 98, '%'],
    ['72514-3', 2, '{score}'],
    ['8302-2', 170, 'cm'],
    ['8310-5', 98.6, '[degF]'],
    ['85354-9', undefined, undefined],
    ['8867-4', 72, '/min'],
    ['9279-1', 16, '/min'],
  ]);
  const pressure = found.find((one) => loincOf(one) === '85354-9')!;
  expect(pressure.component?.map(({ valueQuantity }) => valueQuantity?.value)).toEqual([118, 76]);
  for (const one of found)
    expect(one).toMatchObject({
      status: 'final',
      subject: { reference: `Patient/${patientId}` },
      effectiveDateTime: MORNING.toISOString(),
      performer: [{ reference: `Practitioner/${nurse.actor.userId}` }],
    });
});

test('a single blood pressure value says that the other is unknown, and a retracted one that it was an error', async () => {
  const { take, read, nurse } = await clinic();
  const records = await take({ blood_pressure_high: 118, blood_pressure_low: 76 });
  const [before] = await read();
  const systolic = records.find(({ value }) => value === 118)!;
  must(await markVitalInError({ ...nurse, now: new Date(Date.now() + 1000) }, systolic.id, 'Wrong patient'));
  const pressures = await read();
  expect(pressures.map(({ status }) => status).toSorted()).toEqual(['entered-in-error', 'final']);
  const final = pressures.find(({ status }) => status === 'final')!;
  expect(final.component?.[0]?.dataAbsentReason?.coding?.[0]?.code).toBe('unknown');
  expect(final.component?.[1]?.valueQuantity?.value).toBe(76);
  expect(before!.meta!.versionId).not.toBe(pressures.find(({ id }) => id === before!.id)!.meta!.versionId);
});

test('a vital of the clinic has its name and unit, but no code', async () => {
  const { take, read, manager } = await clinic();
  const own = { vital_name: 'Waist', vital_unit: 'in', decimals: 1 };
  must(await createDefinition(manager, { ...own, normal_low: null, normal_high: null }));
  await take({ Waist: 34.5 });
  const [waist] = await read();
  expect(waist).toMatchObject({ code: { text: 'Waist' }, valueQuantity: { value: 34.5, unit: 'in' } });
  expect(waist!.valueQuantity!.code).toBeUndefined();
});

test('the body mass index uses the height known at the time, and follows its corrections', async () => {
  const { take, read, nurse } = await clinic();
  await take({ weight: 150 }, new Date('2026-10-01T10:00:00Z'));
  const [height] = await take({ height: 170 }, new Date('2026-10-02T10:00:00Z'));
  await take({ weight: 160 });
  const bmi = async () => (await read()).filter((one) => loincOf(one) === '39156-5');
  expect((await bmi()).map(({ valueQuantity }) => valueQuantity?.value)).toEqual([25.1]);
  must(await markVitalInError(nurse, height!.id, 'Wrong height'));
  expect(await bmi()).toEqual([]);
});

test('selects by id, patient and time, in pages, and never from another clinic or a deleted patient', async () => {
  const { take, read, reader, patientId, clinicId } = await clinic();
  const other = await buildPatient(app(), clinicId, { first_name: 'Ben' });
  await take({ pulse_rate: 72, blood_pressure_high: 118, height: 170, weight: 150 });
  await take({ pulse_rate: 80, blood_pressure_high: 120 }, MORNING, other);
  const all = await read({});
  expect(all).toHaveLength(7);
  expect(await read({ patientIds: [other] })).toHaveLength(2);
  const ids = all.map(({ id }) => id!);
  expect((await read({ ids })).map(({ id }) => id)).toEqual(ids);
  expect(await read({ ids: ['unknown', '-bp', patientId] })).toEqual([]);
  expect(await read({ changedSince: new Date(Date.now() + 60_000) })).toEqual([]);
  expect(await read({ changedSince: MORNING })).toHaveLength(7);
  const paged = await Promise.all(fhirResources.map((source) => readIdsInPages(source, reader, 1)));
  expect(paged.flat().toSorted()).toEqual(ids.toSorted());
  const stranger = await makeTestClinic(app(), vitals.accessRules);
  const theirs = buildReader(app(), stranger.clinicId);
  expect(await readValid(fhirResources, theirs, { ids })).toEqual([]);
  expect(await readValid(fhirResources, theirs, { patientIds: [patientId, other] })).toEqual([]);
  await app().database.pool.query('update patients.patient set deleted_time = now() where clinic_id = $1 and id = $2', [
    clinicId,
    other,
  ]);
  expect(await read({})).toHaveLength(5);
});

test('the records of a merged patient are those of the patient who remains', async () => {
  const { take, read, manager, patientId, clinicId } = await clinic();
  const other = await buildPatient(app(), clinicId, { first_name: 'Ada', last_name: 'Mos' });
  await take({ pulse_rate: 80, blood_pressure_high: 120, blood_pressure_low: 80 }, MORNING, other);
  must(await mergePatients(manager, { id: patientId, version: 1 }, { id: other, version: 1 }, []));
  expect(await read({ patientIds: [other] })).toEqual([]);
  const found = await read();
  expect(found).toHaveLength(2);
  for (const { subject } of found) expect(subject!.reference).toBe(`Patient/${patientId}`);
});
