import type { App } from '../app.ts';

/** Runs a statement in a transaction of its own that stays open until `end` is called: what another person does at the same time. */
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

/** Time enough for work that began meanwhile to read, and to wait for a lock. */
export const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 300));
