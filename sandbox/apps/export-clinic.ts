import { join } from 'node:path';
import { readConfig } from '#platform/config.ts';
import { exportRecords } from './export-records.ts';
import { serveKeys } from './serve-keys.ts';

// A backend service: exports a clinic through the FHIR API of a running Salus on this machine, and checks the files.
//   node sandbox/apps/export-clinic.ts CLIENT_ID [FOLDER]
// The app is registered in Settings > Apps with the address of its keys below; the demo clinic has it as “Records Export”.
const PORT = 8791;

const [clientId, folder] = process.argv.slice(2);
if (clientId === undefined) {
  process.stderr.write('Usage: node sandbox/apps/export-clinic.ts CLIENT_ID [FOLDER]\n');
  process.exit(1);
}
const { dataDir, publicUrl } = readConfig(process.env);
const keys = await serveKeys(join(dataDir, 'sandbox', 'export-key.json'), PORT);
try {
  const { keyId, privateKey } = keys;
  const { counts, unreadable, unresolved } = await exportRecords(
    `${publicUrl.replace(/\/+$/, '')}/fhir/R4`,
    { clientId, keyId, privateKey },
    folder === undefined ? {} : { folder },
  );
  for (const [type, count] of counts) say(`${String(count).padStart(8)}  ${type}`);
  for (const line of [...unreadable, ...unresolved]) say(line);
  say(`${unreadable.length} lines can’t be read; ${unresolved.length} references lead nowhere.`);
  if (unreadable.length + unresolved.length > 0) process.exitCode = 1;
} finally {
  await keys.close();
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
