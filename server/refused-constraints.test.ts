import { expect, test } from 'vitest';
import { refusedConstraints } from '#platform/records/refusals.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
// Loads every module, and thus each record that declares refusals.
import { modules } from './modules.gen.ts';

const app = useTestApp();

test('every constraint with a declared refusal exists', async () => {
  expect(modules.length).toBeGreaterThan(20);
  const { rows } = await app().database.pool.query<{ name: string }>(
    `select conname as name from pg_constraint union select indexrelid::regclass::text from pg_index where indisunique`,
  );
  const existing = new Set(rows.map(({ name }) => name.replace(/^.*\./, '').replaceAll('"', '')));
  expect(refusedConstraints().length).toBeGreaterThan(0);
  expect(refusedConstraints().filter((name) => !existing.has(name))).toEqual([]);
});
