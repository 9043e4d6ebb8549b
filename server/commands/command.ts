import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { readConfig } from '#platform/config.ts';
import { StartError } from '#platform/start-error.ts';
import type { App } from '#platform/app.ts';
import { createLog } from '#platform/log.ts';
import { openApp } from '../open-app.ts';

/** Writes one line to standard output. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Reads a command's options; an unknown one is reported with the usage. */
export function readOptions<T extends ParseArgsOptionsConfig>(options: T, usage: string) {
  try {
    return parseArgs({ args: process.argv.slice(2), options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : 'The options can’t be read.'}\n${usage}`);
  }
}

/** Opens the app for one command and always closes it again. */
export async function withApp(work: (app: App) => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  const { app, close } = await openApp(config, say, createLog('warn'));
  try {
    await work(app);
  } finally {
    await close();
  }
}

/** Runs a command; an error that the operator can fix is one line and exit code 1. */
export function runCommand(command: () => Promise<void>): void {
  command().then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(
        error instanceof StartError
          ? `${error.message}\n`
          : `${error instanceof Error ? error.stack : String(error)}\n`,
      );
      process.exit(1);
    },
  );
}
