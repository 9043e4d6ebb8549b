import { Visitor } from 'vite';
import { importsOf } from '../reading/imports-of.ts';
import { isCode, isGenerated, parseSource } from '../reading/parse-source.ts';
import { resolveImport } from '../reading/resolve-import.ts';
import { lineAt, type Breach, type Check, type SourceFile } from '../reading/source-file.ts';
import { readableStrings } from '../reading/strings-of.ts';

const SHOWN = /^(aria-label|label|title|placeholder|description|alt|detail|subtitle|what)$/;
const SERVER = /^(modules\/[^/]+\/server)\/(?!.*\.test\.ts$)/;
// Server code imports this to write in the patient's language.
const TEXTS = '#values/language/texts.ts';
const BRACES = /\{(\w+)[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g;

/**
 * Patient pages and messages must be available in Spanish: each text of the web files that an `open.ts` imports must be
 * translated in the `spanish.json` of its module or of the kit, and use `t`; a translation must have the same
 * placeholders. `english` lists exceptions, e.g. names of screenings in English only. Server texts given to `t` are in
 * the `spanish.json` of that server.
 */
export function spanishCheck(english: ReadonlySet<string> = new Set()): Check {
  return (files) => {
    const byPath = new Map(files.map((file) => [file.path, file]));
    const catalogs = files.filter(({ path }) => path.endsWith('/spanish.json'));
    const texts = new Map(catalogs.map(({ path, text }) => [path, JSON.parse(text) as Record<string, string>]));
    const kit = texts.get('kit/spanish.json') ?? {};
    const pages = patientFiles(byPath);
    const servers = files.filter(({ path, text }) => SERVER.test(path) && isCode(path) && text.includes(TEXTS));
    return [
      ...catalogs.flatMap((file) => placeholderBreaches(file, texts.get(file.path)!)),
      ...servers.flatMap((file) => {
        const folder = SERVER.exec(file.path)![1]!;
        const own = texts.get(`${folder}/spanish.json`) ?? {};
        return textsOf(file)
          .texts.filter((text) => !(text in own))
          .map((text) => ({
            path: file.path,
            line: 1,
            message: `“${text}” has no Spanish: add it to ${folder}/spanish.json`,
          }));
      }),
      ...pages.flatMap((file) => {
        const [, module] = /^modules\/([^/]+)\//.exec(file.path) ?? [];
        const own = texts.get(`modules/${module}/web/spanish.json`) ?? {};
        const { texts: given, around } = textsOf(file);
        const read = readableStrings(file).filter(({ text }) => !isPluralOne(file, text));
        const lines = new Map(read.map(({ text, line }) => [text, line]));
        return [
          ...[...new Set([...lines.keys(), ...given])]
            .filter((text) => !(text in own) && !(text in kit) && !english.has(text))
            .map((text) => ({
              path: file.path,
              line: lines.get(text) ?? 1,
              message: `“${text}” has no Spanish: add it to ${module === undefined ? 'kit' : `modules/${module}/web`}/spanish.json`,
            })),
          ...around,
        ];
      }),
    ];
  };
}

// The singular of `t.count(count, one, other)`; its translation is looked up by the plural.
function isPluralOne({ text }: SourceFile, words: string): boolean {
  const at = text.indexOf(words);
  return at > 0 && /\.count\([^'"`]*['"`]$/.test(text.slice(Math.max(0, at - 120), at));
}

/** Returns the web files of patient pages in the modules, and the kit's components for them. */
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

/** Returns the texts that a file passes to `t` and `t.count`, and the JSX texts that bypass it. */
function textsOf(file: SourceFile): { texts: string[]; around: Breach[] } {
  const texts: string[] = [];
  const around: Breach[] = [];
  const breach = (start: number): void => {
    around.push({
      path: file.path,
      line: lineAt(file.text, start),
      message: 'a text of a patient’s page goes through t()',
    });
  };
  new Visitor({
    CallExpression: ({ callee, arguments: all }) => {
      const isCount =
        callee.type === 'MemberExpression' && callee.object.type === 'Identifier' && callee.object.name === 't';
      if (!isCount && !(callee.type === 'Identifier' && callee.name === 't')) return;
      // Translations with a count are looked up by the plural.
      const text = all[isCount ? 2 : 0];
      if (text?.type === 'Literal' && typeof text.value === 'string') texts.push(text.value);
    },
    JSXText: ({ value, start }) => {
      if (/\p{L}{2}/u.test(value)) breach(start);
    },
    JSXAttribute: ({ name, value }) => {
      if (name.type !== 'JSXIdentifier' || !SHOWN.test(name.name) || value?.type !== 'Literal') return;
      if (typeof value.value === 'string' && /\p{L}{2}/u.test(value.value)) breach(value.start);
    },
  }).visit(parseSource(file).program);
  return { texts, around };
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
