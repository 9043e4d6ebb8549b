import { sql } from 'kysely';
import type { FhirReader, FhirSelection } from '#platform/fhir/fhir-resource.ts';
import { selectionClauses } from '#platform/fhir/selection-clauses.ts';
import { columnsOf, type ReadRow } from '#platform/records/read-columns.ts';

const PROBLEM = columnsOf({ r: 'chart.problem' }, [
  'r.id',
  'r.patient_id',
  'r.icd_code',
  'r.problem_name',
  'r.status',
  'r.onset_date',
  'r.resolved_date',
  'r.comment',
  'r.created_by',
  'r.created_time',
  'r.updated_time',
  'r.version',
]);
const OF_NOTE = columnsOf({ n: 'chart.chart_note', c: 'chart.chart_note' }, [
  'n.id as note_id',
  'n.patient_id',
  'n.author_id',
  'n.service_date',
  'n.withdrawn_time',
  'n.non_medical',
  'c.updated_time as changed_time',
]);
const DIAGNOSIS = columnsOf({ r: 'chart.note_diagnosis' }, [
  'r.id',
  'r.icd_code',
  'r.icd_code_type',
  'r.official_name',
  'r.created_by',
  'r.created_time',
]).and(OF_NOTE);
const PROCEDURE = columnsOf({ r: 'chart.note_procedure' }, [
  'r.id',
  'r.cpt_code',
  'r.cpt_code_type',
  'r.official_name',
  'r.modifiers',
  'r.units',
  'r.pointers',
  'r.created_by',
  'r.created_time',
]).and(OF_NOTE).and(sql<{
  diagnosis_ids: string[];
}>`array(select d.id::text from chart.note_diagnosis d where d.clinic_id = r.clinic_id
    and d.note_id = r.note_id and d.deleted_time is null) as diagnosis_ids`);

// A signed note doesn't change any more, but can be retracted. It can be another patient's, so only members read it.
const SIGNED = sql.raw(`join chart.chart_note n on n.clinic_id = r.clinic_id and n.id = r.note_id
    and n.deleted_time is null and n.signed_time is not null
  join chart.note_patient p on p.clinic_id = n.clinic_id and p.id = n.patient_id and p.deleted_time is null
  cross join lateral (select greatest(n.signed_time, n.withdrawn_time) as updated_time) c`);
const visible = (forPatient: boolean) => (forPatient ? sql`n.withdrawn_time is null` : sql`true`);
const OF_SIGNED = { id: 'r.id', patient: 'n.patient_id', changed: sql.raw('c.updated_time') };

/** A problem of a patient. */
export type ProblemRow = ReadRow<typeof PROBLEM>;
/** A diagnosis of a signed note. */
export type DiagnosisRow = ReadRow<typeof DIAGNOSIS>;
/** A procedure of a signed note, with the ids of the note's diagnoses. */
export type ProcedureRow = ReadRow<typeof PROCEDURE>;

/** Returns problems, without deleted ones. */
export async function readProblems({ app, clinicId }: FhirReader, selection: FhirSelection): Promise<ProblemRow[]> {
  const columns = { id: 'r.id', patient: 'r.patient_id', changed: sql.raw('r.updated_time') };
  const { matches, page } = selectionClauses(selection, columns);
  const { rows } = await PROBLEM.select(sql`from chart.problem r
    join chart.note_patient p on p.clinic_id = r.clinic_id and p.id = r.patient_id and p.deleted_time is null
    where r.clinic_id = ${clinicId} and r.deleted_time is null and ${matches} ${page}`).execute(app.database.kysely);
  return rows;
}

/** Returns the diagnoses of signed notes. */
export async function readDiagnoses(
  { app, clinicId, forPatient }: FhirReader,
  selection: FhirSelection,
): Promise<DiagnosisRow[]> {
  const { matches, page } = selectionClauses(selection, OF_SIGNED);
  const { rows } = await DIAGNOSIS.select(sql`from chart.note_diagnosis r ${SIGNED}
    where r.clinic_id = ${clinicId} and r.deleted_time is null and ${visible(forPatient)} and ${matches} ${page}`).execute(
    app.database.kysely,
  );
  return rows;
}

/** Returns the procedures of signed notes. */
export async function readProcedures(
  { app, clinicId, forPatient }: FhirReader,
  selection: FhirSelection,
): Promise<ProcedureRow[]> {
  const { matches, page } = selectionClauses(selection, OF_SIGNED);
  const { rows } = await PROCEDURE.select(sql`from chart.note_procedure r ${SIGNED}
    where r.clinic_id = ${clinicId} and r.deleted_time is null and ${visible(forPatient)} and ${matches} ${page}`).execute(
    app.database.kysely,
  );
  return rows;
}
