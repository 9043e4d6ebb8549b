import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readSearch, withDot } from '../rules/index.ts';
import { makeCodeIndex } from './code-index.ts';
import type { CodeRow } from './code-table.ts';
import { relaxSearch } from './relax-search.ts';
import { DIAGNOSIS_TERMS } from './testing/diagnosis-terms.ts';

const FILE = fileURLToPath(new URL('../../../../shared/data/codes/icd10cm-order-2027.txt.gz', import.meta.url));
const STARTER = ['20261122-1742-starter-diagnoses.sql', '20261126-2110-complete-starter.sql'];

/** The official ICD-10-CM file, with the common codes of the starter list. */
function readRows(): CodeRow[] {
  const common = new Set(
    STARTER.flatMap((name) =>
      [
        ...readFileSync(new URL(`../migrations/${name}`, import.meta.url), 'utf8').matchAll(
          /^  \('([A-Z][\dA-Z.]+)',/gm,
        ),
      ].map((match) => match[1]!),
    ),
  );
  return gunzipSync(readFileSync(FILE))
    .toString('latin1')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [code, name] = [withDot(line.slice(6, 13).trim()), line.slice(77).trim()];
      const period = { valid_from: '1900-01-01', valid_to: null, known_from: null, parent_code: null };
      return {
        ...period,
        code,
        short_name: name,
        long_name: name,
        billable: line[14] === '1',
        place: common.has(code) ? 1 : null,
      };
    });
}

test.skipIf(!existsSync(FILE))('95 % of common terms find a right code among the first five of ICD-10-CM', async () => {
  const index = await makeCodeIndex([readRows()]);
  const missed = DIAGNOSIS_TERMS.filter(([term, ...codes]) => {
    const typed = readSearch(term);
    const search = index.find(typed, 1).length > 0 ? typed : relaxSearch(typed, [index]);
    const found = search === null ? [] : index.find(search, 5).map((place) => index.codeAt(place));
    return !found.some((code) => codes.some((right) => code.startsWith(right)));
  });
  expect(DIAGNOSIS_TERMS.length).toBeGreaterThanOrEqual(300);
  expect(missed.length, missed.map(([term]) => term).join(', ')).toBeLessThanOrEqual(DIAGNOSIS_TERMS.length * 0.05);
});
