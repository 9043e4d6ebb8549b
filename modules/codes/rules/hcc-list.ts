import { readCsv } from '#values/read-csv.ts';
import { withDot } from './code-text.ts';

/** A diagnosis, with its dot, and one of its CMS-HCC categories. */
export interface HccCode {
  code: string;
  category: number;
}

/** The diagnoses with a category of the CMS-HCC model V28 in a payment year. */
export interface HccList {
  release_name: string;
  payment_year: number;
  codes: HccCode[];
}

// The mapping of 2026 has about 8,000 in V28.
const MOST_HCC_CODES = 25_000;

// The first payment year of V28.
const FIRST_HCC_YEAR = 2024;
const LAST_HCC_YEAR = 2099;
const LONGEST_NAME = 80;
const CATEGORY = /^CMS-HCC Model Category V28$/i;
const COUNTS = /^CMS-HCC Model Category V28 for (\d{4}) Payment Year$/i;
const DIAGNOSIS = /^[A-Z]\d[0-9A-Z](\.?[0-9A-Z]{1,4})?$/;

/**
 * Reads the “ICD-10-CM Mappings” of the Centers for Medicare & Medicaid Services (cms.gov, Risk Adjustment, “Model
 * Software/ICD-10 Mappings”), saved as CSV: lines with the title, a row of headings whose cells may span lines, and one
 * row for each diagnosis and category. Only V28 is read. If the file says which rows count in the payment year, the
 * others are left out. Returns the list, or the problem with the file.
 */
export function readHccList(text: string): HccList | { problem: string } {
  if (text.startsWith('PK')) return { problem: 'This is a ZIP or Excel file. Unzip it and choose the CSV file.' };
  const rows = readCsv(text).map((row) => row.map((cell) => cell.replaceAll(/\s+/g, ' ').trim()));
  const headAt = rows.findIndex((row) => row[0]?.toLowerCase() === 'diagnosis code');
  if (headAt < 0) return { problem: 'The heading “Diagnosis Code” is missing. Choose the CSV file from CMS.' };
  const heads = rows[headAt]!;
  const categoryAt = heads.findIndex((head) => CATEGORY.test(head));
  if (categoryAt < 0) return { problem: 'The column “CMS-HCC Model Category V28” is missing.' };
  const title = rows.slice(0, headAt).find((row) => row[0] !== undefined && row[0] !== '')?.[0] ?? '';
  const years = heads.flatMap((head, at) => (COUNTS.test(head) ? [{ at, year: Number(COUNTS.exec(head)![1]) }] : []));
  const counts = years.toSorted((a, b) => b.year - a.year)[0];
  const year = counts?.year ?? Number(/\b20\d{2}\b/.exec(title)?.[0] ?? 0);
  const codes = new Map<string, HccCode>();
  for (const [at, row] of rows.entries()) {
    const category = at > headAt ? (row[categoryAt] ?? '') : '';
    if (category === '' || (counts !== undefined && row[counts.at]?.toLowerCase() === 'no')) continue;
    const found = { code: withDot(row[0]!), category: Number(category) };
    const problem = hccCodeProblem(found);
    if (problem !== null) return { problem: `Row ${at + 1}: ${problem}` };
    if (counts !== undefined && row[counts.at]?.toLowerCase() !== 'yes')
      return { problem: `Row ${at + 1}: The column for the payment year ${year} has neither Yes nor No.` };
    codes.set(`${found.code} ${found.category}`, found);
  }
  const list = {
    release_name: title.slice(0, LONGEST_NAME) || 'ICD-10-CM Mappings',
    payment_year: year,
    codes: [...codes.values()],
  };
  const problem = hccListProblem(list);
  return problem === null ? list : { problem };
}

/** Returns the problem with a list as a whole, or null. */
export function hccListProblem({ release_name, payment_year, codes }: HccList): string | null {
  if (release_name.trim() === '' || release_name.length > LONGEST_NAME)
    return `Enter a name of at most ${LONGEST_NAME} characters.`;
  if (payment_year < FIRST_HCC_YEAR || payment_year > LAST_HCC_YEAR)
    return `The payment year is missing or before ${FIRST_HCC_YEAR}, the first year of V28.`;
  if (codes.length === 0) return 'The file has no diagnoses with a V28 category.';
  return codes.length > MOST_HCC_CODES ? `The file has more than ${MOST_HCC_CODES} diagnoses.` : null;
}

/** Returns the problem with a row, or null. */
export function hccCodeProblem({ code, category }: HccCode): string | null {
  if (!DIAGNOSIS.test(code)) return 'The diagnosis code is missing or not valid.';
  return Number.isInteger(category) && category >= 1 && category <= 999 ? null : 'The V28 category is not a number.';
}
