import { domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { chooseAccount } from '../../rules/index.ts';
import { readProducts, type ProductRow } from '../setup/products.sql.ts';
import { readAccounts } from '../setup/setup.sql.ts';
import { readTestSets } from '../setup/test-sets.ts';
import { readTestsOnNote } from './orders.sql.ts';

/** Tests grouped by laboratory, as they would be ordered. */
export interface MixPreview {
  groups: {
    lab_id: string;
    lab_name: string;
    has_account: boolean;
    tests: ProductRow[];
  }[];
  duplicates: string[];
}

/** Previews an order of these tests and sets; duplicates are reported and left out. */
export async function mixPreview(
  { actor, app }: RequestContext,
  { noteId, productIds, setIds }: { noteId: string | null; productIds: readonly string[]; setIds: readonly string[] },
): Promise<MixPreview | DomainError> {
  if (productIds.length > 200 || setIds.length > 50) return domainError('TOO_MANY', 'The order is too large.');
  const { kysely } = app.database;
  const { clinicId } = actor;
  const [sets, products, accounts, standing] = await Promise.all([
    readTestSets(kysely, actor),
    readProducts(kysely, clinicId, productIds),
    readAccounts(kysely, clinicId),
    noteId === null ? new Map<string, string>() : readTestsOnNote(kysely, clinicId, noteId),
  ]);
  const byId = new Map(products.filter((each) => each.deleted_time === null).map((each) => [each.id, each]));
  const chosen = [
    ...productIds.flatMap((id) => byId.get(id) ?? []),
    ...setIds.flatMap((id) => sets.find((set) => set.id === id)?.products ?? []),
  ];
  const taken = new Map<string, ProductRow>();
  const duplicates = new Set<string>();
  for (const product of chosen) {
    if (standing.has(product.id) || taken.has(product.id)) duplicates.add(product.test_name);
    else taken.set(product.id, product);
  }
  const groups = [...Map.groupBy(taken.values(), ({ lab_id }) => lab_id)].map(([labId, tests]) => ({
    lab_id: labId,
    lab_name: tests[0]!.lab_name,
    has_account: chooseAccount(accounts, { labId, doctorId: actor.userId, practiceId: actor.practiceId }) !== null,
    tests,
  }));
  return { groups, duplicates: [...duplicates] };
}
