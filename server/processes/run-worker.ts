import { join } from 'node:path';
import { readConfig } from '#platform/config.ts';
import { createLog } from '#platform/log.ts';
import { openOutbox } from '../../sandbox/outbox.ts';
import type { DemoAccounts } from '../http.ts';
import { buildWeb } from '../web-build.ts';
import { isOurs, type FromWorker, type ToWorker, type WorkerSetup } from './worker-setup.ts';
import { openServing } from './open-serving.ts';
import { readVersion } from './read-version.ts';
import { serve } from './serve.ts';

// A connection that never ends must not keep the process forever.
const LONGEST_END_MS = 20_000;

/** Serves calls as one of several processes, until the primary process asks it to end or is gone itself. */
export async function runWorker(
  demo: DemoAccounts,
  { withPage, say }: { withPage: boolean; say: (line: string) => void },
): Promise<void> {
  // Ctrl-C reaches every process of the terminal; the primary process ends the workers.
  for (const signal of ['SIGINT', 'SIGHUP', 'SIGUSR2'] as const) process.on(signal, () => undefined);
  let end = (_drain: boolean): void => process.exit(0);
  process.on('SIGTERM', () => end(true));
  process.on('disconnect', () => end(false));
  process.on('message', (message) => {
    if (isOurs<ToWorker>(message) && message.salus === 'end') end(message.drain);
  });

  const { config: known, connections, hasOutbox } = await askSetup();
  const config = { ...readConfig(process.env), ...known };
  const log = createLog(config.logLevel);
  const [{ app, close }, page] = await Promise.all([
    openServing(config, say, log, { connections }),
    // A worker of a rolling restart may be the first of a new version.
    withPage ? buildWeb({ onProgress: say }) : null,
  ]);
  const served = await serve(app, {
    pageDir: page?.dir ?? null,
    demo,
    version: await readVersion(),
    outbox: hasOutbox ? openOutbox(join(config.dataDir, 'sandbox', 'outbox')) : null,
  });
  let isEnding = false;
  end = (drain) => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), LONGEST_END_MS).unref();
    (drain ? served.drain() : served.end()).then(close).then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'ending failed');
        process.exit(1);
      },
    );
  };
  tell('ready');
}

const tell = (what: FromWorker['salus']): void => void process.send?.({ salus: what } satisfies FromWorker);

function askSetup(): Promise<WorkerSetup> {
  return new Promise((resolve) => {
    const listen = (message: unknown): void => {
      if (!isOurs<ToWorker>(message) || message.salus !== 'setup') return;
      process.off('message', listen);
      resolve(message.setup);
    };
    process.on('message', listen);
    tell('setup');
  });
}
