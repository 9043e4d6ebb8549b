import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

// Mantine's styles are imported per component. A component without its style sheet appears unstyled, and the compiler
// can't detect that.
const root = fileURLToPath(new URL('../..', import.meta.url));
const sheet = (component: string): string => `@mantine/core/styles/${component}.layer.css`;

// Components that are styled by the sheet of another one.
const DRESSED_BY: Record<string, readonly string[]> = {
  TextInput: ['Input'],
  Textarea: ['Input'],
  Select: ['Input', 'Combobox'],
  MultiSelect: ['Input', 'Combobox', 'Pill', 'PillsInput'],
  Autocomplete: ['Input', 'Combobox'],
  TagsInput: ['Input', 'Combobox', 'Pill', 'PillsInput'],
  NativeSelect: ['Input'],
  NumberInput: ['Input', 'NumberInput'],
  FileInput: ['Input'],
};

async function sources(): Promise<{ path: string; text: string }[]> {
  const folders = ['kit', 'web', 'modules'];
  const found = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(`${root}${folder}`, { recursive: true })).map((name) => `${folder}/${name}`),
    ),
  );
  const paths = found.flat().filter((path) => /^(kit|web|modules\/[^/]+\/web)\/.*(?<!\.test)\.tsx?$/.test(path));
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(root + path, 'utf8') })));
}

function componentsOf(text: string): string[] {
  return [...text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)]
    .flatMap(([, names]) => names!.split(','))
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => /^[A-Z]/.test(name));
}

test('imports the style sheet of every used Mantine component', async () => {
  const everywhere = await readFile(`${root}kit/theme/styles.ts`, 'utf8');
  const naked = (await sources()).flatMap(({ path, text }) =>
    componentsOf(text)
      .flatMap((component) => DRESSED_BY[component] ?? [component])
      .filter((component) => existsSync(`${root}node_modules/${sheet(component)}`))
      .filter((component) => !everywhere.includes(sheet(component)) && !text.includes(sheet(component)))
      .map((component) => `${path}: import '${sheet(component)}'`),
  );
  expect(naked).toEqual([]);
});
