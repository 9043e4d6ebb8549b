import type { PrescribedDiagnosis } from './prescription-fields.ts';

/**
 * Indications as beginnings of ICD-10-CM codes, by generic name. Sources: the section “Indications and usage” of each
 * drug’s label (DailyMed), and the guidelines AHA/ACC/HFSA 2022 (heart failure), ACC/AHA 2023 (atrial fibrillation) and
 * ADA Standards of Care (diabetic kidney disease). Uses that are not certain are left out: such a diagnosis is offered,
 * but not preselected.
 */
const USES: readonly (readonly [drugs: string, codes: string])[] = [
  [
    'lisinopril enalapril benazepril ramipril captopril quinapril fosinopril losartan valsartan irbesartan candesartan olmesartan telmisartan',
    'I10 I11 I12 I13 I15 I50 E10.21 E11.21',
  ],
  ['amlodipine', 'I10 I11 I12 I13 I15 I20 I25.1'],
  ['nifedipine', 'I10 I11 I12 I13 I15 I20'],
  ['felodipine', 'I10 I11 I12 I13 I15'],
  ['diltiazem verapamil', 'I10 I11 I12 I13 I15 I20 I48'],
  ['metoprolol bisoprolol carvedilol', 'I10 I11 I12 I13 I15 I20 I21 I48 I50'],
  ['atenolol nadolol', 'I10 I11 I12 I13 I15 I20 I48'],
  ['nebivolol labetalol', 'I10 I11 I12 I13 I15'],
  ['propranolol', 'I10 I11 I12 I13 I15 I20 I48 G25.0 G43'],
  ['timolol latanoprost dorzolamide brimonidine', 'H40'],
  ['hydrochlorothiazide chlorthalidone indapamide', 'I10 I11 I12 I13 I15 R60'],
  ['furosemide torsemide', 'I10 I11 I13 I50 K74 N04 R60'],
  ['bumetanide', 'I11.0 I13.0 I50 K74 N04 R60'],
  ['spironolactone', 'I10 I11 I13 I15 I50 K74 N04 E26.0'],
  ['eplerenone', 'I10 I11 I13 I15 I50'],
  ['atorvastatin rosuvastatin simvastatin pravastatin lovastatin pitavastatin fluvastatin', 'E78 I25.1'],
  ['ezetimibe', 'E78'],
  ['metformin glipizide glyburide glimepiride sitagliptin linagliptin saxagliptin alogliptin pioglitazone', 'E11'],
  ['empagliflozin dapagliflozin', 'E11 I50 N18'],
  ['canagliflozin ertugliflozin dulaglutide exenatide', 'E11'],
  ['semaglutide liraglutide tirzepatide', 'E11 E66'],
  ['insulin', 'E10 E11 E13 O24'],
  ['levothyroxine', 'E02 E03 E06.3 E89.0'],
  ['liothyronine', 'E03 E89.0'],
  ['methimazole propylthiouracil', 'E05'],
  ['omeprazole esomeprazole lansoprazole pantoprazole rabeprazole dexlansoprazole', 'K20 K21 K25 K26 E16.4'],
  ['famotidine', 'K21 K25 K26 E16.4'],
  ['albuterol levalbuterol', 'J44 J45 J98.01'],
  ['formoterol salmeterol vilanterol tiotropium', 'J44 J45'],
  ['umeclidinium ipratropium', 'J44'],
  ['fluticasone', 'J30 J33 J44 J45'],
  ['budesonide', 'J30 J44 J45 K50 K51'],
  ['mometasone beclomethasone', 'J30 J33 J45'],
  ['montelukast', 'J30 J45'],
  ['cetirizine levocetirizine loratadine desloratadine fexofenadine', 'J30 L50'],
  ['azelastine', 'J30 H10.1'],
  ['sertraline paroxetine', 'F32 F33 F40 F41 F42 F43.1'],
  ['fluoxetine', 'F32 F33 F41.0 F42 F50.2'],
  ['escitalopram venlafaxine', 'F32 F33 F41'],
  ['citalopram mirtazapine trazodone', 'F32 F33'],
  ['duloxetine', 'F32 F33 F41.1 M79.7 E10.4 E11.4'],
  ['bupropion', 'F32 F33 F17'],
  ['buspirone hydroxyzine', 'F41'],
  ['aripiprazole quetiapine olanzapine', 'F20 F31'],
  ['risperidone ziprasidone', 'F20 F31'],
  ['lithium', 'F31'],
  ['sumatriptan rizatriptan zolmitriptan naratriptan eletriptan almotriptan frovatriptan', 'G43'],
  ['topiramate', 'G40 G43'],
  ['levetiracetam', 'G40'],
  ['lamotrigine', 'G40 F31'],
  ['gabapentin', 'G40 B02.2'],
  ['ibuprofen naproxen', 'M05 M06 M15 M16 M17 M18 M19 N94.4 N94.5 N94.6 R52'],
  ['meloxicam diclofenac celecoxib', 'M05 M06 M15 M16 M17 M18 M19'],
  ['acetaminophen', 'R50 R51 R52'],
  ['amoxicillin', 'H66 J01 J02.0 J03.0 J13 J14 J15 J18 L01 L03 N30 N39.0 B96.81'],
  ['penicillin', 'A38 J02.0 J03.0'],
  ['cephalexin', 'H66 J02.0 J03.0 L01 L02 L03 N30 N39.0'],
  ['cefdinir cefuroxime cefpodoxime', 'H66 J01 J02.0 J03.0 J13 J14 J15 J18 L01 L03'],
  ['azithromycin', 'A56 H66 J01 J02.0 J03.0 J13 J14 J15 J18 J44.1'],
  ['clarithromycin', 'B96.81 H66 J01 J02.0 J03.0 J13 J14 J15 J18'],
  ['nitrofurantoin fosfomycin', 'N30 N39.0'],
  ['sulfamethoxazole trimethoprim', 'N30 N39.0'],
  ['ciprofloxacin', 'N10 N30 N39.0 N41'],
  ['levofloxacin', 'J01 J13 J14 J15 J18 N10 N30 N39.0 N41'],
  ['doxycycline', 'A56 A69.2 A77 L70'],
  ['metronidazole', 'A06 A59 N76'],
  ['nystatin fluconazole', 'B37'],
  ['acyclovir valacyclovir famciclovir', 'A60 B00 B01 B02'],
  ['oseltamivir', 'J09 J10 J11'],
  ['prednisone prednisolone methylprednisolone', 'J44.1 J45 K50 K51 M05 M06 M31.5 M31.6 M32 M35.3'],
  ['apixaban rivaroxaban dabigatran', 'I26 I48 I82'],
  ['warfarin', 'I26 I48 I82 Z95.2'],
  ['clopidogrel', 'I20.0 I21 I25.1 I63 I73.9'],
  ['ticagrelor prasugrel', 'I20.0 I21'],
  ['tamsulosin alfuzosin dutasteride', 'N40'],
  ['finasteride', 'N40 L64'],
  ['allopurinol febuxostat colchicine', 'M10 M1A'],
  ['alendronate risedronate ibandronate', 'M80 M81'],
  ['ondansetron', 'R11'],
  ['ethinyl norethindrone levonorgestrel drospirenone norgestimate', 'Z30'],
  ['sildenafil', 'N52 I27.0'],
  ['tadalafil', 'N52 N40 I27.0'],
];

const CODES = new Map(USES.flatMap(([drugs, codes]) => drugs.split(' ').map((drug) => [drug, codes.split(' ')])));

/**
 * Returns the diagnoses that a drug treats apart from the others, each in their order; all are others if the uses of
 * the drug are not known. A diagnosis is sent to the pharmacy and the payer, so one that the drug does not treat must
 * not be the default.
 */
export function diagnosesTreated<Diagnosis extends PrescribedDiagnosis>(
  drug: string,
  diagnoses: readonly Diagnosis[],
): { treated: Diagnosis[]; others: Diagnosis[] } {
  const uses = (drug.toLowerCase().match(/[a-z]+/g) ?? []).flatMap((word) => CODES.get(word) ?? []);
  const isTreated = ({ code }: Diagnosis): boolean => uses.some((use) => code.startsWith(use));
  return { treated: diagnoses.filter(isTreated), others: diagnoses.filter((each) => !isTreated(each)) };
}
