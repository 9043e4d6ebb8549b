import type { Selectable } from 'kysely';
import type { DB } from '#platform/database.gen.ts';
import type { Queryable } from '#platform/database.ts';
import type { NotePart } from '#platform/module.ts';
import { unpricedProcedures } from './unpriced-procedures.ts';

type NotedCharge = NonNullable<Selectable<DB['billing.charge']>['noted']>;

/**
 * The charges added to a note while it was open, as covered by the signature: what was noted, not their later status.
 */
export const noteCharges: NotePart = {
  id: 'billing.charges',
  title: 'Charges',
  order: 90,
  rows: 'billing.charge r where r.clinic_id = n.clinic_id and r.encounter_id = n.id and r.noted is not null',
  read: readNoted,
  async missing(db, clinicId, noteId) {
    const procedures = await unpricedProcedures(db, clinicId, noteId);
    return procedures.map(({ code, description }) => `Price missing: ${code} ${description}`);
  },
  async print(db, clinicId, noteId) {
    const noted = await readNoted(db, clinicId, noteId);
    return noted.map(({ code, description, quantity }) =>
      [code, description, quantity === 1 ? '' : `× ${quantity}`].filter(Boolean).join(' '),
    );
  },
};

async function readNoted(db: Queryable, clinicId: string, noteId: string): Promise<NotedCharge[]> {
  const rows = await db
    .selectFrom('billing.charge')
    .select('noted')
    .where('clinic_id', '=', clinicId)
    .where('encounter_id', '=', noteId)
    .where('noted', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ noted }) => noted!);
}
