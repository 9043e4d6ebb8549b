import { sql } from 'kysely';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { invalid, isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { duplicateRows, noteListForms, type DiagnosisFields } from '../../rules/index.ts';
import { changeNoteList, type NoteList } from './change-note-list.ts';
import type { OpenNote } from './lock-open-note.ts';
import { lookUpCodes, rememberCodes } from './look-up-codes.ts';
import { NOT_CARRIED, type DiagnosisRow } from './parts.sql.ts';
import { keepCarried } from './keep-carried.ts';
import { keepPointers } from './save-procedures.ts';

/** The diagnosis list of a note. */
export const DIAGNOSES: NoteList<DiagnosisRow> = {
  name: 'diagnosis',
  table: 'note_diagnosis',
  label: ({ icd_code, official_name }) => `${icd_code} ${official_name}`,
  keyOf: ({ icd_code }) => icd_code,
  write,
};

/**
 * Saves the diagnoses of a note, primary one first. DUPLICATE if a code occurs twice; procedures lose pointers to
 * removed diagnoses.
 */
export async function saveDiagnoses(
  ctx: RequestContext,
  noteId: string,
  version: number | null,
  input: unknown,
): Promise<null | DomainError> {
  const checked = checkInput(noteListForms().diagnoses, input, 'diagnosis');
  if (isDomainError(checked)) return checked;
  const rows = checked.value.map((row) => ({ ...row, icd_code: row.icd_code.toUpperCase() }));
  if (duplicateRows(rows, ({ icd_code }) => icd_code).length > 0) return duplicate();
  return changeNoteList(ctx, noteId, version, DIAGNOSES, (tx, note, before) =>
    rowsOf(tx, ctx, note, rows, before.diagnosis),
  );
}

async function rowsOf(
  tx: Tx,
  ctx: RequestContext,
  note: OpenNote,
  diagnoses: readonly DiagnosisFields[],
  before: readonly DiagnosisRow[],
): Promise<DiagnosisRow[] | DomainError> {
  const standing = new Map(before.map((row) => [row.id, row]));
  const fresh = diagnoses
    .filter(({ id }) => !standing.has(id))
    .map(({ icd_code: code, icd_code_type: type }) => ({ code, type }));
  const found = await lookUpCodes(tx, ctx, 'icd', fresh, note.service_date);
  const problem = await strangeProblem(tx, ctx, note, diagnoses);
  if (problem !== null) return problem;
  const rows: DiagnosisRow[] = [];
  for (const [at, { id, icd_code, problem_id, carried }] of diagnoses.entries()) {
    const row = standing.get(id);
    const code = found.get(icd_code);
    if (row !== undefined && row.icd_code === icd_code) rows.push(keepCarried(row, { ...row, problem_id }, carried));
    else if (code === undefined)
      return invalid([{ path: `diagnosis.${at}.icd_code`, message: 'This code is not in the clinic’s code lists.' }]);
    else
      rows.push({
        id,
        icd_code: code.code,
        icd_code_type: code.type,
        official_name: code.official_name,
        pmh_display_name: code.pmh_display_name,
        problem_id,
        ...NOT_CARRIED,
      });
  }
  if (duplicateRows(rows, ({ icd_code }) => icd_code).length > 0) return duplicate();
  await rememberCodes(tx, ctx, 'icd', [...found.values()]);
  return rows;
}

async function strangeProblem(
  tx: Tx,
  { actor }: RequestContext,
  note: OpenNote,
  diagnoses: readonly DiagnosisFields[],
): Promise<DomainError | null> {
  const ids = diagnoses.flatMap(({ problem_id }) => problem_id ?? []);
  if (ids.length === 0) return null;
  const standing = await tx
    .selectFrom('chart.problem')
    .select('id')
    .where('clinic_id', '=', actor.clinicId)
    .where('patient_id', '=', note.patient_id)
    .where('deleted_time', 'is', null)
    .where('id', 'in', ids)
    .execute();
  const own = new Set(standing.map(({ id }) => id));
  const at = diagnoses.findIndex(({ problem_id }) => problem_id !== null && !own.has(problem_id));
  return at === -1
    ? null
    : invalid([{ path: `diagnosis.${at}.problem_id`, message: 'This problem is not on the patient’s list.' }]);
}

async function write(tx: Tx, ctx: RequestContext, note: OpenNote, rows: readonly DiagnosisRow[]): Promise<void> {
  const { actor, now } = ctx;
  await sql`
    update chart.note_diagnosis set deleted_time = ${now} where clinic_id = ${actor.clinicId} and note_id = ${note.id}
      and deleted_time is null and not (id = any(${rows.map(({ id }) => id)}::uuid[]))`.execute(tx);
  for (const [at, row] of rows.entries()) {
    await sql`
      insert into chart.note_diagnosis (clinic_id, id, note_id, icd_code, icd_code_type, official_name, pmh_display_name, problem_id,
        carried_from, sort_index, created_by, created_time)
      values (${actor.clinicId}, ${row.id}, ${note.id}, ${row.icd_code}, ${row.icd_code_type}, ${row.official_name},
        ${row.pmh_display_name}, ${row.problem_id}, ${row.carried_from}, ${at}, ${actor.userId}, ${now})
      on conflict (clinic_id, id) do update set sort_index = excluded.sort_index, problem_id = excluded.problem_id,
        carried_from = excluded.carried_from, deleted_time = null`.execute(tx);
  }
  await keepPointers(
    tx,
    actor.clinicId,
    note.id,
    rows.map(({ id }) => id),
  );
}

function duplicate(): DomainError {
  return domainError('DUPLICATE', 'This diagnosis is already on the note.', 'Duplicate Diagnosis');
}
