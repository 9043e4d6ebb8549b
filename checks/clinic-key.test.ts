import { expect, test } from 'vitest';
import { clinicKey } from './clinic-key.ts';

const TYPES = {
  path: 'platform/database.gen.ts',
  text: `
export interface BillingCharge {
  clinic_id: string;
  id: string;
}
export interface CodesCode {
  code: string;
}
export interface DB {
  "billing.charge": BillingCharge;
  "codes.code": CodesCode;
}
`,
};
const breaches = (text: string): string[] =>
  clinicKey([TYPES, { path: 'modules/billing/server/charges.sql.ts', text }]).map(({ message }) => message);

test('reports a statement on a clinic’s rows without its key', () => {
  expect(breaches('const read = () => sql`select id from billing.charge where id = ${id}`;')).toEqual([
    'billing.charge without clinic_id',
  ]);
  expect(breaches('const move = () => sql<Row>`update billing.charge set price = 1`;')).toHaveLength(1);
  expect(
    breaches('const join = () => sql`select 1 from codes.code c join billing.charge b on b.code = c.code`;'),
  ).toHaveLength(1);
  expect(breaches('const count = () => countRows(db, sql`billing.charge where is_open`);')).toHaveLength(1);
});

test('accepts the key in the statement, or in a fragment of the same file', () => {
  expect(breaches('const read = () => sql`select id from billing.charge where clinic_id = ${clinicId}`;')).toEqual([]);
  expect(
    breaches(
      'const own = (id: string) => sql`clinic_id = ${id}`;\nconst read = () => sql`select id from billing.charge where ${own(id)}`;',
    ),
  ).toEqual([]);
});

test('ignores shared tables, tests, and statements marked as meant for all clinics', () => {
  expect(breaches('const read = () => sql`select code from codes.code`;')).toEqual([]);
  expect(
    breaches(
      'function drop() {\n  // All clinics: kept for a week everywhere.\n  return sql`delete from billing.charge`;\n}',
    ),
  ).toEqual([]);
  const test = { path: 'modules/billing/server/charges.test.ts', text: 'sql`select 1 from billing.charge`;' };
  expect(clinicKey([TYPES, test])).toEqual([]);
});
