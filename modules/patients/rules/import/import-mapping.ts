import { foldName } from '../names/fold-name.ts';
import { type ImportField, importFields, isImportField, knownHeadings, leftOut } from './import-fields.ts';

/** A column of the file with its mapping. */
export interface MappedColumn {
  /** 0-based. */
  index: number;
  /** As spelled in the file. */
  heading: string;
  /** The mapped field; null if the column is not imported. */
  field: ImportField | null;
  /** The reason for the user why it is not imported. */
  notTaken: string | null;
}

/** The mapping of all columns of a file, in order. */
export type ImportMapping = readonly MappedColumn[];

const unknownHeading = 'Not imported: no field with this name. Choose one if it exists.';

/**
 * Makes headings unique: a repeated one gets a number ("Phone (2)"), an empty one its column ("Column 4" in brackets).
 * Brackets are ignored when headings are compared.
 */
export function nameHeadings(headings: readonly string[]): string[] {
  const given = new Set(headings);
  const seen = new Set<string>();
  return headings.map((heading, at) => {
    let name = heading.trim() === '' ? `(Column ${at + 1})` : heading;
    for (let count = 2; seen.has(name) || (name !== heading && given.has(name)); count += 1)
      name = heading.trim() === '' ? `(Column ${at + 1}, ${count})` : `${heading} (${count})`;
    seen.add(name);
    return name;
  });
}

/** Proposes a mapping from the headings; each field gets at most one column. */
export function proposeMapping(headings: readonly string[]): ImportMapping {
  const folded = headings.map(foldHeading);
  const chosen = new Map<number, ImportField>();
  for (const field of Object.keys(importFields).filter(isImportField)) {
    const column = bestColumn(field, folded, chosen);
    if (column !== -1) chosen.set(column, field);
  }
  dropFullName(chosen);
  return headings.map((heading, index) => {
    const field = chosen.get(index) ?? null;
    return { index, heading, field, notTaken: field === null ? reasonFor(folded[index] ?? '', chosen) : null };
  });
}

/**
 * Applies the user's choices to the mapping: heading → field, or '' to skip the column. A field mapped to another
 * column moves. An unknown heading or field is an error.
 */
export function chooseFields(
  mapping: ImportMapping,
  choices: Readonly<Record<string, string>>,
): { mapping: ImportMapping } | { problem: string } {
  let chosen = mapping;
  for (const [heading, field] of Object.entries(choices)) {
    const column = mapping.find((entry) => entry.heading === heading) ?? findFolded(mapping, heading);
    if (!column) return { problem: `The file has no column "${heading}".` };
    if (field !== '' && !isImportField(field)) {
      return { problem: `"${field}" is not a field. Fields are ${Object.keys(importFields).join(', ')}.` };
    }
    chosen = chosen.map((entry) => {
      if (entry.index === column.index) return chosenColumn(entry, field === '' ? null : field);
      return field !== '' && entry.field === field ? chosenColumn(entry, null) : entry;
    });
  }
  return { mapping: chosen };
}

/** Returns the fields that are still missing for reading rows, one sentence each; empty if none. */
export function mappingProblems(mapping: ImportMapping): string[] {
  const fields = new Set(mapping.map((column) => column.field));
  const problems: string[] = [];
  if (!fields.has('full_name')) {
    if (!fields.has('first_name')) problems.push('Choose a column for the first name.');
    if (!fields.has('last_name')) problems.push('Choose a column for the last name.');
  }
  if (!fields.has('gender') && !fields.has('gender_at_birth')) problems.push('Choose a column for the gender.');
  return problems;
}

/**
 * Normalizes a heading for comparison: split at capitals, folded, without brackets and without words for the patient.
 */
export function foldHeading(heading: string): string {
  // Truncated: real headings are shorter, and unclosed brackets would make the match quadratic.
  const spaced = heading
    .slice(0, 200)
    .replace(/[([{][^)\]}]*[)\]}]/g, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2');
  return foldName(spaced).replace(/^(?:(?:patients?|pt|client|person|member|demographics?) )+(?=.)/, '');
}

function bestColumn(field: ImportField, folded: readonly string[], chosen: ReadonlyMap<number, ImportField>): number {
  for (const name of headingsOf(field)) {
    const column = folded.findIndex((heading, index) => heading === name && !chosen.has(index));
    if (column !== -1) return column;
  }
  return -1;
}

function headingsOf(field: ImportField): string[] {
  return knownHeadings[field].split(/,\s+/);
}

function dropFullName(chosen: Map<number, ImportField>): void {
  const fields = new Set(chosen.values());
  if (!fields.has('first_name') || !fields.has('last_name')) return;
  for (const [column, field] of chosen) if (field === 'full_name') chosen.delete(column);
}

function reasonFor(folded: string, chosen: ReadonlyMap<number, ImportField>): string {
  const known = leftOut.find((entry) => entry.heading.test(folded));
  if (known) return known.reason;
  const taken = new Set(chosen.values());
  for (const field of Object.keys(importFields).filter(isImportField)) {
    if (!headingsOf(field).includes(folded)) continue;
    if (taken.has(field)) return `Not imported: another column has ${importFields[field]}.`;
    if (field === 'full_name') return 'Not imported: first and last name have their own columns.';
  }
  return unknownHeading;
}

function findFolded(mapping: ImportMapping, heading: string): MappedColumn | undefined {
  const folded = foldHeading(heading);
  return mapping.find((entry) => foldHeading(entry.heading) === folded);
}

function chosenColumn(column: MappedColumn, field: ImportField | null): MappedColumn {
  return { ...column, field, notTaken: field === null ? 'Not imported: your choice.' : null };
}
