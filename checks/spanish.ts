import { importsOf } from './reading/imports-of.ts';
import { isCode, isGenerated } from './reading/parse-source.ts';
import { resolveImport } from './reading/resolve-import.ts';
import { lineAt, type Breach, type Check, type SourceFile } from './reading/source-file.ts';
import { readableStrings } from './reading/strings-of.ts';

const ATTRIBUTE = /\s(aria-label|label|title|placeholder|description|alt|detail|subtitle|what)="[^"]*\p{L}{2}[^"]*"/gu;
const BRACES = /\{(\w+)[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g;

/**
 * What patients read on their pages is there in Spanish: each text of the web files that an `open.ts` leads to is translated in the
 * `spanish.json` of its module or of the kit, goes through `t`, and a translation names the values of its text. `english` names texts
 * that stay, such as names of screenings in English only.
 */
export function spanishCheck(english: ReadonlySet<string> = new Set()): Check {
  return (files) => {
    const byPath = new Map(files.map((file) => [file.path, file]));
    const catalogs = files.filter(({ path }) => path.endsWith('/spanish.json'));
    const texts = new Map(catalogs.map(({ path, text }) => [path, JSON.parse(text) as Record<string, string>]));
    const kit = texts.get('kit/spanish.json') ?? {};
    const pages = patientFiles(byPath);
    return [
      ...catalogs.flatMap((file) => placeholderBreaches(file, texts.get(file.path)!)),
      ...pages.flatMap((file) => {
        const [, module] = /^modules\/([^/]+)\//.exec(file.path) ?? [];
        const own = texts.get(`modules/${module}/web/spanish.json`) ?? {};
        return [
          ...readableStrings(file)
            .filter(({ text }) => !(text in own) && !(text in kit) && !english.has(text))
            .map(({ path, line, text }) => ({ path, line, message: `“${text}” has no Spanish: add it to web/spanish.json` })),
          ...plainTextBreaches(file),
        ];
      }),
    ];
  };
}

/** The web files of modules that patients’ pages are made of, and the kit’s parts for them. */
function patientFiles(files: ReadonlyMap<string, SourceFile>): SourceFile[] {
  const found = new Set<string>();
  const visit = (path: string): void => {
    const file = files.get(path);
    const isPage = /^modules\/[^/]+\/web\/|^kit\/portal\//.test(path);
    if (file === undefined || found.has(path) || !isPage || !isCode(path) || isGenerated(path)) return;
    found.add(path);
    for (const { specifier, typesOnly } of importsOf(file)) {
      if (specifier === undefined || typesOnly) continue;
      const target = resolveImport(path, specifier);
      if (target.kind === 'file') visit(target.path);
    }
  };
  for (const path of files.keys()) if (/^modules\/[^/]+\/web\/open\.ts$/.test(path)) visit(path);
  return [...found].filter((path) => !path.endsWith('/open.ts')).map((path) => files.get(path)!);
}

function plainTextBreaches({ path, text }: SourceFile): Breach[] {
  if (!path.endsWith('.tsx')) return [];
  const between = [...text.matchAll(/>\s*(\p{Lu}[^<>{}=;()]*\p{L}{2}[^<>{}=;()]*)\s*</gu)];
  return [...text.matchAll(ATTRIBUTE), ...between].map(({ index }) => ({
    path,
    line: lineAt(text, index),
    message: 'a text of a patient’s page goes through t()',
  }));
}

function placeholderBreaches({ path, text }: SourceFile, texts: Record<string, string>): Breach[] {
  return Object.entries(texts).flatMap(([english, spanish]) => {
    const wanted = namesIn(english);
    const has = namesIn(spanish);
    const same = wanted.size === has.size && [...wanted].every((name) => has.has(name));
    if (same && spanish.trim() !== '') return [];
    const line = lineAt(text, Math.max(0, text.indexOf(JSON.stringify(english))));
    return [{ path, line, message: `the Spanish of “${english}” does not have the same values` }];
  });
}

function namesIn(text: string): Set<string> {
  return new Set([...text.matchAll(BRACES)].map(([, name]) => name!));
}
