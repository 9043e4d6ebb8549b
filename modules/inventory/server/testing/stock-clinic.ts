import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { makeTestClinic } from '#practice/testing';
import { buildPatient } from '#patients/testing';
import { sumRows } from '#platform/records/count-rows.ts';
import { inventory } from '../index.ts';
import { moveStock } from '../stock/move-stock.ts';

export { must as done, errorCode as codeOf } from '#platform/testing/must.ts';

/** A clinic with a cupboard, members and a patient. */
export interface StockClinic {
  clinicId: string;
  locationId: string;
  manager: RequestContext;
  doctor: RequestContext;
  nurse: RequestContext;
  as: Awaited<ReturnType<typeof makeTestClinic>>['as'];
  addPatient(lastName: string): Promise<string>;
  /** Adds an item dispensed in tablets, and a product of it; returns their ids. */
  addItem(
    name: string,
    more?: { units?: number; reorderLevel?: number },
  ): Promise<{ itemId: string; productId: string }>;
  /** Adds stock of a lot; returns the lot's id. */
  addLot(itemId: string, lotNumber: string, expiresOn: string | null, quantity: number): Promise<string>;
  onHand(itemId: string): Promise<number>;
}

/** Creates such a clinic. */
export async function makeStockClinic(app: App): Promise<StockClinic> {
  const made = await makeTestClinic(app, inventory.accessRules);
  const { clinicId } = made;
  const [manager, doctor, nurse] = await Promise.all([made.as('Manager'), made.as('Doctor'), made.as('Nurse')]);
  const locationId = newId();
  const { kysely } = app.database;
  await sql`insert into inventory.location (clinic_id, id, location_name, created_time)
    values (${clinicId}, ${locationId}, 'Cupboard', ${app.clock()})`.execute(kysely);
  return {
    clinicId,
    locationId,
    manager,
    doctor,
    nurse,
    as: made.as,
    addPatient(lastName) {
      const address = {
        address_line1: '1 Elm St',
        address_line2: null,
        city: 'Boston',
        state_or_provice: 'MA',
        postal_code: '02110',
        country: 'US',
      };
      return buildPatient(app, clinicId, { last_name: lastName, mailing_address: address });
    },
    async addItem(name, { units = 1, reorderLevel } = {}) {
      const [itemId, productId] = [newId(), newId()];
      await sql`insert into inventory.item (clinic_id, id, item_name, kind, unit, cost_cents, reorder_level, search_text, created_time)
        values (${clinicId}, ${itemId}, ${name}, 'drug', 'tablet', 10, ${reorderLevel ?? null}, ${name.toLowerCase()}, ${app.clock()})`.execute(
        kysely,
      );
      await sql`insert into inventory.product (clinic_id, id, kind, product_name, price_cents, item_id, item_quantity, search_text, created_time)
        values (${clinicId}, ${productId}, 'drug', ${name}, 2500, ${itemId}, ${units}, ${name.toLowerCase()}, ${app.clock()})`.execute(
        kysely,
      );
      return { itemId, productId };
    },
    async addLot(itemId, lotNumber, expiresOn, quantity) {
      const lotId = newId();
      await app.database.transaction(async (tx) => {
        await sql`insert into inventory.lot (clinic_id, id, item_id, lot_number, expires_on, cost_cents, received_time, created_time)
          values (${clinicId}, ${lotId}, ${itemId}, ${lotNumber}, ${expiresOn}, 10, ${app.clock()}, ${app.clock()})`.execute(
          tx,
        );
        return moveStock(tx, nurse, [
          { kind: 'initial', itemId, lotId, locationId, quantity, costCents: quantity * 10 },
        ]);
      });
      return lotId;
    },
    async onHand(itemId) {
      return sumRows(
        kysely,
        sql`quantity`,
        sql`inventory.movement
        where clinic_id = ${clinicId} and item_id = ${itemId}`,
      );
    },
  };
}
