// A restore in a process of its own. It kills itself as soon as it reports what the last argument says: a parent that
// kills it on reading the report comes too late on a busy machine.
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
