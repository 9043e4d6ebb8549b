import type { Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';

/** Does something with each row in a transaction of its own: one that fails is told to the log and holds up no other. Answers how many failed. */
export async function oneByOne<Row extends { id: string }>(
  app: App,
  rows: readonly Row[],
  work: (tx: Tx, row: Row) => Promise<void>,
): Promise<number> {
  let failed = 0;
  for (const row of rows) {
    try {
      await app.database.transaction((tx) => work(tx, row));
    } catch (error) {
      failed += 1;
      app.log.error({ err: error, id: row.id }, 'tasks: the clock could not process one item');
    }
  }
  return failed;
}
