/** A result's own range; an end is null where it is open. */
export interface ResultRange {
  low: number | null;
  high: number | null;
}

const NUMBER = String.raw`([+-]?\d+(?:\.\d+)?)`;
const BETWEEN = new RegExp(`^${NUMBER}\\s*(?:-|–|to)\\s*${NUMBER}\\b`, 'i');
const BELOW = new RegExp(`^(?:<=?|≤|up to|less than)\\s*${NUMBER}\\b`, 'i');
const ABOVE = new RegExp(`^(?:>=?|≥|from|more than|greater than)\\s*${NUMBER}\\b`, 'i');

/** Reads the range that a laboratory sends beside a value: 3.5-5.1, <100, >=40. Null where it says something else. */
export function readRange(text: string): ResultRange | null {
  const clean = text.trim();
  const between = BETWEEN.exec(clean);
  if (between !== null) {
    const [low, high] = [Number(between[1]), Number(between[2])];
    return low <= high ? { low, high } : null;
  }
  const below = BELOW.exec(clean);
  if (below !== null) return { low: null, high: Number(below[1]) };
  const above = ABOVE.exec(clean);
  return above === null ? null : { low: Number(above[1]), high: null };
}

/** How a value is to be read. */
export type Interpretation = 'normal' | 'abnormal' | 'low' | 'high' | 'critical low' | 'critical high' | 'critical';

const FLAGS: Readonly<Record<string, Interpretation>> = {
  N: 'normal',
  L: 'low',
  H: 'high',
  A: 'abnormal',
  LL: 'critical low',
  HH: 'critical high',
  AA: 'critical',
  '<': 'critical low',
  '>': 'critical high',
  POS: 'abnormal',
  R: 'abnormal',
  I: 'abnormal',
};

/** How a value reads by the laboratory's flag (HL7 table 0078) and by the result's own range: a flag hides no value outside of it. Null where neither says anything. */
export function interpret(flag: string, value: number | null, range: ResultRange | null): Interpretation | null {
  const sent = FLAGS[flag.trim().toUpperCase()] ?? (flag.trim() === '' ? null : 'abnormal');
  if (sent !== null && sent !== 'normal') return sent;
  if (value !== null && range !== null) {
    if (range.low !== null && value < range.low) return 'low';
    if (range.high !== null && value > range.high) return 'high';
    return 'normal';
  }
  return sent;
}

/** Whether somebody has to look at it today. */
export function isCritical(interpretation: Interpretation | null): boolean {
  return interpretation?.startsWith('critical') ?? false;
}

/** Whether it is anything but normal. */
export function isAbnormal(interpretation: Interpretation | null): boolean {
  return interpretation !== null && interpretation !== 'normal';
}
