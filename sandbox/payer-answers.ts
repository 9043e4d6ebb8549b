/** The response of the payers behind the sandbox's clearinghouse to one interchange. */
export interface PayerAnswer {
  text: string;
  /** An HTTP status other than 200. */
  status?: number;
  slow?: boolean;
  broken?: boolean;
}

interface Inquiry {
  trace: string;
  payer: string[];
  provider: string[];
  person: string[];
  dependent: string[] | null;
  birth: string[] | null;
  day: string;
  /** ISA15: T for a test, P for production; handled the same. */
  usage: string;
}

// Patients of the demo clinic, whose member IDs look ordinary.
const DEMO: Readonly<Record<string, string>> = {
  '100044718820': 'ENDED',
  N04471208: 'ENDED',
  U5512047719: 'AAA-75',
  N07712044: 'NODATES',
  '100012077448': 'EMERGENCY',
};

const BENEFITS = [
  'EB*C*IND*30***23*1500*****Y',
  'EB*C*IND*30***29*350*****Y',
  'EB*C*FAM*30***23*3000*****Y',
  'EB*G*IND*30***29*4200*****Y',
  'EB*B**98***27*25*****Y',
  'EB*B**UC***27*75*****Y',
  'EB*A**30*****.2****Y',
  'EB*A**30*****.4****N',
  'EB*B**88***27*10',
];

/**
 * Responds to a 270 based on its member ID: `AAA-42` is rejected with AAA03 42 in the member loop, `AAA-P-42` in the
 * payer loop, `AAA-R-43` in the provider loop; `EB-6` returns EB01 6; ENDED, FUTURE, NOEND, NODATES, BOTH, DATESONLY,
 * NOTHING, OTHERNAME, OTHERID, DENTAL, EMERGENCY, TESTMARK, SECONDARY return what they say; SLOW, BROKEN, HALF, HUGE,
 * BOUNDLESS, GARBAGE, OTHERTRACE, TA1, 999 and HTTP-503 simulate transport errors. All others are active for the year.
 */
export function payerAnswer(interchange: string): PayerAnswer {
  const inquiry = readInquiry(interchange);
  if (inquiry === null) return { text: reject999('ST') };
  const written = (inquiry.person[9] ?? '').toUpperCase();
  const member = DEMO[written] ?? written;
  const year = inquiry.day.slice(0, 4);
  const whole = [`DTP*291*RD8*${year}0101-${year}1231`];
  const active = (dates: readonly string[], more: Partial<BenefitResponse> = {}): PayerAnswer => ({
    text: write(inquiry, { head: dates, benefits: ['EB*1*FAM*30*PR*GOLD PPO 500', ...BENEFITS], ...more }),
  });
  const [, place = '', code = ''] = /^AAA-(?:([PR])-)?(\w+)$/.exec(member) ?? [];
  if (code !== '') {
    const reject = [`AAA*N**${code}*C`];
    if (place === 'P') return { text: write(inquiry, { payer: reject }) };
    if (place === 'R') return { text: write(inquiry, { provider: reject }) };
    return { text: write(inquiry, { head: reject }) };
  }
  const [, state] = /^EB-(\w+)$/.exec(member) ?? [];
  if (state !== undefined)
    return { text: write(inquiry, { head: whole, benefits: [`EB*${state}**30*PR*GOLD PPO 500`] }) };
  const [, status] = /^HTTP-(\d{3})$/.exec(member) ?? [];
  if (status !== undefined) return { text: 'This response was requested from the sandbox.', status: Number(status) };
  switch (member) {
    case 'ENDED':
      return active([`DTP*291*RD8*${Number(year) - 1}0101-${Number(year) - 1}1231`]);
    case 'FUTURE':
      return active([`DTP*346*D8*${Number(year) + 1}0101`]);
    case 'NOEND':
      return active([`DTP*346*D8*${Number(year) - 2}0101`]);
    case 'NODATES':
      return active([]);
    case 'BOTH':
      return active(whole, { benefits: ['EB*1**30', 'EB*6**30'] });
    case 'DATESONLY':
      return active(whole, { benefits: ['EB*B**98***27*25'] });
    case 'NOTHING':
      return active([], { benefits: [] });
    case 'OTHERNAME':
      return active(whole, { lastName: 'SOMEBODY' });
    case 'OTHERID':
      return active(whole, { memberId: 'X999999999' });
    case 'DENTAL':
      return active(whole, { benefits: ['EB*1**35^AL', 'EB*A**35*****.2'] });
    case 'EMERGENCY':
      return active(whole, {
        benefits: ['EB*1**30*MC*STATE PLAN', 'MSG*EMERGENCY SERVICES ONLY', 'EB*B**86***27*90', 'III*ZZ*23'],
      });
    case 'TESTMARK':
      return active(whole, { usage: 'T' });
    case 'SECONDARY':
      return active(whole, { benefits: ['EB*1**30', 'EB*R**30', 'MSG*MEDICARE PART B', ...BENEFITS] });
    case 'SLOW':
      return { ...active(whole), slow: true };
    case 'BROKEN':
      return { ...active(whole), broken: true };
    case 'HALF': {
      const { text } = active(whole);
      return { text: text.slice(0, text.length / 2) };
    }
    case 'HUGE':
      return active(whole, {
        benefits: ['EB*1**30', ...Array.from({ length: 20_000 }, (_, at) => `EB*B**98***27*${at % 200}`)],
      });
    case 'BOUNDLESS':
      return { text: 'ISA*'.padEnd(12_000_000, 'X') };
    case 'GARBAGE':
      return { text: '<html><body>It works!</body></html>' };
    case 'OTHERTRACE':
      return { text: active(whole).text.replaceAll(inquiry.trace, 'SOMEBODYELSE') };
    case 'TA1':
      return { text: envelope(['TA1*000000001*261122*1415*R*006']) };
    case '999':
      return { text: reject999('NM1') };
    default:
      return active(whole);
  }
}

interface BenefitResponse {
  head: readonly string[];
  benefits: readonly string[];
  payer: readonly string[];
  provider: readonly string[];
  lastName: string;
  memberId: string;
  usage: string;
}

function write(inquiry: Inquiry, made: Partial<BenefitResponse>): string {
  const { trace, payer, provider, person, dependent, birth } = inquiry;
  const trn = `TRN*2*${trace}*9SANDBOX00`;
  const named = [
    'NM1',
    'IL',
    '1',
    made.lastName ?? person[3],
    person[4],
    '',
    '',
    '',
    'MI',
    made.memberId ?? person[9],
  ].join('*');
  const isRejected = made.payer !== undefined || made.provider !== undefined;
  const own = [...(birth === null ? [] : [birth.join('*')]), ...(made.head ?? []), ...(made.benefits ?? [])];
  const below =
    dependent === null
      ? ['HL*3*2*22*0', trn, named, 'REF*6P*900100*ACME INC', ...own]
      : [
          ...['HL*3*2*22*1', named, 'REF*6P*900100*ACME INC'],
          ...['HL*4*3*23*0', trn, `NM1*03*1*${made.lastName ?? dependent[3]}*${dependent[4]}`, ...own],
        ];
  const body = [
    `BHT*0022*11*${trace}*20261122*1415`,
    `HL*1**20*${made.payer === undefined ? 1 : 0}`,
    payer.join('*'),
    ...(made.payer ?? []),
    ...(made.payer === undefined ? ['HL*2*1*21*1', provider.join('*'), ...(made.provider ?? [])] : []),
    ...(isRejected ? [] : below),
  ];
  return envelope(
    [
      'GS*HB*SANDBOX*SALUSDEMO*20261122*1415*1*X*005010X279A1',
      'ST*271*0001*005010X279A1',
      ...body,
      `SE*${body.length + 2}*0001`,
      'GE*1*1',
    ],
    made.usage ?? inquiry.usage,
  );
}

function envelope(segments: readonly string[], usage = 'T'): string {
  const isa = `ISA*00*          *00*          *ZZ*SANDBOX        *ZZ*SALUSDEMO      *261122*1415*^*00501*000000001*0*${usage}*:`;
  return [isa, ...segments, 'IEA*1*000000001'].map((segment) => `${segment}~`).join('');
}

function reject999(segment: string): string {
  const body = ['AK1*HS*1*005010X279A1', 'AK2*270*0001', `IK3*${segment}*3**8`, 'IK5*R*5', 'AK9*R*1*1*0'];
  return envelope([
    'GS*FA*SANDBOX*SALUSDEMO*20261122*1415*1*X*005010X231A1',
    'ST*999*0001*005010X231A1',
    ...body,
    `SE*${body.length + 2}*0001`,
    'GE*1*1',
  ]);
}

/** Parses the inquiry of a valid 270; null otherwise. */
function readInquiry(interchange: string): Inquiry | null {
  const segments = interchange
    .trim()
    .split('~')
    .map((segment) => segment.trim().split('*'));
  const find = (name: string, kind?: string): string[] | null =>
    segments.find((segment) => segment[0] === name && (kind === undefined || segment[1] === kind)) ?? null;
  const [st, payer, provider, person, trn] = [
    find('ST', '270'),
    find('NM1', 'PR'),
    find('NM1', '1P'),
    find('NM1', 'IL'),
    find('TRN', '1'),
  ];
  const se = find('SE');
  const length = segments.findIndex(([name]) => name === 'SE') - segments.findIndex(([name]) => name === 'ST') + 1;
  if (
    st === null ||
    payer === null ||
    provider === null ||
    person === null ||
    trn === null ||
    Number(se?.[1]) !== length
  )
    return null;
  const birth = segments.findLast(([name]) => name === 'DMG') ?? null;
  return {
    payer,
    provider,
    person,
    birth,
    dependent: find('NM1', '03'),
    trace: trn[2] ?? '',
    day: find('DTP', '291')?.[3] ?? '20260101',
    usage: find('ISA')?.[15] ?? 'T',
  };
}
