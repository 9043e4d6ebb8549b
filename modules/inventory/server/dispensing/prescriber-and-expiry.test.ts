import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { DomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { readFacts } from '../labels/label-routes.ts';
import { codeOf, done, makeStockClinic, type StockClinic } from '../testing/stock-clinic.ts';
import { dispense, type DispenseInput } from './dispense.ts';
import { orderDispensing } from './order-dispensing.ts';
import { previewDispensing } from './preview-dispensing.ts';

const app = useTestApp();
let clinic: StockClinic;
let patientId: string;
let biller: RequestContext;

beforeAll(async () => {
  clinic = await makeStockClinic(app());
  patientId = await clinic.addPatient('Lovelace');
  biller = await clinic.as('Biller');
  await sql`insert into practice.role_rule (clinic_id, role_id, access_rule)
    select clinic_id, role_id, 'prescribing.send' from practice.member_role
    where clinic_id = ${clinic.clinicId} and user_id = ${clinic.doctor.actor.userId}`.execute(app().database.kysely);
});

const give = (input: Partial<DispenseInput>, by = clinic.nurse) =>
  app().database.transaction((tx) => dispense(tx, by, { patientId, quantity: 1, key: newId(), ...input }));
const order = (by: RequestContext, productId: string, prescriberId: string | null = null) =>
  app().database.transaction((tx) =>
    orderDispensing(tx, by, { patientId, productId, quantity: 1, prescriberId, key: newId() }),
  );
const stocked = async () => {
  const { itemId, productId } = await clinic.addItem(`Drug ${newId()}`);
  await clinic.addLot(itemId, 'L', null, 50);
  return productId;
};
const onLabel = async (id: string): Promise<string | null> => (await readFacts(clinic.nurse, id)).prescriber;
const doctorId = (): string => clinic.doctor.actor.userId;

test('the label names the prescriber of the order, whoever dispenses it', async () => {
  const productId = await stocked();
  const [ordered] = done(await order(clinic.doctor, productId));
  expect(ordered).toMatchObject({ prescriber_name: 'Doctor Tester' });
  for (const by of [clinic.nurse])
    expect(await onLabel(done(await give({ orderId: ordered!.id }, by)).id)).toBe('Doctor Tester');
});

test('the label names neither an ordering nurse nor a billing member', async () => {
  const productId = await stocked();
  for (const by of [clinic.nurse, biller]) {
    const [ordered] = done(await order(by, productId));
    expect(ordered!.prescriber_name).toBeNull();
    expect(await onLabel(done(await give({ orderId: ordered!.id }, by)).id)).toBeNull();
  }
  expect(await onLabel(done(await give({ productId })).id)).toBeNull();
  expect(await onLabel(done(await give({ productId }, clinic.doctor)).id)).toBe('Doctor Tester');
});

test('a nurse names the prescriber, who must have permission to prescribe', async () => {
  const productId = await stocked();
  expect(await onLabel(done(await give({ productId, prescriberId: doctorId() })).id)).toBe('Doctor Tester');
  const wrong = await give({ productId, prescriberId: clinic.nurse.actor.userId });
  expect(wrong instanceof DomainError && wrong.issues).toMatchObject([{ path: 'input.prescriber_id' }]);
});

test('a lot that expires before the therapy ends needs a reason; one that outlasts it is taken first', async () => {
  const { itemId, productId } = await clinic.addItem('Amoxicillin capsule');
  const soon = await clinic.addLot(itemId, 'SOON', '2026-11-28', 5);
  const preview = (daysSupply: number | null, directions = '') =>
    previewDispensing(clinic.nurse, {
      productId,
      itemId: null,
      quantity: 1,
      locationId: null,
      lotId: null,
      owner: 'clinic',
      daysSupply,
      directions,
    });
  const shown = async (daysSupply: number | null, directions?: string) =>
    done(await preview(daysSupply, directions)).map(({ lot_id, expires_in_therapy }) => [lot_id, expires_in_therapy]);
  expect(await shown(null)).toEqual([[soon, false]]);
  expect(await shown(6)).toEqual([[soon, false]]);
  expect(await shown(7)).toEqual([[soon, true]]);
  expect(await shown(null, '1 capsule daily for 10 days')).toEqual([[soon, true]]);
  const refused = await give({ productId, daysSupply: 10 });
  expect(codeOf(refused)).toBe('SAFETY_WARNING');
  expect(refused instanceof DomainError && refused.issues).toEqual([
    {
      path: 'input.override_reason',
      message:
        'Lot SOON expires before the therapy ends: It expires on 11/28/2026; the therapy lasts until 12/02/2026.',
    },
  ]);
  const anyway = done(await give({ productId, daysSupply: 10, overrideReason: 'The rest follows on Friday' }));
  expect(anyway).toMatchObject({ override_reason: 'The rest follows on Friday' });
  expect(anyway.safety_alerts).toContain('Lot SOON expires before the therapy ends');
  const late = await clinic.addLot(itemId, 'LATE', '2027-11-30', 5);
  expect(done(await give({ productId, daysSupply: 10 })).lots).toMatchObject([{ lot_id: late }]);
  expect(done(await give({ productId, daysSupply: 3 })).lots).toMatchObject([{ lot_id: soon }]);
  expect(codeOf(await give({ productId, daysSupply: 10, lotId: soon }))).toBe('SAFETY_WARNING');
});
