import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readContract } from '#platform/contract.ts';
import { moduleLists } from './generate/module-lists.ts';
import { operationDocuments } from './generate/operation-documents.ts';
import { baseTypes, resolverTypes } from './generate/resolver-types.ts';
import { spanishTexts } from './generate/spanish-texts.ts';

// npm run generate: writes every generated file; with --check it writes nothing and fails if one is outdated.
const root = fileURLToPath(new URL('..', import.meta.url));
const base = await readFile(join(root, 'platform/contract.graphql'), 'utf8');
const parts = await readContract(root);
const lists = [...moduleLists(root), ...(await spanishTexts(root))];
// The following generators find the modules, and their Spanish texts, through these lists.
if (!process.argv.includes('--check')) for (const { path, text } of lists) await writeFresh(path, text);
const { fhirDocument } = await import('./generate/fhir-document.ts');
const { rightsDocument } = await import('./generate/rights-document.ts');
const files = [
  ...lists,
  baseTypes(base),
  ...parts.map((part) => resolverTypes(base, part)),
  ...(await operationDocuments(root, base, parts)),
  await rightsDocument(root),
  await fhirDocument(root),
  ...(process.argv.includes('--no-database')
    ? []
    : await (await import('./generate/database-types.ts')).databaseFiles(root)),
];

const stale: string[] = [];
for (const { path, text } of files) {
  const present = await readFile(join(root, path), 'utf8').catch(() => '');
  if (present === text) continue;
  stale.push(path);
  if (!process.argv.includes('--check')) await writeFile(join(root, path), text);
}
if (process.argv.includes('--check')) {
  for (const path of stale) process.stderr.write(`stale: ${path} (run npm run generate)\n`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  process.stdout.write(
    stale.length === 0 ? 'All generated files are fresh.\n' : stale.map((path) => `wrote ${path}\n`).join(''),
  );
}

async function writeFresh(path: string, text: string): Promise<void> {
  const present = await readFile(join(root, path), 'utf8').catch(() => '');
  if (present !== text) await writeFile(join(root, path), text);
}
