import { runRehearsal } from '../backups/run-rehearsal.ts';
import { readOptions, runCommand, say } from './command.ts';

const USAGE =
  'npm run rehearse: makes a clinic in a scratch folder, kills it, deletes its data, restores it and says what was lost.';

runCommand(async () => {
  readOptions({}, USAGE);
  await runRehearsal(say);
});
