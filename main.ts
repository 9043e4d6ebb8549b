// npm start: the server with its demo clinic. All other entry points are composed here too.
import cluster from 'node:cluster';
import { readConfig } from '#platform/config.ts';
import type { EmbeddedPostgres } from '#platform/embedded-postgres/keep-server.ts';
import { beginPostgres } from './server/processes/begin-postgres.ts';
import type { Demo } from './server/start.ts';

// The database starts while the rest of the program is loaded.
const postgres = cluster.isWorker ? undefined : begin();
const [{ failToStart, start }, { demoAccounts }, { countClinics }] = await Promise.all([
  import('./server/start.ts'),
  import('./seed/demo-accounts.ts'),
  import('#practice/server'),
]);

/** Creates the demo clinic at the first start; no other one loads its data. */
const seed: Demo['seed'] = async (app, modules, say) => {
  if ((await countClinics(app.database.kysely)).count > 0) return;
  const { seedDemoClinic } = await import('./seed/seed-demo-clinic.ts');
  await seedDemoClinic(app, modules, say);
};

start({ seed, accounts: demoAccounts }, postgres).catch(failToStart);

/** A setting that is wrong is reported by the start itself. */
function begin(): Promise<EmbeddedPostgres | null> | undefined {
  try {
    return beginPostgres(readConfig(process.env), (line) => process.stdout.write(`${line}\n`));
  } catch {
    return undefined;
  }
}
