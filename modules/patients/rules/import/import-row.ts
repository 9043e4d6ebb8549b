import { cleanLine } from '#values/clean-text.ts';
import { readLanguage } from '#values/language/language.ts';
import { normalizeEmail } from '../email-address.ts';
import { readRowAddress, readRowCountry } from './import-address.ts';
import { type ImportCells, layOutCells, readOrNote } from './import-cells.ts';
import type { ImportContext } from './import-context.ts';
import { readBirth, readDeath } from './import-date.ts';
import { type ImportField, isImportField } from './import-fields.ts';
import type { ImportIssue } from './import-issue.ts';
import type { ImportMapping } from './import-mapping.ts';
import { isGeneration, splitFullName, withoutDigits, withoutPrefix, withoutSuffix } from './import-name.ts';
import { readEthnicity, readGender, readGenderAtBirth, readRace } from './import-words.ts';
import { type PatientFields, patientInput } from '../patient-form.ts';
import { personKey } from '../names/person-key.ts';
import { normalizePhone } from '../phone-number.ts';

/** A patient read from a row. */
export interface ImportPatient extends PatientFields {
  /** YYYY-MM-DD. */
  deceased_date: string | null;
  source: 'import';
  /** The same for the same patient whenever the file is imported. */
  import_key: string;
}

/** A row is accepted or rejected as a whole; `warnings` list values that fit no field and went into the note. */
export type ReadRow =
  | { patient: ImportPatient; warnings: readonly ImportIssue[] }
  | { refused: readonly ImportIssue[] };

/** Reads one row: its cells in the order of the headings of `mapping`. */
export function readImportRow(cells: readonly string[], mapping: ImportMapping, context: ImportContext): ReadRow {
  const shape = shapeProblem(cells, mapping.length);
  if (shape) return { refused: [shape] };

  const row = layOutCells(cells, mapping);
  const names = readNames(row, context.trailingDigits);
  const country = readRowCountry(row, context.country ?? 'US');
  const dateOfBirth = readBirth(row, context);
  const patient = {
    ...names,
    date_of_birth: dateOfBirth,
    gender: readRowGender(row),
    gender_at_birth: readOrNote(row, 'gender_at_birth', 'gender', readGenderAtBirth),
    race: readRace(row.text('race')),
    ethnicity: readEthnicity(row.text('ethnicity')),
    preferred_language: readOrNote(row, 'preferred_language', 'English or Spanish', readLanguage),
    email: readOrNote(row, 'email', 'email address', normalizeEmail),
    mobile: readOrNote(row, 'mobile', 'mobile number', (text) => withoutExtension(normalizePhone(text, country))),
    home_phone: readOrNote(row, 'home_phone', 'phone number', (text) => normalizePhone(text, country)),
    work_phone: readOrNote(row, 'work_phone', 'phone number', (text) => normalizePhone(text, country)),
    emergency_contact_name: row.text('emergency_contact_name'),
    emergency_contact_phone: readOrNote(row, 'emergency_contact_phone', 'phone number', (text) =>
      normalizePhone(text, country),
    ),
  };
  const beside = { deceased_date: readDeath(row, dateOfBirth, context), mailing_address: readRowAddress(row, country) };
  warnOfSpoiledText(row, mapping);
  return row.refused.length > 0 ? { refused: row.refused } : finish(row, patient, beside, context.today);
}

type RawPatient = Record<string, string | null>;
type ParsedFields = Pick<ImportPatient, 'deceased_date' | 'mailing_address'>;

function finish(row: ImportCells, unchecked: RawPatient, checked: ParsedFields, today: string): ReadRow {
  const notes = { note1: [row.text('note1'), ...row.notes].filter(Boolean).join('\n'), note2: row.text('note2') };
  const parsed = patientInput(today).safeParse({ ...unchecked, ...notes });
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues) {
      const field = String(path[0]);
      const code = field === 'date_of_birth' ? 'DATE_IMPOSSIBLE' : 'TEXT_UNFIT';
      row.domainError(isImportField(field) ? field : 'address_line1', code, `can't be imported: ${message}`);
    }
    return { refused: row.refused };
  }
  const recordId = cleanLine(row.text('record_id'), 'the record id', 200);
  if ('problem' in recordId) {
    row.domainError('record_id', 'TEXT_UNFIT', `can't be imported: ${recordId.problem}`);
    return { refused: row.refused };
  }
  const key = recordId.text === '' ? `person:${personKey(parsed.data)}` : `id:${recordId.text}`;
  return { patient: { ...parsed.data, ...checked, source: 'import', import_key: key }, warnings: row.warnings };
}

function shapeProblem(cells: readonly string[], columns: number): ImportIssue | null {
  const isEmpty = (cell: string): boolean => cell.trim() === '';
  if (cells.every(isEmpty)) return { code: 'EMPTY_ROW', column: '', reason: 'The row is empty.' };
  if (cells.length < columns) {
    const reason = `The row has ${cells.length} cells, but the file has ${columns} headings.`;
    return { code: 'CELLS_MISSING', column: '', reason };
  }
  if (cells.slice(columns).every(isEmpty)) return null;
  const reason = `The row has ${cells.length} cells, but the file has ${columns} headings: a value may need quotation marks.`;
  return { code: 'CELLS_TOO_MANY', column: '', reason };
}

function readNames(row: ImportCells, trailingDigits: boolean) {
  const name = (field: ImportField): string => {
    const text = row.text(field);
    const kept = trailingDigits ? withoutDigits(text) : text;
    if (kept !== text) row.warn(field, 'DIGITS_REMOVED', 'had digits after a name; they were removed');
    return kept;
  };
  const full = splitFullName(name('full_name'));
  const given = withoutPrefix(name('first_name'));
  const family = withoutSuffix(name('last_name'));
  const first = given.name || full.first;
  const last = family.name || full.last;
  const whole = row.text('full_name') === '' ? null : 'full_name';
  if (first === '') row.domainError(whole ?? 'first_name', 'VALUE_MISSING', 'has no first name, which is required');
  if (last === '') row.domainError(whole ?? 'last_name', 'VALUE_MISSING', 'has no last name, which is required');

  const suffixes = (row.text('suffix') || family.suffix || full.suffix).split(' ').filter(Boolean);
  const generations = suffixes.filter(isGeneration).join(' ');
  const others = suffixes.filter((suffix) => !isGeneration(suffix)).join(' ');
  const prefix = given.prefix || full.prefix;
  if (prefix !== '') row.addNote('Prefix', prefix);
  if (others !== '') row.addNote('Suffix', others);
  if (row.text('maiden_name') !== '') row.addNote('Maiden name', name('maiden_name'));
  return {
    first_name: first,
    middle_name: name('middle_name') || full.middle,
    last_name: generations !== '' && last !== '' ? `${last} ${generations}` : last,
    nick_name: name('nick_name') || full.nick,
  };
}

function readRowGender(row: ImportCells): string {
  const field = row.text('gender') === '' && row.text('gender_at_birth') !== '' ? 'gender_at_birth' : 'gender';
  const text = row.text(field);
  const gender = readGender(text);
  if (text === '') row.domainError(field, 'VALUE_MISSING', 'is empty; gender is required');
  else if (gender === null) row.domainError(field, 'GENDER_UNKNOWN', 'is neither female nor male');
  return gender ?? '';
}

function withoutExtension(phone: string | null): string | null {
  return phone?.includes('x') ? null : phone;
}

function warnOfSpoiledText(row: ImportCells, mapping: ImportMapping): void {
  for (const { field } of mapping) {
    if (field === null || !row.text(field).includes('\ufffd')) continue;
    row.warn(field, 'SPOILED_CHARACTER', 'has a character that was lost before the file was uploaded');
  }
}
