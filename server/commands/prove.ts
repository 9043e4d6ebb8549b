import { sql } from 'kysely';
import { proveAndKeep } from '#billing/server';
import { columnsOf } from '#platform/records/read-columns.ts';
import { StartError } from '#platform/start-error.ts';
import { readOptions, runCommand, say, withApp } from './command.ts';

const USAGE = 'npm run prove: recomputes every balance from the ledger and reports the first row that differs.';

runCommand(async () => {
  readOptions({}, USAGE);
  await withApp(async (app) => {
    const { rows } = await columnsOf('billing.book', ['clinic_id'])
      .select(sql`from billing.book order by clinic_id`)
      .execute(app.database.kysely);
    for (const { clinic_id: clinicId } of rows) {
      const found = await proveAndKeep(app, clinicId);
      if (found !== null) throw new StartError(`Clinic ${clinicId}, row ${found.rowId}: ${found.finding}`);
      say(`Clinic ${clinicId}: all balances match the ledger.`);
    }
    if (rows.length === 0) say('There are no patient accounts yet.');
  });
});
