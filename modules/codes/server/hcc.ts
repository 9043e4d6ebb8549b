import { recordChange, recordOwnChange } from '#audit/server';
import type { Selectable } from 'kysely';
import type { DB } from '#platform/database.gen.ts';
import type { Queryable } from '#platform/database.ts';
import { invalid, type DomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { findClinics } from '#practice/server';
import { hccCodeProblem, type HccList, hccListProblem, withDot } from '../rules/index.ts';
import { IMPORT_RUNNING } from './import/import-codes.ts';
import { lockImports } from './import/import.sql.ts';

/** An imported mapping of diagnoses to CMS-HCC categories. */
export type HccRelease = Selectable<DB['codes.hcc_release']>;

/** A diagnosis with its CMS-HCC categories, lowest first. */
export interface HccDiagnosis {
  code: string;
  categories: number[];
}

/** Returns the CMS-HCC categories of those diagnoses that have any, in the order of their codes. */
export async function readHcc(db: Queryable, codes: readonly string[]): Promise<HccDiagnosis[]> {
  if (codes.length === 0) return [];
  const rows = await db
    .selectFrom('codes.hcc')
    .select(['code', 'category'])
    .where('code', 'in', codes)
    .orderBy('code')
    .orderBy('category')
    .execute();
  return [...Map.groupBy(rows, ({ code }) => code)].map(([code, all]) => ({
    code,
    categories: all.map(({ category }) => category),
  }));
}

/** Returns the mapping in use, or null. */
export async function readHccRelease(db: Queryable): Promise<HccRelease | null> {
  const newest = db.selectFrom('codes.hcc_release').selectAll().orderBy('imported_time', 'desc').orderBy('id', 'desc');
  return (await newest.limit(1).executeTakeFirst()) ?? null;
}

const BATCH = 5000;

/**
 * Replaces the mapping of diagnoses to CMS-HCC categories for every clinic of this installation, each with an audit
 * entry. IMPORT_RUNNING while another import is in progress.
 */
export async function importHcc(ctx: RequestContext, list: HccList): Promise<HccRelease | DomainError> {
  const codes = list.codes.map((row) => ({ ...row, code: withDot(row.code) }));
  const problem = hccListProblem(list) ?? codes.map(hccCodeProblem).find((each) => each !== null);
  if (problem != null) return invalid([{ path: 'input.codes', message: problem }]);
  const rows = [...new Map(codes.map((row) => [`${row.code} ${row.category}`, row])).values()];
  return ctx.app.database.transaction(async (tx): Promise<HccRelease | DomainError> => {
    if (!(await lockImports(tx))) return IMPORT_RUNNING;
    await tx.deleteFrom('codes.hcc').execute();
    for (let at = 0; at < rows.length; at += BATCH)
      await tx
        .insertInto('codes.hcc')
        .values(rows.slice(at, at + BATCH))
        .execute();
    const release: HccRelease = {
      id: newId(),
      release_name: list.release_name.trim(),
      payment_year: list.payment_year,
      total: new Set(rows.map(({ code }) => code)).size,
      imported_by: ctx.actor.name,
      imported_time: ctx.now,
    };
    await tx.insertInto('codes.hcc_release').values(release).execute();
    const reason = `CMS-HCC V28 ${release.release_name}, payment year ${release.payment_year}: ${release.total} diagnoses`;
    const entry = { action: 'import', objectType: 'code_set', reason } as const;
    for (const { clinic_id: clinicId } of await findClinics(tx)) {
      if (clinicId === ctx.actor.clinicId) await recordChange(tx, ctx, entry);
      else await recordOwnChange(tx, ctx.app, clinicId, entry);
      await publish(tx, { clinicId, topic: 'codes.imported', body: { code_set: 'CMS-HCC' } });
    }
    return release;
  });
}
