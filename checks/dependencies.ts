import { layerOf } from './layers.ts';
import { filesImportedBy, importCycles } from './import-cycles.ts';
import { packageBreach } from './package-breach.ts';
import { importsOf, type Import } from './reading/imports-of.ts';
import { isCode, isGenerated, isTest } from './reading/parse-source.ts';
import { resolveImport, type Target } from './reading/resolve-import.ts';
import { kindOf, placeOf } from './reading/place-of.ts';
import type { Breach, Check, SourceFile } from './reading/source-file.ts';

type FileTarget = Extract<Target, { kind: 'file' }>;

/**
 * The imports that a folder is allowed besides its own files: other folders, and modules through their entry points.
 */
interface AllowedImports {
  folders: readonly string[];
  entries: readonly string[];
}

const everything: AllowedImports = {
  folders: ['', 'platform', 'server', 'sandbox', 'seed', 'bench', 'e2e', 'kit', 'values', 'checks', 'bin'],
  entries: ['server', 'rules'],
};

const OPENINGS: Record<string, AllowedImports> = {
  'modules/rules': { folders: ['values'], entries: ['rules'] },
  'modules/server': { folders: ['platform', 'values'], entries: ['server', 'rules'] },
  'modules/web': { folders: ['kit', 'values'], entries: ['web', 'rules'] },
  'modules/api': { folders: ['platform'], entries: [] },
  values: { folders: [], entries: [] },
  platform: { folders: ['values'], entries: [] },
  kit: { folders: ['values'], entries: [] },
  sandbox: { folders: ['platform'], entries: [] },
  server: { folders: ['platform', 'sandbox', 'values'], entries: ['server', 'rules'] },
  seed: { folders: ['platform', 'server', 'values'], entries: ['server', 'rules'] },
  web: { folders: ['kit', 'values'], entries: ['web', 'rules'] },
  bench: everything,
  simulation: { ...everything, entries: ['server', 'rules', 'testing'] },
  e2e: everything,
  checks: everything,
  bin: { folders: [], entries: [] },
};

// Inside a module. `api` contains types for resolvers, generated from the contract.
const OWN_PARTS: Record<string, readonly string[]> = {
  rules: ['rules'],
  server: ['rules', 'server', 'api'],
  web: ['rules', 'web'],
  api: ['api'],
};

const NAMED_PLACES = ['platform', 'kit', 'values', 'server', 'web', 'checks'];

/**
 * Inside a module, `server` and `web` import `rules` and never each other; across modules only through an entry point,
 * and only to a lower layer; `platform`, `kit` and `values` import no module; rules import nothing with side effects.
 */
export const dependencyCheck: Check = (files) => {
  const code = files.filter(({ path }) => isCode(path) && path.includes('/'));
  const build = buildFiles(code);
  return [...unplaced(code), ...code.flatMap((file) => breachesOf(file, build.has(file.path))), ...importCycles(code)];
};

/** Files imported only by a tool's configuration run at build time, wherever they are. */
function buildFiles(files: readonly SourceFile[]): Set<string> {
  const isConfig = (path: string): boolean => path.endsWith('.config.ts');
  const importers = Map.groupBy(
    files.flatMap((file) => filesImportedBy(file).map((path) => ({ path, importer: file.path }))),
    ({ path }) => path,
  );
  const onlyBuild = [...importers].filter(([, uses]) => uses.every(({ importer }) => isConfig(importer)));
  return new Set([...files.map(({ path }) => path).filter(isConfig), ...onlyBuild.map(([path]) => path)]);
}

function unplaced(files: readonly SourceFile[]): Breach[] {
  const first = new Map<string, Breach>();
  for (const { path } of files) {
    const { name, module } = placeOf(path);
    if (module !== undefined && layerOf(module) < 0) {
      const message = `the module ${module} has no layer: name it in modules.ts`;
      if (!first.has(module)) first.set(module, { path, line: 1, message });
    } else if (!(kindOf(path) in OPENINGS)) {
      const message = `${path.slice(0, path.lastIndexOf('/'))} is no folder of Salus`;
      if (!first.has(name + message)) first.set(name + message, { path, line: 1, message });
    }
  }
  return [...first.values()];
}

function breachesOf(file: SourceFile, build: boolean): Breach[] {
  return importsOf(file).flatMap((each) => {
    const message = judge(file.path, each, build);
    return message === undefined ? [] : [{ path: file.path, line: each.line, message }];
  });
}

function judge(from: string, { specifier }: Import, build: boolean): string | undefined {
  if (specifier === undefined) {
    return /^(modules|kit)\//.test(from)
      ? 'an import that is worked out at run time hides what depends on what'
      : undefined;
  }
  const target = resolveImport(from, specifier);
  switch (target.kind) {
    case 'file':
      return judgeFile(from, specifier, target);
    case 'nowhere':
      return `${specifier} goes through no entry point`;
    case 'package':
    case 'builtin':
      return build ? undefined : packageBreach(from, target);
  }
}

function judgeFile(from: string, specifier: string, { path, written }: FileTarget): string | undefined {
  if (path.includes('/testing/') && !isTest(from)) return `${specifier} is for tests alone`;
  const here = placeOf(from);
  const there = placeOf(path);
  const openings = OPENINGS[kindOf(from)];
  if (openings === undefined) return undefined;

  if (there.name === here.name && there.module === here.module) {
    if (here.part === undefined || there.part === undefined) return undefined;
    const open = OWN_PARTS[here.part]?.includes(there.part);
    return open ? undefined : `${here.part} may not import ${there.part} of its own module`;
  }
  if (there.module === undefined) {
    // Protocol tests of a module may use the sandbox's servers.
    const isWireTest = there.name === 'sandbox' && kindOf(from) === 'modules/server' && isTest(from);
    if (!openings.folders.includes(there.name) && !isWireTest)
      return `${kindOf(from)} may not import ${there.name || 'the root'}`;
    const named = NAMED_PLACES.includes(there.name);
    return named && written === 'relative' && !isGenerated(from) ? `write #${path} for ${specifier}` : undefined;
  }
  if (here.name === 'platform' || here.name === 'kit' || here.name === 'values' || openings.entries.length === 0) {
    return `${here.name} may not import a module (${there.module})`;
  }
  if (written !== 'entry point') return `${specifier} skips the entry point of ${there.module}`;
  if (!openings.entries.includes(there.part ?? ''))
    return `${kindOf(from)} may not import #${there.module}/${there.part}`;
  if (here.module !== undefined && layerOf(there.module) >= layerOf(here.module)) {
    return `${here.module} may not import ${there.module}, which lies above it: tell it by an outbox event`;
  }
  return undefined;
}
