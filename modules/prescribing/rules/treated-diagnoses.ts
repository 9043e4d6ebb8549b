import type { PrescribedDiagnosis } from './prescription-fields.ts';

// The labeled and guideline uses of frequently prescribed drugs, as beginnings of ICD-10-CM codes. The first column has
// parts of generic names; the drug label of each is the source.
const USES: readonly (readonly [drugs: RegExp, codes: readonly string[]])[] = [
  [
    /\w+pril\b|\w+sartan\b/,
    ['I10', 'I11', 'I12', 'I13', 'I15', 'I16', 'I25', 'I50', 'N18', 'E11.2', 'E10.2', 'E13.2', 'I21', 'I51'],
  ],
  [/amlodipine|nifedipine|felodipine/, ['I10', 'I11', 'I12', 'I13', 'I15', 'I16', 'I20', 'I25', 'I73.0']],
  [/diltiazem|verapamil/, ['I10', 'I20', 'I25', 'I47', 'I48']],
  [
    /\w+olol\b|carvedilol/,
    ['I10', 'I11', 'I13', 'I20', 'I21', 'I25', 'I47', 'I48', 'I50', 'G43', 'G25.0', 'F41', 'R00', 'H40', 'E05'],
  ],
  [/hydrochlorothiazide|chlorthalidone|indapamide/, ['I10', 'I11', 'I12', 'I13', 'I50', 'N20', 'R60']],
  [
    /furosemide|torsemide|bumetanide|spironolactone|eplerenone/,
    ['I10', 'I11', 'I13', 'I50', 'R60', 'K74', 'N18', 'N04', 'E26', 'L68', 'E28'],
  ],
  [/\w+statin\b|ezetimibe/, ['E78', 'I25', 'I63', 'I70', 'I73', 'E10', 'E11', 'Z86.73', 'I21']],
  [/metformin/, ['E11', 'E13', 'R73', 'E28.2', 'O24']],
  [/glipizide|glyburide|glimepiride|\w+gliptin\b|pioglitazone/, ['E11', 'E13']],
  [/\w+gliflozin\b/, ['E11', 'E13', 'I50', 'N18']],
  [/\w+glutide\b|tirzepatide|exenatide/, ['E11', 'E13', 'E66', 'Z68']],
  [/insulin/, ['E10', 'E11', 'E13', 'O24']],
  [/levothyroxine|liothyronine/, ['E02', 'E03', 'E06', 'E89.0', 'C73']],
  [/methimazole|propylthiouracil/, ['E05']],
  [/\w+prazole\b|famotidine/, ['K20', 'K21', 'K22', 'K25', 'K26', 'K27', 'K29', 'K30', 'R12', 'B96.81', 'E16.4']],
  [/albuterol|levalbuterol|formoterol|salmeterol|vilanterol/, ['J44', 'J45', 'J20', 'J98.01', 'R06.2', 'J41', 'J43']],
  [/tiotropium|umeclidinium|ipratropium/, ['J41', 'J43', 'J44', 'J45']],
  [/fluticasone|budesonide|mometasone|beclomethasone/, ['J30', 'J31', 'J33', 'J44', 'J45', 'K20', 'K50', 'K51']],
  [/montelukast/, ['J30', 'J45', 'L50']],
  [/cetirizine|loratadine|fexofenadine|azelastine/, ['J30', 'L50', 'T78', 'H10']],
  [
    /sertraline|fluoxetine|\w*citalopram|paroxetine|venlafaxine|mirtazapine/,
    ['F32', 'F33', 'F34', 'F40', 'F41', 'F42', 'F43', 'F50.2', 'F32.81', 'N95.1', 'F53'],
  ],
  [/duloxetine/, ['F32', 'F33', 'F41', 'M79.7', 'G62', 'E11.4', 'E10.4', 'M54', 'G89']],
  [/bupropion/, ['F32', 'F33', 'F17', 'Z72.0', 'F34']],
  [/trazodone/, ['F32', 'F33', 'G47', 'F51']],
  [/\w+triptan\b/, ['G43', 'G44']],
  [/topiramate/, ['G40', 'G43', 'E66']],
  [/levetiracetam|lamotrigine/, ['G40', 'R56', 'F31']],
  [/gabapentin/, ['G40', 'B02.2', 'G62', 'G63', 'G89', 'M79.2', 'E11.4', 'E10.4', 'G25.8', 'M54.1']],
  [/ibuprofen|naproxen|meloxicam|diclofenac|celecoxib/, ['M', 'R52', 'G43', 'G44', 'G89', 'N94', 'R51', 'S', 'K08']],
  [/acetaminophen/, ['M', 'R50', 'R51', 'R52', 'G43', 'G44', 'G89', 'S', 'K08', 'J']],
  [
    /amoxicillin|cef\w+|azithromycin|clarithromycin|penicillin/,
    ['A', 'H65', 'H66', 'J', 'L', 'N', 'K04', 'K12', 'B95', 'B96', 'W5'],
  ],
  [/nitrofurantoin|fosfomycin/, ['N10', 'N30', 'N39', 'O23', 'Z87.44']],
  [/sulfamethoxazole|trimethoprim|ciprofloxacin|levofloxacin/, ['A', 'J', 'L', 'N', 'K57', 'B96', 'B95', 'B59']],
  [/doxycycline/, ['A', 'J', 'L', 'N70', 'N34', 'N45', 'B50', 'B54', 'S']],
  [/acyclovir|valacyclovir|famciclovir/, ['A60', 'B00', 'B01', 'B02', 'G51.0']],
  [/oseltamivir/, ['J09', 'J10', 'J11', 'Z20.828']],
  [
    /prednisone|prednisolone|methylprednisolone|dexamethasone/,
    ['D', 'H', 'J', 'K50', 'K51', 'L', 'M', 'R', 'T78', 'G35', 'G51', 'N04', 'E27'],
  ],
  [/apixaban|rivaroxaban|dabigatran|warfarin/, ['I26', 'I48', 'I63', 'I80', 'I82', 'D68', 'Z79.01', 'Z86.71', 'Z95']],
  [/clopidogrel|ticagrelor|prasugrel/, ['I20', 'I21', 'I24', 'I25', 'I63', 'I73', 'G45', 'Z95', 'Z86.73']],
  [/tamsulosin|alfuzosin|finasteride|dutasteride/, ['N40', 'N13', 'N20', 'R33', 'R35', 'R39.1', 'L64']],
  [/allopurinol|febuxostat|colchicine/, ['M10', 'M1A', 'N20', 'E79']],
  [/alendronate|risedronate|ibandronate/, ['M80', 'M81', 'M85', 'M88', 'Z87.310']],
  [/ondansetron/, ['R11', 'O21', 'K52', 'A08', 'A09', 'T45.1']],
  [/ethinyl|norethindrone|levonorgestrel|drospirenone|norgestimate/, ['Z30', 'N92', 'N93', 'N94', 'L70', 'E28', 'N80']],
  [/sildenafil|tadalafil/, ['N52', 'I27', 'N40']],
];

/**
 * Returns the diagnoses that a drug treats, in their order; all of them if the uses of the drug are not known. A
 * diagnosis is sent to the pharmacy and the payer, so one that the drug does not treat must not be the default.
 */
export function diagnosesTreated<Diagnosis extends PrescribedDiagnosis>(
  drug: string,
  diagnoses: readonly Diagnosis[],
): { isKnown: boolean; diagnoses: Diagnosis[] } {
  const name = drug.toLowerCase();
  const codes = USES.flatMap(([drugs, uses]) => (drugs.test(name) ? uses : []));
  return codes.length === 0
    ? { isKnown: false, diagnoses: [...diagnoses] }
    : { isKnown: true, diagnoses: diagnoses.filter(({ code }) => codes.some((use) => code.startsWith(use))) };
}
