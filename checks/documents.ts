import { posix } from 'node:path';
import { lineAt, type Breach, type Check, type SourceFile } from './reading/source-file.ts';

const REQUIRED = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'];
const DECISION = /^docs\/decisions\/(\d+)-.*\.md$/;

/** Maximum length of documents, in lines. */
const LIMITS: readonly [RegExp, number][] = [
  [/^ARCHITECTURE\.md$/, 150],
  [/^modules\/[^/]+\/README\.md$/, 60],
  [DECISION, 60],
];

/**
 * Required documents must exist and be short enough to be read, decisions must have unique numbers, and links must have
 * existing targets.
 */
export const documentsCheck: Check = (files) => {
  const documents = files.filter(({ path }) => path.endsWith('.md'));
  return [
    ...missing(files),
    ...documents.flatMap(tooLong),
    ...decisions(documents),
    ...brokenLinks(documents, files),
    ...lostTests(documents, files),
  ];
};

function missing(files: readonly SourceFile[]): Breach[] {
  const paths = new Set(files.map(({ path }) => path));
  const modules = new Set(files.flatMap(({ path }) => /^modules\/[^/]+(?=\/)/.exec(path)?.[0] ?? []));
  const required = [...REQUIRED, ...[...modules].map((module) => `${module}/README.md`)];
  return required.filter((path) => !paths.has(path)).map((path) => ({ path, line: 1, message: 'is missing' }));
}

function tooLong({ path, text }: SourceFile): Breach[] {
  const lines = text.trimEnd().split('\n').length;
  return LIMITS.filter(([pattern, most]) => pattern.test(path) && lines > most).map(([, most]) => ({
    path,
    line: most + 1,
    message: `has ${lines} lines, at most ${most} get read`,
  }));
}

function decisions(documents: readonly SourceFile[]): Breach[] {
  const records = documents
    .filter(({ path }) => DECISION.test(path))
    .toSorted((a, b) => a.path.localeCompare(b.path, 'en'));
  return records.flatMap(({ path, text }, index) => {
    const numberOf = (record: SourceFile | undefined): string | undefined => DECISION.exec(record?.path ?? '')?.[1];
    const messages = [
      numberOf(records[index - 1]) === numberOf(records[index]) ? 'has the number of another record' : undefined,
      /^\*?\*?Date:?\*?\*?:? *\d{4}-\d{2}-\d{2}/m.test(text) ? undefined : 'has no date',
      ...['Context', 'Decision', 'Consequences'].map((part) =>
        new RegExp(`^## ${part}`, 'm').test(text) ? undefined : `has no part “${part}”`,
      ),
    ];
    return messages.flatMap((message) => (message === undefined ? [] : [{ path, line: 1, message }]));
  });
}

function brokenLinks(documents: readonly SourceFile[], files: readonly SourceFile[]): Breach[] {
  const paths = files.map(({ path }) => path);
  const standing = new Set(paths.flatMap((path) => [path, ...folders(path)]));
  return documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\(([^)\s#]+)(#[^)]*)?\)/g)].flatMap(({ 1: link = '', index }) => {
      if (/^[a-z]+:/.test(link)) return [];
      const target = posix.join(posix.dirname(path), link).replace(/\/$/, '');
      // Only file types that the checks read are verified; pictures and files without an extension are not.
      const known = /\.(md|ts|tsx|mjs|sql|graphql|json)$/.test(target);
      if (standing.has(target) || !known) return [];
      return [{ path, line: lineAt(text, index), message: `the link to ${link} leads nowhere` }];
    }),
  );
}

/** A test referenced by a document as `path.test.ts::title` must exist with that title. */
function lostTests(documents: readonly SourceFile[], files: readonly SourceFile[]): Breach[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return documents.flatMap(({ path, text }) =>
    [...text.matchAll(/`([\w./-]+\.test\.ts)::([^`]+)`/g)].flatMap(({ 1: file = '', 2: title = '', index }) =>
      texts.get(file)?.includes(`'${title.replaceAll('\\|', '|')}'`) === true
        ? []
        : [{ path, line: lineAt(text, index), message: `there is no test “${title}” in ${file}` }],
    ),
  );
}

function folders(path: string): string[] {
  const steps = path.split('/').slice(0, -1);
  return steps.map((_, index) => steps.slice(0, index + 1).join('/'));
}
