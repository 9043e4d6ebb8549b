import { z } from 'zod';
import { MODULES } from '../modules.ts';
import { lineAt, type Breach, type Check, type SourceFile } from './reading/source-file.ts';

const LAUNCHER = 'bin/salus.mjs';
const ENTRY_POINTS = { server: 'server/index.ts', web: 'web/index.ts', open: 'web/open.ts', rules: 'rules/index.ts' };

const versions = z.record(z.string(), z.string()).optional();
const Manifest = z.object({
  scripts: z.record(z.string(), z.string()),
  imports: z.record(z.string(), z.string()),
  dependencies: versions,
  devDependencies: versions,
  optionalDependencies: versions,
});

/**
 * package.json must match the repository: its commands have entry files, its entry points exist, its versions are
 * exact.
 */
export const manifestCheck: Check = (files) => {
  const manifest = files.find(({ path }) => path === 'package.json');
  const launcher = files.find(({ path }) => path === LAUNCHER);
  if (!manifest || !launcher) return [{ path: manifest ? LAUNCHER : 'package.json', line: 1, message: 'is missing' }];
  const { scripts, imports, ...kinds } = Manifest.parse(JSON.parse(manifest.text));
  const standing = new Set(files.map(({ path }) => path));
  return [
    ...commandBreaches(launcher, scripts, standing),
    ...entryPointBreaches(imports, standing),
    ...Object.values(kinds).flatMap((packages) => Object.entries(packages ?? {}).flatMap(unpinned)),
  ].map(({ word, message }) => ({ path: manifest.path, line: lineOf(manifest, word), message }));
};

interface Finding {
  /** The text to search in package.json to report the line. */
  word: string;
  message: string;
}

function commandBreaches({ text }: SourceFile, scripts: Record<string, string>, standing: Set<string>): Finding[] {
  const entries = new Map(
    [...text.matchAll(/^ {2}'?([a-z-]+)'?: \{ entry: '([^']*)'/gm)].map(([, name = '', entry = '']) => [name, entry]),
  );
  const strange = Object.entries(scripts).flatMap(([name, script]) => {
    const [, command] = /^(?:exec )?node (?:--\S+ )*bin\/salus\.mjs ([a-z-]+)$/.exec(script) ?? [];
    if (command === name && entries.has(name)) return [];
    return [{ word: name, message: `the command ${name} does not go through ${LAUNCHER} under its own name` }];
  });
  const unnamed = [...entries].filter(([name, entry]) => entry !== '' && !(name in scripts));
  const gone = [...entries].filter(([, entry]) => entry.endsWith('.ts') && !standing.has(entry));
  return [
    ...strange,
    ...unnamed.map(([name]) => ({ word: 'scripts', message: `${LAUNCHER} knows ${name}, and no command calls it` })),
    ...gone.map(([name, entry]) => ({
      word: name,
      message: `the command ${name} leads to ${entry}, which is missing`,
    })),
  ];
}

function entryPointBreaches(imports: Record<string, string>, standing: Set<string>): Finding[] {
  const modules = new Set([...standing].flatMap((path) => /^modules\/([^/]+)\//.exec(path)?.[1] ?? []));
  return [
    ...Object.entries(ENTRY_POINTS)
      .filter(([name, path]) => imports[`#*/${name}`] !== `./modules/*/${path}`)
      .map(([name, path]) => ({
        word: 'imports',
        message: `the entry point #*/${name} is not named: ./modules/*/${path}`,
      })),
    ...MODULES.filter((module) => !modules.has(module)).map((module) => ({
      word: 'imports',
      message: `modules.ts names ${module}, and there is no such module`,
    })),
  ];
}

function unpinned([name, version]: [string, string]): Finding[] {
  return /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)
    ? []
    : [{ word: name, message: `${name} is not pinned to one version: ${version}` }];
}

const lineOf = ({ text }: SourceFile, word: string): Breach['line'] =>
  lineAt(text, Math.max(0, text.indexOf(`"${word}"`)));
