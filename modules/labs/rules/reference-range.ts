/** A result's own reference range; a bound is null if open, and `without…` is set if the bound itself is excluded. */
export interface ResultRange {
  low: number | null;
  high: number | null;
  withoutLow?: true;
  withoutHigh?: true;
}

// A comma only as a thousands separator: 1,000. In 3,5 it is ambiguous, so it is not read.
const NUMBER = String.raw`([+-]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)(?![\d,.]*\d)`;
const BETWEEN = new RegExp(`^${NUMBER}\\s*(?:-|–|to)\\s*${NUMBER}`, 'i');
const BELOW = new RegExp(`^(<=|=<|≤|<|up to|less than)\\s*${NUMBER}`, 'i');
const ABOVE = new RegExp(`^(>=|=>|≥|>|from|more than|greater than)\\s*${NUMBER}`, 'i');
const AGE =
  /^(?:\d+\s*(?:-|–|to)\s*\d+|[<>]=?\s*\d+|\d+\s*\+)\s*(?:years?|yrs?|y\/?o|y|months?|mos?|weeks?|wks?|days?|d)\b\.?\s*(?<colon>:)?\s*/i;
const ANOTHER = /\d\s*(?:-|–|to)\s*\d|[<>≤≥]/;

/**
 * Parses the range that a laboratory sends with a value: 3.5-5.1, <100, >=40, 18-49 yrs: 0.7-1.3. Null for anything
 * else, or for several ranges.
 */
export function readRange(text: string): ResultRange | null {
  let clean = text.trim();
  const age = AGE.exec(clean);
  if (age !== null) {
    // An age without a following range, e.g. 18-49 yrs, is not a range of the value.
    if (age.groups?.['colon'] === undefined && /^[^:]*\b(?:years?|yrs?|y\/?o)\b/i.test(clean)) return null;
    if (age.groups?.['colon'] !== undefined) clean = clean.slice(age[0].length);
  }
  const { range, rest } = rangeIn(clean);
  // With several ranges, the one for the patient is unknown.
  return range === null || ANOTHER.test(rest.replace(/\([^)]*\b(?:yrs?|years?)\b[^)]*\)/i, '')) ? null : range;
}

function rangeIn(text: string): { range: ResultRange | null; rest: string } {
  const between = BETWEEN.exec(text);
  if (between !== null) {
    const [low, high] = [numberOf(between[1]!), numberOf(between[2]!)];
    return { range: low <= high ? { low, high } : null, rest: text.slice(between[0].length) };
  }
  const below = BELOW.exec(text);
  if (below !== null) {
    const isOut = below[1] === '<' || /less/i.test(below[1]!);
    const range = { low: null, high: numberOf(below[2]!), ...(isOut ? { withoutHigh: true as const } : {}) };
    return { range, rest: text.slice(below[0].length) };
  }
  const above = ABOVE.exec(text);
  if (above === null) return { range: null, rest: '' };
  const isOut = above[1] === '>' || /than/i.test(above[1]!);
  const range = { low: numberOf(above[2]!), high: null, ...(isOut ? { withoutLow: true as const } : {}) };
  return { range, rest: text.slice(above[0].length) };
}

const numberOf = (text: string): number => Number(text.replaceAll(',', ''));

/** The interpretation of a value. */
export type Interpretation = 'normal' | 'abnormal' | 'low' | 'high' | 'critical low' | 'critical high' | 'critical';

// HL7 table 0078. Null for flags that don't mean the value is abnormal (susceptible, better, not detected).
const FLAGS: Readonly<Record<string, Interpretation | null>> = {
  N: 'normal',
  L: 'low',
  H: 'high',
  LU: 'low',
  HU: 'high',
  A: 'abnormal',
  LL: 'critical low',
  HH: 'critical high',
  LX: 'critical low',
  HX: 'critical high',
  AA: 'critical',
  '<': 'critical low',
  '>': 'critical high',
  POS: 'abnormal',
  DET: 'abnormal',
  RR: 'abnormal',
  R: 'abnormal',
  I: 'abnormal',
  S: null,
  MS: null,
  VS: null,
  SDD: null,
  B: null,
  NEG: null,
  ND: null,
  NR: null,
};
const SEVERITY: readonly Interpretation[] = [
  ...(['normal', 'abnormal', 'low', 'high', 'critical', 'critical low', 'critical high'] as const),
];

/**
 * Interprets a value by the laboratory's flags (HL7 table 0078; the most severe of several, e.g. H~HH) and by the
 * result's own range: a flag doesn't hide a value outside the range. Null if neither applies.
 */
export function interpret(
  flags: string | readonly string[],
  value: number | null,
  range: ResultRange | null,
): Interpretation | null {
  const said = (typeof flags === 'string' ? [flags] : flags)
    .map((flag) => flag.trim().toUpperCase())
    .filter((flag) => flag !== '')
    .map((flag) => (flag in FLAGS ? FLAGS[flag]! : 'abnormal'))
    .filter((reading) => reading !== null)
    .toSorted((one, other) => SEVERITY.indexOf(other) - SEVERITY.indexOf(one));
  const sent = said[0] ?? null;
  if (sent !== null && sent !== 'normal') return sent;
  if (value !== null && range !== null) {
    const { low, high, withoutLow = false, withoutHigh = false } = range;
    if (low !== null && (value < low || (withoutLow && value === low))) return 'low';
    if (high !== null && (value > high || (withoutHigh && value === high))) return 'high';
    return 'normal';
  }
  return sent;
}

/** Returns whether the value needs attention the same day. */
export function isCritical(interpretation: Interpretation | null): boolean {
  return interpretation?.startsWith('critical') ?? false;
}

/** Returns whether the value is not normal. */
export function isAbnormal(interpretation: Interpretation | null): boolean {
  return interpretation !== null && interpretation !== 'normal';
}
