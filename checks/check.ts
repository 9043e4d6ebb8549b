// npm run check: types, lint, format, the house's laws and generated files; every one runs, any failure ends with 1.
import { contractLaw } from './contract.ts';
import { dependencyLaw } from './dependency-law.ts';
import { documentsLaw } from './documents.ts';
import { houseRules } from './house-rules.ts';
import { manifestLaw } from './manifest.ts';
import { migrationsLaw } from './migrations.ts';
import { readHouse } from './reading/read-house.ts';
import type { Law } from './reading/source-file.ts';
import { rulesPurity } from './rules-purity.ts';
import { root } from './running/root.ts';
import { runTool, type Ended } from './running/run-tool.ts';
import { twoAtATime } from './running/two-at-a-time.ts';

const house = readHouse(root);

const kept = (law: Law) => async (): Promise<Ended> => {
  const breaches = law(await house);
  const lines = breaches.map(({ path, line, message }) => `${path}:${line} ${message}`);
  return { code: breaches.length === 0 ? 0 : 1, output: lines.join('\n') };
};

// The slow ones first: the others fill the gaps beside them.
const checks: Record<string, () => Promise<Ended>> = {
  'generated files': () => runTool('generate', ['--check']),
  types: () => runTool('tsc', ['--pretty', 'false']),
  lint: () => runTool('oxlint', ['--format', 'unix']),
  format: () => runTool('oxfmt', ['--list-different']),
  'dependency law': kept(dependencyLaw),
  'pure rules': kept(rulesPurity),
  'house rules': kept(houseRules),
  contract: kept(contractLaw),
  migrations: kept(migrationsLaw),
  documents: kept(documentsLaw),
  manifest: kept(manifestLaw),
};

const started = performance.now();
const failed = await twoAtATime(Object.entries(checks), async ([name, check]) => {
  const from = performance.now();
  const { code, output } = await check().catch((fault: unknown): Ended => ({ code: 1, output: String(fault) }));
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
