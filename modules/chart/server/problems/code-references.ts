import { sql } from 'kysely';
import type { CodeReferences } from '#platform/module.ts';

/** Problems on the lists: the import of a code edition reports those whose codes it changes. */
const problems: CodeReferences = {
  id: 'chart.problems',
  title: 'Patient problems',
  async count(db, clinicId, codeType, codes) {
    if (codeType !== 'ICD-10-CM') return [];
    const { rows } = await sql<{ code: string; count: number }>`
      select icd_code as code, count(*) as count from chart.problem
      where clinic_id = ${clinicId} and icd_code = any(${codes}::text[]) and status = 'active' and deleted_time is null
      group by icd_code`.execute(db);
    return rows;
  },
};

/** Diagnoses and procedures of unsigned notes; signed notes keep their codes. */
const openNotes: CodeReferences = {
  id: 'chart.open-notes',
  title: 'Unsigned chart notes',
  async count(db, clinicId, codeType, codes) {
    const isDiagnosis = codeType === 'ICD-10-CM';
    const table = sql.raw(isDiagnosis ? 'chart.note_diagnosis' : 'chart.note_procedure');
    const column = sql.raw(isDiagnosis ? 'x.icd_code' : 'x.cpt_code');
    const { rows } = await sql<{ code: string; count: number }>`
      select ${column} as code, count(distinct x.note_id) as count from ${table} x
      join chart.chart_note n on n.clinic_id = x.clinic_id and n.id = x.note_id
      where x.clinic_id = ${clinicId} and ${column} = any(${codes}::text[]) and x.deleted_time is null
        and n.signed_time is null and n.deleted_time is null
        ${isDiagnosis ? sql`` : sql`and x.cpt_code_type = ${codeType}`}
      group by 1`.execute(db);
    return rows;
  },
};

/** The chart data that references codes and is still being edited. */
export const codeReferences: readonly CodeReferences[] = [problems, openNotes];
