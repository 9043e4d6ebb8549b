// npm run check: types, lint, format, the checks and generated files; all of them run, and any failure exits with 1.
import { clinicKey } from './clinic-key.ts';
import { contractCheck } from './contract.ts';
import { dependencyCheck } from './dependencies.ts';
import { documentsCheck } from './documents.ts';
import { folderBudget } from './folder-budget.ts';
import { sourceRules } from './source-rules.ts';
import { handMadeStates } from './hand-made-states.ts';
import { manifestCheck } from './manifest.ts';
import { outboundCalls } from './outbound-calls.ts';
import { outsideReaders } from './outside-readers.ts';
import { migrationsCheck } from './migrations.ts';
import { readSources } from './reading/read-sources.ts';
import type { Check } from './reading/source-file.ts';
import { rulesPurity } from './rules-purity.ts';
import { root } from './running/root.ts';
import { runTool, type ToolResult } from './running/run-tool.ts';
import { twoAtATime } from './running/two-at-a-time.ts';
import { spanishCheck } from './wording/spanish.ts';
import { wording } from './wording/wording.ts';

const sources = readSources(root);

const running = (check: Check) => async (): Promise<ToolResult> => {
  const breaches = check(await sources);
  const lines = breaches.map(({ path, line, message }) => `${path}:${line} ${message}`);
  return { code: breaches.length === 0 ? 0 : 1, output: lines.join('\n') };
};

// Slow checks first: the others run next to them.
const checks: Record<string, () => Promise<ToolResult>> = {
  'generated files': () => runTool('generate', ['--check']),
  types: () => runTool('tsc', ['--pretty', 'false']),
  lint: () => runTool('oxlint', ['--format', 'unix']),
  format: () => runTool('oxfmt', ['--list-different']),
  dependencies: running(dependencyCheck),
  'pure rules': running(rulesPurity),
  'source rules': running(sourceRules),
  folders: running(folderBudget),
  'clinic key': running(clinicKey),
  'hand-made states': running(handMadeStates()),
  wording: running(wording()),
  // A reply starts with Re: in Spanish too.
  spanish: running(spanishCheck(new Set(['Re: ${subject}']))),
  'outside readers': running(outsideReaders),
  'outbound calls': running(outboundCalls),
  contract: running(contractCheck),
  migrations: running(migrationsCheck),
  documents: running(documentsCheck),
  manifest: running(manifestCheck),
};

const started = performance.now();
const failed = await twoAtATime(Object.entries(checks), async ([name, check]) => {
  const from = performance.now();
  const { code, output } = await check().catch((error: unknown): ToolResult => ({ code: 1, output: String(error) }));
  console.log(`${code === 0 ? '✓' : '✗'} ${name.padEnd(16)} ${seconds(from)}`);
  if (code !== 0) console.log(indented(output));
  return code === 0 ? [] : [name];
});

const names = failed.flat();
console.log(
  names.length === 0
    ? `All is in order (${seconds(started)}).`
    : `Not in order: ${names.join(', ')} (${seconds(started)}).`,
);
process.exitCode = names.length === 0 ? 0 : 1;

function seconds(from: number): string {
  return `${((performance.now() - from) / 1000).toFixed(1)} s`;
}

function indented(text: string): string {
  return text.trim().replaceAll(/^/gm, '    ');
}
