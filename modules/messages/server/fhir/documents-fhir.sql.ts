import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import type { FhirSelection } from '#platform/fhir/fhir-resource.ts';
import { selectionClauses } from '#platform/fhir/selection-clauses.ts';
import { columnsOf, type ReadRow } from '#platform/records/read-columns.ts';

const DOCUMENT = columnsOf({ d: 'messages.document' }, [
  'd.id',
  'd.patient_id',
  'd.document_type',
  'd.document_day',
  'd.title',
  'd.file_id',
  'd.type',
  'd.byte_size',
  'd.version',
  'd.created_by',
  'd.created_time',
  'd.updated_time',
]);

/** A document of a patient's chart. */
export type DocumentRow = ReadRow<typeof DOCUMENT>;

/** Returns documents of patients' charts; removed ones are omitted. */
export async function readDocumentRows(
  db: Queryable,
  clinicId: string,
  selection: FhirSelection,
): Promise<DocumentRow[]> {
  const changed = sql.raw('coalesce(d.updated_time, d.created_time)');
  const { matches, page } = selectionClauses(selection, { id: 'd.id', patient: 'd.patient_id', changed });
  const { rows } = await DOCUMENT.select(sql`from messages.document d
    join patients.patient p on p.clinic_id = d.clinic_id and p.id = d.patient_id and p.deleted_time is null
    where d.clinic_id = ${clinicId} and d.deleted_time is null and ${matches} ${page}`).execute(db);
  return rows;
}
