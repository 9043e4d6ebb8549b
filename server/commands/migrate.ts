import { readOptions, runCommand, say, withApp } from './command.ts';

const USAGE =
  'npm run migrate: brings the database to this version of Salus, beside a running server; if it fails, nothing has changed.';

runCommand(async () => {
  readOptions({}, USAGE);
  // Opening the app migrates it.
  await withApp(async () => say('The database is ready for this version.'));
});
