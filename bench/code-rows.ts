import { sql } from 'kysely';
import type { Database } from '#platform/database.ts';
import { type BenchApi, loadApi } from './api.ts';
import type { LoadResult } from './load.ts';

const SEARCH = `query ($search: String!) { diagnosis_search(search: $search, take: 20) { id icd_code icd_code_type official_name billable
  has_children unspecified valid_from valid_to standing offered_as is_favourite } }`;

/** The size of the complete ICD-10-CM. */
const CODES = 98_000;

// Synthetic codes from typical words: each with a site, a side, and an encounter.
const KINDS = [
  'Fracture',
  'Sprain',
  'Laceration',
  'Contusion',
  'Burn',
  'Injury',
  'Pain',
  'Neoplasm',
  'Abscess',
  'Ulcer',
];
const SITES = [
  'shoulder',
  'elbow',
  'wrist',
  'hand',
  'finger',
  'hip',
  'knee',
  'ankle',
  'foot',
  'toe',
  'neck',
  'back',
  'chest',
  'eye',
];
const SIDES = ['right', 'left', 'bilateral', 'unspecified'];
const TURNS = ['initial encounter', 'subsequent encounter', 'sequela', 'with complication', 'without complication'];
const WORDS = [
  'diab',
  'pain knee',
  'fracture left wrist',
  'htn',
  'uti',
  'e11',
  'initial encounter',
  'ankle',
  's82',
  'heart failure',
];

/** Fills the diagnoses up to the size of the complete code set. */
export async function fillCodes(database: Database): Promise<void> {
  const rows = Array.from({ length: CODES }, (_, at) => {
    const part = (list: readonly string[], by: number): string => list[Math.floor(at / by) % list.length]!;
    const letter = 'QRSTUVWXYZ'[at % 10]!;
    return {
      code: `${letter}${String(Math.floor(at / 10) % 100).padStart(2, '0')}.${String(Math.floor(at / 1000)).padStart(3, '0')}B`,
      name: `${part(KINDS, 1)} of ${part(SIDES, 10)} ${part(SITES, 40)}, level ${at % 97}, ${part(TURNS, 560)}`,
    };
  });
  await sql`
    insert into codes.code (code_set, code, valid_from, short_name, long_name, billable)
    select 'ICD-10-CM', code, '1900-01-01', name, name, true
    from unnest(${rows.map(({ code }) => code)}::text[], ${rows.map(({ name }) => name)}::text[]) n(code, name)
    on conflict do nothing`.execute(database.kysely);
  await database.pool.query('analyze codes.code');
}

/** Searches the diagnoses by words, by colloquial terms and by code. */
export function loadCodeSearch(api: BenchApi, seconds: number): Promise<LoadResult> {
  return loadApi(api, 'chart', SEARCH, (index) => ({ search: WORDS[index % WORDS.length] }), {
    seconds,
    fits: (body) => body.includes('"official_name"'),
  });
}
