import { describe, expect, test } from 'vitest';
import { makeAnswer, type MadeAnswer } from './answer-fixture.ts';
import { benefitLines, warningLines } from './benefit-words.ts';
import type { InquiredMember } from './compare-person.ts';
import { judgeAnswer, outcomeOn, type Outcome } from './judge-answer.ts';
import { isUnknownMember, rejectionWords } from './rejections.ts';
import { readAnswer } from './read-answer.ts';
import { benefitCodes, rejectCodes } from './x12-codes.ts';

const TRACE = 'CHECK0001';
const TODAY = '2026-11-22';
const member: InquiredMember = {
  lastName: 'Lang',
  firstName: 'Ada',
  dateOfBirth: '1980-05-01',
  memberId: 'W123456789',
  isDependent: false,
  isTest: false,
};
const judge = (text: string) => judgeAnswer(readAnswer(text, TRACE), member, TODAY);
const made = (more: Omit<MadeAnswer, 'trace'> = {}) => makeAnswer({ trace: TRACE, ...more });
const outcome = (more: Omit<MadeAnswer, 'trace'>): Outcome => judge(made(more)).outcome;

test('reads a simple response completely', () => {
  const answer = readAnswer(
    made({
      benefits: [
        'EB*1*FAM*30**GOLD PPO',
        'EB*B**98^UC***27*25*****Y',
        'MSG*PER VISIT: CALL US',
        'EB*C*IND*30***29*350',
        'EB*A**30*****.2***Y*Y',
      ],
    }),
    TRACE,
  );
  expect(answer).toMatchObject({
    payerName: 'AETNA',
    member: { lastName: 'LANG', firstName: 'ADA', memberId: 'W123456789', dateOfBirth: '1980-05-01' },
    groupNumber: '900100',
    groupName: 'ACME INC',
    planName: 'GOLD PPO',
    days: { start: '2026-01-01', end: '2026-12-31' },
    benefits: [
      { code: '1', level: 'FAM', services: ['30'] },
      {
        code: 'B',
        services: ['98', 'UC'],
        cents: 2500,
        period: '27',
        inNetwork: true,
        messages: ['PER VISIT: CALL US'],
      },
      { code: 'C', cents: 35_000, period: '29' },
      { code: 'A', percent: 20, authorization: true, inNetwork: true },
    ],
  });
});

test('reads separators from the envelope, and allows line breaks between segments', () => {
  expect(judge(made({ signs: '|>}\n' })).outcome).toBe('Active');
  expect(judge(made().replaceAll('~', '~\r\n')).outcome).toBe('Active');
  expect(judge(`\r\n${made()}`).outcome).toBe('Active');
});

describe('what decides', () => {
  test.each<[string, Omit<MadeAnswer, 'trace'>, Outcome]>([
    ['active, ends later', {}, 'Active'],
    ['active, ends today', { head: ['DTP*291*RD8*20260101-20261122'] }, 'Active'],
    ['active, ended yesterday', { head: ['DTP*291*RD8*20260101-20261121'] }, 'Inactive'],
    ['active, begins tomorrow', { head: ['DTP*346*D8*20261123'] }, 'Inactive'],
    ['active, begun, no end', { head: ['DTP*346*D8*20200101'] }, 'Active'],
    ['active, eligibility begin and end', { head: ['DTP*356*D8*20200101', 'DTP*357*D8*20261231'] }, 'Active'],
    ['active, no dates', { head: [] }, 'NoData'],
    ['a date of the benefit comes first', { benefits: ['EB*1**30', 'DTP*291*RD8*20250101-20251231'] }, 'Inactive'],
    [
      'a benefit begins, the plan has ended',
      { head: ['DTP*347*D8*20260101'], benefits: ['EB*1**30', 'DTP*348*D8*20200101'] },
      'Inactive',
    ],
    ['two ends: the earlier one counts', { head: ['DTP*347*D8*20270101', 'DTP*357*D8*20260301'] }, 'Inactive'],
    ['a day that no calendar has', { head: ['DTP*291*RD8*20260101-20269931'] }, 'Review'],
    ['an end before the beginning', { head: ['DTP*291*RD8*20270101-20260101'] }, 'Review'],
    ['inactive', { benefits: ['EB*6**30'] }, 'Inactive'],
    ['both', { benefits: ['EB*1**30', 'EB*6**30'] }, 'Review'],
    ['inactive for dental only', { benefits: ['EB*1**30', 'EB*6**35'] }, 'Active'],
    ['active for dental only, plan inactive', { benefits: ['EB*6**30', 'EB*1**35'] }, 'Inactive'],
    ['no plan, one kind of service', { benefits: ['EB*1**98'] }, 'Active'],
    ['dates without a state', { benefits: ['EB*B**98***27*25'] }, 'Review'],
    ['nothing', { head: [], benefits: [] }, 'NoData'],
    ['cannot process', { benefits: ['EB*V'] }, 'Failed'],
    ['contact another', { benefits: ['EB*U**30'] }, 'Review'],
    ['another last name', { lastName: 'MILLER' }, 'Review'],
    ['a name with a suffix', { lastName: 'LANG JR' }, 'Active'],
    ['another member ID', { memberId: 'X1' }, 'Review'],
    ['the same member ID, written otherwise', { memberId: 'W123-456-789' }, 'Active'],
    ['refused and active at once', { head: ['AAA*N**72*C', 'DTP*291*RD8*20260101-20261231'] }, 'Review'],
    ['the benefit refused', { benefits: ['EB*1**30', 'AAA*N**33*C'] }, 'Review'],
  ])('%s', (_name, more, expected) => expect(outcome(more)).toBe(expected));

  test.each(Object.keys(benefitCodes))('EB01 %s', (code) => {
    const { outcome: found } = judge(made({ benefits: [`EB*${code}**30`] }));
    if (/^[1-5]$/.test(code)) expect(found).toBe('Active');
    else expect(found).not.toBe('Active');
    if (/^[678]$/.test(code)) expect(found).toBe('Inactive');
  });

  test.each(Object.keys(rejectCodes))('AAA03 %s', (code) => {
    for (const place of ['payer', 'provider', 'head'] as const) {
      const judged = judge(made({ benefits: [], [place]: [`AAA*N**${code}*C`] }));
      expect(judged).toMatchObject({ outcome: 'Failed' });
      expect(judged.reasons[0]).toContain(rejectCodes[code]);
    }
  });

  test('a member who is not found is told apart from a payer who could not answer', () => {
    const rejected = (...codes: string[]) => ({
      rejections: codes.map((code) => ({ of: 'member' as const, code, followUp: 'C' })),
    });
    expect([rejected('75'), rejected('72', '67')].map(isUnknownMember)).toEqual([true, true]);
    expect([rejected(), rejected('42'), rejected('75', '42')].map(isUnknownMember)).toEqual([false, false, false]);
    expect(rejectionWords({ of: 'payer', code: '42', followUp: 'C' })).toBe('The payer can’t respond right now.');
    expect(rejectionWords({ of: 'member', code: '75', followUp: 'C' })).toContain('Correct the data');
  });
});

describe('rejected responses', () => {
  test.each<[string, (text: string) => string]>([
    ['nothing', () => ''],
    ['HTML', () => '<html><body>Bad gateway</body></html>'],
    ['half of it', (text) => text.slice(0, text.length / 2)],
    ['without its end', (text) => text.slice(0, text.lastIndexOf('IEA'))],
    ['another trace', (text) => text.replaceAll(TRACE, 'CHECK0002')],
    ['a trace of ours beside another BHT', (text) => text.replace(`BHT*0022*11*${TRACE}`, 'BHT*0022*11*CHECK0002')],
    ['a wrong count', (text) => text.replace(/SE\*\d+/, 'SE*99')],
    ['a wrong envelope number', (text) => text.replace('IEA*1*000000905', 'IEA*1*000000906')],
    ['a wrong group number', (text) => text.replace('GE*1*905', 'GE*1*906')],
    ['another version', (text) => text.replaceAll('005010X279A1', '004010X092A1')],
    ['a 270', (text) => text.replace('ST*271', 'ST*270')],
    ['two of them', (text) => text + text],
    ['a TA1', (text) => text.replace('GS*', 'TA1*000000001*261122*1415*R*006~GS*')],
    ['a 999', (text) => text.replace('ST*271', 'ST*999')],
    ['levels twice', (text) => text.replace('HL*2*1*21*1', 'HL*3*1*21*1')],
  ])('%s', (_name, broken) => {
    const judged = judge(broken(made()));
    expect(judged.outcome).toBe('Failed');
    expect(judged.reasons).toHaveLength(1);
  });
});

test('finds a dependent below the subscriber', () => {
  const child = made({
    lastName: 'LANG',
    benefits: ['HL*4*3*23*0', `TRN*2*${TRACE}*9SALUS0000`, 'NM1*03*1*LANG*TIM', 'DMG*D8*20150101*M', 'EB*1**30'],
  }).replace(`TRN*2*${TRACE}*9SALUS0000~NM1*IL`, 'NM1*IL');
  const counted = child.replace(/SE\*(\d+)/, (_, count: string) => `SE*${Number(count) - 1}`);
  expect(readAnswer(counted, TRACE)).toMatchObject({
    member: { firstName: 'TIM', memberId: 'W123456789' },
    days: { end: '2026-12-31' },
  });
  const tim = { ...member, firstName: 'Tim', dateOfBirth: '2015-01-01', isDependent: true };
  expect(judgeAnswer(readAnswer(counted, TRACE), tim, TODAY).outcome).toBe('Active');
  // A response about Tim to a request about Ada.
  expect(judge(counted).outcome).toBe('Review');
});

test('benefits in words', () => {
  const answer = readAnswer(
    made({
      benefits: [
        'EB*1**30',
        'EB*C*IND*30***23*1500*****Y',
        'EB*C*IND*30***29*350.50*****Y',
        'EB*B**98***27*25*****Y',
        'EB*B**98***27*60*****N',
        'EB*A**30*****.2****Y',
        'EB*G*FAM*30***29*4000',
        'EB*I**35^AL',
        'EB*R**30',
        'MSG*MEDICARE',
      ],
    }),
    TRACE,
  );
  if ('problem' in answer) throw new Error(answer.problem);
  expect(benefitLines(answer.benefits).map(({ title, value, detail }) => `${title} ${value} ${detail}`.trim())).toEqual(
    [
      'Copay $25 office visit, per visit, in network',
      'Copay $60 office visit, per visit, out of network',
      'Deductible left $350.50 individual, in network',
      'Deductible $1,500 individual, per calendar year, in network',
      'Coinsurance 20% in network',
      'Out-of-pocket maximum left $4,000 family',
    ],
  );
  expect(warningLines(answer.benefits)).toEqual([
    'Not covered: dental care, vision.',
    'Another payer also covers this person: MEDICARE.',
  ]);
});

test('an active coverage is inactive after its end', () => {
  expect(outcomeOn('Active', { start: null, end: '2026-11-21' }, TODAY)).toBe('Inactive');
  expect(outcomeOn('Active', { start: null, end: '2026-11-22' }, TODAY)).toBe('Active');
  expect(outcomeOn('Failed', { start: null, end: '2026-11-21' }, TODAY)).toBe('Failed');
});
