/** A test of the starter list. */
export interface StarterTest {
  test_code: string;
  test_name: string;
  alias: string;
  loinc: string;
  test_type: 'Panel' | 'Test' | 'Culture' | 'Pathology';
  specimen: string;
  is_fasting: boolean;
}

const BLOOD = 'Serum';
const EDTA = 'Whole blood (EDTA)';
const CITRATE = 'Plasma (citrate)';
const URINE = 'Urine';
const STOOL = 'Stool';
const SWAB = 'Swab';

type Row = readonly [code: string, name: string, alias: string, loinc: string, specimen?: string, more?: 'fasting'];

const PANELS: readonly Row[] = [
  ['CBCD', 'Complete Blood Count with Differential', 'CBC w diff', '57021-8', EDTA],
  ['CBC', 'Complete Blood Count', 'CBC', '58410-2', EDTA],
  ['BMP', 'Basic Metabolic Panel', 'BMP, Chem 7', '51990-0', BLOOD, 'fasting'],
  ['CMP', 'Comprehensive Metabolic Panel', 'CMP, Chem 14', '24323-8', BLOOD, 'fasting'],
  ['LIPID', 'Lipid Panel', 'Cholesterol panel', '57698-3', BLOOD, 'fasting'],
  ['HFP', 'Hepatic Function Panel', 'LFT, liver panel', '24325-3'],
  ['RENAL', 'Renal Function Panel', 'RFP', '24362-6'],
  ['LYTES', 'Electrolyte Panel', 'Lytes', '24326-1'],
  ['HEPAC', 'Acute Hepatitis Panel', 'Hepatitis screen', '24363-4'],
  ['IRONP', 'Iron and Total Iron Binding Capacity', 'Iron panel, TIBC', '50190-8', BLOOD, 'fasting'],
  ['UA', 'Urinalysis, Complete', 'UA', '24356-8', URINE],
  ['THYP', 'Thyroid Panel with TSH', 'Thyroid function', '24348-5'],
  ['OBP', 'Obstetric Panel', 'Prenatal panel', '24364-2', 'Serum and whole blood'],
  ['PTPTT', 'Prothrombin Time and Partial Thromboplastin Time', 'Coagulation panel', '34529-8', CITRATE],
  ['UDS', 'Drug Screen, Urine', 'UDS, tox screen', '19659-2', URINE],
];

const CHEMISTRY: readonly Row[] = [
  ['GLU', 'Glucose', 'Blood sugar', '2345-7', BLOOD, 'fasting'],
  ['A1C', 'Hemoglobin A1c', 'HbA1c, glycated hemoglobin', '4548-4', EDTA],
  ['NA', 'Sodium', 'Na', '2951-2'],
  ['K', 'Potassium', 'K', '2823-3'],
  ['CL', 'Chloride', 'Cl', '2075-0'],
  ['CO2', 'Carbon Dioxide', 'Bicarbonate, CO2', '2028-9'],
  ['BUN', 'Urea Nitrogen', 'BUN', '3094-0'],
  ['CREA', 'Creatinine', 'Cr', '2160-0'],
  ['CA', 'Calcium', 'Ca', '17861-6'],
  ['CAI', 'Calcium, Ionized', 'iCa', '1995-0'],
  ['MG', 'Magnesium', 'Mg', '19123-9'],
  ['PHOS', 'Phosphorus', 'Phosphate', '2777-1'],
  ['URIC', 'Uric Acid', 'Urate', '3084-1'],
  ['AST', 'Aspartate Aminotransferase', 'AST, SGOT', '1920-8'],
  ['ALT', 'Alanine Aminotransferase', 'ALT, SGPT', '1742-6'],
  ['ALP', 'Alkaline Phosphatase', 'ALP', '6768-6'],
  ['GGT', 'Gamma Glutamyl Transferase', 'GGT', '2324-2'],
  ['TBIL', 'Bilirubin, Total', 'T bili', '1975-2'],
  ['DBIL', 'Bilirubin, Direct', 'D bili', '1968-7'],
  ['ALB', 'Albumin', '', '1751-7'],
  ['TP', 'Protein, Total', 'TP', '2885-2'],
  ['LDH', 'Lactate Dehydrogenase', 'LDH', '2532-0'],
  ['CK', 'Creatine Kinase', 'CPK', '2157-6'],
  ['AMY', 'Amylase', '', '1798-8'],
  ['LIP', 'Lipase', '', '3040-3'],
  ['CHOL', 'Cholesterol, Total', 'TC', '2093-3'],
  ['HDL', 'HDL Cholesterol', 'HDL', '2085-9'],
  ['LDLD', 'LDL Cholesterol, Direct', 'LDL', '18262-6'],
  ['TRIG', 'Triglycerides', 'TG', '2571-8', BLOOD, 'fasting'],
  ['APOB', 'Apolipoprotein B', 'ApoB', '1884-6'],
  ['LPA', 'Lipoprotein (a)', 'Lp(a)', '10835-7'],
  ['HSCRP', 'C-Reactive Protein, High Sensitivity', 'hs-CRP', '30522-7'],
  ['CRP', 'C-Reactive Protein', 'CRP', '1988-5'],
  ['HCY', 'Homocysteine', '', '13965-9', 'Plasma (EDTA)', 'fasting'],
  ['FE', 'Iron', 'Fe', '2498-4', BLOOD, 'fasting'],
  ['FERR', 'Ferritin', '', '2276-4'],
  ['TRF', 'Transferrin', '', '3034-6'],
  ['B12', 'Vitamin B12', 'Cobalamin', '2132-9'],
  ['FOL', 'Folate', 'Folic acid', '2284-8'],
  ['VITD', 'Vitamin D, 25-Hydroxy', '25-OH vitamin D', '1989-3'],
  ['MMA', 'Methylmalonic Acid', 'MMA', '13964-2'],
  ['LACT', 'Lactate', 'Lactic acid', '2524-7', 'Plasma (fluoride)'],
  ['NH3', 'Ammonia', '', '1841-6', 'Plasma (EDTA), on ice'],
  ['BNP', 'B-Type Natriuretic Peptide', 'BNP', '30934-4', 'Plasma (EDTA)'],
  ['NTBNP', 'NT-proBNP', '', '33762-6'],
  ['TROPI', 'Troponin I', 'cTnI', '10839-9'],
  ['CYSC', 'Cystatin C', '', '33863-2'],
  ['OSMO', 'Osmolality', '', '2692-2'],
  ['ZN', 'Zinc', '', '5763-8'],
  ['CER', 'Ceruloplasmin', '', '2064-4'],
  ['A1AT', 'Alpha-1 Antitrypsin', 'AAT', '1825-9'],
  ['G6PD', 'Glucose-6-Phosphate Dehydrogenase', 'G6PD', '32546-4', EDTA],
  ['SPEP', 'Protein Electrophoresis', 'SPEP', '24351-9'],
  ['PB', 'Lead', 'Pb', '5671-3', EDTA],
];

const HORMONES: readonly Row[] = [
  ['TSH', 'Thyroid Stimulating Hormone', 'TSH', '3016-3'],
  ['FT4', 'Thyroxine, Free', 'Free T4', '3024-7'],
  ['T4', 'Thyroxine, Total', 'T4', '3026-2'],
  ['FT3', 'Triiodothyronine, Free', 'Free T3', '3051-0'],
  ['T3', 'Triiodothyronine, Total', 'T3', '3053-6'],
  ['TPO', 'Thyroid Peroxidase Antibody', 'TPO', '8099-4'],
  ['TG-AB', 'Thyroglobulin Antibody', 'TgAb', '8098-6'],
  ['PTH', 'Parathyroid Hormone, Intact', 'PTH', '2731-8'],
  ['CORT', 'Cortisol', '', '2143-6'],
  ['ACTH', 'Adrenocorticotropic Hormone', 'ACTH', '2141-0', 'Plasma (EDTA), on ice'],
  ['PRL', 'Prolactin', '', '2842-3'],
  ['FSH', 'Follicle Stimulating Hormone', 'FSH', '15067-2'],
  ['LH', 'Luteinizing Hormone', 'LH', '10501-5'],
  ['E2', 'Estradiol', 'E2', '2243-4'],
  ['PROG', 'Progesterone', '', '2839-9'],
  ['TESTO', 'Testosterone, Total', '', '2986-8'],
  ['TESTF', 'Testosterone, Free', '', '2991-8'],
  ['SHBG', 'Sex Hormone Binding Globulin', 'SHBG', '13967-5'],
  ['DHEAS', 'Dehydroepiandrosterone Sulfate', 'DHEA-S', '2191-5'],
  ['IGF1', 'Insulin-like Growth Factor 1', 'IGF-1', '2484-4'],
  ['INS', 'Insulin', '', '20448-7', BLOOD, 'fasting'],
  ['CPEP', 'C-Peptide', '', '1986-9', BLOOD, 'fasting'],
  ['HCGQ', 'Human Chorionic Gonadotropin, Quantitative', 'Beta hCG', '19080-1'],
  ['HCGU', 'Pregnancy Test, Urine', 'Urine hCG', '2106-3', URINE],
];

const BLOOD_TESTS: readonly Row[] = [
  ['HGB', 'Hemoglobin', 'Hgb', '718-7', EDTA],
  ['HCT', 'Hematocrit', 'Hct', '4544-3', EDTA],
  ['PLT', 'Platelet Count', '', '777-3', EDTA],
  ['RETIC', 'Reticulocyte Count', 'Retic', '17849-1', EDTA],
  ['ESR', 'Erythrocyte Sedimentation Rate', 'ESR, sed rate', '30341-2', EDTA],
  ['PT', 'Prothrombin Time with INR', 'PT, INR', '5902-2', CITRATE],
  ['PTT', 'Partial Thromboplastin Time', 'aPTT', '14979-9', CITRATE],
  ['DDIM', 'D-Dimer', '', '48065-7', CITRATE],
  ['FIB', 'Fibrinogen', '', '3255-7', CITRATE],
  ['ABO', 'ABO Group and Rh Type', 'Blood type', '882-1', EDTA],
  ['ABSC', 'Antibody Screen', 'Indirect Coombs', '890-4', EDTA],
  ['HAPTO', 'Haptoglobin', '', '4542-7'],
  ['HBELE', 'Hemoglobin Electrophoresis', 'Hb fractions', '43113-0', EDTA],
  ['SMEAR', 'Peripheral Blood Smear', '', '5909-7', EDTA],
  ['FVL', 'Factor V Leiden Mutation', 'F5', '21668-9', EDTA],
];

const IMMUNE: readonly Row[] = [
  ['ANA', 'Antinuclear Antibody', 'ANA', '8061-4'],
  ['DSDNA', 'Double-stranded DNA Antibody', 'dsDNA', '5130-0'],
  ['RF', 'Rheumatoid Factor', 'RF', '11572-5'],
  ['CCP', 'Cyclic Citrullinated Peptide Antibody', 'Anti-CCP', '53027-9'],
  ['C3', 'Complement C3', '', '4485-9'],
  ['C4', 'Complement C4', '', '4498-2'],
  ['IGA', 'Immunoglobulin A', 'IgA', '2458-8'],
  ['IGG', 'Immunoglobulin G', 'IgG', '2465-3'],
  ['IGM', 'Immunoglobulin M', 'IgM', '2472-9'],
  ['IGE', 'Immunoglobulin E', 'IgE', '19113-0'],
  ['TTGA', 'Tissue Transglutaminase IgA', 'tTG-IgA, celiac screen', '31017-7'],
  ['HLAB27', 'HLA-B27', '', '4821-5', EDTA],
  ['PSA', 'Prostate Specific Antigen', 'PSA', '2857-1'],
  ['CEA', 'Carcinoembryonic Antigen', 'CEA', '2039-6'],
  ['CA125', 'Cancer Antigen 125', 'CA-125', '10334-1'],
  ['CA199', 'Cancer Antigen 19-9', 'CA 19-9', '24108-3'],
  ['AFP', 'Alpha-Fetoprotein', 'AFP', '1834-1'],
];

const INFECTIONS: readonly Row[] = [
  ['HIV', 'HIV 1 and 2 Antigen and Antibody', 'HIV, 4th generation', '56888-1'],
  ['HIVVL', 'HIV-1 RNA, Quantitative', 'HIV viral load', '20447-9', 'Plasma (EDTA)'],
  ['HBSAG', 'Hepatitis B Surface Antigen', 'HBsAg', '5196-1'],
  ['HBSAB', 'Hepatitis B Surface Antibody', 'anti-HBs', '16935-9'],
  ['HBCAB', 'Hepatitis B Core Antibody, Total', 'anti-HBc', '13952-7'],
  ['HCVAB', 'Hepatitis C Antibody', 'anti-HCV', '13955-0'],
  ['HCVRNA', 'Hepatitis C RNA, Quantitative', 'HCV viral load', '11011-4', 'Plasma (EDTA)'],
  ['HAVM', 'Hepatitis A Antibody, IgM', 'HAV IgM', '13950-1'],
  ['RPR', 'Rapid Plasma Reagin', 'RPR, syphilis', '20507-0'],
  ['TPAB', 'Treponema pallidum Antibody', 'Syphilis antibody', '24110-9'],
  ['CTNG', 'Chlamydia and Gonorrhea, Nucleic Acid', 'CT/NG', '36903-3', SWAB],
  ['TRICH', 'Trichomonas vaginalis, Nucleic Acid', 'Trich', '46154-1', SWAB],
  ['HSV', 'Herpes Simplex Virus 1 and 2 DNA', 'HSV PCR', '34147-9', SWAB],
  ['VZVG', 'Varicella Zoster Antibody, IgG', 'VZV immunity', '15410-4'],
  ['RUBG', 'Rubella Antibody, IgG', 'Rubella immunity', '5334-8'],
  ['MEASG', 'Measles Antibody, IgG', 'Rubeola immunity', '20479-2'],
  ['MUMPG', 'Mumps Antibody, IgG', 'Mumps immunity', '22415-4'],
  ['QFT', 'Tuberculosis, Interferon Gamma Release', 'QuantiFERON, IGRA', '71775-1', 'Whole blood (special tubes)'],
  ['LYME', 'Lyme Disease Antibody', 'Borrelia', '20449-5'],
  ['MONO', 'Infectious Mononucleosis Screen', 'Monospot', '5213-4'],
  ['COVID', 'SARS-CoV-2, Nucleic Acid', 'COVID PCR', '94500-6', SWAB],
  ['FLUAB', 'Influenza A and B, Nucleic Acid', 'Flu PCR', '85476-0', SWAB],
  ['RSV', 'Respiratory Syncytial Virus, Nucleic Acid', 'RSV PCR', '85479-4', SWAB],
  ['CDIF', 'Clostridioides difficile Toxin', 'C. diff', '34712-0', STOOL],
  ['HPYL', 'Helicobacter pylori Antigen', 'H. pylori', '17780-8', STOOL],
  ['OVAP', 'Ova and Parasites', 'O&P', '10704-5', STOOL],
];

const CULTURES: readonly Row[] = [
  ['UCX', 'Urine Culture', 'UCx', '630-4', URINE],
  ['BCX', 'Blood Culture', 'BCx', '600-7', 'Blood culture bottles'],
  ['THRCX', 'Throat Culture', 'Strep culture', '626-2', SWAB],
  ['WNDCX', 'Wound Culture', '', '6462-6', SWAB],
  ['STLCX', 'Stool Culture', '', '625-4', STOOL],
  ['SPTCX', 'Sputum Culture', '', '6460-0', 'Sputum'],
  ['GBS', 'Group B Streptococcus Culture', 'GBS', '586-8', SWAB],
  ['FUNCX', 'Fungal Culture', '', '580-1', 'Tissue or swab'],
];

const OTHERS: readonly Row[] = [
  ['UMALB', 'Albumin to Creatinine Ratio, Urine', 'Microalbumin, ACR', '9318-7', URINE],
  ['UPCR', 'Protein to Creatinine Ratio, Urine', 'PCR', '2890-2', URINE],
  ['UCREA', 'Creatinine, Urine', '', '2161-8', URINE],
  ['U24P', 'Protein, 24 Hour Urine', '', '2889-4', 'Urine, 24 hours'],
  ['FIT', 'Fecal Immunochemical Test', 'FIT, occult blood', '29771-3', STOOL],
  ['CALP', 'Calprotectin', '', '38445-3', STOOL],
  ['DIG', 'Digoxin', '', '10535-3'],
  ['LI', 'Lithium', '', '14334-7'],
  ['VALP', 'Valproic Acid', 'Depakote level', '4086-5'],
  ['PHNY', 'Phenytoin', 'Dilantin level', '3968-5'],
  ['CARB', 'Carbamazepine', 'Tegretol level', '3432-2'],
  ['VANC', 'Vancomycin, Trough', '', '4092-3'],
  ['TACR', 'Tacrolimus', '', '11253-2', EDTA],
  ['SEMEN', 'Semen Analysis', '', '10622-9', 'Semen'],
];

const PATHOLOGY: readonly Row[] = [
  ['PAP', 'Cervical Cytology, Liquid Based', 'Pap test', '47527-7', 'Cervical cells in liquid'],
  ['HPV', 'Human Papillomavirus, High Risk', 'HPV', '21440-3', 'Cervical cells in liquid'],
  ['BIOP', 'Surgical Pathology, Biopsy', 'Tissue exam', '60568-3', 'Tissue in formalin'],
];

const of =
  (test_type: StarterTest['test_type']) =>
  ([test_code, test_name, alias, loinc, specimen = BLOOD, more]: Row): StarterTest => ({
    test_code,
    test_name,
    alias,
    loinc,
    test_type,
    specimen,
    is_fasting: more === 'fasting',
  });

/** Common tests for a laboratory's initial list; the laboratory's own compendium replaces their codes. */
export const STARTER_TESTS: readonly StarterTest[] = [
  ...PANELS.map(of('Panel')),
  ...[...CHEMISTRY, ...HORMONES, ...BLOOD_TESTS, ...IMMUNE, ...INFECTIONS, ...OTHERS].map(of('Test')),
  ...CULTURES.map(of('Culture')),
  ...PATHOLOGY.map(of('Pathology')),
];
