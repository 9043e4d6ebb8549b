import { readCsv } from '#values/read-csv.ts';
import { entryQuestion, type EntryQuestion, productForm, type ProductFields } from './setup-forms.ts';

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
  // A laboratory's list of questions at order entry (AOE): one line for each question of a test.
  questionCode: ['questioncode', 'aoecode', 'aoequestioncode'],
  question: ['question', 'aoequestion', 'questiontext', 'aoequestiontext'],
  required: ['required', 'questionrequired', 'aoerequired'],
};

/** Maximum number of rows in a compendium. */
export const MOST_LINES = 20_000;

/**
 * Parses a laboratory's list of tests from CSV with a header row: at least code and name; prices in dollars. Questions
 * keep the laboratory's codes: as lines of their test with question code and question, or in one cell, separated by
 * semicolons, as `CODE=Question`.
 */
export function readCompendium(text: string): ReadCompendium {
  const rows = readCsv(text);
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
  const seen = new Map<string, ReadCompendium['products'][number]>();
  rows.slice(1).forEach((row, index) => {
    const line = index + 2;
    const at = (field: string): string => row[place(field)]?.trim() ?? '';
    if (row.every((cell) => cell.trim() === '')) return;
    const own = questionAt(at);
    const known = seen.get(at('test_code'));
    if (known !== undefined && own !== null) {
      addQuestion(read, known, own, line);
      return;
    }
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
      questions: own === null ? questionsOf(at('questions')) : [...questionsOf(at('questions')), own],
    });
    if (!parsed.success) return void read.problems.push({ line, message: parsed.error.issues[0]!.message });
    const { lab_id: _, ...product } = parsed.data;
    if (seen.has(product.test_code))
      return void read.problems.push({ line, message: 'This code is already listed above.' });
    seen.set(product.test_code, product);
    read.products.push(product);
  });
  return read;
}

const MOST_QUESTIONS = 20;

// The question of a line with the laboratory's own code; null if the line has none.
function questionAt(at: (field: string) => string): EntryQuestion | null {
  const [code, question] = [at('questionCode'), at('question')];
  if (code === '' || question === '') return null;
  return { code, question, required: !/^(n|no|false|0|o|optional)$/i.test(at('required')) };
}

function addQuestion(
  read: ReadCompendium,
  { questions }: ReadCompendium['products'][number],
  question: EntryQuestion,
  line: number,
): void {
  const checked = entryQuestion.safeParse(question);
  if (!checked.success) read.problems.push({ line, message: checked.error.issues[0]!.message });
  else if (questions.some(({ code }) => code === checked.data.code))
    read.problems.push({ line, message: 'This question is already listed above.' });
  else if (questions.length >= MOST_QUESTIONS)
    read.problems.push({ line, message: `Enter at most ${MOST_QUESTIONS} questions` });
  else questions.push(checked.data);
}

function questionsOf(text: string): EntryQuestion[] {
  return text
    .split(';')
    .map((question) => question.trim())
    .filter(Boolean)
    .map((entry, index) => {
      const [, code, question] = /^([A-Za-z0-9._-]{1,40})=(.+)$/s.exec(entry) ?? [null, `Q${index + 1}`, entry];
      return {
        code,
        question: question.trim().replace(/\?\?$/, '?'),
        required: !entry.endsWith('??'),
      };
    });
}

function cents(text: string): number | null {
  const clean = text.replaceAll(/[$,\s]/g, '');
  return /^\d{1,6}(\.\d{1,2})?$/.test(clean) ? Math.round(Number(clean) * 100) : null;
}
