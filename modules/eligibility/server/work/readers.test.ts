import { expect, test } from 'vitest';
import {
  around,
  expectTimeToGrowWithLength,
  type HostileText,
  TABLE_RUNS,
  tables,
} from '#values/testing/time-of-readers.ts';
import { unwrapAnswer } from './core-envelope.ts';
import { readAnswerBody } from './read-answers.ts';
import { readCoveragesFile, readPayersFile } from './read-files.ts';

// All input from payers and clinics is read in time proportional to its length.
const LONG = { timeout: 600_000 };
const ISA =
  'ISA*00*          *00*          *ZZ*PAYER          *ZZ*SALUS          *261123*1200*^*00501*000000001*0*T*:~';
const head =
  `${ISA}GS*HB*A*B*20261123*1200*1*X*005010X279A1~ST*271*0001*005010X279A1~BHT*0022*11*T1*20261123*1200~` +
  'HL*1**20*1~NM1*PR*2*Payer~HL*2*1*21*1~NM1*1P*2*Us~HL*3*2*22*0~TRN*2*T1*9~NM1*IL*1*Doe*Ada~';

/** A valid response around the run: its segment count is correct, so that all of it is read. */
const whole =
  (before: string, after: string): HostileText =>
  (run, size) => {
    const text = `${head}${around(before, after)(run, size - head.length - 100)}~`;
    const count = text.slice(text.indexOf('ST*')).split('~').length;
    return `${text}SE*${count}*0001~GE*1*1~IEA*1*000000001~`;
  };

test('responses in X12: 271, 999 and TA1', LONG, () =>
  expectTimeToGrowWithLength({
    most: 4_000_000,
    texts: [
      around(ISA),
      around(`${ISA}GS*FA*A*B~ST*999*1~IK3*`, '~SE*3*1~GE*1*1~IEA*1*000000001~'),
      around(`${ISA}TA1*1*2*3*R*`, '~IEA*1*000000001~'),
      ...[
        whole('', ''),
        whole('EB*1*', ''),
        whole('EB*1**', ''),
        whole('EB*1~MSG*', ''),
        whole('EB*1~DTP*291*D8*', ''),
      ],
    ],
    read: (body) => readAnswerBody({ body, protocol: 'x12', trace: 'T1' }),
  }),
);

test('a clearinghouse’s envelope', LONG, async () => {
  const soap = '<e:Envelope xmlns:e="x"><e:Body><c:COREEnvelopeRealTimeResponse><Payload>';
  const end = '</Payload></c:COREEnvelopeRealTimeResponse></e:Body></e:Envelope>';
  await expectTimeToGrowWithLength({
    most: 8_000_000,
    texts: [
      ...[
        around(),
        around(soap, end),
        around(`${soap}<![CDATA[`, `]]>${end}`),
        around('<e:Envelope ', '></e:Envelope>'),
      ],
      // Maximum nesting followed by siblings, each of which costs the path to it.
      (_run, size) => `${'<a>'.repeat(size / 8)}${'<b></b>'.repeat(size / 14)}`,
    ],
    read: unwrapAnswer,
  });
  expect(unwrapAnswer(`${soap}<![CDATA[ISA*1<A~]]>${end}`)).toEqual({ payload: 'ISA*1<A~' });
});

test('lists of payers', LONG, () =>
  expectTimeToGrowWithLength({
    most: 2_000_000,
    runs: TABLE_RUNS,
    texts: tables('Payer ID,Name'),
    read: (text) => readPayersFile({ text }),
  }),
);

test('files of coverages', LONG, () =>
  expectTimeToGrowWithLength({
    most: 2_000_000,
    runs: TABLE_RUNS,
    texts: tables('Record number,Payer,Member ID,Start'),
    read: (text) => readCoveragesFile({ text, today: '2026-11-23' }),
  }),
);
