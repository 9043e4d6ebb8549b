import type { CodeSet } from '../code-sets.ts';
import { isOrderLine } from './read-official.ts';
import type { CodeFileFormat } from './staged-code.ts';

const LOOK = 400;

/** Guesses the format of a file from its first lines. */
export function guessFormat(lines: readonly string[]): CodeFileFormat {
  const first = lines.slice(0, LOOK).filter((line) => line.trim() !== '');
  const many = (fits: (line: string) => boolean): boolean =>
    first.filter(fits).length >= Math.max(1, first.length * 0.5);
  if (many(isOrderLine)) return 'icd10cm-order';
  if (many((line) => line.length >= 119 && /^[A-Z0-9 ]{5}\d{5}[3478]/.test(line))) return 'hcpcs-fixed';
  if (many((line) => /^\d{4}[0-9A-Z]\t[^\t]+$/.test(line.trimEnd()))) return 'cpt-tab';
  if (many((line) => /^\d{4}[0-9A-Z]\d{2} \S/.test(line))) return 'cpt-fixed';
  if (many((line) => /^\d{4}[0-9A-Z] [^,;\t|]*$/.test(line.trimEnd()))) return 'cpt-medium';
  return 'columns';
}

/** The edition according to a file's name: its label, and its first day. */
export interface GuessedRelease {
  release_name: string;
  /** YYYY-MM-DD; null if not in the name. */
  valid_from: string | null;
}

const QUARTERS: Readonly<Record<string, string>> = { jan: '01', apr: '04', jul: '07', oct: '10' };

/**
 * Parses a file name such as icd10cm-order-2027.txt or HCPC2026_JAN_ANWEB.txt. A fiscal year of ICD-10-CM starts on
 * October 1 of the previous year.
 */
export function guessRelease(fileName: string, codeSet: CodeSet): GuessedRelease {
  const name = fileName.replace(/^.*[\\/]/, '').replace(/(\.(txt|csv|tsv|gz|zip))+$/i, '');
  const year = /(20\d{2})/.exec(name)?.[1];
  if (year === undefined) return { release_name: name.slice(0, 60), valid_from: null };
  const month = QUARTERS[/(jan|apr|jul|oct)/i.exec(name)?.[1]?.toLowerCase() ?? ''];
  if (codeSet === 'ICD-10-CM') {
    const isApril = month === '04';
    return isApril
      ? { release_name: `FY${year}, April`, valid_from: `${year}-04-01` }
      : { release_name: `FY${year}`, valid_from: `${Number(year) - 1}-10-01` };
  }
  const first = month ?? '01';
  const words = Object.entries(QUARTERS).find(([, digits]) => digits === first)![0];
  const title = `${year} ${words[0]!.toUpperCase()}${words.slice(1)}`;
  return { release_name: codeSet === 'CPT' && month === undefined ? year : title, valid_from: `${year}-${first}-01` };
}
