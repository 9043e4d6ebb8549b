import { sql } from 'kysely';
import { recordChange } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import { domainError, type DomainError, invalid, isDomainError, notFound } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import type { RecordImporter } from '#platform/module.ts';
import { modulesOf } from '#platform/modules-of.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { runWork } from '#platform/work/run-work.ts';
import { defineWork, WorkEnded } from '#platform/work/work.ts';
import type { FileColumn, FileRow } from './read-record-file.ts';
import { findPatientOf, patientColumns } from './find-patient-of.ts';

const MOST_ROWS = 2000;
const MOST_PROBLEMS = 200;
const UNDO_DAYS = 30;

const reading = defineWork<{ text: string; columns: readonly FileColumn[]; most: number }, FileRow[] | string>({
  file: new URL('./read-record-file.ts', import.meta.url),
  name: 'readRecordFile',
  lane: 'record imports',
  seconds: 20,
  megabytes: 192,
});

/** The outcome of an import or its preview. */
export interface RecordImportOutcome {
  /** Null for a preview, and if nothing was imported. */
  import_id: string | null;
  created: number;
  problems: { line: number; message: string }[];
}

/** Returns the importers that the user has the right to, in order. */
export function importersOf({ app, actor }: RequestContext): RecordImporter[] {
  return modulesOf(app)
    .flatMap(({ recordImporters }) => recordImporters ?? [])
    .filter(({ rule }) => rule === undefined || actor.rules.has(rule))
    .sort((one, other) => one.order - other.order);
}

class OnlyTried extends Error {}

/**
 * Imports the rows of a file in one transaction; a row is imported or rejected as a whole, with the reason. With `apply`
 * false it is rolled back, so that the preview has exactly the outcome of the import.
 */
export async function importRecords(
  ctx: RequestContext,
  kind: string,
  text: string,
  apply: boolean,
): Promise<RecordImportOutcome | DomainError> {
  const importer = importersOf(ctx).find(({ id }) => id === kind);
  if (importer === undefined) return notFound('import');
  const rows = await readRows(ctx, importer, text);
  if (isDomainError(rows)) return rows;
  const importId = newId();
  const outcome: RecordImportOutcome = { import_id: apply ? importId : null, created: 0, problems: [] };
  try {
    await ctx.app.database.transaction(async (tx) => {
      outcome.created = 0;
      outcome.problems = [];
      await insertImport(tx, ctx, importId, kind);
      for (const row of rows) {
        const problem = await addRow(tx, ctx, importer, row, importId);
        if (problem === null) outcome.created += 1;
        else if (outcome.problems.length < MOST_PROBLEMS) outcome.problems.push({ line: row.line, message: problem });
      }
      if (!apply) throw new OnlyTried();
    });
  } catch (error) {
    if (!(error instanceof OnlyTried)) throw error;
  }
  return outcome;
}

async function insertImport(tx: Tx, ctx: RequestContext, id: string, kind: string): Promise<void> {
  const { actor, now } = ctx;
  const by = { imported_by: actor.userId, imported_by_name: actor.name, imported_time: now };
  await tx
    .insertInto('patients.record_import')
    .values({ clinic_id: actor.clinicId, id, kind, ...by })
    .execute();
  await recordChange(tx, ctx, { action: 'create', objectType: 'record_import', objectId: id, reason: kind });
}

async function readRows(
  { actor }: RequestContext,
  { columns }: RecordImporter,
  text: string,
): Promise<FileRow[] | DomainError> {
  const all = [
    ...patientColumns,
    ...columns.map(({ id, title, other = [], required = false }) => ({ id, headings: [title, ...other], required })),
  ];
  try {
    const rows = await runWork(reading, { text, columns: all, most: MOST_ROWS }, { of: actor });
    return typeof rows === 'string' ? invalid([{ path: 'text', message: rows }]) : rows;
  } catch (error) {
    if (!(error instanceof WorkEnded)) throw error;
    return domainError('BUSY', 'This file could not be read. Try again.', 'Busy');
  }
}

/** Adds one row; returns a sentence if it is rejected, with nothing of it written. */
async function addRow(
  tx: Tx,
  ctx: RequestContext,
  importer: RecordImporter,
  { cells }: FileRow,
  importId: string,
): Promise<string | null> {
  const { actor } = ctx;
  const add = async (): Promise<string | DomainError> => {
    const patientId = await findPatientOf(tx, actor, cells, ctx.now);
    return isDomainError(patientId) ? patientId : importer.add(tx, ctx, patientId, cells);
  };
  await sql`savepoint record_row`.execute(tx);
  const id = await add();
  if (isDomainError(id)) {
    await sql`rollback to savepoint record_row`.execute(tx);
    return id.issues[0]?.message ?? id.message;
  }
  await sql`release savepoint record_row`.execute(tx);
  const row = { clinic_id: actor.clinicId, import_id: importId, record_id: id };
  await tx.insertInto('patients.record_import_row').values(row).execute();
  return null;
}

/** An import that can be undone or was. */
export interface RecordImport {
  id: string;
  title: string;
  imported_by_name: string;
  imported_time: Date;
  undone_time: Date | null;
  rows: number;
  kept: number;
}

/** Returns the imports of the last 30 days, newest first. */
export async function listRecordImports(ctx: RequestContext): Promise<RecordImport[]> {
  const { clinicId } = ctx.actor;
  const { kysely } = ctx.app.database;
  const titles = new Map(importersOf(ctx).map(({ id, title }) => [id, title]));
  const found = await kysely
    .selectFrom('patients.record_import as i')
    .select(['i.id', 'i.kind', 'i.imported_by_name', 'i.imported_time', 'i.undone_time', 'i.kept'])
    .select((of) =>
      of
        .selectFrom('patients.record_import_row as r')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('r.clinic_id', '=', 'i.clinic_id')
        .whereRef('r.import_id', '=', 'i.id')
        .as('rows'),
    )
    .where('i.clinic_id', '=', clinicId)
    .where('i.imported_time', '>', undoLimit(ctx))
    .orderBy('i.imported_time', 'desc')
    .limit(100)
    .execute();
  return found.flatMap(({ kind, rows, ...row }) => {
    const title = titles.get(kind);
    return title === undefined ? [] : [{ ...row, title, rows: rows ?? 0 }];
  });
}

const undoLimit = ({ now }: RequestContext): Date => new Date(now.getTime() - UNDO_DAYS * 86_400_000);

/**
 * Undoes an import within 30 days. Records that were changed since are kept, and their number is returned. NOT_FOUND if
 * it was undone before.
 */
export async function undoRecordImport(ctx: RequestContext, id: string): Promise<RecordImport | DomainError> {
  const { actor, app, now } = ctx;
  const { clinicId } = actor;
  const { kysely } = app.database;
  const found = await kysely
    .updateTable('patients.record_import')
    .set({ undone_time: now })
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .where('undone_time', 'is', null)
    .where('imported_time', '>', undoLimit(ctx))
    .where(
      'kind',
      'in',
      importersOf(ctx).map((importer) => importer.id),
    )
    .returning('kind')
    .executeTakeFirst();
  const importer = importersOf(ctx).find((one) => one.id === found?.kind);
  if (importer === undefined) return notFound('import');
  const rows = await kysely
    .selectFrom('patients.record_import_row')
    .select('record_id')
    .where('clinic_id', '=', clinicId)
    .where('import_id', '=', id)
    .execute();
  let kept = 0;
  for (const { record_id } of rows) if ((await importer.undo(ctx, record_id)) !== null) kept += 1;
  await app.database.transaction(async (tx) => {
    await tx
      .updateTable('patients.record_import')
      .set({ kept })
      .where('clinic_id', '=', clinicId)
      .where('id', '=', id)
      .execute();
    const changes = { rows: { before: rows.length, after: kept } };
    await recordChange(tx, ctx, { action: 'delete', objectType: 'record_import', objectId: id, changes });
  });
  return (await listRecordImports(ctx)).find((one) => one.id === id) ?? notFound('import');
}
