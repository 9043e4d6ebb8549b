import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { buildPatient } from '#patients/testing';
import { columnsOf } from '#platform/records/read-columns.ts';
import { makeTestClinic } from '#practice/testing';
import { must } from '#platform/testing/must.ts';
import { createOrder } from '../orders/create-order.ts';
import { readTestsOf, type TestRow } from '../orders/orders.sql.ts';
import { sendMessage } from '../sending/send-message.ts';
import { sendOrders } from '../sending/send-orders.ts';
import { findProducts } from '../setup/products.sql.ts';
import { saveAccount } from '../setup/save-account.ts';
import { saveLab } from '../setup/save-lab.ts';
import { addStarterTests } from '../setup/save-product.ts';
import { labs } from '../index.ts';

export { must as done } from '#platform/testing/must.ts';

/** A clinic with a laboratory, an account there, the common tests and a patient. */
export interface LabsClinic {
  clinicId: string;
  labId: string;
  accountId: string;
  facility: string;
  manager: RequestContext;
  doctor: RequestContext;
  nurse: RequestContext;
  addPatient(lastName: string, born?: string): Promise<string>;
  product(code: string): Promise<string>;
  /** Orders tests by code and returns them. */
  order(
    patientId: string,
    codes: readonly string[],
    more?: { noteId?: string },
  ): Promise<{ groupId: string; tests: TestRow[] }>;
  /** Sends an order and delivers all waiting messages, once. */
  send(groupId: string): Promise<{ ok: boolean; messages: string[] }>;
  deliver(): Promise<void>;
}

/** Creates such a clinic; `connection` is its laboratory's, null for one that receives orders on paper. */
export async function makeLabsClinic(app: App, connection: string | null): Promise<LabsClinic> {
  const made = await makeTestClinic(app, labs.accessRules);
  const [manager, doctor, nurse] = await Promise.all([made.as('Manager'), made.as('Doctor'), made.as('Nurse')]);
  const facility = `FAC-${newId().slice(-12)}`;
  const lab = must(await saveLab(manager, { lab_name: 'Bayside Laboratory', connection }, null));
  const account = must(
    await saveAccount(
      manager,
      {
        lab_id: lab.id,
        scope: 'Clinic',
        application: 'SALUS',
        facility,
        accountNumber: 'A-100',
        username: 'clinic',
        password: 'secret-pass',
      },
      null,
    ),
  );
  must(await addStarterTests(manager, lab.id));
  const { clinicId } = made;
  const db = app.database.kysely;
  const known = new Map<string, string>();
  const product = async (code: string): Promise<string> => {
    if (known.has(code)) return known.get(code)!;
    const search = { search: code, labId: lab.id, onlySupported: false, includeDeleted: true };
    const { products } = await findProducts(db, clinicId, search, { skip: 0, take: 200 });
    const { id } = products.find(({ test_code }) => test_code === code)!;
    known.set(code, id);
    return id;
  };
  const deliver = async (): Promise<void> => {
    const { rows } = await columnsOf('labs.message', ['id'])
      .select(
        sql`from labs.message where clinic_id = ${clinicId} and direction = 'out' and state = 'queued' order by id`,
      )
      .execute(db);
    for (const { id } of rows) await sendMessage(app, { clinicId, id });
  };
  return {
    clinicId,
    labId: lab.id,
    accountId: account.id,
    facility,
    manager,
    doctor,
    nurse,
    product,
    deliver,
    addPatient(lastName, born = '1980-05-01') {
      const address = {
        address_line1: '1 Elm St',
        address_line2: null,
        city: 'Boston',
        state_or_provice: 'MA',
        postal_code: '02110',
        country: 'US',
      };
      const said = { last_name: lastName, date_of_birth: born, mailing_address: address };
      return buildPatient(app, clinicId, said);
    },
    async order(patientId, codes, { noteId } = {}) {
      const diagnoses = [{ code: 'E11.9', name: 'Type 2 diabetes' }];
      const ids = must(
        await createOrder(doctor, {
          client_key: newId(),
          patient_id: patientId,
          note_id: noteId ?? null,
          provider_id: null,
          tests: await Promise.all(
            codes.map(async (code) => ({ product_id: await product(code), diagnoses, answers: {} })),
          ),
          fields: { bill_to: 'Insurance' },
        }),
      );
      return { groupId: ids[0]!, tests: await readTestsOf(db, clinicId, ids) };
    },
    async send(groupId) {
      const sent = await sendOrders(doctor, [groupId], null);
      await deliver();
      return sent;
    },
  };
}
