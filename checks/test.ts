// npm test: the checks, unit and integration tests, the page build, and the end-to-end tests; any failure exits with 1.
// With --long simulations run at full length; with -t only tests with that name run, and no checks; with --watch tests
// run again when files change.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { closingLines } from './running/closing-lines.ts';
import { findChromium } from './running/find-chromium.ts';
import { root } from './running/root.ts';
import { runCommand, runTool, type ToolResult } from './running/run-tool.ts';

const options = {
  'no-browser': { type: 'boolean' },
  long: { type: 'boolean' },
  name: { type: 'string', short: 't' },
  watch: { type: 'boolean' },
} as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const journeys = positionals.filter((path) => /^(\.\/)?e2e(\/|$)/.test(path));
const tests = positionals.filter((path) => !journeys.includes(path));
const { name, watch = false } = values;
const all = positionals.length === 0 && name === undefined && !watch;
const summary: string[] = [];
let failed = false;

if (all) await step('Checks', () => runCommand(process.execPath, [join(root, 'checks/check.ts')], { aloud: true }));
if (all || tests.length > 0 || (journeys.length === 0 && !all))
  await step('Tests', () =>
    runTool('vitest', [watch ? 'watch' : 'run', ...tests, ...(name === undefined ? [] : ['-t', name])], {
      aloud: true,
      isInteractive: watch,
      env: values.long === true ? { SALUS_LONG: '1' } : {},
    }),
  );
if ((all && !values['no-browser']) || journeys.length > 0) await step('Journeys', () => browse(journeys));

console.log(`\n${summary.join('\n')}`);
process.exitCode = failed ? 1 : 0;

async function step(name: string, run: () => Promise<ToolResult>): Promise<void> {
  console.log(`\n── ${name} ──`);
  const { code, output } = await run().catch((error: unknown): ToolResult => ({
    code: 1,
    output: print(String(error)),
  }));
  if (code !== 0) failed = true;
  summary.push(`${code === 0 ? '✓' : '✗'} ${name}`, ...closingLines(output).map((line) => `    ${line}`));
}

async function browse(paths: readonly string[]): Promise<ToolResult> {
  const chromium = await findChromium(print);
  if (chromium === null) {
    const advice = 'Install one, name one in SALUS_CHROMIUM, or run npm test -- --no-browser.';
    return { code: 1, output: print(`No Chromium is to be had here for the journeys. ${advice}`) };
  }
  print('Building the page …');
  const { buildWeb } = await import('#server/web-build.ts');
  await buildWeb();
  return runTool('playwright', ['test', ...paths, ...(name === undefined ? [] : ['-g', name])], {
    aloud: true,
    env: { SALUS_CHROMIUM: chromium },
  });
}

function print(line: string): string {
  console.log(line);
  return line;
}
