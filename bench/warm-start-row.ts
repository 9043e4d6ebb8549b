import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SALUS, startServer } from './processes.ts';
import type { Row } from './row.ts';

const TURNS = 5;

/**
 * Measures the time from the command to a response of /readyz, including the start of the embedded database, with an
 * existing demo clinic: the median.
 */
export async function warmStartRow(root: string): Promise<Row> {
  const folder = await mkdtemp(join(tmpdir(), 'salus-warm-'));
  await chmod(folder, 0o755);
  const env = { DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'error', SALUS_QUIET: '1' };
  process.chdir(root);
  const times: number[] = [];
  for (let turn = 0; turn <= TURNS; turn += 1) {
    const server = await startServer(SALUS, env, '/readyz');
    // The first start creates the clinic, and fills the compile cache.
    if (turn > 0) times.push(server.startedIn / 1000);
    await new Promise((resolve) => setTimeout(resolve, 500));
    await server.stop();
  }
  await rm(folder, { recursive: true, force: true });
  times.sort((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)]!;
  return {
    name: 'warm start to ready, seconds',
    ratio: median,
    goal: 1.5,
    lowerIsBetter: true,
    detail: `median of ${TURNS}, from ${times[0]!.toFixed(2)} to ${times.at(-1)!.toFixed(2)}`,
  };
}
