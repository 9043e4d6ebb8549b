/** The vitals in a nurse's note, by vital code, and the patient's previous weight if the note states it. */
export interface NotedVitals {
  values: Record<string, number>;
  /** Pounds. */
  weightBefore: number | null;
}

const CM_OF_INCH = 2.54;

/** Parses "BP 128/80, pulse 76, weight 236 lb (9 lb less than in August)" as the demo clinic's nurses write it. */
export function measuredInNote(note: string): NotedVitals {
  const values: Record<string, number> = {};
  const [, high, low] = /\bBP (\d+)\/(\d+)/.exec(note) ?? [];
  if (high !== undefined) Object.assign(values, { blood_pressure_high: Number(high), blood_pressure_low: Number(low) });
  for (const [code, pattern] of PLAIN) {
    const [, value] = pattern.exec(note) ?? [];
    if (value !== undefined) values[code] = Number(value);
  }
  const [, feet, inches] = /\bheight (?:(\d+) ft )?(\d+) in\b/i.exec(note) ?? [];
  if (inches !== undefined) values['height'] = Math.round((12 * Number(feet ?? 0) + Number(inches)) * CM_OF_INCH);
  const [, pounds, ounces] = /\bweight (\d+) lb(?: (\d+) oz)?/i.exec(note) ?? [];
  if (pounds === undefined) return { values, weightBefore: null };
  const weight = Math.round((Number(pounds) + Number(ounces ?? 0) / 16) * 10) / 10;
  values['weight'] = weight;
  return { values, weightBefore: weightBefore(note, weight) };
}

const PLAIN = [
  ['pulse_rate', /\bpulse (\d+)/i],
  ['respiration_rate', /\bbreaths (\d+)/i],
  ['oxygen_saturation', /\boxygen (\d+)%/i],
  ['body_temperature', /\btemp (\d+(?:\.\d)?) F/i],
  ['pain', /\bpain (\d+) of 10/i],
] as const;

function weightBefore(note: string, weight: number): number | null {
  const [, less, more, was] = /\((?:(\d+) lb less|up (\d+) lb|(\d+) lb [a-z ]+ ago)/.exec(note) ?? [];
  if (less !== undefined) return weight + Number(less);
  if (more !== undefined) return weight - Number(more);
  return was === undefined ? null : Number(was);
}
