import { changedFields, recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import { codeOf, type Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import { invalid, isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { runWork } from '#platform/work/run-work.ts';
import { defineWork, WorkEnded } from '#platform/work/work.ts';
import { productForm, type ReadCompendium, STARTER_TESTS } from '../../rules/index.ts';
import { putProducts, readProducts, rowOf, type ProductRow } from './products.sql.ts';
import { changedMeanwhile, notFound } from './lab-errors.ts';
import { lockLab } from './setup.sql.ts';

const readingCompendium = defineWork<{ csv: string }, ReadCompendium>({
  file: new URL('./read-compendium.ts', import.meta.url),
  name: 'readCompendiumFile',
  lane: 'labs',
  seconds: 20,
  megabytes: 384,
});

/** Adds a test to a laboratory's list, or changes the one of `standing`, which stays with its laboratory. CODE_TAKEN where there is one of that code. */
export async function saveProduct(
  ctx: RequestContext,
  input: object,
  standing: { id: string; version: number } | null,
): Promise<ProductRow | DomainError> {
  const { actor, app, now } = ctx;
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
  const checked = checkInput(productForm, given, 'input');
  if (isDomainError(checked)) return checked;
  const row = rowOf(checked.value);
  try {
    return await app.database.transaction(async (tx) => {
      const id = standing?.id ?? newId();
      if (standing === null) {
        if ((await lockLab(tx, actor.clinicId, row.lab_id)) === null)
          return invalid([{ path: 'input.lab_id', message: 'This laboratory does not exist.' }]);
        await tx
          .insertInto('labs.test_product')
          .values({ ...row, clinic_id: actor.clinicId, id, created_time: now })
          .execute();
      } else {
        const before = await lockProduct(tx, actor.clinicId, id);
        if (before === null) return notFound('test');
        if (before.version !== standing.version) return changedMeanwhile('test');
        const { lab_id: _, ...others } = row;
        await tx
          .updateTable('labs.test_product')
          .set({ ...others, version: before.version + 1 })
          .where('clinic_id', '=', actor.clinicId)
          .where('id', '=', id)
          .execute();
      }
      const { search_text: _text, ...audited } = row;
      await note(tx, ctx, standing === null ? 'create' : 'update', id, changedFields({}, audited));
      const [made] = await readProducts(tx, actor.clinicId, [id]);
      return made!;
    });
  } catch (error) {
    if (codeOf(error) === '23505') return codeTaken();
    throw error;
  }
}

/** Takes a test off the list, or puts it back; doing so twice changes nothing. */
export async function switchProduct(
  ctx: RequestContext,
  id: string,
  isOffered: boolean,
): Promise<ProductRow | DomainError> {
  const { actor, app, now } = ctx;
  try {
    return await app.database.transaction(async (tx) => {
      const before = await lockProduct(tx, actor.clinicId, id);
      if (before === null) return notFound('test');
      if ((before.deleted_time === null) !== isOffered) {
        await tx
          .updateTable('labs.test_product')
          .set({ deleted_time: isOffered ? null : now, version: before.version + 1 })
          .where('clinic_id', '=', actor.clinicId)
          .where('id', '=', id)
          .execute();
        await note(tx, ctx, isOffered ? 'update' : 'delete', id, {
          is_offered: { before: !isOffered, after: isOffered },
        });
      }
      const [row] = await readProducts(tx, actor.clinicId, [id]);
      return row!;
    });
  } catch (error) {
    if (codeOf(error) === '23505') return codeTaken();
    throw error;
  }
}

/** Adds the common tests that a laboratory's list lacks; answers how many. */
export function addStarterTests(ctx: RequestContext, labId: string): Promise<number | DomainError> {
  const { actor, app, now } = ctx;
  return app.database.transaction(async (tx) => {
    if ((await lockLab(tx, actor.clinicId, labId)) === null) return notFound('laboratory');
    const { created } = await addStarterTestsIn(tx, actor.clinicId, labId, now);
    if (created > 0) await note(tx, ctx, 'create', labId, { tests: { before: null, after: created } });
    return created;
  });
}

/** The same in a transaction of the caller's. */
export function addStarterTestsIn(tx: Tx, clinicId: string, labId: string, now: Date) {
  const products = STARTER_TESTS.map(({ test_name, test_type, ...test }) => ({
    ...test,
    testName: test_name,
    testType: test_type,
    questions: [],
    price: null,
    onlyEprescibeSupported: true,
    is_limited: false,
    covered_diagnoses: [],
  }));
  return putProducts(tx, clinicId, labId, products, { now, onlyNew: true });
}

/** What an import did, or would do. */
export interface ImportedProducts {
  created: number;
  updated: number;
  problems: { line: number; message: string }[];
}

const MOST_CSV = 4_000_000;

/** Takes over a laboratory's compendium; with `preview` all of it is tried and nothing kept. */
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
  if (read === null) return domainError('BUSY', 'This file could not be read now. Try again.', 'Busy');
  const { products, problems } = read;
  return app.database.transaction(async (tx) => {
    if ((await lockLab(tx, actor.clinicId, labId)) === null) return notFound('laboratory');
    if (preview) {
      const standing = await tx
        .selectFrom('labs.test_product')
        .select('test_code')
        .where('clinic_id', '=', actor.clinicId)
        .where('lab_id', '=', labId)
        .where('deleted_time', 'is', null)
        .execute();
      const codes = new Set(standing.map(({ test_code }) => test_code));
      const updated = products.filter(({ test_code }) => codes.has(test_code)).length;
      return { created: products.length - updated, updated, problems };
    }
    const counts = await putProducts(tx, actor.clinicId, labId, products, { now, onlyNew: false });
    if (products.length > 0) await note(tx, ctx, 'import', labId, { tests: { before: null, after: products.length } });
    return { ...counts, problems };
  });
}

async function lockProduct(tx: Tx, clinicId: string, id: string) {
  const row = await tx
    .selectFrom('labs.test_product')
    .select(['version', 'deleted_time'])
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

const codeTaken = (): DomainError => domainError('CODE_TAKEN', 'The laboratory has a test of this code already.');

async function note(
  tx: Tx,
  ctx: RequestContext,
  action: 'create' | 'update' | 'delete' | 'import',
  objectId: string,
  changes: ReturnType<typeof changedFields>,
): Promise<void> {
  await recordChange(tx, ctx, { action, objectType: 'test_product', objectId, changes });
  await publish(tx, { clinicId: ctx.actor.clinicId, topic: 'labs.setup-changed', body: { id: objectId } });
}
