// npm start: the server with its demo clinic. All other entry points are composed here too.
import { demoAccounts, seedDemoClinic } from './seed/seed-demo-clinic.ts';
import { failToStart, start } from './server/start.ts';

start({ seed: seedDemoClinic, accounts: demoAccounts }).catch(failToStart);
