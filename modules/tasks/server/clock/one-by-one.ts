import type { Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';

/**
 * Processes each row in a separate transaction: failures are logged and don't affect the others. Returns the number of
 * failures.
 */
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
      app.log.error({ err: error, id: row.id }, 'tasks: a scheduled item could not be processed');
    }
  }
  return failed;
}
