import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PRESETS } from '#practice/rules';
import { modules } from '#server/modules.gen.ts';
import { replaceTable } from './markdown-table.ts';

const PATH = 'docs/rights.md';

/** Generates docs/rights.md with the table of every access rule, its scopes and presets from the code. */
export async function rightsDocument(root: string): Promise<{ path: string; text: string }> {
  return { path: PATH, text: replaceTable(await readFile(join(root, PATH), 'utf8'), table()) };
}

function table(): string[][] {
  const names = PRESETS.map(({ name }) => name);
  const rows = modules.flatMap(({ accessRules }) =>
    accessRules.map(({ id, title, presets, scopes = [], emergency = false, administrative = false }) => {
      const marks = names.map((name) => (name === 'Admin' || presets.includes(name) ? '✓' : ''));
      return [
        `\`${id}\``,
        title,
        ['clinic', ...scopes].join(', '),
        emergency ? '✓' : '',
        administrative ? '✓' : '',
        ...marks,
      ];
    }),
  );
  return [['rule', 'what it allows', 'scopes', 'emergency', 'administrative', ...names], ...rows];
}
