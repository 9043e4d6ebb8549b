import { recordChange, recordOwnChange } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import { domainError, invalid, type DomainError } from '#platform/domain-error.ts';
import type { OnProgress } from '#platform/imports/answer-in-lines.ts';
import { publish } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { findClinics } from '#practice/server';
import { type DrugFile, entriesOf, foldDrug, ingredientName, scheduleOf } from '../../rules/index.ts';
import {
  type ChangeCounts,
  type ChangedEntry,
  compareNumbers,
  comparePairs,
  compareProducts,
  countChanges,
  lockImports,
  namesOf,
  openStage,
  pairRow,
  readChanged,
  readKnown,
  stageRows,
  writeIngredients,
  writeLabelers,
  writePackages,
  writePairs,
  writeProducts,
  writeRelease,
  writeRepresentatives,
} from './import.sql.ts';
import { ingredientsOf, placeProducts } from './place-products.ts';

/** A drug or pairs file, with its import options. */
export interface DrugList {
  file: DrugFile;
  name: string;
  /** The date of its content; null if unknown. */
  asOf: string | null;
  /** A complete list: entries of the same source that it doesn't contain are retired. */
  whole: boolean;
}

/** The changes of an import or its preview. */
export interface DrugChanges extends ChangeCounts {
  total: number;
  samples: ChangedEntry[];
}

const BATCH = 4000;
const MOST_SAMPLES = 50;

/** Previews the changes of a list without writing anything. */
export function previewDrugs(
  ctx: RequestContext,
  list: DrugList,
  onProgress: OnProgress,
): Promise<DrugChanges | DomainError> {
  return running(ctx, list, onProgress, undefined, false);
}

/**
 * Imports a list in one transaction: all of it, or nothing if anything fails or `signal` aborts. The same list can be
 * imported again. IMPORT_RUNNING while another import is in progress.
 */
export function importDrugs(
  ctx: RequestContext,
  list: DrugList,
  onProgress: OnProgress,
  signal?: AbortSignal,
): Promise<DrugChanges | DomainError> {
  return running(ctx, list, onProgress, signal, true);
}

type PlacedDrugs = ReturnType<typeof placeProducts>;

async function running(
  ctx: RequestContext,
  list: DrugList,
  onProgress: OnProgress,
  signal: AbortSignal | undefined,
  writes: boolean,
): Promise<DrugChanges | DomainError> {
  const checked = checkList(list);
  if (checked !== null) return checked;
  const { file } = list;
  return ctx.app.database.transaction(async (tx): Promise<DrugChanges | DomainError> => {
    if (!(await lockImports(tx))) return IMPORT_RUNNING;
    await openStage(tx);
    const products = file.products.length === 0 ? [] : placeProducts(file.products, await readKnown(tx));
    const rows = rowsOf(file, products);
    for (let at = 0; at < rows.length; at += BATCH) {
      signal?.throwIfAborted();
      await stageRows(tx, rows.slice(at, at + BATCH));
      onProgress('reading', Math.min(rows.length, at + BATCH), rows.length);
    }
    onProgress('comparing', rows.length, rows.length);
    await compare(tx, list);
    const changes = { total: rows.length, ...(await countChanges(tx)), samples: await readChanged(tx, MOST_SAMPLES) };
    signal?.throwIfAborted();
    if (writes) {
      onProgress('writing', rows.length, rows.length);
      await write(tx, ctx, list, products, signal);
      const kind = file.format === 'pairs' ? ('interactions' as const) : ('products' as const);
      await writeRelease(tx, { ...changes, ...list, kind, source: sourceOf(list), by: ctx.actor.name }, ctx.now);
      await note(tx, ctx, list, changes);
    }
    signal?.throwIfAborted();
    return changes;
  });
}

function rowsOf({ format, packages, groups, pairs }: DrugFile, products: PlacedDrugs): { id: string }[] {
  if (format === 'pairs') return pairs.map(pairRow);
  if (format === 'fda-package') return packages.map((pack) => ({ id: pack.ndc, ...pack }));
  if (format === 'ndc-groups') return groups.map((row) => ({ id: row.ndc9, ...row }));
  return products;
}

function compare(tx: Tx, list: DrugList): Promise<void> {
  const { format } = list.file;
  if (format === 'pairs') return comparePairs(tx, sourceOf(list), list.whole);
  if (format === 'fda-package') return compareNumbers(tx, 'package');
  if (format === 'ndc-groups') return compareNumbers(tx, 'labeler');
  return compareProducts(tx, sourceOf(list), list.whole);
}

async function write(
  tx: Tx,
  ctx: RequestContext,
  list: DrugList,
  products: PlacedDrugs,
  signal?: AbortSignal,
): Promise<void> {
  const { format, packages, pairs } = list.file;
  if (format === 'pairs') {
    // A pair may name a drug without a product: it is still found in free text.
    const names = [...new Set(pairs.flatMap(({ one, other }) => [one, other]).map(ingredientName))];
    await writeIngredients(
      tx,
      names.map((name) => ({ name, schedule: scheduleOf(name) })),
      names.map((name) => ({ folded: foldDrug(name), ingredient: name })),
    );
    return writePairs(tx, sourceOf(list));
  }
  if (format === 'ndc-groups') return writeLabelers(tx);
  if (format === 'fda-package') {
    for (let at = 0; at < packages.length; at += BATCH) {
      signal?.throwIfAborted();
      await writePackages(tx, packages.slice(at, at + BATCH));
    }
    return writeRepresentatives(tx);
  }
  await writeIngredients(tx, ingredientsOf(products), namesOf(products));
  return writeProducts(tx, sourceOf(list), ctx.now);
}

/** Returns the key by which a list replaces an earlier one. */
function sourceOf({ file, name }: DrugList): string {
  switch (file.format) {
    case 'pairs':
      return /onc high-priority/i.test(name)
        ? 'onc-high-priority-drugs'
        : foldDrug(name).replaceAll(' ', '-').slice(0, 60);
    case 'fda-product':
      return 'fda-ndc';
    case 'fda-package':
      return 'fda-packages';
    case 'ndc-groups':
      return 'rxterms-ndcs';
    default:
      return 'rxterms';
  }
}

// The compendium is shared by all clinics of the installation: each gets an audit entry about the change.
async function note(tx: Tx, ctx: RequestContext, { name, asOf }: DrugList, changes: DrugChanges): Promise<void> {
  const { added, revised, retired } = changes;
  const reason = `${name}${asOf === null ? '' : `, as of ${asOf}`}: ${added} added, ${revised} revised, ${retired} retired`;
  const entry = { action: 'import', objectType: 'drug_list', reason } as const;
  for (const { clinic_id: clinicId } of await findClinics(tx)) {
    if (clinicId === ctx.actor.clinicId) await recordChange(tx, ctx, entry);
    else await recordOwnChange(tx, ctx.app, clinicId, entry);
    await publish(tx, { clinicId, topic: 'drugs.imported', body: { name } });
  }
}

function checkList({ file, name, asOf }: DrugList): DomainError | null {
  if (name.trim() === '' || name.length > 80)
    return invalid([{ path: 'release_name', message: 'Enter a list name of at most 80 characters' }]);
  if (
    asOf !== null &&
    (!/^(19|20)\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(asOf) || Number.isNaN(Date.parse(asOf)))
  )
    return invalid([{ path: 'as_of', message: 'Enter the date of the list' }]);
  return entriesOf(file) === 0
    ? domainError('FILE_UNREADABLE', 'The file has no rows that can be imported.', 'Import')
    : null;
}

const IMPORT_RUNNING = domainError(
  'IMPORT_RUNNING',
  'Another list is being imported. Wait until it is finished.',
  'Import',
);
