// npm run new-module -- <name> [--above <module>]: lays a module out, ready for its first table and page.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { MODULES } from '../modules.ts';
import { root } from './running/root.ts';

const { values, positionals } = parseArgs({ options: { above: { type: 'string' } }, allowPositionals: true });
const [name = ''] = positionals;
const above = values.above ?? MODULES.at(-1)!;
const problem = !/^[a-z]+(-[a-z]+)*$/.test(name)
  ? 'Usage: npm run new-module -- <name-in-kebab-case> [--above <module>]'
  : MODULES.includes(name)
    ? `There is a module ${name} already.`
    : MODULES.includes(above)
      ? null
      : `There is no module ${above}.`;
if (problem === null) await layOut();
else {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}

async function layOut(): Promise<void> {
  const word = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const minute = new Date().toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 13);
  const files: Record<string, string> = {
    'README.md': `# ${name}\n\nWhat it owns, its words, the events that it publishes and those it subscribes to.\n`,
    [`migrations/${minute}-${name}.sql`]: `create schema ${word.toLowerCase()};\n`,
    'server/index.ts': `import type { Module } from '#platform/module.ts';\n\n/** In one sentence: what it is for. */\nexport const ${word}: Module = {\n  name: '${name}',\n  accessRules: [],\n  resolvers: {},\n};\n`,
    'web/index.ts': `import type { WebModule } from '#kit/module/web-module.ts';\n\n/** In one sentence: what it is for. */\nexport const ${word}: WebModule = {\n  name: '${name}',\n  routes: [],\n};\n`,
  };
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, 'modules', name, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text, { flag: 'wx' });
  }
  const list = join(root, 'modules.ts');
  const before = await readFile(list, 'utf8');
  await writeFile(list, before.replace(`  '${above}',\n`, `  '${above}',\n  '${name}',\n`));
  process.stdout.write(
    `modules/${name} is laid out above ${above}. Next: its contract in api/<service>.graphql and its table, then npm run generate.\n`,
  );
}
