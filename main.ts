// npm start: the server with its demo clinic. Everything else that starts Salus is composed here too.
import { demoAccounts, seedDemoClinic } from './seed/seed-demo-clinic.ts';
import { failToStart, start } from './server/start.ts';

start({ seed: seedDemoClinic, accounts: demoAccounts }).catch(failToStart);
