import { parentOf, withDot } from '../code-text.ts';
import type { CodeFileFormat, LineIssue, StagedCode } from './staged-code.ts';

/** The content of an official file. */
export interface OfficialCodes {
  codes: StagedCode[];
  issues: LineIssue[];
}

/**
 * Parses the lines of an official file in that format. Lines before the first code, e.g. a copyright notice, are
 * skipped.
 */
export function readOfficial(format: Exclude<CodeFileFormat, 'columns'>, lines: readonly string[]): OfficialCodes {
  switch (format) {
    case 'icd10cm-order':
      return readOrder(lines);
    case 'hcpcs-fixed':
      return readHcpcs(lines);
    case 'cpt-tab':
      return readCpt(lines, /^(\d{4}[0-9A-Z])\t+(.+)$/);
    case 'cpt-fixed':
      return readCpt(lines, /^(\d{4}[0-9A-Z])\d{2} (.+)$/);
    case 'cpt-medium':
      return readCpt(lines, /^(\d{4}[0-9A-Z]) (.+)$/);
  }
}

const ORDER = /^\d{5} ([A-Z][0-9A-Z]{2,6}) *([01]) (.{60}) (.+)$/;

/**
 * Matches lines of the order file: columns 1–5 order, 7–13 code, 15 billable, 17–76 short name, from 78 on the long
 * name.
 */
export const isOrderLine = (line: string): boolean => ORDER.test(line) && line[14] !== ' ' && line[15] === ' ';

function readOrder(lines: readonly string[]): OfficialCodes {
  const codes: StagedCode[] = [];
  const issues: LineIssue[] = [];
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const bare = line.slice(6, 13).trim();
    const flag = line[14];
    if (!/^[A-Z][0-9A-Z]{2,6}$/.test(bare) || (flag !== '0' && flag !== '1') || line.length < 78) {
      issues.push({ line: at + 1, message: 'This line is not a valid order-file line.' });
      continue;
    }
    codes.push({
      code_set: 'ICD-10-CM',
      code: withDot(bare),
      short_name: line.slice(16, 76).trim(),
      long_name: line.slice(77).trim(),
      billable: flag === '1',
      parent_code: null,
      valid_from: null,
      valid_to: null,
    });
  }
  return { codes: filed(codes), issues };
}

/** Sets the parent of each diagnosis, among those in the file. */
export function filed(codes: readonly StagedCode[]): StagedCode[] {
  const there = new Set(codes.map(({ code }) => code));
  const isThere = (code: string): boolean => there.has(code);
  return codes.map((code) =>
    code.code_set === 'ICD-10-CM' ? { ...code, parent_code: parentOf(code.code, isThere) } : code,
  );
}

// Parses the record layout of the Centers for Medicare & Medicaid Services: 1–5 code (modifiers at 4–5), 6–10 sequence,
// 11 record type, 12–91 long name, 92–119 short name, 269–276 added, 285–292 terminated; a long name continues in the
// following records.
function readHcpcs(lines: readonly string[]): OfficialCodes {
  const codes = new Map<string, StagedCode>();
  const issues: LineIssue[] = [];
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const code = line.slice(0, 5).trim();
    const kind = line[10] ?? ' ';
    if (!/^([A-Z]\d{4}|[A-Z0-9]{2})$/.test(code) || !/[3478]/.test(kind)) {
      if (codes.size > 0) issues.push({ line: at + 1, message: 'This record is not a valid code.' });
      continue;
    }
    const before = codes.get(code);
    const words = line.slice(11, 91).trim();
    if (before !== undefined && (kind === '4' || kind === '8')) {
      before.long_name = continued(before.long_name, words);
      continue;
    }
    codes.set(code, {
      code_set: code.length === 2 ? 'HCPCS modifier' : 'HCPCS',
      code,
      short_name: line.slice(91, 119).trim() || words,
      long_name: words,
      billable: true,
      parent_code: null,
      valid_from: dayOf(line.slice(268, 276)),
      valid_to: dayOf(line.slice(284, 292)),
    });
  }
  return { codes: [...codes.values()], issues };
}

/** Parses a date in YYYYMMDD format; null if invalid. */
export function dayOf(digits: string): string | null {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(digits.trim()) ?? [];
  return year === undefined || month === '00' || day === '00' ? null : `${year}-${month}-${day}`;
}

// Four times the longest real name: in a file of continuation lines only, each line would copy the name again.
const LONGEST_NAME = 8000;

const continued = (name: string, words: string): string =>
  name.length > LONGEST_NAME ? name : `${name} ${words}`.trim();

function readCpt(lines: readonly string[], form: RegExp): OfficialCodes {
  const codes = new Map<string, StagedCode>();
  const issues: LineIssue[] = [];
  for (const [at, line] of lines.entries()) {
    const [, code, text = ''] = form.exec(line.trimEnd()) ?? [];
    if (code === undefined) {
      if (codes.size > 0 && line.trim() !== '')
        issues.push({ line: at + 1, message: 'This line is not a valid code.' });
      continue;
    }
    const before = codes.get(code);
    const name = before === undefined ? text.trim() : continued(before.long_name, text.trim());
    const day = { valid_from: null, valid_to: null };
    codes.set(code, {
      code_set: 'CPT',
      code,
      short_name: name,
      long_name: name,
      billable: true,
      parent_code: null,
      ...day,
    });
  }
  return { codes: [...codes.values()], issues };
}
