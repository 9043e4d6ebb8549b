import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { StartError } from '#platform/start-error.ts';
import type { App } from '#platform/app.ts';
import { isId } from '#platform/id.ts';
import { findClinics } from '#practice/server';

/**
 * Permanently deletes the demo clinic with all its data; returns a sentence about what was done. Throws StartError if
 * there is no real clinic yet, because the next start would create the demo again, or if there is no demo clinic.
 */
export async function removeDemoClinic({ config, database }: App): Promise<string> {
  const removed = await database.transaction(async (tx) => {
    const clinics = await findClinics(tx);
    const demos = clinics.filter(({ is_demo }) => is_demo);
    if (demos.length === 0) throw new StartError('There is no demo clinic.');
    if (demos.length === clinics.length)
      throw new StartError('The demo clinic is the only clinic. Create your own first: npm run create-clinic');
    const ids = demos.map(({ clinic_id }) => clinic_id);
    await sql`
      select graphile_worker.complete_jobs(array_agg(j.id)) from graphile_worker._private_jobs j
      where j.payload->>'clinicId' = any(${ids}) or j.payload->>'clinic_id' = any(${ids}) having count(*) > 0`.execute(
      tx,
    );
    const { rows } = await sql<{ name: string }>`
      select format('%I.%I', n.nspname, c.relname) as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'clinic_id' and not a.attisdropped
      where c.relkind in ('r', 'p') and not c.relispartition and n.nspname !~ '^(pg_|information_schema|graphile_worker)'
      order by 1`.execute(tx);
    // In a single statement, at whose end foreign keys are checked, so the order of tables doesn't matter.
    const parts = rows.map(
      ({ name }, n) => sql`${sql.raw(`t${n}`)} as (delete from ${sql.raw(name)} where clinic_id = any(${ids}::uuid[]))`,
    );
    await sql`with ${sql.join(parts, sql`, `)} select 1`.execute(tx);
    return ids;
  });
  for (const id of removed) if (isId(id)) await rm(join(config.dataDir, 'files', id), { recursive: true, force: true });
  await rm(join(config.dataDir, 'sandbox'), { recursive: true, force: true });
  return 'The demo clinic and all of its data were deleted.';
}
