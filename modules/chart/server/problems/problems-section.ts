import type { RecordSection } from '#platform/module.ts';
import { readProblems } from './problems.sql.ts';

/** A patient's problem list, as a section of the complete patient record. */
export const problemsSection: RecordSection = {
  id: 'chart.problems',
  title: 'Problem list',
  order: 70,
  rule: 'chart.view',
  form: 'table',
  async read(app, clinicId, personId) {
    const problems = await readProblems(app.database.kysely, clinicId, personId);
    return problems.map(({ problem_name, icd_code, status, onset_date, resolved_date, comment }) => ({
      Problem: problem_name,
      Code: icd_code ?? '',
      Status: status === 'active' ? 'Active' : 'Resolved',
      Since: day(onset_date),
      Until: day(resolved_date),
      Comment: comment ?? '',
    }));
  },
};

function day(iso: string | null): string {
  if (iso === null) return '';
  const [year, month, of] = iso.split('-');
  return `${month}/${of}/${year}`;
}
