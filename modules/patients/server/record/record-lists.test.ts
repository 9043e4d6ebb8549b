import { beforeAll, describe, expect, test } from 'vitest';
import { must } from '#platform/testing/must.ts';
import { newId } from '#platform/id.ts';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic, type TestClinic } from '#practice/testing';
import { createPatient } from '../create-patient.ts';
import { patients as module } from '../index.ts';
import { type Patient, readPatients } from '../patients.sql.ts';
import { recordSections } from './record-sections.ts';
import { createAddress, deleteAddress, updateAddress } from './save-address.ts';
import { createAllergy, recordNoKnownAllergies, setAllergyStatusIn, updateAllergy } from './save-allergy.ts';
import { addMedication, deleteMedication, updateMedication } from './save-medication.ts';
import { searchTags, updateTags } from '../tags/update-tags.ts';

const app = useTestApp();
let clinic: TestClinic;
beforeAll(async () => {
  clinic = await makeTestClinic(app(), module.accessRules);
  for (const tag of ['Diabetes', 'VIP'])
    await app().database.pool.query(
      `insert into practice.clinic_tag (clinic_id, id, tag, color, created_time) values ($1, $2, $3, '#0b7a75', now())`,
      [clinic.clinicId, newId(), tag],
    );
});

const somebody = async (): Promise<string> =>
  must(await createPatient(await clinic.as('Nurse'), { first_name: 'A', last_name: 'B', gender: 'Male' })).id;
const whole = async (id: string): Promise<Patient> => {
  const all = { tags: true, addresses: true, allergies: true, medications: true };
  return (await readPatients(app().database.kysely, clinic.clinicId, [id], all))[0]!;
};
const entries = async (patientId: string): Promise<string[]> => {
  const { rows } = await app().database.pool.query(
    `select action || ' ' || object_type as word from audit.inbox where patient_id = $1 order by time, id`,
    [patientId],
  );
  return rows.map(({ word }) => word as string);
};
const section = (name: string) => recordSections.find(({ id }) => id === `patients.${name}`)!;
const issue = (answer: unknown): string | undefined => (answer as DomainError).issues[0]?.message;
const PENICILLIN = { allergy_substance: 'Penicillin', allergy_category: 'drug', severity: 'severe', reaction: 'Hives' };
const HOME = { address_line1: 'PO Box 4', city: 'Boston', state_or_provice: 'massachusetts', postal_code: '02116' };

describe('an allergy', () => {
  test('is added, changed and resolved, each with an audit entry', async () => {
    const ctx = await clinic.as('Doctor');
    const id = await somebody();
    const allergy = must(await createAllergy(ctx, id, PENICILLIN));
    expect(allergy).toMatchObject({ substance: 'Penicillin', status: 'active', version: 1 });
    must(await updateAllergy(ctx, allergy.id, 1, { ...PENICILLIN, status: 'resolved', onset_date: '2020-02-01' }));
    expect((await whole(id)).allergies).toMatchObject([{ status: 'resolved', onset_date: '2020-02-01', version: 2 }]);
    expect(await entries(id)).toEqual(['create patient', 'create allergy', 'update allergy']);
  });

  test('of the same substance is rejected, regardless of spelling', async () => {
    const ctx = await clinic.as('Doctor');
    const id = await somebody();
    const first = must(await createAllergy(ctx, id, PENICILLIN));
    const again = { ...PENICILLIN, allergy_substance: ' pénicillin ' };
    expect(issue(await createAllergy(ctx, id, again))).toBe('This allergy is already listed');
    must(await app().database.transaction((tx) => setAllergyStatusIn(tx, ctx, first.id, null, 'entered_in_error')));
    must(await createAllergy(ctx, id, again));
    expect(issue(await updateAllergy(ctx, first.id, 2, PENICILLIN))).toBeDefined();
  });

  test('clears "no known allergies", which can only be set without active allergies', async () => {
    const ctx = await clinic.as('Nurse');
    const id = await somebody();
    const said = must(await recordNoKnownAllergies(ctx, id, true));
    expect(said).toMatchObject({ no_allergies_by: 'Nurse Tester', no_allergies_time: ctx.now });
    expect(await section('allergies').read(app(), clinic.clinicId, id)).toMatchObject([
      { Substance: 'No known allergies', Status: 'recorded 11/23/2026 by Nurse Tester' },
    ]);
    must(await createAllergy(ctx, id, PENICILLIN));
    expect(await whole(id)).toMatchObject({ no_allergies_time: null, no_allergies_by: null });
    expect(await recordNoKnownAllergies(ctx, id, true)).toMatchObject({ code: 'ALLERGY_KNOWN' });
  });

  test('saved by two users concurrently: one succeeds, the other gets the version conflict', async () => {
    const ctx = await clinic.as('Doctor');
    const { id } = must(await createAllergy(ctx, await somebody(), PENICILLIN));
    const saves = ['a', 'b', 'c'].map((reaction) => updateAllergy(ctx, id, 1, { ...PENICILLIN, reaction }));
    const codes = (await Promise.all(saves)).map((answer) => (isDomainError(answer) ? answer.code : 'saved'));
    expect(codes.toSorted()).toEqual(['STALE_VERSION', 'STALE_VERSION', 'saved']);
  });

  test.each([
    [{ ...PENICILLIN, allergy_substance: ' ' }, 'This field is required'],
    [
      { ...PENICILLIN, allergy_category: 'weather' },
      'Category must be one of drug, food, insect, latex, mold, pet, pollen',
    ],
    [{ ...PENICILLIN, onset_date: '2026-11-24' }, 'Onset can’t be in the future'],
    [{ ...PENICILLIN, severity: 'awful' }, 'Severity must be one of mild, moderate, severe'],
  ])('%j is rejected', async (input, message) => {
    expect(issue(await createAllergy(await clinic.as('Doctor'), await somebody(), input))).toBe(message);
  });
});

describe('a medication', () => {
  test('is added, stopped and deleted', async () => {
    const ctx = await clinic.as('Doctor');
    const id = await somebody();
    const input = { drug_name: 'Lisinopril 10 mg', frequency: 'Once a day', from: '2026-01-02' };
    const medication = must(await addMedication(ctx, id, input));
    expect(medication).toMatchObject({ record_type: 'Drug', from_date: '2026-01-02', to_date: null });
    must(await updateMedication(ctx, medication.id, 1, { ...input, to: '2026-11-22' }));
    expect(await section('medications').read(app(), clinic.clinicId, id)).toEqual([
      { Name: 'Lisinopril 10 mg', Type: 'Drug', Instructions: 'Once a day', From: '01/02/2026', To: '11/22/2026' },
    ]);
    expect(await deleteMedication(ctx, medication.id, 1)).toMatchObject({ code: 'STALE_VERSION' });
    must(await deleteMedication(ctx, medication.id, 2));
    expect((await whole(id)).medications).toEqual([]);
    expect(await entries(id)).toContain('delete medication_record');
  });

  test('can’t end before it begins', async () => {
    const answer = await addMedication(await clinic.as('Doctor'), await somebody(), {
      drug_name: 'Zinc',
      record_type: 'Supplement',
      from: '2026-02-02',
      to: '2026-02-01',
    });
    expect((answer as DomainError).issues).toEqual([{ path: 'input.to', message: 'It can’t end before it begins' }]);
  });
});

describe('an address', () => {
  test('is the default of its type if it is the first or is set as default', async () => {
    const ctx = await clinic.as('Front desk');
    const id = await somebody();
    const first = must(await createAddress(ctx, id, { ...HOME, type: 'mailing_address' } as never));
    expect(first).toMatchObject({ is_default: true, is_po_box: true, state: 'MA', country: 'US' });
    const wish = { ...HOME, address_line1: '1 Main St', type: 'mailing_address', default_address: true } as const;
    const second = must(await createAddress(ctx, id, wish));
    const billing = must(await createAddress(ctx, id, { ...HOME, type: 'billing' } as never));
    const defaults = async (): Promise<string[]> =>
      (await whole(id)).addresses!.filter((each) => each.is_default).map((each) => each.id);
    expect((await defaults()).toSorted()).toEqual([second.id, billing.id].toSorted());
    must(await updateAddress(ctx, second.id, 1, { ...wish, type: 'billing' }));
    expect((await defaults()).toSorted()).toEqual([first.id, second.id].toSorted());
    must(await deleteAddress(ctx, second.id, 2));
    expect((await defaults()).toSorted()).toEqual([first.id, billing.id].toSorted());
    expect(await section('addresses').read(app(), clinic.clinicId, id)).toHaveLength(2);
  });

  test('is rejected with field errors that use the form’s messages', async () => {
    const empty = { address_line1: '', city: '', state_or_provice: '', postal_code: '', type: 'billing' } as const;
    const answer = await createAddress(await clinic.as('Front desk'), await somebody(), empty);
    expect((answer as DomainError).issues.map(({ message }) => message).toSorted()).toEqual([
      'City is required',
      'Postal code is required',
      'State is required',
      'This field is required',
    ]);
  });
});

describe('tags', () => {
  test('are from the clinic’s list, and stay when they are removed from it', async () => {
    const ctx = await clinic.as('Front desk');
    const id = await somebody();
    const tagged = must(await updateTags(ctx, id, ['VIP', 'Diabetes', 'VIP'], []));
    expect(tagged.tags).toEqual([
      { tag: 'Diabetes', color: '#0b7a75' },
      { tag: 'VIP', color: '#0b7a75' },
    ]);
    expect(issue(await updateTags(ctx, id, ['Unheard of'], null))).toBe('This tag is not in the clinic’s list');
    expect(await updateTags(ctx, id, ['VIP'], [])).toMatchObject({ code: 'STALE_VERSION' });
    must(await updateTags(ctx, id, ['VIP'], ['VIP', 'Diabetes']));
    expect((await searchTags(ctx, 'diab', id)).map(({ tag }) => tag)).toEqual(['Diabetes']);
  });
});

test('rejects changes to another clinic’s records', async () => {
  const ctx = await clinic.as('Doctor');
  const id = await somebody();
  const allergy = must(await createAllergy(ctx, id, PENICILLIN));
  const medication = must(await addMedication(ctx, id, { drug_name: 'Zinc' }));
  const address = must(await createAddress(ctx, id, { ...HOME, type: 'billing' } as never));
  const foreignCtx = await (await makeTestClinic(app(), module.accessRules)).as('Doctor');
  const answers = [
    await createAllergy(foreignCtx, id, PENICILLIN),
    await updateAllergy(foreignCtx, allergy.id, 1, PENICILLIN),
    await recordNoKnownAllergies(foreignCtx, id, false),
    await addMedication(foreignCtx, id, { drug_name: 'Zinc' }),
    await updateMedication(foreignCtx, medication.id, 1, { drug_name: 'Zinc' }),
    await deleteMedication(foreignCtx, medication.id, 1),
    await createAddress(foreignCtx, id, { ...HOME, type: 'billing' } as never),
    await updateAddress(foreignCtx, address.id, 1, { ...HOME, type: 'billing' } as never),
    await deleteAddress(foreignCtx, address.id, 1),
    await updateTags(foreignCtx, id, [], null),
  ];
  expect(answers.map((answer) => isDomainError(answer) && answer.code)).toEqual(answers.map(() => 'NOT_FOUND'));
});
