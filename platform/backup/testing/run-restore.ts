// A restore in a process of its own, which tests kill at any moment.
import { restoreClinic } from '../restore-clinic.ts';
import { installationMigrations } from './installation-migrations.ts';

const [url = '', dataDir = '', from = '', replace] = process.argv.slice(2);
const onProgress = (line: string): void => void process.stdout.write(`${line}\n`);
await restoreClinic({
  url,
  dataDir,
  from,
  migrations: installationMigrations,
  replace: replace === 'true',
  onProgress,
});
