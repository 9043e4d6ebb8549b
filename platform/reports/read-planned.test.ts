import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { readPlanned } from './read-planned.ts';

const app = useTestApp();
const mode = sql<{ mode: string }>`select current_setting('plan_cache_mode') as mode`;

test('plans a statement for its values, but not the statements after it', async () => {
  const { database } = app();
  const ours = await readPlanned(database.kysely, mode);
  expect(ours).toEqual([{ mode: 'force_custom_plan' }]);
  const { rows } = await mode.execute(database.kysely);
  expect(rows).toEqual([{ mode: 'force_generic_plan' }]);
});

test('uses no second connection inside a transaction', async () => {
  const rows = await app().database.transaction((tx) => readPlanned(tx, mode));
  expect(rows).toEqual([{ mode: 'force_custom_plan' }]);
});
