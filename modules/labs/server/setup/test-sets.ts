import { sql } from 'kysely';
import { changedFields, recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Queryable, Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import { invalid, isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { testSetForm } from '../../rules/index.ts';
import { readProducts, type ProductRow } from './products.sql.ts';
import { changedMeanwhile, notFound } from './lab-errors.ts';

/** Tests that are ordered together. */
export interface TestSet {
  id: string;
  name: string;
  is_personal: boolean;
  products: ProductRow[];
  version: number;
}

interface SetRow {
  id: string;
  name: string;
  owner_id: string | null;
  product_ids: string[];
  version: number;
}

/** The clinic's sets and those of one member, by name; a test that is no longer offered is left out. */
export async function readTestSets(
  db: Queryable,
  { clinicId, userId }: { clinicId: string; userId: string },
  id: string | null = null,
): Promise<TestSet[]> {
  const { rows } = await sql<SetRow>`
    select id, name, owner_id, product_ids, version from labs.test_set
    where clinic_id = ${clinicId} and deleted_time is null and (owner_id is null or owner_id = ${userId})
      and (${id}::uuid is null or id = ${id}::uuid) order by lower(name), id`.execute(db);
  const products = await readProducts(db, clinicId, [...new Set(rows.flatMap((row) => row.product_ids))]);
  const byId = new Map(products.filter((each) => each.deleted_time === null).map((each) => [each.id, each]));
  return rows.map(({ owner_id, product_ids, ...row }) => ({
    ...row,
    is_personal: owner_id !== null,
    products: product_ids.flatMap((each) => byId.get(each) ?? []),
  }));
}

/** Makes a set, or changes the one of `standing`. One of the whole clinic needs the right to set laboratories up. */
export async function saveTestSet(
  ctx: RequestContext,
  input: object,
  standing: { id: string; version: number | null } | null,
): Promise<TestSet | DomainError> {
  const { actor, app, now } = ctx;
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
  const checked = checkInput(testSetForm, given, 'input');
  if (isDomainError(checked)) return checked;
  const { name, is_personal: isPersonal, product_ids: requestedIds } = checked.value;
  const productIds = [...new Set(requestedIds)];
  return app.database.transaction(async (tx) => {
    const id = standing?.id ?? newId();
    const before = standing === null ? null : await lockSet(tx, actor.clinicId, id);
    if (standing !== null && (before === null || !isTheirs(before, actor.userId))) return notFound('set');
    if (before !== null && before.version !== standing?.version) return changedMeanwhile('set');
    if ((!isPersonal || before?.owner_id === null) && !actor.rules.has('labs.setup')) return mayNot();
    if ((await readProducts(tx, actor.clinicId, productIds)).length !== productIds.length)
      return invalid([{ path: 'input.product_ids', message: 'One of the tests does not exist.' }]);
    const row = { name, owner_id: isPersonal ? actor.userId : null, product_ids: productIds };
    if (before === null)
      await tx
        .insertInto('labs.test_set')
        .values({ ...row, clinic_id: actor.clinicId, id, created_time: now })
        .execute();
    else
      await tx
        .updateTable('labs.test_set')
        .set({ ...row, version: before.version + 1 })
        .where('clinic_id', '=', actor.clinicId)
        .where('id', '=', id)
        .execute();
    await recordChange(tx, ctx, {
      action: before === null ? 'create' : 'update',
      objectType: 'test_set',
      objectId: id,
      changes: changedFields({}, { name, is_personal: isPersonal, tests: productIds.length }),
    });
    await publish(tx, { clinicId: actor.clinicId, topic: 'labs.setup-changed', body: { id } });
    const [made] = await readTestSets(tx, actor, id);
    return made!;
  });
}

/** Takes a set away; doing so twice changes nothing. */
export function deleteTestSet(ctx: RequestContext, id: string): Promise<true | DomainError> {
  const { actor, app, now } = ctx;
  return app.database.transaction(async (tx) => {
    const before = await lockSet(tx, actor.clinicId, id, true);
    if (before === null || !isTheirs(before, actor.userId)) return notFound('set');
    if (before.owner_id === null && !actor.rules.has('labs.setup')) return mayNot();
    if (before.deleted_time !== null) return true;
    await tx
      .updateTable('labs.test_set')
      .set({ deleted_time: now })
      .where('clinic_id', '=', actor.clinicId)
      .where('id', '=', id)
      .execute();
    await recordChange(tx, ctx, { action: 'delete', objectType: 'test_set', objectId: id });
    await publish(tx, { clinicId: actor.clinicId, topic: 'labs.setup-changed', body: { id } });
    return true;
  });
}

async function lockSet(tx: Tx, clinicId: string, id: string, alsoDeleted = false) {
  const row = await tx
    .selectFrom('labs.test_set')
    .select(['version', 'owner_id', 'deleted_time'])
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined || (!alsoDeleted && row.deleted_time !== null) ? null : row;
}

const isTheirs = ({ owner_id }: { owner_id: string | null }, userId: string): boolean =>
  owner_id === null || owner_id === userId;
const mayNot = (): DomainError =>
  domainError('FORBIDDEN', 'A set of the whole clinic is made by who sets laboratories up. Make it your own instead.');
