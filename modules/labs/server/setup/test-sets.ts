import { defineRecord, saveChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Queryable, Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import {
  domainError,
  type DomainError,
  invalid,
  isDomainError,
  lockForSave,
  notFound,
} from '#platform/domain-error.ts';
import { given } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { testSetForm } from '../../rules/index.ts';
import { readProducts, type ProductRow } from './products.sql.ts';

/** Test sets; a set with an owner belongs to that member. */
const sets = defineRecord({
  table: 'labs.test_set',
  columns: ['name', 'owner_id', 'product_ids'],
  called: 'set',
  objectType: 'test_set',
  topic: 'labs.setup-changed',
  deletes: true,
});

/** A set with its tests. */
export interface TestSet {
  id: string;
  name: string;
  is_personal: boolean;
  products: ProductRow[];
  version: number;
}

/** Returns the clinic's sets and those of one member, by name, without discontinued tests. */
export async function readTestSets(
  db: Queryable,
  { clinicId, userId }: { clinicId: string; userId: string },
  id: string | null = null,
): Promise<TestSet[]> {
  const all = sets.table.select(db, { clinicId }).where('deleted_time', 'is', null);
  const rows = await (id === null ? all : all.where('id', '=', id))
    .where((eb) => eb.or([eb('owner_id', 'is', null), eb('owner_id', '=', userId)]))
    .orderBy(({ fn }) => fn('lower', ['name']))
    .orderBy('id')
    .execute();
  const products = await readProducts(db, clinicId, [...new Set(rows.flatMap((row) => row.product_ids))]);
  const byId = new Map(products.filter((each) => each.deleted_time === null).map((each) => [each.id, each]));
  return rows.map(({ id: setId, name, version, owner_id, product_ids }) => ({
    id: setId,
    name,
    version,
    is_personal: owner_id !== null,
    products: product_ids.flatMap((each) => byId.get(each) ?? []),
  }));
}

/** Adds a set, or updates `standing`. A set of the whole clinic requires permission to set up laboratories. */
export async function saveTestSet(
  ctx: RequestContext,
  input: object,
  standing: { id: string; version: number | null } | null,
): Promise<TestSet | DomainError> {
  const { actor, now } = ctx;
  const checked = checkInput(testSetForm, given(input), 'input');
  if (isDomainError(checked)) return checked;
  const { name, is_personal: isPersonal, product_ids: requestedIds } = checked.value;
  const productIds = [...new Set(requestedIds)];
  return sets.saving(ctx, async (tx) => {
    const id = standing?.id ?? newId();
    const locked = standing === null ? null : await lockOwn(tx, ctx, id);
    const before =
      isDomainError(locked) || locked === null ? locked : lockForSave(locked, standing?.version ?? 0, 'set');
    if (isDomainError(before)) return before;
    if ((!isPersonal || before?.owner_id === null) && !actor.rules.has('labs.setup')) return mayNot();
    if ((await readProducts(tx, actor.clinicId, productIds)).length !== productIds.length)
      return invalid([{ path: 'input.product_ids', message: 'One of the tests does not exist.' }]);
    const row = { name, owner_id: isPersonal ? actor.userId : null, product_ids: productIds };
    if (before === null) await sets.table.insert(tx, actor, { ...row, id, created_time: now });
    else await sets.table.update(tx, actor, id, { ...row, version: before.version + 1 });
    await saveChange(tx, ctx, {
      ...sets.about(id),
      action: before === null ? 'create' : 'update',
      before: before === null ? null : logged(before),
      after: logged(row),
    });
    return (await readTestSets(tx, actor, id))[0]!;
  });
}

/** Deletes a set; idempotent. */
export function deleteTestSet(ctx: RequestContext, id: string): Promise<true | DomainError> {
  const { actor, now } = ctx;
  return sets.saving<true>(ctx, async (tx) => {
    const before = await sets.table.lock(tx, actor, id);
    if (before === null || !isVisible(before, actor.userId)) return notFound('set');
    if (before.owner_id === null && !actor.rules.has('labs.setup')) return mayNot();
    if (before.deleted_time !== null) return true;
    await sets.table.update(tx, actor, id, { deleted_time: now });
    await saveChange(tx, ctx, { ...sets.about(id), action: 'delete', before: null, after: {} });
    return true;
  });
}

async function lockOwn(tx: Tx, ctx: RequestContext, id: string) {
  const row = await sets.lock(tx, ctx, id);
  return isDomainError(row) || isVisible(row, ctx.actor.userId) ? row : notFound('set');
}

const logged = ({ name, owner_id, product_ids }: { name: string; owner_id: string | null; product_ids: string[] }) => ({
  name,
  is_personal: owner_id !== null,
  tests: product_ids.length,
});
const isVisible = ({ owner_id }: { owner_id: string | null }, userId: string): boolean =>
  owner_id === null || owner_id === userId;
const mayNot = (): DomainError =>
  domainError(
    'FORBIDDEN',
    'Only members with permission to set up laboratories can save a set for the clinic. Save it for yourself instead.',
  );
