import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '#platform/app.ts';
import { readConfig } from '#platform/config.ts';
import type { Module } from '#platform/module.ts';
import { codeOf } from '#platform/database.ts';
import { StartError } from '#platform/start-error.ts';
import { createLog } from '#platform/log.ts';
import { countClinics } from '#practice/server';
import { startSandbox } from '../sandbox/start-sandbox.ts';
import { buildHttp, type DemoAccounts } from './http.ts';
import { modules } from './modules.gen.ts';
import { openApp } from './open-app.ts';
import { root } from './root.ts';
import { runApp } from './run-app.ts';
import { buildWeb } from './web-build.ts';

/** The fictional clinic that the first start creates, and its accounts. */
export interface Demo {
  seed(app: App, modules: readonly Module[], say: (line: string) => void): Promise<void>;
  accounts: DemoAccounts;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Starts the server with its environment's configuration. Resolves when it is ready, and stops it cleanly on SIGINT and
 * SIGTERM.
 */
export async function start(demo: Demo): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  // Without the page if another server serves it: in development, and in tests of the server alone.
  const withPage = !process.argv.includes('--no-page');
  const [opened, page] = await Promise.all([
    openApp(config, say, log),
    withPage ? buildWeb({ onProgress: say }) : null,
  ]);
  const { close } = opened;
  await demo.seed(opened.app, modules, say);
  // A real clinic's messages must not disappear in the sandbox: messages without a configured provider wait in the
  // queue.
  const { count, demo: isDemo } = await countClinics(opened.app.database.kysely);
  const sandbox = await startSandbox({ ...config, sandbox: config.sandbox && isDemo && count === 1 });
  const app = { ...opened.app, config: sandbox.config };
  const server = await buildHttp(app, modules, {
    pageDir: page?.dir ?? null,
    demo: demo.accounts,
    version,
    outbox: sandbox.outbox,
  });
  try {
    await server.listen({ port: config.port, host: config.host });
  } catch (error) {
    await close();
    throw listenError(error, config.port, config.host);
  }
  const stopRunning = runApp(app, modules);
  say(`Salus is ready at ${config.publicUrl}`);
  if (process.env['SALUS_QUIET'] === undefined) {
    await sayDemo(config.publicUrl, demo.accounts);
    if (app.config.mail === null) say('Mail is not sent: set MAIL_URL and MAIL_FROM. Messages are queued.');
    if (app.config.sms === null) say('Text messages are not sent: set TWILIO_ACCOUNT_SID and the related settings.');
  }

  let ending = false;
  const end = (): void => {
    if (ending) return;
    ending = true;
    say('Finishing open requests…');
    // A connection that never ends must not keep the server running forever.
    setTimeout(() => process.exit(1), 20_000).unref();
    void server
      .close()
      .then(() => stopRunning)
      .then((stop) => stop())
      .then(close)
      .then(() => sandbox.close())
      .then(
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

function listenError(error: unknown, port: number, host: string): unknown {
  if (codeOf(error) === 'EADDRINUSE')
    return new StartError(`Port ${port} is in use by another program. Choose a free one, e.g. PORT=3001 npm start.`);
  if (codeOf(error) === 'EACCES')
    return new StartError(`Port ${port} may not be opened by this user. Set PORT to one above 1023.`);
  if (codeOf(error) === 'EADDRNOTAVAIL' || codeOf(error) === 'ENOTFOUND')
    return new StartError(`HOST is ${host}, which is not an address of this machine.`);
  return error;
}

/** Reports in one line why the server can't start, and ends the process. */
export function failToStart(error: unknown): never {
  if (error instanceof StartError) process.stderr.write(`Salus can't start: ${error.message}\n`);
  else process.stderr.write(`Salus can't start: ${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}
