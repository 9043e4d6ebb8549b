import { Visitor } from 'vite';
import { isCode, isGenerated, isTest, parseSource } from './reading/parse-source.ts';
import { lineAt, type Breach, type Check, type SourceFile } from './reading/source-file.ts';

const LONGEST = 300;
const WRITTEN_BY_HAND = /\.(ts|tsx|mjs|css|sql|graphql|html)$/;
const MAY_PRINT = /^(bin|checks|bench|simulation|server\/commands)\//;
// The check and its test contain the forbidden text.
const NAMES_THEM = /^checks\/(forbidden-text|source-rules\.test)\.ts$/;

// Detects a handwritten CSV writer: it doubles quotes in cells with a quote or comma, or guards against formulas. SQL
// only doubles quotes.
const WRITES_CSV = /\[",.*replaceAll\('"', '""'\)|\[=\+\\-@/;
const MAY_WRITE_CSV = /^(values\/csv-cell\.ts$|checks\/|e2e\/)/;

const LEFTOVERS: readonly [RegExp, string][] = [
  [/\b(TODO|FIXME|HACK|XXX)\b/g, 'is left to do'],
  [/\blorem\b|\bcoming soon\b/gi, 'fills a gap'],
];

/**
 * No file over 300 lines without a reason, nothing unfinished, no `any`, no suppressed checks, no console output, no
 * `.only`.
 */
export const forbiddenText: Check = (files) =>
  files
    .filter(({ path }) => WRITTEN_BY_HAND.test(path) && !isGenerated(path))
    .flatMap((file) => [...tooLong(file), ...leftovers(file), ...(isCode(file.path) ? code(file) : [])]);

function tooLong({ path, text }: SourceFile): Breach[] {
  const lines = text.trimEnd().split('\n');
  const reason = /^(\/\/|\/\*|--|#|<!--)/.test(lines[0] ?? '');
  if (lines.length <= LONGEST || reason || path.endsWith('.graphql')) return [];
  return [{ path, line: 1, message: `${lines.length} lines: say in the first one why it is over ${LONGEST}` }];
}

function leftovers({ path, text }: SourceFile): Breach[] {
  if (NAMES_THEM.test(path)) return [];
  return LEFTOVERS.flatMap(([pattern, message]) =>
    [...text.matchAll(pattern)].map(({ 0: word, index }) => ({
      path,
      line: lineAt(text, index),
      message: `${word} ${message}`,
    })),
  );
}

function code(file: SourceFile): Breach[] {
  const { program, comments } = parseSource(file);
  const found: Breach[] = [];
  const add = (offset: number, message: string): void => {
    found.push({ path: file.path, line: lineAt(file.text, offset), message });
  };
  const csv = MAY_WRITE_CSV.test(file.path) ? -1 : file.text.search(WRITES_CSV);
  if (csv >= 0) add(csv, 'writes CSV by itself: csvCell of #values/csv-cell.ts also guards against formulas');
  for (const { value, start } of comments) {
    // In a test, an expected error is an assertion: the compiler fails if there is no error.
    const proves = isTest(file.path) && /@ts-expect-error \S/.test(value);
    if (/@ts-(ignore|expect-error|nocheck)/.test(value) && !proves) add(start, 'silences the compiler');
    if (/\b(eslint|oxlint)-disable/.test(value) && !/ -- \S/.test(value))
      add(start, 'silences the linter without a reason after --');
  }
  new Visitor({
    ObjectExpression: ({ properties }) => {
      for (const { type, start, ...property } of properties)
        if (type === 'SpreadElement' && 'argument' in property && property.argument.type === 'ObjectExpression')
          add(start, 'spreads a literal into a literal: write its fields (docs/decisions/0056)');
    },
    TSAnyKeyword: ({ start }) => add(start, 'any tells the compiler nothing'),
    MemberExpression: ({ object, property, start }) => {
      if (object.type !== 'Identifier' || property.type !== 'Identifier') return;
      if (object.name === 'console' && !MAY_PRINT.test(file.path))
        add(start, `console.${property.name} goes to nobody: use the log`);
      if (/^(describe|test|it)$/.test(object.name) && property.name === 'only')
        add(start, '.only leaves the other tests out');
    },
  }).visit(program);
  return found;
}
