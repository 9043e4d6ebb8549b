import { expect, test } from 'vitest';
import { readableStrings } from '../reading/strings-of.ts';
import { wording } from './wording.ts';

const NOTHING = { counts: {}, exceptions: [] };
const file = (text: string, path = 'modules/labs/web/orders-page.tsx') => ({ path, text });
const breaches = (text: string, left = NOTHING as Parameters<typeof wording>[0]) => wording(left)([file(text)]);

test('finds user-facing text: content, labels, messages and templates', () => {
  const text = [
    "import { a } from './is no path.ts';",
    'const sql = `select 1 as one from labs.test where id = 1`;',
    'export const message = (name: string) => `Delete “${name}”?`;',
    '<Row title="Orders" className="a row of them">{isLate ? "Late by a day" : null}<p>No orders yet.</p></Row>;',
  ].join('\n');
  expect(readableStrings(file(text)).map(({ line, text: found }) => [line, found])).toEqual([
    [3, 'Delete “${name}”?'],
    [4, 'Orders'],
    [4, 'Late by a day'],
    [4, 'No orders yet.'],
  ]);
});

test.each([
  'A product of this name stands already.',
  'Somebody else has saved meanwhile.',
  'This is no fax number',
  'Your account did not come.',
  'Give the count up? It is given up for all.',
  'Take this prescription away?',
  'The fax was put away',
  'Reorder anew',
  'A ZIP code has five digits, as 02131',
  'Sent by itself',
  'Told by Denise',
])('rejects “%s”', (text) => {
  expect(breaches(`throw new Error(${JSON.stringify(text)});`)).toHaveLength(1);
});

test.each([
  'A product with this name already exists.',
  'There is no charge to post.',
  'This plan is no longer available.',
  'Please fill in all fields and sign.',
  'Select at least one of ${list.takes}',
])('accepts “%s”', (text) => {
  expect(breaches(`throw new Error(${JSON.stringify(text)});`)).toEqual([]);
});

test('counts only decrease, and an exception must match the text exactly', () => {
  const odd = "const says = 'Nobody is here';";
  expect(breaches(odd, { counts: { labs: 1 }, exceptions: [] })).toEqual([]);
  expect(breaches('', { counts: { labs: 1 }, exceptions: [] })).toHaveLength(1);
  expect(breaches(odd, { counts: {}, exceptions: [{ text: 'Nobody is here', why: 'Specification' }] })).toEqual([]);
});
