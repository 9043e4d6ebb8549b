import cluster from 'node:cluster';
import type { App } from '#platform/app.ts';
import { readConfig } from '#platform/config.ts';
import type { EmbeddedPostgres } from '#platform/embedded-postgres/keep-server.ts';
import type { Module } from '#platform/module.ts';
import { createLog } from '#platform/log.ts';
import { StartError } from '#platform/start-error.ts';
import { countClinics } from '#practice/server';
import type { DemoAccounts } from './http.ts';
import { modules } from './modules.gen.ts';
import { PRIMARY_POOL } from './processes/divide-connections.ts';
import { openSandbox } from './processes/open-sandbox.ts';
import { openServing } from './processes/open-serving.ts';
import { readVersion } from './processes/read-version.ts';
import { runPrimary } from './processes/run-primary.ts';
import { runWorker } from './processes/run-worker.ts';
import { serve } from './processes/serve.ts';
import { buildWeb } from './web-build.ts';

/** The fictional clinic that the first start creates, and its accounts. */
export interface Demo {
  seed(app: App, modules: readonly Module[], say: (line: string) => void): Promise<void>;
  accounts: DemoAccounts;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Starts the server with its environment's configuration: in this process, or with PROCESSES in several, of which this
 * one keeps the database, the backups and the others. `postgres` is the embedded database if it is starting already.
 * Resolves when it is ready, and stops cleanly on SIGINT, SIGTERM and SIGHUP; SIGUSR2 restarts several processes one by
 * one.
 */
export async function start(demo: Demo, postgres?: Promise<EmbeddedPostgres | null>): Promise<void> {
  // Without the page if another server serves it: in development, and in tests of the server alone.
  const withPage = !process.argv.includes('--no-page');
  if (cluster.isWorker) return runWorker(demo.accounts, { withPage, say });
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const several = config.processes > 1;
  const [opened, page] = await Promise.all([
    openServing(config, say, log, { postgres, connections: several ? PRIMARY_POOL : undefined }),
    withPage ? buildWeb({ onProgress: say }) : null,
  ]);
  const closing = [opened.close];
  const closeAll = async (): Promise<void> => {
    for (const close of closing.toReversed()) await close();
  };
  try {
    await demo.seed(opened.app, modules, say);
    // What few installations need is loaded only there: it takes time and memory.
    if (config.backup !== undefined) {
      const { keepBackups } = await import('./backups/keep-backups.ts');
      closing.push(await keepBackups(opened.app, opened.postgres, process.env));
    }
    // A real clinic's messages must not disappear in the sandbox: messages without a configured provider wait in the
    // queue.
    const { count, demo: isDemo } = await countClinics(opened.app.database.kysely);
    const sandbox = await openSandbox(config, isDemo && count === 1);
    closing.unshift(() => sandbox.close());
    if (several) closing.push((await runPrimary(opened, sandbox, say)).end);
    else {
      const options = { pageDir: page?.dir ?? null, demo: demo.accounts, version: await readVersion() };
      const served = await serve({ ...opened.app, config: sandbox.config }, { ...options, outbox: sandbox.outbox });
      closing.push(served.end);
      process.on('SIGUSR2', () => say('A rolling restart needs several processes: set PROCESSES to 2 or more.'));
    }
    say(`Salus is ready at ${config.publicUrl}`);
    if (process.env['SALUS_QUIET'] === undefined) {
      if (several) say(`${config.processes} processes: kill -USR2 ${process.pid} restarts them one by one.`);
      await sayDemo(config.publicUrl, demo.accounts);
      if (sandbox.config.mail === null) say('Mail is not sent: set MAIL_URL and MAIL_FROM. Messages are queued.');
      if (sandbox.config.sms === null)
        say('Text messages are not sent: set TWILIO_ACCOUNT_SID and the related settings.');
    }
  } catch (error) {
    await closeAll();
    throw error;
  }

  let ending = false;
  const end = (): void => {
    if (ending) return;
    ending = true;
    say('Finishing open requests…');
    // A connection that never ends must not keep the server running forever.
    setTimeout(() => process.exit(1), several ? 30_000 : 20_000).unref();
    closeAll().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'ending failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  process.on('SIGHUP', end);
}

async function sayDemo(url: string, demo: DemoAccounts): Promise<void> {
  const about = (await fetch(`${url}/api/about`)
    .then((answer) => answer.json())
    .catch(() => null)) as { demo: unknown; sandbox: boolean } | null;
  if (about?.demo == null) return;
  say(`Demo clinic: sign in as ${demo.accounts.map(({ username }) => username).join(', ')}, password ${demo.password}`);
  if (about.sandbox) say(`Its mail and text messages are at ${url}/sandbox/outbox`);
}

/** Reports in one line why the server can't start, and ends the process. */
export function failToStart(error: unknown): never {
  if (error instanceof StartError) process.stderr.write(`Salus can't start: ${error.message}\n`);
  else process.stderr.write(`Salus can't start: ${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}
