import { sql } from 'kysely';
import { unknownModifiers } from '#codes/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { invalid, isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { duplicateRows, noteListForms, procedureKey, type ProcedureFields } from '../../rules/index.ts';
import { changeNoteList, type NoteList } from './change-note-list.ts';
import type { OpenNote } from './lock-open-note.ts';
import { lookUpCodes, rememberCodes } from './look-up-codes.ts';
import { keepCarried } from './keep-carried.ts';
import { NOT_CARRIED, type PartRows, type ProcedureRow } from './parts.sql.ts';

/** The procedure list of a note. */
export const PROCEDURES: NoteList<ProcedureRow> = {
  name: 'cpts',
  table: 'note_procedure',
  label: ({ cpt_code, modifiers, units, official_name }) =>
    `${[cpt_code, ...modifiers].join('-')} × ${units} ${official_name}`,
  keyOf: ({ cpt_code }) => cpt_code,
  write,
};

/**
 * Saves the procedures of a note. DUPLICATE if one occurs twice with the same modifiers; pointers refer to diagnoses of
 * the note.
 */
export async function saveProcedures(
  ctx: RequestContext,
  noteId: string,
  version: number | null,
  input: readonly object[],
): Promise<null | DomainError> {
  const whole = input.map((row) => {
    const { modifiers, units, pointers } = row as Partial<Record<'modifiers' | 'units' | 'pointers', unknown>>;
    return { ...row, modifiers: modifiers ?? [], units: units ?? 1, pointers: pointers ?? [] };
  });
  const checked = checkInput(noteListForms().procedures, whole, 'cpts');
  if (isDomainError(checked)) return checked;
  const rows = checked.value.map((row) => ({ ...row, cpt_code: row.cpt_code.toUpperCase() }));
  if (duplicateRows(rows, procedureKey).length > 0)
    return domainError(
      'DUPLICATE',
      'This procedure is already on the note. Increase the units, or add a modifier for the other side.',
      'Duplicate Procedure',
    );
  return changeNoteList(ctx, noteId, version, PROCEDURES, (tx, note, before) => rowsOf(tx, ctx, note, rows, before));
}

/** Removes pointers to diagnoses other than `ids` from the procedures of a note. */
export async function keepPointers(tx: Tx, clinicId: string, noteId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update chart.note_procedure p set pointers = array(
      select pointer from unnest(p.pointers) with ordinality as kept(pointer, at) where pointer = any(${ids}::uuid[]) order by at)
    where p.clinic_id = ${clinicId} and p.note_id = ${noteId} and p.deleted_time is null
      and not (p.pointers <@ ${ids}::uuid[])`.execute(tx);
}

async function rowsOf(
  tx: Tx,
  ctx: RequestContext,
  note: OpenNote,
  procedures: readonly ProcedureFields[],
  before: PartRows,
): Promise<ProcedureRow[] | DomainError> {
  const diagnoses = new Set(before.diagnosis.map(({ id }) => id));
  const standing = new Map(before.cpts.map((row) => [row.id, row]));
  const fresh = procedures
    .filter(({ id }) => !standing.has(id))
    .map(({ cpt_code: code, cpt_code_type: type }) => ({ code, type }));
  const found = await lookUpCodes(tx, ctx, 'cpt', fresh, note.service_date);
  const unknown = await unknownModifiers(
    tx,
    procedures.flatMap(({ id, modifiers }) => modifiers.filter((each) => !standing.get(id)?.modifiers.includes(each))),
  );
  const rows: ProcedureRow[] = [];
  for (const [at, { id, cpt_code, modifiers, units, pointers, carried }] of procedures.entries()) {
    if (pointers.some((pointer) => !diagnoses.has(pointer)))
      return invalid([{ path: `cpts.${at}.pointers`, message: 'Link the procedure to a diagnosis on this note.' }]);
    const wrong = modifiers.find((modifier) => unknown.includes(modifier));
    if (wrong !== undefined)
      return invalid([{ path: `cpts.${at}.modifiers`, message: `${wrong} is not a known modifier.` }]);
    const row = standing.get(id);
    const code = found.get(cpt_code);
    if (row !== undefined && row.cpt_code === cpt_code)
      rows.push(keepCarried(row, { ...row, modifiers, units, pointers }, carried));
    else if (code === undefined)
      return invalid([{ path: `cpts.${at}.cpt_code`, message: 'This code is not in the clinic’s code lists.' }]);
    else
      rows.push({
        id,
        cpt_code,
        cpt_code_type: code.type,
        official_name: code.official_name,
        modifiers,
        units,
        pointers,
        ...NOT_CARRIED,
      });
  }
  await rememberCodes(tx, ctx, 'cpt', [...found.values()]);
  return rows;
}

async function write(tx: Tx, ctx: RequestContext, note: OpenNote, rows: readonly ProcedureRow[]): Promise<void> {
  const { actor, now } = ctx;
  await sql`
    update chart.note_procedure set deleted_time = ${now} where clinic_id = ${actor.clinicId} and note_id = ${note.id}
      and deleted_time is null and not (id = any(${rows.map(({ id }) => id)}::uuid[]))`.execute(tx);
  for (const [at, row] of rows.entries()) {
    await sql`
      insert into chart.note_procedure (clinic_id, id, note_id, cpt_code, cpt_code_type, official_name, modifiers, units, pointers,
        carried_from, sort_index, created_by, created_time)
      values (${actor.clinicId}, ${row.id}, ${note.id}, ${row.cpt_code}, ${row.cpt_code_type}, ${row.official_name},
        ${row.modifiers}::text[], ${row.units}, ${row.pointers}::uuid[], ${row.carried_from}, ${at}, ${actor.userId}, ${now})
      on conflict (clinic_id, id) do update set sort_index = excluded.sort_index, modifiers = excluded.modifiers,
        units = excluded.units, pointers = excluded.pointers, carried_from = excluded.carried_from, deleted_time = null`.execute(
      tx,
    );
  }
}
