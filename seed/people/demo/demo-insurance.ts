import type { DoctorKey } from './demo-staff.ts';

/** An insurance policy of a demo patient, and the payer's response before the visit. */
export interface DemoInsurance {
  patient: string;
  payer: string;
  plan: string;
  memberId: string;
  group?: string;
  groupName?: string;
  priority?: 'Primary' | 'Secondary';
  /** The policyholder, if it is not the patient. */
  subscriber?: { relationship: 'Spouse' | 'Child'; first: string; last: string; born: string };
  /** In cents. */
  copay?: number;
  /** It ended at the end of last year. */
  isPast?: true;
  check?: { doctor: DoctorKey; daysAgo: number; said: 'active' | 'ended' | 'unknown' | 'nodates' | 'limited' };
}

/** The state's Medicaid payer, in addition to the common ones. */
export const demoPayer = {
  payer_name: 'MassHealth',
  payer_code: 'DMA7384',
  payer_type: 'Medicaid',
  phone: '+1 8005550118',
  address_line1: 'PO Box 9118',
  city: 'Hingham',
  state: 'MA',
  postal_code: '02043',
};

const BLUE = '00700';
const HARVARD = '04271';
const TUFTS = '04298';
const MEDICARE = 'MEDICARE';

/**
 * The patients' insurance; for the visits of today and tomorrow, two policies have ended, one is unknown to its payer,
 * one covers emergencies only.
 */
export const demoInsurance: readonly DemoInsurance[] = [
  {
    patient: 'emmanuel-jean-baptiste',
    payer: BLUE,
    plan: 'HMO Blue',
    memberId: 'XXP884120337',
    group: '4071120',
    copay: 2500,
    check: { doctor: 'marchetti', daysAgo: 1, said: 'active' },
  },
  {
    patient: 'nora-oconnor',
    payer: '60054',
    plan: 'Open Choice PPO',
    memberId: 'W204771903',
    group: '0861332',
    groupName: 'Harbor Works',
    copay: 3000,
    check: { doctor: 'marchetti', daysAgo: 1, said: 'active' },
  },
  {
    patient: 'patrick-doherty',
    payer: demoPayer.payer_code,
    plan: 'CarePlus',
    memberId: '100044718820',
    check: { doctor: 'marchetti', daysAgo: 1, said: 'ended' },
  },
  {
    patient: 'luz-restrepo',
    payer: HARVARD,
    plan: 'HMO',
    memberId: 'HP551200418',
    group: '77120',
    copay: 2000,
    check: { doctor: 'marchetti', daysAgo: 1, said: 'active' },
  },
  {
    patient: 'sofia-papadakis',
    payer: '87726',
    plan: 'Choice Plus',
    memberId: '944120775',
    group: '705518',
    check: { doctor: 'marchetti', daysAgo: 1, said: 'active' },
  },
  {
    patient: 'chantelle-pierre',
    payer: BLUE,
    plan: 'Blue Care Elect PPO',
    memberId: 'XXH771204418',
    group: '4071120',
    subscriber: { relationship: 'Child', first: 'Guerda', last: 'Pierre', born: '1975-09-14' },
    copay: 2500,
    check: { doctor: 'marchetti', daysAgo: 1, said: 'active' },
  },
  {
    patient: 'harpreet-gill',
    payer: '62308',
    plan: 'Open Access Plus',
    memberId: 'U5512047719',
    group: '3334120',
    check: { doctor: 'marchetti', daysAgo: 1, said: 'unknown' },
  },
  {
    patient: 'thomas-gallagher',
    payer: MEDICARE,
    plan: 'Part B',
    memberId: '1EG4TE5MK72',
    check: { doctor: 'adeyemi', daysAgo: 1, said: 'active' },
  },
  {
    patient: 'thomas-gallagher',
    payer: '36273',
    plan: 'Medigap Plan G',
    memberId: '31477120811',
    priority: 'Secondary',
    check: { doctor: 'adeyemi', daysAgo: 1, said: 'active' },
  },
  {
    patient: 'dorothy-jefferson',
    payer: MEDICARE,
    plan: 'Part B',
    memberId: '4QA7PN2WD18',
    check: { doctor: 'adeyemi', daysAgo: 1, said: 'active' },
  },
  {
    patient: 'dorothy-jefferson',
    payer: demoPayer.payer_code,
    plan: 'Standard',
    memberId: '100077120044',
    priority: 'Secondary',
    check: { doctor: 'adeyemi', daysAgo: 1, said: 'active' },
  },
  {
    patient: 'samuel-goldstein',
    payer: TUFTS,
    plan: 'Advantage HMO',
    memberId: 'N04471208',
    group: '18820',
    copay: 3500,
    check: { doctor: 'adeyemi', daysAgo: 1, said: 'ended' },
  },
  {
    patient: 'minh-nguyen',
    payer: '62308',
    plan: 'LocalPlus',
    memberId: 'U7712049915',
    group: '3334120',
    check: { doctor: 'adeyemi', daysAgo: 1, said: 'active' },
  },
  {
    patient: 'raymond-beaulieu',
    payer: MEDICARE,
    plan: 'Part B',
    memberId: '7HK2QD9RT45',
    check: { doctor: 'adeyemi', daysAgo: 1, said: 'active' },
  },
  {
    patient: 'eleanor-whitcomb',
    payer: '61101',
    plan: 'Gold Plus HMO',
    memberId: 'H44120778',
    copay: 1000,
    check: { doctor: 'adeyemi', daysAgo: 1, said: 'active' },
  },
  {
    patient: 'giovanni-ferrante',
    payer: TUFTS,
    plan: 'Medicare Preferred HMO',
    memberId: 'N07712044',
    check: { doctor: 'adeyemi', daysAgo: 1, said: 'nodates' },
  },
  {
    patient: 'aaliyah-washington',
    payer: HARVARD,
    plan: 'PPO',
    memberId: 'HP771204490',
    group: '77120',
    copay: 2000,
    check: { doctor: 'pham', daysAgo: 1, said: 'active' },
  },
  {
    patient: 'zoe-kaplan',
    payer: BLUE,
    plan: 'HMO Blue',
    memberId: 'XXP120447718',
    group: '4100233',
    subscriber: { relationship: 'Child', first: 'Rachel', last: 'Kaplan', born: '1984-03-30' },
    copay: 2500,
    check: { doctor: 'pham', daysAgo: 5, said: 'active' },
  },
  { patient: 'keisha-brooks', payer: '60054', plan: 'Managed Choice POS', memberId: 'W177120488', isPast: true },
  {
    patient: 'keisha-brooks',
    payer: '87726',
    plan: 'Navigate',
    memberId: '977120448',
    group: '911204',
    copay: 4000,
    check: { doctor: 'marchetti', daysAgo: 1, said: 'active' },
  },
  {
    patient: 'rosa-delgado',
    payer: demoPayer.payer_code,
    plan: 'Limited',
    memberId: '100012077448',
    check: { doctor: 'marchetti', daysAgo: 1, said: 'limited' },
  },
  {
    patient: 'marcus-thibodeaux',
    payer: BLUE,
    plan: 'Blue Care Elect PPO',
    memberId: 'XXH047712088',
    group: '4088120',
  },
];

/** Returns the interchange with which a payer would have responded to the inquiry with this trace, in `year`. */
export function demoAnswer(
  said: 'active' | 'ended' | 'unknown' | 'nodates' | 'limited',
  {
    trace,
    last,
    first,
    memberId,
    payer,
    plan,
  }: Record<'trace' | 'last' | 'first' | 'memberId' | 'payer' | 'plan', string>,
  year: number,
): string {
  const covered = said === 'ended' ? year - 1 : year;
  const person = [
    'HL*3*2*22*0',
    `TRN*2*${trace}*9SALUSDEMO0`,
    `NM1*IL*1*${last}*${first}****MI*${memberId}`,
    ...(said === 'unknown' ? ['AAA*N**75*C'] : []),
    ...(said === 'active' || said === 'ended' || said === 'limited'
      ? [`DTP*291*RD8*${covered}0101-${covered}1231`]
      : []),
    ...(said === 'unknown'
      ? []
      : [
          `EB*1*IND*30**${plan.toUpperCase()}`,
          ...(said === 'limited' ? ['MSG*EMERGENCY SERVICES ONLY'] : []),
          'EB*C*IND*30***23*1500*****Y',
          'EB*C*IND*30***29*620*****Y',
          'EB*B**98***27*25*****Y',
          'EB*B**UC***27*75*****Y',
          'EB*A**30*****.2****Y',
          'EB*G*IND*30***29*4380*****Y',
        ]),
  ];
  const body = [
    `BHT*0022*11*${trace}*20260101*1200`,
    'HL*1**20*1',
    `NM1*PR*2*${payer.toUpperCase()}*****PI*1`,
    'HL*2*1*21*1',
    'NM1*1P*2*HARBORVIEW CLINIC*****XX*2000000010',
    ...person,
  ];
  return [
    'ISA*00*          *00*          *ZZ*SANDBOX        *ZZ*SALUSDEMO      *260101*1200*^*00501*000000001*0*T*:',
    'GS*HB*SANDBOX*SALUSDEMO*20260101*1200*1*X*005010X279A1',
    'ST*271*0001*005010X279A1',
    ...body,
    `SE*${body.length + 2}*0001`,
    'GE*1*1',
    'IEA*1*000000001',
  ]
    .map((segment) => `${segment}~`)
    .join('');
}
