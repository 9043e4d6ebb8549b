import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { openNote, saveProcedures, signNote } from '#chart/server';
import { codes, createClinicCode, savePrices } from '#codes/server';
import { chart } from '#chart/server';
import type { RequestContext } from '#platform/request-context.ts';
import { newId } from '#platform/id.ts';
import { errorCode, must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { buildPatient } from '#patients/testing';
import { billing } from '../index.ts';
import { readBalance } from '../ledger/ledger.sql.ts';
import { updateCharges } from './change-charges.ts';
import { type ChargeRow, readCharges } from './charges.sql.ts';
import { createCharges } from './create-charges.ts';
import { noteCharges } from './note-charges.ts';
import { postCharges } from './post-charges.ts';
import { priceDrafts } from './price-charge.ts';
import { proposeCharges } from './propose-charges.ts';

const app = useTestApp();
let clinicId: string;
let biller: RequestContext;
let doctor: RequestContext;

beforeAll(async () => {
  const made = await makeTestClinic(app(), [...billing.accessRules, ...chart.accessRules, ...codes.accessRules]);
  clinicId = made.clinicId;
  [biller, doctor] = [await made.as('Biller'), await made.as('Doctor')];
});

const db = () => app().database.kysely;

async function addCode(code: string, price_cents: number | null = null): Promise<void> {
  const rest = { code_type: 'Custom', long_description: null, pmh_display_name: null, access_level: 'clinic' } as const;
  must(
    await createClinicCode(biller, 'procedure', { ...rest, code, official_name: `Visit ${code}`, price_cents }, null),
  );
}

/** Signs a note with a procedure, and returns its draft and what was missing before it was signed. */
async function signed(code: string): Promise<{ draft: ChargeRow; missing: string[]; patientId: string }> {
  const patientId = await buildPatient(app(), clinicId, { last_name: 'Payer' });
  const note = must(await openNote(doctor, { clinic_patient_id: patientId, note: '<p>Well.</p>' }));
  expect(await saveProcedures(doctor, note.id, null, [{ id: newId(), cpt_code: code, units: 2 }])).toBeNull();
  const missing = await noteCharges.missing!(db(), clinicId, note.id);
  const { rows } = await sql<{ version: number }>`select version from chart.chart_note where id = ${note.id}`.execute(
    db(),
  );
  must((await signNote(doctor, note.id, rows[0]!.version)) as never);
  await app().database.transaction((tx) =>
    proposeCharges(app(), tx, { clinicId, body: { id: note.id, signed: true } } as never),
  );
  const { rows: made } = await sql<{
    id: string;
  }>`select id from billing.charge where encounter_id = ${note.id}`.execute(db());
  const [draft] = await readCharges(
    db(),
    clinicId,
    made.map(({ id }) => id),
  );
  return { draft: draft!, missing, patientId };
}

const again = async ({ id }: ChargeRow): Promise<ChargeRow> => (await readCharges(db(), clinicId, [id]))[0]!;
const repriced = (): Promise<void> =>
  app().database.transaction((tx) => priceDrafts(app(), tx, { clinicId, body: {} } as never));

test('a procedure without a price is missing at signing, and its draft can’t be posted without one', async () => {
  await addCode('FIRST');
  const { draft, missing, patientId } = await signed('FIRST');
  expect(missing).toEqual(['Price missing: FIRST Visit FIRST']);
  expect(draft).toMatchObject({ price_missing: true, amount_of_charge: 0, quantity: 2 });
  const named = { id: draft.id, version: draft.version };
  expect(errorCode(await postCharges(biller, [named]))).toBe('PRICE_MISSING');
  for (const price of [-1, 1.5, 1_000_000_01, 900_000_00])
    expect(errorCode(await postCharges(biller, [{ ...named, price }]))).toBe('BAD_USER_INPUT');
  // Doctors may charge, but not change the fee schedule.
  expect(errorCode(await postCharges(doctor, [{ ...named, price: 100, save_price: true }]))).toBe('FORBIDDEN');
  expect(await again(draft)).toMatchObject({ state: 'draft', price_missing: true });
  const [posted] = must(await postCharges(biller, [{ ...named, price: 15_000, save_price: true }]));
  expect(posted).toMatchObject({ state: 'posted', price: 15_000, amount_of_charge: 30_000, price_missing: false });
  expect(await readBalance(db(), clinicId, patientId)).toBe(30_000);
  // The price was remembered: the next visit has it.
  const next = await signed('FIRST');
  expect([next.missing, next.draft.amount_of_charge, next.draft.price_missing]).toEqual([[], 30_000, false]);
  const given = { id: next.draft.id, version: next.draft.version };
  expect(errorCode(await postCharges(biller, [{ ...given, price: 1 }]))).toBe('BAD_USER_INPUT');
});

test('a price of 0.00 is a price, whether entered or from the fee schedule', async () => {
  await addCode('FREE', 0);
  const { draft, missing } = await signed('FREE');
  expect([missing, draft.price_missing]).toEqual([[], false]);
  must(await postCharges(biller, [{ id: draft.id, version: draft.version }]));
  await addCode('NONE');
  const other = (await signed('NONE')).draft;
  const [posted] = must(await postCharges(biller, [{ id: other.id, version: other.version, price: 0 }]));
  expect(posted).toMatchObject({ state: 'posted', amount_of_charge: 0 });
});

test('drafts that wait for a price get the one of their date of service once it is in the fee schedule', async () => {
  await addCode('LATER');
  const { draft } = await signed('LATER');
  const price = { code_type: 'Custom', code: 'LATER', was_cents: null };
  must(await savePrices(biller, '2027-01-01', [{ ...price, price_cents: 99 }]));
  await repriced();
  expect(await again(draft)).toMatchObject({ price_missing: true });
  must(await savePrices(biller, draft.date_of_charge, [{ ...price, price_cents: 4000 }]));
  await Promise.all([repriced(), repriced()]);
  expect(await again(draft)).toMatchObject({
    price_missing: false,
    price: 4000,
    amount_of_charge: 8000,
    version: draft.version + 1,
  });
});

test('a price entered with a new or edited charge is saved to the fee schedule on request', async () => {
  await addCode('NEW');
  await addCode('EDIT');
  const patient = await buildPatient(app(), clinicId, { last_name: 'Payer' });
  const charge = {
    type: 'Procedure',
    patient,
    description: 'Visit',
    code_type: 'Custom',
    code: 'NEW',
    date_of_charge: '2026-11-23',
  };
  expect(errorCode(await createCharges(biller, newId(), [charge], false))).toBe('BAD_USER_INPUT');
  expect(errorCode(await createCharges(doctor, newId(), [{ ...charge, price: 1, save_price: true }], false))).toBe(
    'FORBIDDEN',
  );
  must(await createCharges(biller, newId(), [{ ...charge, price: 2500, save_price: true }], false));
  expect((await signed('NEW')).draft.price).toBe(2500);
  const { draft, patientId } = await signed('EDIT');
  const edited = { ...charge, code: 'EDIT', patient: patientId, price: 700, save_price: true };
  const [saved] = must(await updateCharges(biller, [{ id: draft.id, version: draft.version, charge: edited }]));
  expect(saved).toMatchObject({ price_missing: false, price: 700 });
  expect((await signed('EDIT')).draft.price).toBe(700);
  // With a modifier that changes the fee, the entered price is not the code's own.
  await addCode('HALF');
  must(
    await createCharges(
      biller,
      newId(),
      [{ ...charge, code: 'HALF', modifiers: ['52'], price: 50, save_price: true }],
      false,
    ),
  );
  expect((await signed('HALF')).draft.price_missing).toBe(true);
});
