import type { Module } from '#platform/module.ts';
import { PRESETS } from '#practice/rules';

/** The table of docs/rights.md: every access rule, its scopes and the presets that begin with it. */
export function rightsTable(modules: readonly Module[]): string {
  const names = PRESETS.map(({ name }) => name);
  const rows = modules.flatMap(({ accessRules }) =>
    accessRules.map(({ id, title, presets, scopes = [], emergency = false }) => {
      const held = names.map((name) => (name === 'Admin' || presets.includes(name) ? '✓' : ''));
      return [`\`${id}\``, title, ['clinic', ...scopes].join(', '), emergency ? '✓' : '', ...held];
    }),
  );
  const head = ['rule', 'what it allows', 'scopes', 'emergency', ...names];
  return [head, head.map(() => '-'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
