import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/lib/compile-module.js';
import { pathsUnder } from '../reading/read-sources.ts';

const messages = new MessageFormat('es');

/**
 * Generates a `spanish.gen.ts` for each `spanish.json`: the Spanish translations of the English texts for patients,
 * compiled to plain functions.
 */
export async function spanishTexts(root: string): Promise<{ path: string; text: string }[]> {
  const paths = (await pathsUnder(root, '')).filter((path) => path.endsWith('/spanish.json')).toSorted();
  return Promise.all(
    paths.map(async (path) => {
      const texts = JSON.parse(await readFile(join(root, path), 'utf8')) as Record<string, string>;
      return { path: path.replace(/json$/, 'gen.ts'), text: compiled(texts) };
    }),
  );
}

function compiled(texts: Record<string, string>): string {
  const source = compileModule(messages, texts)
    // A text without placeholders stays a string.
    .replaceAll(/: \(\) => ("(?:[^"\\]|\\.)*")(,?)$/gm, ': $1$2')
    .replace('export default {', 'export const spanish: Texts = {');
  return [
    '// Generated from spanish.json by `npm run generate`.',
    '// @ts-nocheck',
    "import type { Texts } from '#values/language/texts.ts';",
    source.trim(),
    '',
  ].join('\n');
}
