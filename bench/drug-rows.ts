import { sql } from 'kysely';
import type { Database } from '#platform/database.ts';
import { type BenchApi, loadApi } from './api.ts';
import type { LoadResult } from './load.ts';

const SEARCH = `query ($name: String!) { search_drug_by_name(name: $name, take: 20) { Drug_Descriptor_Identifier E_Prescribing_Name
  brand_names schedule ingredients } }`;

/** The combined number of products in RxTerms and the FDA's directory. */
const PRODUCTS = 30_000;

const SYLLABLES = [
  'ami',
  'ben',
  'cor',
  'dol',
  'exi',
  'flu',
  'gly',
  'hyd',
  'iso',
  'keto',
  'lor',
  'met',
  'nor',
  'oxi',
  'pra',
  'qui',
];
const ENDINGS = [
  'pril',
  'sartan',
  'olol',
  'statin',
  'azole',
  'cillin',
  'mycin',
  'pam',
  'dine',
  'tidine',
  'prazole',
  'gliptin',
];
const FORMS = ['tablet', 'capsule', 'solution', 'cream', 'injection'];
const WORDS = [
  'lisin',
  'metfor 500',
  'amox clav',
  'insulin',
  'benpril',
  'cor 10 tablet',
  'fludine',
  'zestril',
  'keto cream',
  'ator',
];

/** Fills the compendium up to full size. */
export async function fillDrugs(database: Database): Promise<void> {
  const rows = Array.from({ length: PRODUCTS }, (_, at) => {
    const part = (list: readonly string[], by: number): string => list[Math.floor(at / by) % list.length]!;
    const name = `${part(SYLLABLES, 1)}${part(SYLLABLES, 16)}${part(ENDINGS, 256)} ${(at % 19) * 5 + 5} mg ${part(FORMS, 3072)}`;
    return { id: `bench-${at}`, name };
  });
  await sql`
    insert into drugs.product (drug_descriptor_identifier, source, e_prescribing_name, folded_name, search_text)
    select id, 'bench', name, name, name from unnest(${rows.map(({ id }) => id)}::text[], ${rows.map(({ name }) => name)}::text[]) n(id, name)
    on conflict do nothing`.execute(database.kysely);
  await database.pool.query('analyze drugs.product');
}

/** Searches the drugs by prefixes of names, brands and strengths. */
export function loadDrugSearch(api: BenchApi, seconds: number): Promise<LoadResult> {
  return loadApi(api, 'drug', SEARCH, (index) => ({ name: WORDS[index % WORDS.length] }), {
    seconds,
    fits: (body) => body.includes('search_drug_by_name'),
  });
}
