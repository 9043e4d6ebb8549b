import type { App } from '../app.ts';

/** Runs a statement in a separate transaction that stays open until `end` is called, to simulate a concurrent user. */
export async function holdOpen(
  app: App,
  statement: string,
  values: readonly unknown[],
): Promise<{ end: () => Promise<void> }> {
  const client = await app.database.pool.connect();
  await client.query('begin');
  await client.query(statement, [...values]);
  return {
    async end() {
      await client.query('commit');
      client.release();
    },
  };
}

/** Waits long enough for concurrent work to read, and to block on a lock. */
export const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 300));
