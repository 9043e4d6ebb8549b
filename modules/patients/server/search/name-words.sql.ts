import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';

/** Stores the words of a patient's names, or of all patients of a clinic: the dictionary for typo correction. */
export async function keepNameWords(tx: Tx, clinicId: string, patientId: string | null = null): Promise<void> {
  // In a fixed order, so that transactions can't deadlock.
  await sql`
    insert into patients.name_word (clinic_id, word)
    select distinct p.clinic_id, w.word from patients.patient p, unnest(string_to_array(trim(p.search_text), ' ')) w(word)
    where p.clinic_id = ${clinicId} and (${patientId}::uuid is null or p.id = ${patientId}::uuid)
      and w.word ~ '^[^0-9]{3,40}$'
      and not exists (select 1 from patients.name_word k where k.clinic_id = ${clinicId} and k.word = w.word)
    order by 2
    on conflict do nothing`.execute(tx);
}

// Words with fewer shared trigrams are not typos of it.
const LEAST_SIMILARITY = '0.15';
const MOST_CANDIDATES = 400;

/** Returns the known words similar to each of these, most similar first; one list per word, in order. */
export async function listWordsLike(tx: Tx, clinicId: string, words: readonly string[]): Promise<string[][]> {
  const [, found] = await Promise.all([
    sql`select set_config('pg_trgm.similarity_threshold', ${LEAST_SIMILARITY}, true)`.execute(tx),
    sql<{ place: number; word: string }>`
      select t.place::int as place, k.word from unnest(${words}::text[]) with ordinality t(typed, place)
      cross join lateral (select n.word from patients.name_word n
        where n.clinic_id = ${clinicId} and n.word % t.typed
          and length(n.word) between length(t.typed) - 2 and length(t.typed) + 2
        order by similarity(n.word, t.typed) desc, n.word limit ${MOST_CANDIDATES}) k`.execute(tx),
  ]);
  const lists: string[][] = words.map(() => []);
  for (const { place, word } of found.rows) lists[place - 1]!.push(word);
  return lists;
}

/** Returns which of these words are the beginning of a name. */
export async function findKnownWords(db: Queryable, clinicId: string, words: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ typed: string }>`
    select t.typed from unnest(${words}::text[], ${words.map((word) => `${word}\u{10ffff}`)}::text[]) t(typed, after)
    where exists (select 1 from patients.name_word n
      where n.clinic_id = ${clinicId} and n.word >= t.typed and n.word < t.after)`.execute(db);
  return new Set(rows.map(({ typed }) => typed));
}
