import { runBackup } from '#platform/backup/backup-command.ts';
import { runCommand } from './command.ts';

runCommand(() => runBackup(process.argv.slice(2)));
