import type { Database } from '../database.ts';

/** Drops a test's database. An autovacuum worker may still use it, which we can't terminate: it ends shortly. */
export async function dropDatabase(server: Pick<Database, 'pool'>, name: string): Promise<void> {
  for (let turn = 1; ; turn += 1) {
    try {
      await server.pool.query(`drop database if exists ${name} with (force)`);
      return;
    } catch (error) {
      if (turn === 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}
