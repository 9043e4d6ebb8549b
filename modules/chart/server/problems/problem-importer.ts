import { isDomainError } from '#platform/domain-error.ts';
import type { RecordImporter } from '#platform/module.ts';
import { dayOfCell } from '#patients/server';
import { createProblemIn, noProblem, removeProblem } from './change-problem.ts';
import { problems } from './problems.sql.ts';

/** Imports problem lists. */
export const problemImporter: RecordImporter = {
  id: 'chart.problems',
  title: 'Problems',
  rule: 'chart.write',
  order: 30,
  columns: [
    { id: 'name', title: 'Problem', other: ['Diagnosis', 'Description', 'Name'], required: true },
    { id: 'code', title: 'ICD-10 code', other: ['ICD-10', 'Code'] },
    { id: 'onset', title: 'Onset', other: ['Onset date'] },
    { id: 'comment', title: 'Comment', other: ['Note'] },
  ],
  async add(tx, ctx, patientId, cells) {
    const onset_date = dayOfCell(ctx, 'Onset', cells['onset']);
    if (isDomainError(onset_date)) return onset_date;
    const { name: problem_name, code: icd_code, comment } = cells;
    const input = { problem_name, icd_code: icd_code!.toUpperCase(), onset_date, comment };
    const made = await createProblemIn(tx, ctx, { patient_id: patientId, input });
    return isDomainError(made) ? made : made.id;
  },
  async undo(ctx, id) {
    const row = await problems.find(ctx.app.database.kysely, ctx.actor, id);
    if (row === null || row.version !== 1) return noProblem();
    const done = await removeProblem(ctx, id, 'Import undone');
    return isDomainError(done) ? done : null;
  },
};
