// Runs a restore in a separate process, which kills itself as soon as it reports the line in the last argument. A
// parent that kills it when it reads the line would be too late on a busy machine.
import { restoreClinic } from '../restore-clinic.ts';
import { installationMigrations } from './installation-migrations.ts';

const [url = '', dataDir = '', from = '', replace, when = ''] = process.argv.slice(2);
const onProgress = (line: string): void => {
  if (line.includes(when)) process.kill(process.pid, 'SIGKILL');
};
await restoreClinic({
  url,
  dataDir,
  from,
  migrations: installationMigrations,
  replace: replace === 'true',
  onProgress,
});
