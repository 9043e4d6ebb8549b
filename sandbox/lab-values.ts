/** A value measured by the laboratory. */
export interface LabValue {
  code: string;
  name: string;
  value: string;
  units: string;
  range: string;
  flag: string;
  /** Its value after a correction. */
  corrected: string;
}

type Row = readonly [
  code: string,
  name: string,
  value: string,
  units: string,
  range: string,
  flag: string,
  corrected: string,
];

const CBC: readonly Row[] = [
  ['718-7', 'Hemoglobin', '11.2', 'g/dL', '12.0-16.0', 'L', '12.4'],
  ['4544-3', 'Hematocrit', '34.1', '%', '36.0-46.0', 'L', '37.2'],
  ['6690-2', 'White Blood Cells', '7.4', '10*3/uL', '4.0-11.0', '', '7.5'],
  ['777-3', 'Platelets', '251', '10*3/uL', '150-400', '', '249'],
];
const BMP: readonly Row[] = [
  ['2951-2', 'Sodium', '139', 'mmol/L', '135-145', '', '138'],
  ['2823-3', 'Potassium', '5.4', 'mmol/L', '3.5-5.1', 'H', '4.6'],
  ['2075-0', 'Chloride', '102', 'mmol/L', '98-107', '', '101'],
  ['2028-9', 'Carbon Dioxide', '25', 'mmol/L', '22-29', '', '25'],
  ['3094-0', 'Urea Nitrogen', '16', 'mg/dL', '7-20', '', '15'],
  ['2160-0', 'Creatinine', '0.9', 'mg/dL', '0.6-1.2', '', '0.9'],
  ['2345-7', 'Glucose', '104', 'mg/dL', '70-99', 'H', '98'],
];
const VALUES: Readonly<Record<string, readonly Row[]>> = {
  CBC,
  CBCD: CBC,
  BMP,
  CMP: [
    ...BMP,
    ['1742-6', 'Alanine Aminotransferase', '31', 'U/L', '7-40', '', '30'],
    ['1920-8', 'Aspartate Aminotransferase', '27', 'U/L', '10-40', '', '27'],
    ['1751-7', 'Albumin', '4.2', 'g/dL', '3.5-5.0', '', '4.2'],
  ],
  LIPID: [
    ['2093-3', 'Cholesterol, Total', '212', 'mg/dL', '<200', 'H', '198'],
    ['2571-8', 'Triglycerides', '148', 'mg/dL', '<150', '', '147'],
    ['2085-9', 'HDL Cholesterol', '46', 'mg/dL', '>=40', '', '46'],
    ['13457-7', 'LDL Cholesterol', '136', 'mg/dL', '<130', 'H', '122'],
  ],
  A1C: [['4548-4', 'Hemoglobin A1c', '6.9', '%', '4.0-5.6', 'H', '6.2']],
  TSH: [['3016-3', 'Thyroid Stimulating Hormone', '2.1', 'mIU/L', '0.4-4.5', '', '5.2']],
  UA: [
    ['5803-2', 'pH', '6.0', '', '5.0-8.0', '', '6.5'],
    ['5799-2', 'Leukocyte Esterase', 'Positive', '', 'Negative', 'A', 'Negative'],
    ['5802-4', 'Nitrite', 'Positive', '', 'Negative', 'A', 'Negative'],
  ],
  UCX: [['630-4', 'Bacteria identified', 'Escherichia coli, more than 100,000 CFU/mL', '', '', 'A', 'No growth']],
};

/** Returns the values of a test: the listed ones, or a single normal one for an unknown test. */
export function valuesOf(code: string, name: string): LabValue[] {
  const rows: readonly Row[] = VALUES[code] ?? [[code, name, '1.0', 'U', '0.5-2.0', '', '2.4']];
  return rows.map(([id, what, value, units, range, flag, corrected]) => ({
    code: id,
    name: what,
    value,
    units,
    range,
    flag,
    corrected,
  }));
}
