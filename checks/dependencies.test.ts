import { describe, expect, test } from 'vitest';
import { dependencyCheck } from './dependencies.ts';

/**
 * Returns the messages for one file at `path` with the content `text`, in a repository with all entry points that it
 * may import.
 */
const breaches = (path: string, text: string): string[] =>
  dependencyCheck([{ path, text }]).map(({ message }) => message);
const imports = (path: string, specifier: string): string[] => breaches(path, `import { x } from '${specifier}';`);

describe('a valid repository', () => {
  test.each([
    ['modules/patients/server/find.ts', '../rules/name.ts'],
    ['modules/patients/server/resolvers.ts', '../api/registration.gen.ts'],
    ['modules/patients/server/find.ts', '#audit/server'],
    ['modules/chart/server/find.test.ts', '#patients/testing'],
    ['modules/chart/server/testing/chart-clinic.ts', '#patients/testing'],
    ['modules/patients/server/find.ts', '#practice/rules'],
    ['modules/patients/server/find.ts', '#platform/id.ts'],
    ['modules/patients/server/find.ts', 'kysely'],
    ['modules/patients/server/find.ts', 'node:crypto'],
    ['modules/patients/web/page.tsx', '../rules/name.ts'],
    ['modules/patients/web/page.tsx', '#practice/web'],
    ['modules/patients/web/page.tsx', '#practice/rules'],
    ['modules/patients/web/page.tsx', '#kit/table/table.tsx'],
    ['modules/patients/web/page.tsx', '@mantine/core'],
    ['modules/patients/rules/name.ts', './fold.ts'],
    ['modules/patients/rules/name.ts', '#practice/rules'],
    ['modules/patients/rules/name.ts', 'zod'],
    ['modules/patients/rules/name.ts', '#values/line.ts'],
    ['modules/patients/server/find.ts', '#values/day.ts'],
    ['kit/forms/fields/colour-field.tsx', '#values/colour.ts'],
    ['values/line.ts', 'zod/mini'],
    ['modules/patients/rules/phone.ts', 'libphonenumber-js/min'],
    ['modules/patients/rules/name.test.ts', 'fast-check'],
    ['modules/patients/rules/name.test.ts', 'node:fs'],
    ['modules/patients/api/registration.gen.ts', '../../../platform/field.ts'],
    ['server/modules.gen.ts', '#patients/server'],
    ['seed/seed-demo-clinic.ts', '#server/found-clinic.ts'],
    ['server/main.ts', '#platform/config.ts'],
    ['web/router.ts', '#patients/web'],
    ['web/entrance.ts', '#requests/open'],
    ['web/router.ts', './shell/shell.tsx'],
    ['seed/demo.ts', '#patients/server'],
    ['seed/demo.ts', '#server/found-clinic.ts'],
    ['bench/page.ts', '#checks/running/find-chromium.ts'],
    ['platform/database.ts', 'pg'],
    ['kit/table/table.tsx', 'react'],
    ['e2e/day.test.ts', '#server/main.ts'],
    ['web/vite.config.ts', 'vite'],
  ])('%s may import %s', (path, specifier) => {
    expect(imports(path, specifier)).toEqual([]);
  });
});

describe('breaches', () => {
  test.each([
    ['server takes web', 'modules/patients/server/find.ts', '../web/page.tsx', 'server may not import web'],
    ['web takes server', 'modules/patients/web/page.tsx', '../server/find.ts', 'web may not import server'],
    [
      'web takes its own server by the entry point',
      'modules/patients/web/page.tsx',
      '#patients/server',
      'may not import server',
    ],
    ['a command takes what tests build', 'modules/chart/server/find.ts', '#patients/testing', 'is for tests alone'],
    ['a command takes its own', 'modules/patients/server/find.ts', './testing/build-patient.ts', 'is for tests alone'],
    ['the server takes it', 'server/start.ts', '#platform/testing/must.ts', 'is for tests alone'],
    ['rules take server', 'modules/patients/rules/name.ts', '../server/find.ts', 'rules may not import server'],
    ['values take a module', 'values/line.ts', '#patients/rules', 'values may not import a module'],
    ['values take the platform', 'values/line.ts', '#platform/id.ts', 'values may not import platform'],
    ['values take Node', 'values/line.ts', 'node:fs', 'rules do no input or output'],
    ['rules take web', 'modules/patients/rules/name.ts', '../web/page.tsx', 'rules may not import web'],
    ['rules take the generated contract', 'modules/patients/rules/name.ts', '../api/x.gen.ts', 'may not import api'],
    ['web takes the resolvers’ types', 'modules/patients/web/page.tsx', '../api/x.gen.ts', 'web may not import api'],
    [
      'a relative path into a module',
      'modules/patients/server/find.ts',
      '../../audit/server/index.ts',
      'skips the entry point',
    ],
    [
      'a deep path behind an entry point',
      'modules/patients/server/find.ts',
      '#audit/server/record.ts',
      'goes through no entry point',
    ],
    [
      'a relative path from the server',
      'server/modules.gen.ts',
      '../modules/audit/server/index.ts',
      'skips the entry point of audit',
    ],
    [
      'an entry point of the wrong side',
      'modules/patients/server/find.ts',
      '#practice/web',
      'may not import #practice/web',
    ],
    ['the other wrong side', 'modules/patients/web/page.tsx', '#practice/server', 'may not import #practice/server'],
    ['the page takes a server', 'web/router.ts', '#patients/server', 'web may not import #patients/server'],
    ['the process takes a page', 'server/main.ts', '#patients/web', 'server may not import #patients/web'],
    ['rules take a lower server', 'modules/patients/rules/name.ts', '#audit/server', 'may not import #audit/server'],
    ['upward to a server', 'modules/patients/server/find.ts', '#chart/server', 'chart, which lies above it'],
    ['upward to rules', 'modules/patients/rules/name.ts', '#scheduling/rules', 'scheduling, which lies above it'],
    ['upward to a page', 'modules/patients/web/page.tsx', '#scheduling/web', 'scheduling, which lies above it'],
    ['platform takes a module', 'platform/jobs.ts', '#audit/server', 'platform may not import a module'],
    [
      'platform takes a module by a path',
      'platform/jobs.ts',
      '../modules/audit/server/index.ts',
      'platform may not import',
    ],
    ['platform takes the process', 'platform/jobs.ts', '#server/http.ts', 'platform may not import server'],
    ['platform takes the page', 'platform/jobs.ts', '#web/main.tsx', 'platform may not import web'],
    ['platform takes kit', 'platform/jobs.ts', '#kit/table/table.tsx', 'platform may not import kit'],
    ['kit takes a module', 'kit/table/table.tsx', '#patients/web', 'kit may not import a module'],
    ['kit takes platform', 'kit/table/table.tsx', '#platform/id.ts', 'kit may not import platform'],
    ['kit takes the page', 'kit/table/table.tsx', '#web/router.ts', 'kit may not import web'],
    ['sandbox takes a module', 'sandbox/mail.ts', '#patients/server', 'sandbox may not import a module'],
    ['module takes the process', 'modules/patients/server/find.ts', '#server/http.ts', 'may not import server'],
    ['module takes the seed', 'modules/patients/server/find.ts', '../../../seed/demo.ts', 'may not import seed'],
    ['module server takes kit', 'modules/patients/server/find.ts', '#kit/formats/day.ts', 'may not import kit'],
    ['module web takes platform', 'modules/patients/web/page.tsx', '#platform/id.ts', 'may not import platform'],
    ['rules take platform', 'modules/patients/rules/name.ts', '#platform/domain-error.ts', 'may not import platform'],
    ['rules take kit', 'modules/patients/rules/name.ts', '#kit/formats/day.ts', 'may not import kit'],
    ['rules take a package', 'modules/patients/rules/name.ts', 'dayjs', 'rules import only'],
    ['rules do I/O', 'modules/patients/rules/name.ts', 'node:fs', 'rules do no input or output'],
    ['rules do I/O without the prefix', 'modules/patients/rules/name.ts', 'fs/promises', 'rules do no input or output'],
    ['kit takes fastify', 'kit/api/request.ts', 'fastify', 'runs in the browser, without fastify'],
    ['kit takes a plugin of fastify', 'kit/api/request.ts', '@fastify/static', 'without @fastify/static'],
    ['kit takes pg', 'kit/api/request.ts', 'pg', 'without pg'],
    ['kit takes node', 'kit/api/request.ts', 'node:crypto', 'without node:crypto'],
    ['module web takes pg', 'modules/patients/web/page.tsx', 'pg', 'runs in the browser'],
    ['page takes node', 'web/main.tsx', 'node:path', 'runs in the browser'],
    ['platform takes react', 'platform/jobs.ts', 'react', 'runs on the server, without react'],
    ['module server takes mantine', 'modules/patients/server/find.ts', '@mantine/core', 'runs on the server'],
    ['a path across folders', 'server/http.ts', '../platform/id.ts', 'write #platform/id.ts'],
    ['an absolute path', 'server/http.ts', '/srv/salus/x.ts', 'goes through no entry point'],
    ['an entry point that nobody knows', 'server/http.ts', '#elsewhere', 'goes through no entry point'],
  ])('%s', (_, path, specifier, message) => {
    expect(imports(path, specifier)).toEqual([expect.stringContaining(message)]);
  });

  test.each([
    ['export from', `export { x } from '#chart/server';`],
    ['export all', `export * from '#chart/server';`],
    ['a type', `import type { X } from '#chart/server';`],
    ['an inline type', `let x: import('#chart/server').X;`],
    ['a side effect', `import '#chart/server';`],
    ['import()', `await import('#chart/server');`],
    ['require()', `require('#chart/server');`],
    ['a worker', `new Worker(new URL('../../chart/server/index.ts', import.meta.url));`],
  ])('detects every syntax: %s', (_, text) => {
    expect(breaches('modules/patients/server/find.ts', text)).toHaveLength(1);
  });

  test('an import with a computed specifier', () => {
    expect(breaches('modules/patients/server/find.ts', 'await import(name);')).toEqual([
      expect.stringContaining('run time'),
    ]);
    expect(breaches('modules/patients/web/all.ts', `import.meta.glob('../../*/web/*.tsx');`)).toHaveLength(1);
  });

  test('a module without a layer, reported once', () => {
    const files = ['a', 'b'].map((name) => ({ path: `modules/astrology/server/${name}.ts`, text: '' }));
    expect(dependencyCheck(files).map(({ message }) => message)).toEqual([
      expect.stringContaining('astrology has no layer'),
    ]);
  });

  test('an unknown top-level folder', () => {
    expect(breaches('tools/x.ts', '')).toEqual(['tools is no folder of Salus']);
    expect(breaches('modules/audit/jobs/x.ts', '')).toEqual(['modules/audit/jobs is no folder of Salus']);
  });

  test('circular modules', () => {
    const found = dependencyCheck([
      { path: 'modules/audit/server/index.ts', text: `import { p } from '#practice/server';` },
      { path: 'modules/practice/server/index.ts', text: `import { a } from '#audit/server';` },
    ]);
    expect(found.map(({ message }) => message)).toEqual([
      expect.stringContaining('audit may not import practice'),
      expect.stringContaining(
        'in a ring: modules/audit/server/index.ts → modules/practice/server/index.ts → modules/audit',
      ),
    ]);
  });

  test('circular files, including type imports', () => {
    const ring = (kind: string) => [
      { path: 'kit/a.ts', text: `import { b } from './b.ts';` },
      { path: 'kit/b.ts', text: `${kind} { a } from './a.ts';` },
    ];
    expect(dependencyCheck(ring('import'))).toHaveLength(1);
    expect(dependencyCheck(ring('import type'))).toHaveLength(1);
  });

  test('a helper of a tool’s configuration counts as build code, unless the page uses it as well', () => {
    const files = [
      { path: 'web/vite.config.ts', text: `import { pack } from './pack.ts';` },
      { path: 'web/pack.ts', text: `import 'node:zlib';` },
    ];
    expect(dependencyCheck(files)).toEqual([]);
    expect(dependencyCheck([...files, { path: 'web/main.tsx', text: `import './pack.ts';` }])).toHaveLength(1);
  });

  test('reports the line', () => {
    const text = `// a word first\nimport { a } from './a.ts';\nimport { c } from '#chart/server';\n`;
    expect(dependencyCheck([{ path: 'modules/audit/server/x.ts', text }])).toMatchObject([
      { path: 'modules/audit/server/x.ts', line: 3 },
    ]);
  });
});

test('ignores text in comments and strings', () => {
  const text = `// import { x } from '#chart/server';\nconst s = "import { x } from '#chart/server'";`;
  expect(breaches('modules/audit/server/x.ts', text)).toEqual([]);
});
