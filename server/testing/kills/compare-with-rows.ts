import { openDatabase } from '#platform/database.ts';
import { urlOf } from '../running-server.ts';
import type { Told } from './keyed-writers.ts';

/** A patient whose rows don't fit what its user was told. */
export interface Difference {
  name: string;
  finding: 'lost' | 'another id' | 'twice' | 'nobody created it';
}

/** Compares the patients in the database of a data folder with what their users were told. */
export async function compareWithRows(dataDir: string, { firstName, saved, uncertain }: Told): Promise<Difference[]> {
  const database = openDatabase(urlOf(dataDir), { connections: 1 });
  try {
    // All clinics: the scratch installation has one.
    const rows = await database.kysely
      .selectFrom('patients.patient')
      .select(['id', 'last_name'])
      .where('first_name', '=', firstName)
      .execute();
    const found = Map.groupBy(rows, ({ last_name }) => last_name);
    const differences: Difference[] = [];
    for (const [name, id] of saved) {
      const own = found.get(name) ?? [];
      if (own.length === 0) differences.push({ name, finding: 'lost' });
      else if (own.every((row) => row.id !== id)) differences.push({ name, finding: 'another id' });
    }
    for (const [name, own] of found) {
      if (own.length > 1) differences.push({ name, finding: 'twice' });
      if (!saved.has(name) && !uncertain.has(name)) differences.push({ name, finding: 'nobody created it' });
    }
    return differences;
  } finally {
    await database.close();
  }
}
