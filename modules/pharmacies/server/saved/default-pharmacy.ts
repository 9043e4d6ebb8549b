import type { Queryable } from '#platform/database.ts';
import { gather } from '#platform/gather.ts';
import type { App } from '#platform/app.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readSaved } from './patient-pharmacies.sql.ts';

/** Returns the NCPDP ids of the pharmacies suggested for these patients: preferred, or else most recently used. */
export async function defaultPharmacies(
  db: Queryable,
  clinicId: string,
  patientIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const saved = await readSaved(db, clinicId, patientIds);
  // Each patient's first row counts.
  return new Map(saved.toReversed().map(({ patient_id, ncpdp_id }) => [patient_id, ncpdp_id]));
}

const gatherings = new WeakMap<App, (clinicId: string, patientId: string) => Promise<string | null>>();

/**
 * Returns the pharmacy suggested for a patient; null if there is none or the caller has no access. Concurrent calls
 * share a statement.
 */
export async function defaultPharmacyOf(ctx: RequestContext, patientId: string): Promise<string | null> {
  const { app, actor } = ctx;
  if (!actor.rules.has('pharmacies.view')) return null;
  let ask = gatherings.get(app);
  if (ask === undefined) {
    ask = gather<string, string | null>(async (clinicId, patientIds) => {
      const found = await defaultPharmacies(app.database.kysely, clinicId, patientIds);
      return patientIds.map((id) => found.get(id) ?? null);
    });
    gatherings.set(app, ask);
  }
  return ask(actor.clinicId, patientId);
}
