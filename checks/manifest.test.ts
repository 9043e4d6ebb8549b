import { expect, test } from 'vitest';
import { MODULES } from '../modules.ts';
import { manifestCheck } from './manifest.ts';

const launcher = `const commands = {
  start: { entry: 'server/main.ts', about: 'start' },
  'create-clinic': { entry: 'server/commands/create-clinic.ts', about: 'make one' },
  format: { entry: 'node_modules/oxfmt/bin/oxfmt', about: 'format' },
  install: { entry: '', about: 'install' },
};`;

const scripts = Object.fromEntries(
  ['start', 'create-clinic', 'format'].map((name) => [name, `node bin/salus.mjs ${name}`]),
);
const entryPoints = Object.fromEntries(
  [
    ['server', 'server/index.ts'],
    ['web', 'web/index.ts'],
    ['open', 'web/open.ts'],
    ['rules', 'rules/index.ts'],
  ].map(([name, path]) => [`#*/${name}`, `./modules/*/${path}`]),
);
const order = { scripts, imports: { '#platform/*': './platform/*', ...entryPoints }, dependencies: { zod: '4.6.7' } };
const standing = [
  'server/main.ts',
  'server/commands/create-clinic.ts',
  ...MODULES.map((module) => `modules/${module}/server/index.ts`),
];

function breaches(manifest: object, paths: readonly string[] = standing): string[] {
  return manifestCheck([
    { path: 'package.json', text: JSON.stringify({ ...order, ...manifest }, null, 2) },
    { path: 'bin/salus.mjs', text: launcher },
    ...paths.map((path) => ({ path, text: '' })),
  ]).map(({ message }) => message);
}

test('accepts a valid manifest', () => {
  expect(breaches({ scripts: { ...scripts, start: 'exec node --max-semi-space-size=8 bin/salus.mjs start' } })).toEqual(
    [],
  );
  expect(breaches({ optionalDependencies: { pg: '18.4.0-beta.17' } })).toEqual([]);
});

test.each([
  [{ scripts: { ...scripts, start: 'node server/main.ts' } }, 'start does not go through'],
  [{ scripts: { ...scripts, start: 'node bin/salus.mjs format' } }, 'start does not go through'],
  [{ scripts: { ...scripts, lint: 'node bin/salus.mjs lint' } }, 'lint does not go through'],
  [{ scripts: { start: scripts['start'], format: scripts['format'] } }, 'knows create-clinic, and no command calls it'],
  [{ imports: { ...entryPoints, '#*/server': './modules/*/index.ts' } }, '#*/server is not named'],
  [{ dependencies: { zod: '^4.6.7' } }, 'zod is not pinned'],
  [{ devDependencies: { zod: '~4.6.7' } }, 'zod is not pinned'],
  [{ optionalDependencies: { zod: 'latest' } }, 'zod is not pinned'],
])('rejects %j', (change, message) => {
  expect(breaches(change)).toContainEqual(expect.stringContaining(message));
});

test('reports a missing entry file', () => {
  expect(breaches({}, standing.slice(1))).toEqual(['the command start leads to server/main.ts, which is missing']);
});

test('reports a listed module that does not exist', () => {
  const without = standing.filter((path) => !path.startsWith('modules/chart/'));
  expect(breaches({}, without)).toContain('modules.ts names chart, and there is no such module');
});

test('reports a missing manifest or launcher', () => {
  expect(manifestCheck([])).toMatchObject([{ path: 'package.json', message: 'is missing' }]);
  expect(manifestCheck([{ path: 'package.json', text: '{}' }])).toMatchObject([{ path: 'bin/salus.mjs' }]);
});
