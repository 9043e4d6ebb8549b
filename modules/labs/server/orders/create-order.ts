import { sql } from 'kysely';
import { changedFields } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import { codeOf, type Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { invalid, isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import { clinicTable } from '#platform/records/clinic-table.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { lockOpenNote } from '#chart/server';
import { readPatients, requireActivePatient } from '#patients/server';
import { isEditable, orderForm, testForm, type OrderFields, type TestFields } from '../../rules/index.ts';
import { readProducts, type ProductRow } from '../setup/products.sql.ts';
import { recordOrder } from './record-order.ts';
import { lockGroup, readTestsOnNote } from './orders.sql.ts';
import { newPlacerNumber } from './placer-number.ts';

/** A new order; the answers of a test are keyed by question code. */
export interface NewOrder {
  client_key: string;
  patient_id: string;
  note_id: string | null;
  provider_id: string | null;
  tests: readonly { product_id: string; diagnoses: unknown; answers: unknown }[];
  fields: object;
}

const groups = clinicTable('labs.order_group', ['id']);
const MOST_TESTS = 60;
/** Specification 2 §8. */
export const TEST_ADDED = 'Lab Test has been added';

/**
 * Creates one order per laboratory of the tests, or adds them to the note's unsent order there if priority, payer and
 * the other fields agree; returns the order ids. A second call with the same key writes nothing. TEST_ADDED if a test
 * is already on the note.
 */
export async function createOrder(ctx: RequestContext, order: NewOrder): Promise<string[] | DomainError> {
  const { actor, app } = ctx;
  const { clinicId } = actor;
  const given = Object.fromEntries(Object.entries(order.fields).filter(([, value]) => value !== null));
  const checked = checkInput(orderForm, given, 'input');
  if (isDomainError(checked)) return checked;
  const said = order.tests.map((test, index) => checkInput(testForm, test, `input.tests.${index}`));
  const wrong = said.find(isDomainError);
  if (wrong !== undefined) return wrong;
  const productIds = order.tests.map(({ product_id }) => product_id);
  if (productIds.length === 0) return invalid([{ path: 'input.tests', message: 'Choose a test' }]);
  if (productIds.length > MOST_TESTS)
    return invalid([{ path: 'input.tests', message: `Choose at most ${MOST_TESTS} tests` }]);
  if (new Set(productIds).size !== productIds.length) return testAdded();
  try {
    return await app.database.transaction(async (tx) => {
      const key = `${actor.userId}/${order.client_key}`;
      await sql`select pg_advisory_xact_lock(hashtextextended(${`labs/${clinicId}/${key}`}, 0))`.execute(tx);
      const before = `${key.replaceAll(/[\\%_]/g, String.raw`\$&`)}/%`;
      const made = await groups.select(tx, actor).where('client_key', 'like', before).orderBy('id').execute();
      if (made.length > 0) return made.map(({ id }) => id);
      const patientId = order.patient_id;
      const inactive = await requireActivePatient(tx, clinicId, patientId);
      if (inactive !== null && inactive.code !== 'NOT_FOUND') return inactive;
      if (order.note_id !== null) {
        const note = await lockOpenNote(tx, ctx, order.note_id, patientId);
        if (isDomainError(note)) return note;
        const standing = await readTestsOnNote(tx, clinicId, order.note_id);
        if (productIds.some((id) => standing.has(id))) return testAdded();
      }
      const [patient] = await readPatients(tx, clinicId, [patientId], { columns: ['id'], locked: true });
      if (patient === undefined)
        return invalid([{ path: 'input.patient_id', message: 'This patient does not exist.' }]);
      const products = await readProducts(tx, clinicId, productIds);
      const byId = new Map(products.filter((each) => each.deleted_time === null).map((each) => [each.id, each]));
      const gone = productIds.findIndex((id) => !byId.has(id));
      if (gone >= 0)
        return invalid([{ path: `input.tests.${gone}.product_id`, message: 'This test is no longer offered.' }]);
      const tests = productIds.map((id, index) => ({
        product: byId.get(id)!,
        said: (said[index] as { value: TestFields }).value,
      }));
      const ids: string[] = [];
      for (const [labId, ofLab] of Map.groupBy(tests, ({ product }) => product.lab_id))
        ids.push(await putOrder(tx, ctx, order, { all: checked.value, given }, labId, ofLab, `${key}/${labId}`));
      return ids;
    });
  } catch (error) {
    if (codeOf(error) === '23503')
      return invalid([{ path: 'input.provider_id', message: 'This provider does not exist.' }]);
    throw error;
  }
}

async function putOrder(
  tx: Tx,
  ctx: RequestContext,
  order: NewOrder,
  fields: { all: OrderFields; given: Record<string, unknown> },
  labId: string,
  tests: readonly { product: ProductRow; said: TestFields }[],
  clientKey: string,
): Promise<string> {
  const { actor, now } = ctx;
  const { clinicId } = actor;
  const providerId = order.provider_id ?? actor.userId;
  const standing =
    order.note_id === null ? null : await findOpenGroup(tx, clinicId, order.note_id, labId, providerId, fields);
  const id = standing ?? newId();
  const group = { id, patient_id: order.patient_id, note_id: order.note_id };
  if (standing === null)
    await tx
      .insertInto('labs.order_group')
      .values({
        ...fields.all,
        ...group,
        clinic_id: clinicId,
        client_key: clientKey,
        lab_id: labId,
        provider_id: providerId,
        practice_id: actor.practiceId,
        placer_group: newPlacerNumber(),
        created_by: actor.userId,
        created_time: now,
        updated_time: now,
      })
      .execute();
  await tx
    .insertInto('labs.test_order')
    .values(
      tests.map(({ product, said }) => ({
        clinic_id: clinicId,
        id: newId(),
        group_id: id,
        patient_id: order.patient_id,
        product_id: product.id,
        test_code: product.test_code,
        test_name: product.test_name,
        loinc: product.loinc,
        specimen: product.specimen,
        status: 'Draft',
        status_time: now,
        diagnoses: JSON.stringify(said.diagnoses),
        answers: JSON.stringify(said.answers),
        placer_number: newPlacerNumber(),
        owner_id: providerId,
        created_by: actor.userId,
        created_time: now,
      })),
    )
    .execute();
  await recordOrder(
    tx,
    ctx,
    standing === null ? 'create' : 'update',
    group,
    changedFields({}, { tests: tests.map(({ product }) => product.test_name).join(', ') }),
  );
  return id;
}

/** Finds the note's unsent order at that laboratory with the same fields: a STAT test does not join a routine order. */
async function findOpenGroup(
  tx: Tx,
  clinicId: string,
  noteId: string,
  labId: string,
  providerId: string,
  { all, given }: { all: OrderFields; given: Record<string, unknown> },
): Promise<string | null> {
  const rows = await groups
    .select(tx, { clinicId })
    .where('note_id', '=', noteId)
    .where('lab_id', '=', labId)
    .where('provider_id', '=', providerId)
    .where('deleted_time', 'is', null)
    .where('queued_time', 'is', null)
    .where('sent_time', 'is', null)
    .orderBy('id')
    .execute();
  const said = (Object.keys(all) as (keyof OrderFields)[]).filter((name) => name in given);
  for (const { id } of rows) {
    const found = await lockGroup(tx, clinicId, id);
    if (found === null || found.group.queued_time !== null || found.group.sent_time !== null) continue;
    const { group, tests } = found;
    const isSame = said.every((name) => JSON.stringify(group[name]) === JSON.stringify(all[name]));
    if (isSame && tests.every(({ status }) => isEditable(status))) return group.id;
  }
  return null;
}

const testAdded = (): DomainError => domainError('TEST_ADDED', TEST_ADDED, 'Lab order');
