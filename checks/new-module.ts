// npm run new-module -- <name> [--thing <word>] [--above <module>]: generates a working module: a table, commands, a
// settings page with its form, a tile of the patient page, tests and an end-to-end test.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { MODULES } from '../modules.ts';
import { moduleFiles } from './running/module-files.ts';
import { root } from './running/root.ts';

const { values, positionals } = parseArgs({
  options: { above: { type: 'string' }, thing: { type: 'string' } },
  allowPositionals: true,
});
const [name = ''] = positionals;
const above = values.above ?? MODULES.at(-1)!;
const thing = values.thing ?? name.replace(/^.*-/, '').replace(/s$/, '');
const problem =
  !/^[a-z]+(-[a-z]+)*$/.test(name) || !/^[a-z]+$/.test(thing)
    ? 'Usage: npm run new-module -- <name-in-kebab-case> [--thing <one-word>] [--above <module>]'
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
  const minute = new Date().toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 13);
  const things = thing.endsWith('y') ? `${thing.slice(0, -1)}ies` : `${thing}s`;
  const files = moduleFiles({ name, thing, things, minute });
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text, { flag: 'wx' });
  }
  const list = join(root, 'modules.ts');
  const before = await readFile(list, 'utf8');
  await writeFile(list, before.replace(`  '${above}',\n`, `  '${above}',\n  '${name}',\n`));
  process.stdout.write(
    `modules/${name} is laid out above ${above}, and e2e/${name}.test.ts. Next: npm run generate, npm run format, ` +
      `npm test -- modules/${name} e2e/${name}; then make of each ${thing} what it is.\n`,
  );
}
