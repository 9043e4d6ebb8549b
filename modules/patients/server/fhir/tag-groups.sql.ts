import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import type { FhirSelection } from '#platform/fhir/fhir-resource.ts';

/** A tag with its patients, sorted by id. */
export interface TagGroupRow {
  id: string;
  tag: string;
  patient_ids: string[];
  /** When one of them was last changed, which setting a tag does. */
  changed_time: Date;
}

/** Returns the tags that patients have; each has an id made of its text. */
export async function readTagGroups(
  db: Queryable,
  clinicId: string,
  { ids, patientIds, changedSince, after, limit }: FhirSelection,
): Promise<TagGroupRow[]> {
  const { rows } = await sql<TagGroupRow>`
    select * from (
      select 'tag-' || left(encode(sha256(convert_to(t.tag, 'UTF8')), 'hex'), 32) as id, t.tag,
        array_agg(t.patient_id::text order by t.patient_id) as patient_ids, max(p.updated_time) as changed_time
      from patients.patient_tag t join patients.patient p on p.clinic_id = t.clinic_id and p.id = t.patient_id
      where t.clinic_id = ${clinicId} and p.deleted_time is null group by t.tag) g
    where (${ids ?? null}::text[] is null or id = any(${ids ?? null}))
      and (${patientIds ?? null}::text[] is null or patient_ids && ${patientIds ?? null}::text[])
      and (${changedSince ?? null}::timestamptz is null or changed_time >= ${changedSince ?? null})
      and (${after ?? null}::text is null or id collate "C" > ${after ?? null})
    order by id collate "C" limit ${limit ?? null}`.execute(db);
  return rows;
}
