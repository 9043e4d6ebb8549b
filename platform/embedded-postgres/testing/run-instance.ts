// A separate process with an embedded PostgreSQL: tests kill it, stop it, or run it as another user.
import { createInterface } from 'node:readline';
import { startEmbeddedPostgres } from '../start-embedded-postgres.ts';

const send = (report: object): void => void process.stdout.write(`${JSON.stringify(report)}\n`);
const [dataDir = '', systemDir = ''] = process.argv.slice(2);

try {
  const log = { info: (line: string) => send({ info: line }), warn: (line: string) => send({ warn: line }) };
  const database = await startEmbeddedPostgres({
    dataDir,
    systemDir,
    log,
    onProgress: (line) => send({ progress: line }),
  });
  const { url, pid, port, adopted } = database;
  send({ up: { url, pid, port, adopted } });
  createInterface({ input: process.stdin }).once('line', () => {
    void database.stop().then((result) => {
      send({ ended: result });
      process.exit(0);
    });
  });
} catch (error) {
  send({ error: error instanceof Error ? { name: error.name, message: error.message } : {} });
  process.exit(1);
}
