import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { modules } from './modules.ts';
import { rightsTable } from './rights-table.ts';
import { root } from './root.ts';

/** A table without the padding that a formatter adds. */
const bare = (table: string): string => table.replaceAll(/ *\| */g, '|').replaceAll(/-+/g, '-');

test('docs/rights.md tells the rules and presets of the code', async () => {
  const text = await readFile(join(root, 'docs/rights.md'), 'utf8');
  const told = text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .join('\n');
  expect(bare(told), 'the table is what rightsTable(modules) of server/rights-table.ts answers').toBe(
    bare(rightsTable(modules)),
  );
});
