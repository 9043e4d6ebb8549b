import { sql } from 'kysely';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { duplicateRows, noteListForms, substanceKey } from '../../rules/index.ts';
import { changeNoteList, type NoteList } from './change-note-list.ts';
import type { OpenNote } from './lock-open-note.ts';
import { keepCarried } from './keep-carried.ts';
import { NOT_CARRIED, type SubstanceRow } from './parts.sql.ts';

/** The drug and supplement lists of a note. */
export const SUBSTANCES = { drug: listOf('drugs', 'drug'), supplement: listOf('supplements', 'supplement') } as const;
const DUPLICATE = {
  drug: () => domainError('DUPLICATE', 'This drug is already on the note.', 'Duplicate Drug'),
  supplement: () => domainError('DUPLICATE', 'This supplement is already on the note.', 'Duplicate Supplement'),
};

/** Saves the drugs or supplements of a note in order. DUPLICATE, titled "Duplicate Drug", if a name occurs twice. */
export async function saveSubstances(
  ctx: RequestContext,
  noteId: string,
  version: number | null,
  kind: 'drug' | 'supplement',
  input: unknown,
): Promise<null | DomainError> {
  const checked = checkInput(noteListForms().substances, input, SUBSTANCES[kind].name);
  if (isDomainError(checked)) return checked;
  if (duplicateRows(checked.value, substanceKey).length > 0) return DUPLICATE[kind]();
  const list = SUBSTANCES[kind];
  return changeNoteList(ctx, noteId, version, list, async (_tx, _note, before) => {
    const standing = new Map(before[list.name].map((row) => [row.id, row]));
    return checked.value.map(({ id, name, directions, descriptor_id, carried }) => {
      const row = { id, name, directions, descriptor_id: kind === 'drug' ? descriptor_id : null };
      const known = standing.get(id);
      return known === undefined ? { ...row, ...NOT_CARRIED } : keepCarried(known, { ...known, ...row }, carried);
    });
  });
}

function listOf<Name extends 'drugs' | 'supplements'>(
  name: Name,
  kind: 'drug' | 'supplement',
): NoteList<SubstanceRow> & { name: Name } {
  return {
    name,
    table: 'note_substance',
    label: ({ name: substance, directions }) => [substance, directions].filter(Boolean).join(': '),
    keyOf: () => kind,
    write: (tx, ctx, note, rows) => write(tx, ctx, note, kind, rows),
  };
}

async function write(
  tx: Tx,
  { actor, now }: RequestContext,
  note: OpenNote,
  kind: 'drug' | 'supplement',
  rows: readonly SubstanceRow[],
): Promise<void> {
  await sql`
    update chart.note_substance set deleted_time = ${now} where clinic_id = ${actor.clinicId} and note_id = ${note.id}
      and kind = ${kind} and deleted_time is null and not (id = any(${rows.map(({ id }) => id)}::uuid[]))`.execute(tx);
  for (const [at, row] of rows.entries()) {
    await sql`
      insert into chart.note_substance (clinic_id, id, note_id, kind, substance_name, directions, descriptor_id, carried_from,
        sort_index, created_by, created_time)
      values (${actor.clinicId}, ${row.id}, ${note.id}, ${kind}, ${row.name}, ${row.directions}, ${row.descriptor_id},
        ${row.carried_from}, ${at}, ${actor.userId}, ${now})
      on conflict (clinic_id, id) do update set sort_index = excluded.sort_index, substance_name = excluded.substance_name,
        directions = excluded.directions, descriptor_id = excluded.descriptor_id, carried_from = excluded.carried_from,
        deleted_time = null`.execute(tx);
  }
}
