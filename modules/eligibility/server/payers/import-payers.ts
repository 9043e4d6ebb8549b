import { sql } from 'kysely';
import { recordChange } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { type PayerFields, starterPayers } from '../../rules/index.ts';
import { readInThread, readingPayers } from '../work/read-in-thread.ts';
import { lockAllPayers } from './payers.sql.ts';

/** The result of a payer import or its preview. */
export interface PayerImport {
  created: number;
  updated: number;
  unchanged: number;
  issues: { row: number; message: string }[];
}

/** Adds the common payers that are missing from the list; returns how many. */
export async function addStarterPayers(ctx: RequestContext): Promise<number> {
  const payers = starterPayers.map((payer) => ({ ...EMPTY, ...payer }));
  const { created } = await ctx.app.database.transaction((tx) => putPayers(tx, ctx, payers, { onlyNew: true }));
  return created;
}

/**
 * Imports the payers of a list by number; with `apply` false it only returns a preview. BUSY if too many imports are
 * running.
 */
export async function importPayers(
  ctx: RequestContext,
  text: string,
  apply: boolean,
): Promise<PayerImport | DomainError> {
  const read = await readInThread(readingPayers, { text }, ctx.actor);
  if (isDomainError(read)) return read;
  const done = await ctx.app.database.transaction((tx) =>
    putPayers(tx, ctx, read.payers, { onlyNew: false, dry: !apply }),
  );
  return { ...done, issues: read.issues.slice(0, 100) };
}

const EMPTY = { address_line1: '', address_line2: '', city: '', state: '', postal_code: '', is_checked: true };

async function putPayers(
  tx: Tx,
  ctx: RequestContext,
  payers: readonly PayerFields[],
  { onlyNew, dry = false }: { onlyNew: boolean; dry?: boolean },
): Promise<Omit<PayerImport, 'issues'>> {
  const { actor, now } = ctx;
  const { clinicId } = actor;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`eligibility payers ${clinicId}`}, 0))`.execute(tx);
  const known = new Map((await lockAllPayers(tx, clinicId)).map((row) => [row.payer_code.toLowerCase(), row]));
  const fresh = payers.filter(({ payer_code }) => !known.has(payer_code.toLowerCase()));
  // Empty cells don't overwrite existing values.
  const changed = onlyNew
    ? []
    : payers.flatMap((payer) => {
        const row = known.get(payer.payer_code.toLowerCase());
        if (row === undefined) return [];
        const said = Object.entries(payer).filter(
          ([key, value]) => value !== '' && key !== 'payer_code' && key !== 'is_checked',
        );
        return said.some(([key, value]) => row[key as keyof PayerFields] !== value)
          ? [{ row, said: Object.fromEntries(said) }]
          : [];
      });
  const counts = {
    created: fresh.length,
    updated: changed.length,
    unchanged: payers.length - fresh.length - changed.length,
  };
  if (dry || fresh.length + changed.length === 0) return counts;
  counts.created = 0;
  for (let at = 0; at < fresh.length; at += 500) {
    // Someone may have added one of them since they were read.
    const { numInsertedOrUpdatedRows: inserted } = await tx
      .insertInto('eligibility.payer')
      .values(
        fresh.slice(at, at + 500).map((fields) => ({ ...fields, clinic_id: clinicId, id: newId(), created_time: now })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    counts.created += Number(inserted);
  }
  for (const { row, said } of changed)
    await tx
      .updateTable('eligibility.payer')
      .set({ ...said, version: row.version + 1 })
      .where('clinic_id', '=', clinicId)
      .where('id', '=', row.id)
      .execute();
  await recordChange(tx, ctx, {
    action: 'create',
    objectType: 'payer',
    changes: { payers: { before: null, after: `${counts.created} added, ${counts.updated} changed` } },
  });
  await publish(tx, { clinicId, topic: 'eligibility.payers-changed', body: {} });
  return counts;
}
