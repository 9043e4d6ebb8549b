import { runRestore } from '#platform/backup/restore-command.ts';
import { runCommand } from './command.ts';

runCommand(() => runRestore(process.argv.slice(2)));
