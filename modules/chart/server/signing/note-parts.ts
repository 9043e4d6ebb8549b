import type { Queryable } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import type { NotePart } from '#platform/module.ts';
import { modulesOf } from '#platform/modules-of.ts';
import { messagePart } from '../messages/message-part.ts';
import type { NoteContent } from '../whole-note.sql.ts';
import {
  readParts,
  withEmptyParts,
  type CarriedFrom,
  type PartName,
  type PartRows,
  type SubstanceRow,
} from '../parts/parts.sql.ts';

/** A part of this module, which may have been read with its note. */
interface OwnPart extends NotePart {
  form(all: PartRows): unknown[];
}

function own<Name extends PartName>(
  name: Name,
  title: string,
  order: number,
  line: (row: PartRows[Name][number], all: PartRows) => string,
  signed: (row: PartRows[Name][number]) => unknown = (row) => row,
): OwnPart {
  const form = (all: PartRows): unknown[] => all[name].map((row) => signed(row));
  const names = [...new Set<PartName>([name, 'diagnosis'])];
  const read = async (db: Queryable, clinicId: string, noteId: string): Promise<PartRows | undefined> =>
    (await readParts(db, clinicId, [noteId], names)).get(noteId);
  return {
    id: `chart.${name}`,
    title,
    order,
    form,
    read: async (db, clinicId, noteId) => form(withEmptyParts((await read(db, clinicId, noteId)) ?? {})),
    print: async (db, clinicId, noteId) => {
      const all = await read(db, clinicId, noteId);
      return all === undefined ? [] : all[name].map((row, at) => `${at + 1}. ${line(row, all)}`);
    },
  };
}

// Notes signed before this field existed must keep their hash, so it is omitted if empty.
function signedSubstance({ descriptor_id, ...row }: SubstanceRow): object {
  return signedRow(descriptor_id === null ? row : { ...row, descriptor_id });
}

// The problem list changes independently of the signature.
function signedDiagnosis({ problem_id: _problem, ...row }: PartRows['diagnosis'][number]): object {
  return signedRow(row);
}

/** Returns the canonical forms of a note whose only parts are diagnoses and procedures, as `canonicalParts` does. */
export function canonicalCodes({ diagnosis, cpts }: Pick<PartRows, 'diagnosis' | 'cpts'>): Record<string, string> {
  return {
    ...(diagnosis.length > 0 && { 'chart.diagnosis': JSON.stringify(diagnosis.map(signedDiagnosis)) }),
    ...(cpts.length > 0 && { 'chart.cpts': JSON.stringify(cpts.map(signedRow)) }),
  };
}

// The origin of a row is not part of the signed content.
function signedRow<Row extends object>(row: Row): object {
  const { carried_from: _from, carried_day: _day, ...said } = row as Row & Partial<CarriedFrom>;
  return said;
}

/** This module's parts of a note, in print order. */
export const chartParts: readonly (NotePart | OwnPart)[] = [
  messagePart,
  own('diagnosis', 'Diagnoses', 10, ({ icd_code, official_name }) => `${icd_code}  ${official_name}`, signedDiagnosis),
  own(
    'cpts',
    'Procedures',
    20,
    ({ cpt_code, official_name, modifiers, units, pointers }, { diagnosis }) => {
      const to = pointers.map((id) => diagnosis.find((row) => row.id === id)?.icd_code ?? '').filter(Boolean);
      return [
        `${[cpt_code, ...modifiers].join('-')}  ${official_name}`,
        units === 1 ? '' : `${units} units`,
        to.length === 0 ? '' : `for ${to.join(', ')}`,
      ]
        .filter(Boolean)
        .join('   ');
    },
    signedRow,
  ),
  own('drugs', 'Drugs', 30, ({ name, directions }) => [name, directions].filter(Boolean).join(': '), signedSubstance),
  own(
    'supplements',
    'Supplements',
    40,
    ({ name, directions }) => [name, directions].filter(Boolean).join(': '),
    signedSubstance,
  ),
  own(
    'handouts',
    'Handouts',
    80,
    ({ title, file_name }) => (file_name === null ? title : `${title} (PDF)`),
    ({ id, title, text, file_sha256: file }) => ({ id, title, text, ...(file !== null && { file }) }),
  ),
  own(
    'attachments',
    'Attachments',
    90,
    ({ file_name }) => file_name,
    ({ id, file_name, sha256 }) => ({
      id,
      file_name,
      sha256,
    }),
  ),
];

/** Returns the parts of a note from all modules, in print order. */
export function notePartsOf(app: App): readonly (NotePart | OwnPart)[] {
  const others = modulesOf(app)
    .filter(({ name }) => name !== 'chart')
    .flatMap(({ noteParts = [] }) => noteParts);
  return [...chartParts, ...others].toSorted((one, other) => one.order - other.order);
}

/** The lists that a signature covers. */
export const SIGNED_LISTS: readonly PartName[] = [
  'diagnosis',
  'cpts',
  'drugs',
  'supplements',
  'handouts',
  'attachments',
];

/**
 * Returns the canonical form of all parts of a note, by part ID: the signed content besides the texts. What was read
 * with the note is not read again.
 */
export async function canonicalParts(
  app: App,
  db: Queryable,
  clinicId: string,
  noteId: string,
  content: NoteContent | null = null,
): Promise<Record<string, string>> {
  const read = async (part: NotePart | OwnPart): Promise<unknown[]> => {
    if (content === null) return part.read(db, clinicId, noteId);
    if ('form' in part) return part.form(withEmptyParts(content.parts));
    return part.rows === undefined || content.filled.includes(part.id) ? part.read(db, clinicId, noteId) : [];
  };
  const forms = await Promise.all(notePartsOf(app).map(async (part) => [part.id, await read(part)] as const));
  // A part added in a later version is empty for older notes: empty parts are omitted, so that their hash stays the
  // same.
  return Object.fromEntries(forms.flatMap(([id, rows]) => (rows.length === 0 ? [] : [[id, JSON.stringify(rows)]])));
}
