import { productForm, type ProductFields } from './setup-forms.ts';

/** A parsed compendium file: the valid rows, and the problems of the others. */
export interface ReadCompendium {
  products: Omit<ProductFields, 'lab_id'>[];
  problems: { line: number; message: string }[];
}

const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  test_code: ['code', 'testcode', 'ordercode', 'number', 'testnumber'],
  testName: ['name', 'testname', 'ordername', 'description', 'title'],
  testType: ['type', 'testtype'],
  alias: ['alias', 'aliases', 'synonyms', 'shortname'],
  loinc: ['loinc', 'loinccode'],
  specimen: ['specimen', 'specimentype', 'sample'],
  is_fasting: ['fasting'],
  price: ['price', 'fee'],
  questions: ['questions', 'aoe'],
};

/** Maximum number of rows in a compendium. */
export const MOST_LINES = 20_000;

/**
 * Parses a laboratory's list of tests from CSV with a header row: at least code and name; questions separated by
 * semicolons, prices in dollars.
 */
export function readCompendium(text: string): ReadCompendium {
  const rows = readCsv(text.replace(/^\uFEFF/, ''));
  const heads = (rows[0] ?? []).map((head) => head.toLowerCase().replaceAll(/[^a-z]/g, ''));
  // Computed once, since the header can be as long as the file.
  const places = new Map(
    Object.entries(COLUMNS).map(([field, names]) => [field, heads.findIndex((head) => names.includes(head))]),
  );
  const place = (field: string): number => places.get(field) ?? -1;
  if (place('test_code') < 0 || place('testName') < 0)
    return { products: [], problems: [{ line: 1, message: 'The first line must contain the columns code and name.' }] };
  if (rows.length > MOST_LINES)
    return { products: [], problems: [{ line: MOST_LINES, message: `The file has more than ${MOST_LINES} lines.` }] };
  const read: ReadCompendium = { products: [], problems: [] };
  const seen = new Set<string>();
  rows.slice(1).forEach((row, index) => {
    const line = index + 2;
    const at = (field: string): string => row[place(field)]?.trim() ?? '';
    if (row.every((cell) => cell.trim() === '')) return;
    const parsed = productForm.safeParse({
      lab_id: 'any',
      test_code: at('test_code'),
      testName: at('testName'),
      testType: at('testType') || 'Test',
      alias: at('alias'),
      loinc: at('loinc'),
      specimen: at('specimen'),
      is_fasting: /^(y|yes|true|1|x|fasting)$/i.test(at('is_fasting')),
      price: cents(at('price')),
      questions: questionsOf(at('questions')),
    });
    if (!parsed.success) return void read.problems.push({ line, message: parsed.error.issues[0]!.message });
    const { lab_id: _, ...product } = parsed.data;
    if (seen.has(product.test_code))
      return void read.problems.push({ line, message: 'This code is already listed above.' });
    seen.add(product.test_code);
    read.products.push(product);
  });
  return read;
}

function questionsOf(text: string): { code: string; question: string; required: boolean }[] {
  return text
    .split(';')
    .map((question) => question.trim())
    .filter(Boolean)
    .map((question, index) => ({
      code: `Q${index + 1}`,
      question: question.replace(/\?\?$/, '?'),
      required: !question.endsWith('??'),
    }));
}

function cents(text: string): number | null {
  const clean = text.replaceAll(/[$,\s]/g, '');
  return /^\d{1,6}(\.\d{1,2})?$/.test(clean) ? Math.round(Number(clean) * 100) : null;
}

/** Splits a CSV text into cells; quoted cells may contain commas and line breaks. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell === '') quoted = true;
    else if (sign === ',') {
      row.push(cell);
      cell = '';
    } else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text[at + 1] === '\n') at += 1;
      row.push(cell);
      rows.push(row);
      [row, cell] = [[], ''];
    } else cell += sign;
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell]);
  return rows;
}
