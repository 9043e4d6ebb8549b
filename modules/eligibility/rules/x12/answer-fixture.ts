/** A generated payer response, for tests. */
export interface MadeAnswer {
  trace: string;
  lastName?: string;
  memberId?: string;
  /** Segments between NM1 and the first EB. */
  head?: string[];
  /** Segments from the first EB on. */
  benefits?: string[];
  /** Segments at the payer and provider levels. */
  payer?: string[];
  provider?: string[];
  /** The separators of elements, components, repetitions and segments. */
  signs?: string;
}

/** Builds a complete 271 with correct counts, for tests that modify it afterwards. */
export function makeAnswer({
  trace,
  lastName = 'LANG',
  memberId = 'W123456789',
  head = ['DTP*291*RD8*20260101-20261231'],
  benefits = ['EB*1**30**GOLD PPO'],
  payer = [],
  provider = [],
  signs = '*:^~',
}: MadeAnswer): string {
  const person = [
    'HL*3*2*22*0',
    `TRN*2*${trace}*9SALUS0000`,
    `NM1*IL*1*${lastName}*ADA****MI*${memberId}`,
    'REF*6P*900100*ACME INC',
    'DMG*D8*19800501*F',
    ...head,
    ...benefits,
  ];
  const body = [
    `BHT*0022*11*${trace}*20261122*1415`,
    'HL*1**20*1',
    'NM1*PR*2*AETNA*****PI*60054',
    ...payer,
    ...(payer.some((each) => each.startsWith('AAA'))
      ? []
      : ['HL*2*1*21*1', 'NM1*1P*1*WELBY*MARCUS****XX*1234567893', ...provider]),
    ...([...payer, ...provider].some((each) => each.startsWith('AAA')) ? [] : person),
  ];
  const isa = `ISA*00*          *00*          *ZZ*CLEARING       *ZZ*SALUS          *261122*1415*^*00501*000000905*0*P*:`;
  const segments = [
    isa,
    'GS*HB*CLEARING*SALUS*20261122*1415*905*X*005010X279A1',
    'ST*271*0001*005010X279A1',
    ...body,
    `SE*${body.length + 2}*0001`,
    'GE*1*905',
    'IEA*1*000000905',
  ];
  const [element, part, repetition, end] = Array.from(signs);
  return segments
    .map((segment) => segment.replaceAll('*', '\u0001').replaceAll(':', '\u0002').replaceAll('^', '\u0003') + end!)
    .join('')
    .replaceAll('\u0001', element!)
    .replaceAll('\u0002', part!)
    .replaceAll('\u0003', repetition!);
}
