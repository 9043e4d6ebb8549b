import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.ts';

/** The result of a tool: its exit code, and its output. */
export interface ToolResult {
  code: number;
  output: string;
}

interface RunOptions {
  /** Shows the output immediately. */
  aloud?: boolean;
  /** Connects it to the terminal: it receives keys, and its output is not returned. */
  isInteractive?: boolean;
  env?: Record<string, string>;
  /** Timeout in milliseconds. */
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

/** Runs one of our tools with the current Node. */
export function runTool(
  tool: keyof typeof TOOLS,
  args: readonly string[],
  options: RunOptions = {},
): Promise<ToolResult> {
  return runCommand(process.execPath, [join(root, TOOLS[tool]), ...args], options);
}

/** Runs a program in the repository root. A missing program ends with 127, as in a shell. */
export function runCommand(
  file: string,
  args: readonly string[],
  { aloud = false, isInteractive = false, env = {}, timeout }: RunOptions = {},
): Promise<ToolResult> {
  // Through a pipe a tool can't detect the terminal.
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
