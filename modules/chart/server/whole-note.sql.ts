import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import type { NotePart } from '#platform/module.ts';
import { JOINED, NOTE, type Note, type Texts } from './notes.sql.ts';
import { type PartName, partsAsJson, type PartRows } from './parts/parts.sql.ts';
import type { CosignRule } from './signing/cosign-rules.sql.ts';

/** What is read with a note in one statement. */
export interface NoteContent {
  /** The lists that were requested. */
  parts: Partial<PartRows>;
  /** The cosign rules of its author and of the reader. */
  rules: CosignRule[];
  /** The ids of the other parts that a signed note has rows of; empty for an unsigned one. */
  filled: string[];
}

/** A note with its content. */
export interface WholeNote extends Note {
  content: NoteContent;
}

/** What is read with each note; `parts` are those whose presence is reported as `filled`. */
export interface WantedContent {
  texts: Texts;
  names: readonly PartName[];
  parts: readonly NotePart[];
}

/** Returns notes with these lists, unordered, in one statement, with the cosign rules of all these readers. */
export async function readWholeNotes(
  db: Queryable,
  clinicId: string,
  { ids, readers }: { ids: readonly string[]; readers: readonly string[] },
  wanted: WantedContent,
): Promise<WholeNote[]> {
  const content = sql<{ content: NoteContent }>`json_build_object('parts', ${sql.raw(partsAsJson(wanted.names))},
    'filled', ${sql.raw(filledOf(wanted.parts))}, 'rules', (select coalesce(json_agg(json_build_object('author_id', c.author_id,
      'cosign_mode', c.cosign_mode, 'cosigner_id', c.cosigner_id, 'version', c.version)), '[]') from chart.cosign_rule c
      where c.clinic_id = n.clinic_id and c.author_id = any(n.author_id || ${readers}::uuid[]))) as content`;
  const { rows } = await NOTE[wanted.texts]
    .and(content)
    .select(sql`from chart.chart_note n ${JOINED}
    where n.clinic_id = ${clinicId} and n.id = any(${ids}::uuid[]) and n.deleted_time is null`)
    .execute(db);
  return rows;
}

function filledOf(parts: readonly NotePart[]): string {
  const ids = parts.flatMap(({ id, rows }) =>
    rows === undefined ? [] : [`case when exists (select 1 from ${rows}) then '${id}' end`],
  );
  return ids.length === 0
    ? `'{}'::text[]`
    : `case when n.signed_time is null then '{}' else array_remove(array[${ids.join(', ')}], null) end`;
}
