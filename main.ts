// npm start: the server with its demo clinic. All other entry points are composed here too.
import { countClinics } from '#practice/server';
import { demoAccounts } from './seed/demo-accounts.ts';
import { type Demo, failToStart, start } from './server/start.ts';

/** Creates the demo clinic at the first start; no other one loads its data. */
const seed: Demo['seed'] = async (app, modules, say) => {
  if ((await countClinics(app.database.kysely)).count > 0) return;
  const { seedDemoClinic } = await import('./seed/seed-demo-clinic.ts');
  await seedDemoClinic(app, modules, say);
};

start({ seed, accounts: demoAccounts }).catch(failToStart);
