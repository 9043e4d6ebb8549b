/** The content of a scanned code, as far as present. */
export interface ScannedCode {
  /** Fourteen digits. */
  gtin: string;
  lotNumber: string | null;
  /** The expiration date, YYYY-MM-DD. */
  expiresOn: string | null;
  serialNumber: string | null;
}

const SEPARATOR = '\u001D';
// Lengths of elements without a separator, by the first two digits (GS1 General Specifications, figure 7.8.5-2).
const FIXED: Readonly<Record<string, number>> = {
  '00': 20,
  '01': 16,
  '02': 16,
  '03': 16,
  '04': 18,
  '11': 8,
  '12': 8,
  '13': 8,
  '14': 8,
  '15': 8,
  '16': 8,
  '17': 8,
  '18': 8,
  '19': 8,
  '20': 4,
  '31': 10,
  '32': 10,
  '33': 10,
  '34': 10,
  '35': 10,
  '36': 10,
  '41': 16,
};

/**
 * Parses scanner input: a GS1 code (DataMatrix or Code 128, with or without symbology identifier, separators or
 * brackets), or the digits of a plain barcode. Null if it is neither, or if the GTIN's check digit is wrong. `year` is
 * the current one, for two-digit years.
 */
export function readGs1(scanned: string, year: number): ScannedCode | null {
  const text = scanned.trim().replace(/^\](?:d2|C1|e0|Q3|J1)/, '');
  if (/^(?:\d{8}|\d{12,14})$/.test(text)) return plainCode(text);
  const parts = text.startsWith('(') ? readBrackets(text) : readElements(text);
  const gtin = parts?.get('01') ?? parts?.get('02');
  if (parts === null || gtin === undefined || !hasCheckDigit(gtin)) return null;
  const expires = parts.get('17');
  const expiresOn = expires === undefined ? null : readExpiry(expires, year);
  if (expires !== undefined && expiresOn === null) return null;
  return { gtin, lotNumber: parts.get('10') ?? null, expiresOn, serialNumber: parts.get('21') ?? null };
}

function plainCode(digits: string): ScannedCode | null {
  const gtin = digits.padStart(14, '0');
  return hasCheckDigit(gtin) ? { gtin, lotNumber: null, expiresOn: null, serialNumber: null } : null;
}

// (01)00312345678906(17)271231(10)A1
function readBrackets(text: string): Map<string, string> | null {
  const found = [...text.matchAll(/\((\d{2,4})\)([^()]+)/g)];
  if (found.length === 0 || found.map(([whole]) => whole).join('') !== text) return null;
  return new Map(found.map(([, identifier, value]) => [identifier!, value!.replaceAll(SEPARATOR, '').trim()]));
}

function readElements(text: string): Map<string, string> | null {
  const parts = new Map<string, string>();
  let rest = withoutSeparators(text);
  while (rest !== '') {
    const identifier = /^\d\d/.exec(rest)?.[0];
    if (identifier === undefined) return null;
    const length = FIXED[identifier];
    const end = length ?? (rest.includes(SEPARATOR) ? rest.indexOf(SEPARATOR) : rest.length);
    const value = rest.slice(2, end);
    if (value === '' || rest.length < end || (length !== undefined && !/^\d+$/.test(value))) return null;
    if (!parts.has(identifier)) parts.set(identifier, value);
    rest = withoutSeparators(rest.slice(end));
  }
  return parts;
}

function withoutSeparators(text: string): string {
  let begin = 0;
  while (text[begin] === SEPARATOR) begin += 1;
  return text.slice(begin);
}

/** Returns whether the check digit of a fourteen-digit GTIN is correct. */
export function hasCheckDigit(gtin: string): boolean {
  if (!/^\d{14}$/.test(gtin)) return false;
  const sum = Array.from(gtin.slice(0, 13)).reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1),
    0,
  );
  return (10 - (sum % 10)) % 10 === Number(gtin[13]);
}

// YYMMDD; day 00 is the last day of the month. Years are at most 49 before and 50 after the current one.
function readExpiry(text: string, year: number): string | null {
  const [, short, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  if (short === undefined || Number(month) < 1 || Number(month) > 12) return null;
  const apart = Number(short) - (year % 100);
  const full = year - (year % 100) + Number(short) + (apart >= 51 ? -100 : apart <= -50 ? 100 : 0);
  const last = new Date(Date.UTC(full, Number(month), 0)).getUTCDate();
  if (Number(day) > last) return null;
  return `${full}-${month}-${day === '00' ? String(last) : day}`;
}

/**
 * Returns the eleven-digit NDCs that a GTIN may contain: its ten digits, padded for 4-4-2, 5-3-2 or 5-4-1. Empty for
 * other goods.
 */
export function ndcsOfGtin(gtin: string): string[] {
  if (!/^\d03\d{11}$/.test(gtin)) return [];
  const ten = gtin.slice(3, 13);
  return [`0${ten}`, `${ten.slice(0, 5)}0${ten.slice(5)}`, `${ten.slice(0, 9)}0${ten.slice(9)}`];
}

/**
 * Returns the eleven digits (5-4-2) of an NDC as printed on a package: with hyphens in 4-4-2, 5-3-2, 5-4-1 or 5-4-2, and
 * with or without `NDC` before it. Null for anything else; ten digits without hyphens are ambiguous.
 */
export function readNdc(printed: string): string | null {
  const text = printed.trim().replace(/^NDC\s*:?\s*/i, '');
  if (/^\d{11}$/.test(text)) return text;
  const [, labeler, product, pack] = /^(\d{4,5})-(\d{3,4})-(\d{1,2})$/.exec(text) ?? [];
  if (labeler === undefined || product === undefined || pack === undefined) return null;
  if (labeler.length + product.length + pack.length < 10) return null;
  return `${labeler.padStart(5, '0')}${product.padStart(4, '0')}${pack.padStart(2, '0')}`;
}
