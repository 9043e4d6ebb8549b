import { expect, test } from 'vitest';
import { openDatabase } from '../database.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();

/** One connection, so that each statement meets what the one before left on it. */
async function onOneConnection<T>(work: (pool: ReturnType<typeof openDatabase>['pool']) => Promise<T>): Promise<T> {
  const database = openDatabase(app().database.url, { connections: 1 });
  try {
    return await work(database.pool);
  } finally {
    await database.close();
  }
}

test('a statement returns the same columns and types each time, also without rows', async () => {
  const read = 'select n::int8 as n, now() is not null as is_now, null::text as missing from generate_series(1, $1) n';
  await onOneConnection(async (pool) => {
    const first = await pool.query(read, [2]);
    expect(first.rows).toEqual([
      { n: 1, is_now: true, missing: null },
      { n: 2, is_now: true, missing: null },
    ]);
    const none = await pool.query(read, [0]);
    expect(none.rows).toEqual([]);
    expect(none.fields.map(({ name }) => name)).toEqual(['n', 'is_now', 'missing']);
    const [one, two] = await Promise.all([pool.query(read, [1]), pool.query(read, [2])]);
    expect([one.rows.length, two.rows.length]).toEqual([1, 2]);
    expect(two.rows).toEqual(first.rows);
  });
});

test('a statement without columns reports its command and count each time', async () => {
  await onOneConnection(async (pool) => {
    await pool.query('create temp table written (id int primary key)');
    for (const id of [1, 2]) {
      const { command, rowCount, rows } = await pool.query('insert into written (id) values ($1)', [id]);
      expect({ command, rowCount, rows }).toEqual({ command: 'INSERT', rowCount: 1, rows: [] });
    }
  });
});

test('a failed statement works again, and its error has the stack of its caller', async () => {
  await onOneConnection(async (pool) => {
    const divide = 'select 6 / $1::int as result';
    expect((await pool.query(divide, [2])).rows).toEqual([{ result: 3 }]);
    const client = await pool.connect();
    const failed = await client.query(divide, [0]).catch((error: unknown) => error);
    expect(failed).toMatchObject({ code: '22012', stack: expect.stringContaining('prepared-query.test') });
    client.release();
    expect((await pool.query(divide, [3])).rows).toEqual([{ result: 2 }]);
  });
});

test('columns that have changed are never read as the earlier ones', async () => {
  await onOneConnection(async (pool) => {
    await pool.query('create temp table changed (a int, b text)');
    await pool.query(`insert into changed values (1, 'x')`);
    const read = 'select * from changed where a = $1';
    expect((await pool.query(read, [1])).rows).toEqual([{ a: 1, b: 'x' }]);
    await pool.query('alter table changed alter b type int using 7');
    // Without a name, if the process has named as many as it can, a statement is described at each run.
    const again = await pool.query(read, [1]).then(
      ({ rows }) => rows as unknown,
      (error: Error) => error.message,
    );
    expect([[{ a: 1, b: 7 }], 'cached plan must not change result type']).toContainEqual(again);
  });
});
