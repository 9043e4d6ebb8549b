import { expect, test } from 'vitest';
import { must } from '#platform/testing/must.ts';
import { isDomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { buildPatient } from '#patients/testing';
import { changeDefinition, createDefinition, orderDefinitions, switchDefinition } from './change-definitions.ts';
import { clinicVitals } from './clinic-vitals.ts';
import { vitals } from './index.ts';
import { markVitalInError } from './mark-in-error.ts';
import { patientVitals } from './patient-vitals.ts';
import { recordVitalSign } from './record-vital-sign.ts';
import { recordVitals } from './record-vitals.ts';
import { vitalsSection } from './vitals-section.ts';

const app = useTestApp();
const NOW = new Date('2026-11-23T14:00:00Z');

async function clinic(born = '1980-05-01') {
  const made = await makeTestClinic(app(), vitals.accessRules);
  const nurse = await made.as('Nurse');
  const patientId = await buildPatient(app(), made.clinicId, { date_of_birth: born });
  const definitions = await clinicVitals(app().database.kysely, made.clinicId, NOW);
  const id = (code: string): string => definitions.find((definition) => definition.code === code)!.id;
  const take = (values: Record<string, number>, more: { at?: Date; confirmed?: string[] } = {}) =>
    recordVitals(nurse, {
      patientId,
      definitionIds: Object.keys(values).map(id),
      values: Object.values(values),
      collectTime: more.at ?? null,
      confirmed: new Set((more.confirmed ?? []).map(id)),
    });
  return { ...made, nurse, manager: await made.as('Manager'), patientId, id, take };
}

const issues = (answer: unknown) => (isDomainError(answer) ? answer.issues : []);

async function seen(ctx: RequestContext, patientId: string) {
  return must(await patientVitals(ctx, patientId));
}

test('every clinic starts with the standard vitals, inserted once', async () => {
  const { clinicId } = await clinic();
  await Promise.all([1, 2, 3].map(() => clinicVitals(app().database.kysely, clinicId, NOW)));
  const found = await clinicVitals(app().database.kysely, clinicId, NOW);
  expect(found.map(({ code }) => code)).toEqual([
    'body_temperature',
    'pulse_rate',
    'respiration_rate',
    'blood_pressure_high',
    'blood_pressure_low',
    'oxygen_saturation',
    'height',
    'weight',
    'pain',
  ]);
});

test('values are stored with user and time, and audited by name', async () => {
  const { take, nurse, patientId, clinicId } = await clinic();
  await take({ pulse_rate: 72, weight: 150.5 }, { at: new Date('2026-11-01T10:00:00Z') });
  await take({ pulse_rate: 80 });
  const pulse = (await seen(nurse, patientId)).find(({ definition }) => definition.code === 'pulse_rate')!;
  expect(pulse.records.map(({ value, collector }) => [value, collector])).toEqual([
    [72, 'Nurse Tester'],
    [80, 'Nurse Tester'],
  ]);
  const { rows } = await app().database.pool.query(
    `select changes from audit.inbox where clinic_id = $1 and object_type = 'vital_record' and action = 'create' order by time, id`,
    [clinicId],
  );
  expect(rows[0].changes).toEqual({
    'Pulse Rate': { before: null, after: 72 },
    Weight: { before: null, after: 150.5 },
  });
});

test('rejects empty input, unknown vitals, invalid numbers and future times', async () => {
  const { take, nurse, patientId, id } = await clinic();
  expect(issues(await take({}))[0]?.message).toBe('please fill at lease one vital record');
  for (const value of [-1, Number.NaN, Number.POSITIVE_INFINITY, 1e9])
    expect(issues(await take({ pulse_rate: value }))[0]?.path).toBe('values.0');
  expect(issues(await take({ pulse_rate: 70 }, { at: new Date('2026-11-24T00:00:00Z') }))[0]?.path).toBe(
    'collect_time',
  );
  expect(issues(await take({ pulse_rate: 70 }, { at: new Date('1980-04-30T12:00:00Z') }))[0]?.path).toBe(
    'collect_time',
  );
  const twice = { patientId, definitionIds: [id('pain'), id('pain')], values: [1, 2], collectTime: null };
  expect(issues(await recordVitals(nurse, { ...twice, confirmed: new Set() }))[0]?.path).toBe('vital_info_ids');
  const other = await clinic();
  const foreign = { patientId: other.patientId, definitionIds: [id('pain')], values: [1], collectTime: null };
  expect(await recordVitals(nurse, { ...foreign, confirmed: new Set() })).toMatchObject({ code: 'NOT_FOUND' });
  const strange = { patientId, definitionIds: [other.id('pain')], values: [1], collectTime: null };
  expect(issues(await recordVitals(nurse, { ...strange, confirmed: new Set() }))[0]?.path).toBe('vital_info_ids.0');
});

test('an implausible value requires confirmation and is then stored with a mark', async () => {
  const { take, nurse, patientId } = await clinic();
  const answer = await take({ pulse_rate: 300, weight: 150 });
  expect(answer).toMatchObject({ code: 'IMPLAUSIBLE_VALUE' });
  expect(issues(answer)).toEqual([{ path: 'values.0', message: 'Really 300 BPM? Above 260 is hardly ever seen.' }]);
  expect((await seen(nurse, patientId)).flatMap(({ records }) => records)).toEqual([]);
  await take({ pulse_rate: 300, weight: 150 }, { confirmed: ['pulse_rate'] });
  const values = (await seen(nurse, patientId)).flatMap(({ records }) => records);
  expect(values.map(({ value, is_confirmed }) => [value, is_confirmed])).toEqual([
    [300, true],
    [150, false],
  ]);
  expect(issues(await take({ blood_pressure_high: 80, blood_pressure_low: 120 }))).toEqual([
    { path: 'values.1', message: 'Really 80 over 120? The second is usually the lower one.' },
  ]);
  await take({ blood_pressure_high: 80, blood_pressure_low: 120 }, { confirmed: ['blood_pressure_low'] });
  const pressures = (await seen(nurse, patientId)).flatMap(({ records }) => records).filter(({ value }) => value < 150);
  expect(pressures.map(({ value, is_confirmed }) => [value, is_confirmed])).toEqual([
    [80, false],
    [120, true],
  ]);
});

test('the registration service accepts inches and stores centimeters', async () => {
  const { nurse, patientId } = await clinic();
  const sign = await recordVitalSign(nurse, { patient_id: patientId, height: 70, weight: 160, confirmed: false });
  expect(sign).toMatchObject({ height: 70, weight: 160, collector_doctor_id: nurse.actor.userId });
  const height = (await seen(nurse, patientId)).find(({ definition }) => definition.code === 'height')!;
  expect(height.records[0]?.value).toBe(178);
  expect(issues(await recordVitalSign(nurse, { patient_id: patientId }))[0]?.message).toBe(
    'please fill at lease one vital record',
  );
});

test('a child has the normal range for its age', async () => {
  const { nurse, patientId } = await clinic('2022-01-01');
  const pulse = (await seen(nurse, patientId)).find(({ definition }) => definition.code === 'pulse_rate')!;
  expect(pulse.range).toEqual({ low: 80, high: 120 });
});

test('a value entered in error stays with its reason, and is marked once', async () => {
  const { take, nurse, patientId, clinicId } = await clinic();
  const [row] = (await take({ pulse_rate: 72 })) as { id: string }[];
  for (const reason of ['  ', 'turned \u202e round', 'x'.repeat(301)])
    expect(issues(await markVitalInError(nurse, row!.id, reason))[0]?.path).toBe('reason');
  const both = await Promise.all([1, 2].map(() => markVitalInError(nurse, row!.id, 'Wrong patient')));
  expect(both.filter(isDomainError)).toHaveLength(1);
  const [pulse] = (await seen(nurse, patientId)).filter(({ records }) => records.length > 0);
  expect(pulse!.records[0]).toMatchObject({ error_reason: 'Wrong patient' });
  const section = await vitalsSection.read(app(), clinicId, patientId);
  expect(section).toEqual([
    {
      Taken: '11/23/2026, 9:00 AM',
      Vital: 'Pulse Rate',
      Value: '72 BPM',
      By: 'Nurse Tester',
      Remark: 'Entered in error: Wrong patient',
    },
  ]);
});

test('a clinic adds custom vitals, archives and restores them', async () => {
  const { manager, nurse, patientId, id } = await clinic();
  const input = { vital_name: 'Peak flow', vital_unit: 'L/min', normal_low: 400, normal_high: 600 };
  const made = must(await createDefinition(manager, input));
  expect(issues(await createDefinition(manager, { ...input, vital_name: 'peak FLOW' }))[0]?.path).toBe(
    'input.vital_name',
  );
  expect(issues(await createDefinition(manager, { ...input, vital_name: 'X', normal_high: 1 }))[0]?.path).toBe(
    'input.normal_high',
  );
  await switchDefinition(manager, made.id, false);
  const taken = { patientId, definitionIds: [made.id], values: [500], collectTime: null, confirmed: new Set<string>() };
  expect(issues(await recordVitals(nurse, taken))[0]?.path).toBe('vital_info_ids.0');
  await switchDefinition(manager, made.id, true);
  expect(await recordVitals(nurse, taken)).toHaveLength(1);
  expect(await changeDefinition(manager, made.id, 1, input)).toMatchObject({ code: 'STALE_VERSION' });
  expect(await changeDefinition(manager, made.id, 3, { ...input, decimals: 1 })).toMatchObject({
    decimals: 1,
    version: 4,
  });
  // Values are stored without a unit, so a different unit would change their meaning.
  expect(issues(await changeDefinition(manager, made.id, 4, { ...input, vital_unit: 'L/s' }))[0]?.path).toBe(
    'input.vital_unit',
  );
  const standard = await changeDefinition(manager, id('pain'), 1, { ...input, vital_name: 'Ouch' });
  expect(standard).toMatchObject({ vital_name: 'Pain', normal_high: 600 });
  const sorted = await orderDefinitions(manager, [made.id, id('pain')]);
  expect(isDomainError(sorted) ? [] : sorted.slice(0, 3).map(({ vital_name }) => vital_name)).toEqual([
    'Peak flow',
    'Pain',
    'Body Temperature',
  ]);
});
