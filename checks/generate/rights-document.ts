import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PRESETS } from '#practice/rules';
import { modules } from '#server/modules.gen.ts';

const PATH = 'docs/rights.md';

/** Generates docs/rights.md with the table of every access rule, its scopes and presets from the code. */
export async function rightsDocument(root: string): Promise<{ path: string; text: string }> {
  const lines = (await readFile(join(root, PATH), 'utf8')).split('\n');
  const first = lines.findIndex((line) => line.startsWith('|'));
  const after = lines.findIndex((line, index) => index > first && !line.startsWith('|'));
  return { path: PATH, text: [...lines.slice(0, first), ...table(), ...lines.slice(after)].join('\n') };
}

function table(): string[] {
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
  const all = [['rule', 'what it allows', 'scopes', 'emergency', 'administrative', ...names], ...rows];
  const widths = all[0]!.map((_, column) => Math.max(3, ...all.map((cells) => cells[column]!.length)));
  const [head, ...body] = all.map(
    (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`,
  );
  return [head!, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body];
}
