import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import type { NotePart } from '#platform/module.ts';

interface Noted {
  type: string;
  description: string;
  code: string | null;
  modifiers: string[];
  quantity: number;
  date_of_charge: string;
  amount: number;
}

/** The charges that were put onto a note while it was open, as the signature covers them: what was noted, not what became of it. */
export const noteCharges: NotePart = {
  id: 'billing.charges',
  title: 'Charges',
  order: 90,
  read: readNoted,
  async print(db, clinicId, noteId) {
    const noted = await readNoted(db, clinicId, noteId);
    return noted.map(({ code, description, quantity }) =>
      [code, description, quantity === 1 ? '' : `× ${quantity}`].filter(Boolean).join(' '),
    );
  },
};

async function readNoted(db: Queryable, clinicId: string, noteId: string): Promise<Noted[]> {
  const { rows } = await sql<{ noted: Noted }>`
    select noted from billing.charge where clinic_id = ${clinicId} and encounter_id = ${noteId} and noted is not null
    order by id`.execute(db);
  return rows.map(({ noted }) => noted);
}
