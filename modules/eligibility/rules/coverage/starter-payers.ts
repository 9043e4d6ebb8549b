import type { PayerType } from './coverage-choices.ts';

/** Common US payers; clearinghouses may use different numbers, which the clinic can change. */
export const starterPayers: readonly {
  payer_name: string;
  payer_code: string;
  payer_type: PayerType;
  phone: string;
}[] = [
  ['Aetna', '60054', 'Commercial', '800-624-0756'],
  ['AARP Medicare Supplement by UnitedHealthcare', '36273', 'Commercial', ''],
  ['Ambetter', '68069', 'Commercial', ''],
  ['Anthem Blue Cross of California', '47198', 'Commercial', ''],
  ['Blue Cross Blue Shield of Illinois', '00621', 'Commercial', '800-972-8088'],
  ['Blue Cross Blue Shield of Massachusetts', '00700', 'Commercial', ''],
  ['Blue Cross Blue Shield of Michigan', '00710', 'Commercial', ''],
  ['Blue Cross Blue Shield of Texas', '84980', 'Commercial', '800-451-0287'],
  ['Blue Shield of California', '94036', 'Commercial', ''],
  ['CareFirst BlueCross BlueShield', '00580', 'Commercial', ''],
  ['CHAMPVA', '84146', 'Champva', '800-733-8387'],
  ['Cigna', '62308', 'Commercial', '800-882-4462'],
  ['EmblemHealth', '55247', 'Commercial', ''],
  ['Florida Blue', '00590', 'Commercial', ''],
  ['Geisinger Health Plan', '75273', 'Commercial', ''],
  ['Harvard Pilgrim Health Care', '04271', 'Commercial', ''],
  ['Health Net', '95567', 'Commercial', ''],
  ['Highmark Blue Cross Blue Shield', '54771', 'Commercial', ''],
  ['Horizon Blue Cross Blue Shield of New Jersey', '22099', 'Commercial', ''],
  ['Humana', '61101', 'Commercial', '800-448-6262'],
  ['Kaiser Permanente', '94135', 'Commercial', ''],
  ['Magellan Healthcare', '01260', 'Commercial', ''],
  ['Medicare Part B', 'MEDICARE', 'Medicare', '800-633-4227'],
  ['Medicaid of California (Medi-Cal)', '610442', 'Medicaid', ''],
  ['Medicaid of New York', 'MCDNY', 'Medicaid', ''],
  ['Medicaid of Texas', '86916', 'Medicaid', ''],
  ['MetroPlus Health Plan', '13265', 'Medicaid', ''],
  ['Molina Healthcare of California', '38333', 'Medicaid', ''],
  ['Oscar Health', 'OSCAR', 'Commercial', ''],
  ['Oxford Health Plans', '06111', 'Commercial', ''],
  ['Priority Health', '38217', 'Commercial', ''],
  ['TRICARE East', 'TREST', 'Tricare', '800-444-5445'],
  ['TRICARE West', '99726', 'Tricare', ''],
  ['Tufts Health Plan', '04298', 'Commercial', ''],
  ['UMR', '39026', 'Commercial', ''],
  ['UnitedHealthcare', '87726', 'Commercial', '877-842-3210'],
  ['UPMC Health Plan', '23281', 'Commercial', ''],
  ['US Department of Labor (FECA)', '77044', 'FECA', ''],
  ['Wellcare', '14163', 'Medicare', ''],
].map(([payer_name, payer_code, payer_type, phone]) => ({
  payer_name: payer_name!,
  payer_code: payer_code!,
  payer_type: payer_type as PayerType,
  phone: phone!,
}));
