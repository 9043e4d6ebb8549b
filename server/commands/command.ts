import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { readConfig } from '#platform/config.ts';
import { StartFault } from '#platform/faults.ts';
import type { House } from '#platform/house.ts';
import { createLog } from '#platform/log.ts';
import { openHouse } from '../open-house.ts';

/** Writes one line for the person who runs the command. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Reads a command's options; an unknown one is told with the usage. */
export function readOptions<T extends ParseArgsOptionsConfig>(options: T, usage: string) {
  try {
    return parseArgs({ args: process.argv.slice(2), options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new StartFault(`${error instanceof Error ? error.message : 'The options can’t be read.'}\n${usage}`);
  }
}

/** Opens the house for one command and closes it again, whatever happens. */
export async function withHouse(work: (house: House) => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  const { house, close } = await openHouse(config, say, createLog('warn'));
  try {
    await work(house);
  } finally {
    await close();
  }
}

/** Runs a command; a fault that the operator can mend is one line and exit code 1. */
export function runCommand(command: () => Promise<void>): void {
  command().then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(
        error instanceof StartFault
          ? `${error.message}\n`
          : `${error instanceof Error ? error.stack : String(error)}\n`,
      );
      process.exit(1);
    },
  );
}
