import type { MedicationDispense } from 'fhir/r4';
import { expect, test } from 'vitest';
import { buildReader, readIdsInPages, readValid } from '#platform/fhir/testing/read-records.ts';
import { newId } from '#platform/id.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { dispense, type DispenseInput } from '../dispensing/dispense.ts';
import { returnToStock } from '../dispensing/return-to-stock.ts';
import { done, makeStockClinic } from '../testing/stock-clinic.ts';
import { dispensingResource } from './dispensing-resource.ts';

const app = useTestApp();

async function clinic() {
  const made = await makeStockClinic(app());
  const patientId = await made.addPatient('Lovelace');
  const { itemId, productId } = await made.addItem('Ibuprofen 400 mg');
  await made.addLot(itemId, 'A1', '2027-12-31', 100);
  const give = async (more: Partial<DispenseInput>) =>
    done(
      await app().database.transaction((tx) =>
        dispense(tx, made.nurse, { patientId, productId, quantity: 10, key: newId(), ...more }),
      ),
    ).id;
  const reader = buildReader(app(), made.clinicId);
  const read = async (selection: object = { patientIds: [patientId] }) =>
    (await readValid([dispensingResource], reader, selection)).map(({ resource }) => resource as MedicationDispense);
  return { ...made, patientId, itemId, give, read, reader };
}

test('a dispensed drug has its codes, quantity, directions and who handed it over', async () => {
  const { give, read, itemId, clinicId, nurse } = await clinic();
  await app().database.pool.query(
    `update inventory.item set rxcui = '197806', ndc = '00113046578' where clinic_id = $1 and id = $2`,
    [clinicId, itemId],
  );
  const id = await give({ directions: 'One tablet three times a day' });
  expect(await read()).toMatchObject([
    {
      id,
      status: 'completed',
      medicationCodeableConcept: {
        coding: [
          { system: 'http://www.nlm.nih.gov/research/umls/rxnorm', code: '197806' },
          { system: 'http://hl7.org/fhir/sid/ndc', code: '00113046578' },
        ],
        text: 'Ibuprofen 400 mg',
      },
      performer: [{ actor: { reference: `Practitioner/${nurse.actor.userId}` } }],
      quantity: { value: 10, unit: 'tablet' },
      dosageInstruction: [{ text: 'One tablet three times a day' }],
    },
  ]);
});

test('what was returned is stated, and stops a dispense that was returned completely', async () => {
  const { give, read, nurse } = await clinic();
  const id = await give({});
  const back = async (quantity: number) =>
    done(
      await app().database.transaction((tx) =>
        returnToStock(tx, nurse, { dispensingId: id, quantity, reason: 'Unopened', toStock: true, key: newId() }),
      ),
    );
  await back(4);
  expect(await read()).toMatchObject([{ status: 'completed', note: [{ text: 'Returned: 4' }] }]);
  await back(6);
  expect(await read()).toMatchObject([{ id, status: 'stopped', quantity: { value: 10 } }]);
});

test('pages contain each record once; other clinics are not served', async () => {
  const { give, read, reader } = await clinic();
  const ids = [await give({}), await give({}), await give({})];
  expect(await readIdsInPages(dispensingResource, reader, 2)).toEqual(ids.toSorted());
  expect(await read({ ids: [ids[0]] })).toHaveLength(1);
  const other = await makeStockClinic(app());
  expect(await readValid([dispensingResource], buildReader(app(), other.clinicId), { ids })).toEqual([]);
});
