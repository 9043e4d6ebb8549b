import { saveChange, type BaseVersion } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { invalid, isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import { db, given } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { runWork } from '#platform/work/run-work.ts';
import { defineWork, WorkEnded } from '#platform/work/work.ts';
import { productForm, type ReadCompendium, STARTER_TESTS } from '../../rules/index.ts';
import { type ProductRow, products, putProducts, readProducts, rowOf } from './products.sql.ts';
import { labs } from './setup.sql.ts';

const readingCompendium = defineWork<{ csv: string }, ReadCompendium>({
  file: new URL('./read-compendium.ts', import.meta.url),
  name: 'readCompendiumFile',
  lane: 'labs',
  seconds: 20,
  megabytes: 384,
});

/**
 * Adds a test to a laboratory's list, or updates `standing`, which stays with its laboratory. CODE_TAKEN if the code is
 * in use.
 */
export async function saveProduct(
  ctx: RequestContext,
  input: object,
  standing: BaseVersion | null,
): Promise<ProductRow | DomainError> {
  const checked = checkInput(productForm, given(input), 'input');
  if (isDomainError(checked)) return checked;
  const row = rowOf(checked.value);
  const saved = await products.saving(ctx, async (tx) => {
    if (standing === null)
      return isDomainError(await labs.lock(tx, ctx, row.lab_id))
        ? invalid([{ path: 'input.lab_id', message: 'This laboratory does not exist.' }])
        : products.insert(tx, ctx, row);
    const before = await products.lock(tx, ctx, standing.id, standing.version);
    return isDomainError(before) ? before : products.update(tx, ctx, before, { ...row, lab_id: before.lab_id });
  });
  return withLab(ctx, saved);
}

/** Discontinues or reactivates a test; idempotent. CODE_TAKEN if the code is in use. */
export const switchProduct = async (
  ctx: RequestContext,
  id: string,
  isOffered: boolean,
): Promise<ProductRow | DomainError> => withLab(ctx, await products.activate(ctx, id, isOffered));

async function withLab(ctx: RequestContext, saved: { id: string } | DomainError): Promise<ProductRow | DomainError> {
  return isDomainError(saved) ? saved : (await readProducts(db(ctx), ctx.actor.clinicId, [saved.id]))[0]!;
}

/** Adds the common tests that a laboratory's list lacks; returns how many. */
export function addStarterTests(ctx: RequestContext, labId: string): Promise<number | DomainError> {
  const { actor, app, now } = ctx;
  return app.database.transaction(async (tx) => {
    const lab = await labs.lock(tx, ctx, labId);
    if (isDomainError(lab)) return lab;
    const { created } = await addStarterTestsIn(tx, actor.clinicId, labId, now);
    if (created > 0) await logTests(tx, ctx, 'create', labId, created);
    return created;
  });
}

/** Same as `addStarterTests`, in the caller's transaction. */
export function addStarterTestsIn(tx: Tx, clinicId: string, labId: string, now: Date) {
  const tests = STARTER_TESTS.map(({ test_name, test_type, ...test }) => ({
    ...test,
    testName: test_name,
    testType: test_type,
    questions: [],
    price: null,
    onlyEprescibeSupported: true,
    is_limited: false,
    covered_diagnoses: [],
  }));
  return putProducts(tx, clinicId, labId, tests, { now, onlyNew: true });
}

/** The result of an import or its preview. */
export interface ImportedProducts {
  created: number;
  updated: number;
  problems: { line: number; message: string }[];
}

const MOST_CSV = 4_000_000;

/** Imports a laboratory's compendium; with `preview` the import is rolled back. */
export async function importProducts(
  ctx: RequestContext,
  labId: string,
  csv: string,
  preview: boolean,
): Promise<ImportedProducts | DomainError> {
  const { actor, app, now } = ctx;
  if (csv.length > MOST_CSV) return invalid([{ path: 'csv', message: 'The file is too large.' }]);
  const read = await runWork(readingCompendium, { csv }, { of: actor }).catch((error: unknown) => {
    if (error instanceof WorkEnded) return null;
    throw error;
  });
  if (read === null) return domainError('BUSY', 'The file could not be read. Try again.', 'Busy');
  const { products: tests, problems } = read;
  return app.database.transaction(async (tx) => {
    const lab = await labs.lock(tx, ctx, labId);
    if (isDomainError(lab)) return lab;
    if (preview) {
      const offered = await products.table
        .select(tx, actor)
        .where('lab_id', '=', labId)
        .where('deleted_time', 'is', null)
        .execute();
      const codes = new Set(offered.map(({ test_code }) => test_code));
      const updated = tests.filter(({ test_code }) => codes.has(test_code)).length;
      return { created: tests.length - updated, updated, problems };
    }
    const counts = await putProducts(tx, actor.clinicId, labId, tests, { now, onlyNew: false });
    if (tests.length > 0) await logTests(tx, ctx, 'import', labId, tests.length);
    return { ...counts, problems };
  });
}

function logTests(tx: Tx, ctx: RequestContext, action: 'create' | 'import', labId: string, tests: number) {
  return saveChange(tx, ctx, { ...products.about(labId), action, before: null, after: { tests } });
}
