import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.ts';

/** How a tool ended: 0 for well, and all that it printed. */
export interface Ended {
  code: number;
  output: string;
}

interface RunOptions {
  /** Shows what is printed at once. */
  aloud?: boolean;
  /** Hands it the terminal: keys reach it, and nothing of what it prints is answered. */
  isInteractive?: boolean;
  env?: Record<string, string>;
  /** Milliseconds until it is ended. */
  timeout?: number;
}

const TOOLS = {
  tsc: 'node_modules/typescript/bin/tsc',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
  generate: 'checks/generate.ts',
} as const;

/** Runs one of Salus's tools under this Node. */
export function runTool(tool: keyof typeof TOOLS, args: readonly string[], options: RunOptions = {}): Promise<Ended> {
  return runCommand(process.execPath, [join(root, TOOLS[tool]), ...args], options);
}

/** Runs a program in the repository's root. A program that is not there ends with 127, as in a shell. */
export function runCommand(
  file: string,
  args: readonly string[],
  { aloud = false, isInteractive = false, env = {}, timeout }: RunOptions = {},
): Promise<Ended> {
  // Through a pipe a tool can't see whether a terminal is at the end.
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined };
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: root,
      env: { ...process.env, ...colour, ...env },
      stdio: isInteractive ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      timeout,
    });
    let output = '';
    const collect = (out: NodeJS.WriteStream) => (text: string) => {
      output += text;
      if (aloud) out.write(text);
    };
    child.stdout?.setEncoding('utf8').on('data', collect(process.stdout));
    child.stderr?.setEncoding('utf8').on('data', collect(process.stderr));
    child.once('error', ({ message }) => resolve({ code: 127, output: message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
