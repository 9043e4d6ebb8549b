interface Fit {
  /** Beginnings of codes without their period. */
  codes: readonly string[];
  sex?: 'Female' | 'Male';
  /** Ages in full years, both included. */
  from?: number;
  to?: number;
}

// Medicare Code Editor (CMS, definitions manual): sex and age conflicts; the ICD-10-CM guidelines for newborns and
// examinations. Limits are wide: a code that is merely unusual is not reported.
const FITS: readonly Fit[] = [
  { codes: ['O', 'Z33', 'Z34', 'Z36', 'Z39', 'Z3A'], sex: 'Female', from: 9, to: 64 },
  {
    codes: ['C51', 'C52', 'C53', 'C54', 'C55', 'C56', 'C57', 'C58', 'D25', 'D26', 'D27', 'D28', 'E28', 'D06'],
    sex: 'Female',
  },
  { codes: ['N7', 'N8', 'N90', 'N91', 'N92', 'N93', 'N94', 'N95', 'N96', 'N97', 'N98'], sex: 'Female' },
  { codes: ['R87', 'Z014', 'Z124'], sex: 'Female' },
  { codes: ['C60', 'C61', 'C62', 'C63', 'D29', 'N4', 'N50', 'N51', 'N52', 'N53', 'R972', 'Z125'], sex: 'Male' },
  { codes: ['P', 'Z38'], to: 1 },
  { codes: ['Z0011'], to: 0 },
  { codes: ['Z0012'], to: 17 },
  { codes: ['Z000'], from: 15 },
];

/** The patient's sex as recorded, and age in full years; null if unknown. */
export interface FitPatient {
  sex: string | null;
  age: number | null;
}

/** Returns why a diagnosis does not fit the patient's sex or age; null if it does or nothing is known. */
export function diagnosisMisfit(icdCode: string, { sex, age }: FitPatient): string | null {
  const code = icdCode.replace('.', '').toUpperCase();
  for (const fit of FITS) {
    if (!fit.codes.some((begun) => code.startsWith(begun))) continue;
    const isOther = sex === 'Female' || sex === 'Male' ? fit.sex !== undefined && fit.sex !== sex : false;
    if (isOther) return `${icdCode} is for ${fit.sex === 'Female' ? 'female' : 'male'} patients`;
    if (age !== null && ((fit.from ?? 0) > age || age > (fit.to ?? Infinity))) return `${icdCode} ${ageWords(fit)}`;
  }
  return null;
}

function ageWords({ from, to }: Fit): string {
  if (from === undefined) return to === 0 ? 'is for newborns' : `is for patients up to age ${to}`;
  return to === undefined ? `is for patients from age ${from}` : `is for ages ${from} to ${to}`;
}
