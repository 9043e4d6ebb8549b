import { CODE_SETS, type CodeSet } from '../code-sets.ts';
import { withDot } from '../code-text.ts';
import { dayOf } from './read-official.ts';
import type { StagedCode } from './staged-code.ts';

/** Target columns for a file's headers, with labels. */
export const CODE_COLUMNS = {
  code: 'Code',
  long_name: 'Name',
  short_name: 'Short name',
  billable: 'Billable',
  valid_from: 'Valid from',
  valid_to: 'Valid to',
  kind: 'Code or modifier',
} as const;

export type CodeColumn = keyof typeof CODE_COLUMNS;

/** The column of each header; null for none. */
export type ColumnMapping = Readonly<Record<string, CodeColumn | null>>;

const WORDS: readonly [CodeColumn, RegExp][] = [
  ['valid_to', /terminat|valid.?(to|until|thru)|^end|expir|inactive/],
  ['valid_from', /add.?date|valid.?from|effective|^start|^begin/],
  ['short_name', /short|abbrev|medium/],
  ['billable', /billable|valid.?for.?(coding|submission)|^leaf|^header/],
  ['kind', /^(type|kind|record.?type)$/],
  ['code', /^(icd|cpt|hcpcs)?.?(10)?.?(cm)?.?code|^hcpcs?$|^cpt$|^code\b|diagnosis.?code|procedure.?code|concept/],
  ['long_name', /long|descr|name|title|text|term/],
];

/** Proposes the column of each header: the first matching header gets the column. */
export function proposeColumns(headings: readonly string[]): Record<string, CodeColumn | null> {
  const taken = new Set<CodeColumn>();
  return Object.fromEntries(
    headings.map((heading) => {
      const word = heading.trim().toLowerCase().replaceAll('_', ' ');
      const column = WORDS.find(([name, pattern]) => !taken.has(name) && pattern.test(word))?.[0] ?? null;
      if (column !== null) taken.add(column);
      return [heading, column];
    }),
  );
}

/** Returns what a mapping still lacks, as sentences. */
export function mappingProblems(mapping: ColumnMapping, codeSet: CodeSet | null): string[] {
  const filled = Object.values(mapping).filter((column) => column !== null);
  const twice = filled.find((column, at) => filled.indexOf(column) !== at);
  return [
    ...(codeSet === null ? ['Choose the code set of this file.'] : []),
    ...(filled.includes('code') ? [] : ['Choose the column with the codes.']),
    ...(filled.includes('long_name') || filled.includes('short_name') ? [] : ['Choose the column with the names.']),
    ...(twice === undefined ? [] : [`Two columns are mapped to the same field: ${CODE_COLUMNS[twice]}.`]),
  ];
}

const SHAPES: Readonly<Record<CodeSet, RegExp>> = {
  'ICD-10-CM': /^[A-Z][0-9][0-9A-Z](\.[0-9A-Z]{1,5})?$/,
  CPT: /^\d{4}[0-9A-Z]$/,
  HCPCS: /^[A-Z]\d{4}$/,
  'CPT modifier': /^[0-9A-Z]{2}$/,
  'HCPCS modifier': /^[0-9A-Z]{2}$/,
};

/** Parses a row of a file with headers; a sentence if it is invalid. */
export function readColumns(
  cells: Readonly<Partial<Record<CodeColumn, string>>>,
  codeSet: CodeSet,
): StagedCode | string {
  const typed = (cells.code ?? '').trim().toUpperCase();
  const isModifier =
    /modifier/i.test(cells.kind ?? '') || ((codeSet === 'HCPCS' || codeSet === 'CPT') && typed.length === 2);
  const modifierSet = codeSet === 'HCPCS' ? 'HCPCS modifier' : codeSet === 'CPT' ? 'CPT modifier' : codeSet;
  const code_set = isModifier ? modifierSet : codeSet;
  const code = codeSet === 'ICD-10-CM' ? withDot(typed) : typed;
  if (!SHAPES[code_set].test(code))
    return code === '' ? 'The code is missing.' : 'This code is not valid in the code set.';
  const long = (cells.long_name ?? '').replaceAll(/\s+/g, ' ').trim();
  const short = (cells.short_name ?? '').replaceAll(/\s+/g, ' ').trim();
  if (long === '' && short === '') return 'The name is missing.';
  const days = [readDay(cells.valid_from), readDay(cells.valid_to)];
  if (days.includes(undefined)) return 'A date is invalid. Use the format 2026-10-01 or 10/01/2026.';
  return {
    code_set,
    code,
    short_name: short || long,
    long_name: long || short,
    billable: !/^(0|n|no|f|false|header|h)$/i.test((cells.billable ?? '1').trim()),
    parent_code: null,
    valid_from: days[0]!,
    valid_to: days[1]!,
  };
}

/** Parses a date in common formats; null if empty, undefined if invalid. */
function readDay(text: string | undefined): string | null | undefined {
  const typed = (text ?? '').trim();
  if (typed === '' || typed.startsWith('9999')) return null;
  const digits = dayOf(typed);
  if (digits !== null) return digits;
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(typed);
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(typed);
  const [year, month, day] = iso ? iso.slice(1) : us ? [us[3]!, us[1]!, us[2]!] : [];
  if (year === undefined) return undefined;
  const written = `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
  const time = new Date(`${written}T00:00:00Z`);
  return Number.isNaN(time.getTime()) || time.toISOString().slice(0, 10) !== written ? undefined : written;
}

/** Returns whether a text is the name of a code set. */
export function isCodeSet(text: unknown): text is CodeSet {
  return (CODE_SETS as readonly unknown[]).includes(text);
}
