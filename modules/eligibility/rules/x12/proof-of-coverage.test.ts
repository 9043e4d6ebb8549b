// Over 300 lines: each thing that proves coverage, or does not, has its own case.
import { describe, expect, test } from 'vitest';
import { makeAnswer, type MadeAnswer } from './answer-fixture.ts';
import { benefitLines, warningLines } from './benefit-words.ts';
import type { InquiredMember } from './compare-person.ts';
import { judgeAnswer, type Outcome, outcomeOn, outcomeWords } from './judge-answer.ts';
import { readAnswer, shortened } from './read-answer.ts';

const TRACE = 'CHECK0001';
const TODAY = '2026-11-22';
const ada: InquiredMember = {
  lastName: 'Lang',
  firstName: 'Ada',
  dateOfBirth: '1980-05-01',
  memberId: 'W123456789',
  isDependent: false,
  isTest: false,
};
const made = (more: Omit<MadeAnswer, 'trace'> = {}) => makeAnswer({ trace: TRACE, ...more });
const judge = (text: string, of: Partial<InquiredMember> = {}) =>
  judgeAnswer(readAnswer(text, TRACE), { ...ada, ...of }, TODAY);
const recount = (text: string): string => {
  const body = text.slice(text.indexOf('ST*271'), text.indexOf('SE*')).split('~').length;
  return text.replace(/SE\*\d+/, `SE*${body}`);
};

describe('Active requires proof of medical coverage', () => {
  test.each<[string, string[], Outcome]>([
    ['dental only', ['EB*1**35'], 'Review'],
    ['dental services, one by one', ['EB*1**23^24^25^26^38'], 'Review'],
    ['vision only', ['EB*1**AL^AM^AO'], 'Review'],
    ['pharmacy only', ['EB*1**88', 'EB*1**90'], 'Review'],
    ['a service that no list has', ['EB*1**QQ'], 'Review'],
    ['the required list, medical among it', ['EB*1**33^35^47^86^88^98^AL^MH^UC'], 'Active'],
    ['medical care', ['EB*1**1'], 'Active'],
    ['no service type', ['EB*1'], 'Active'],
    ['emergencies only, by the service type', ['EB*1**86'], 'Review'],
    ['hospital and urgent care only', ['EB*1**47^48', 'EB*1**UC'], 'Review'],
    ['emergencies, and office visits elsewhere', ['EB*1**86', 'EB*1**98'], 'Active'],
    ['Part A of Medicare only', ['EB*1**30*MA'], 'Review'],
    ['Parts A and B of Medicare', ['EB*1**30*MA', 'EB*1**30*MB'], 'Active'],
    ['dental for the plan of a life insurer', ['EB*1**30*LI'], 'Review'],
    ['the plan for one procedure only', ['EB*1**30**********HC:99283'], 'Review'],
    ['the plan in one place only', ['EB*1**30', 'III*ZZ*23'], 'Review'],
    ['only the children', ['EB*1*CHD*30'], 'Review'],
    ['the employee only, who is the subscriber', ['EB*1*EMP*30'], 'Active'],
    ['plan not covered', ['EB*1**30', 'EB*I**30'], 'Review'],
    ['plan not covered outside the network', ['EB*1**30', 'EB*I**30*********N'], 'Active'],
    ['dental not covered', ['EB*1**30', 'EB*I**35'], 'Active'],
    ['cannot process', ['EB*1**30', 'EB*V'], 'Review'],
    ['contact another for the plan', ['EB*1**30', 'EB*U**30'], 'Review'],
    ['contact another for pharmacy', ['EB*1**30', 'EB*U**88'], 'Active'],
    ['other source of data', ['EB*1**30', 'EB*W**30'], 'Review'],
    ['spend down', ['EB*1**30', 'EB*Y**30'], 'Review'],
    ['inactive for office visits', ['EB*1**30', 'EB*6**98'], 'Review'],
    ['inactive, pending', ['EB*1**30', 'EB*7**30'], 'Review'],
    ['inactive, investigated', ['EB*8**30', 'EB*1**30'], 'Review'],
    ['another plan inactive', ['EB*1**30**GOLD', 'EB*6**30**SILVER'], 'Active'],
    ['the same plan inactive', ['EB*1**30**GOLD', 'EB*6**30**Gold'], 'Review'],
    ['one part of Medicare inactive', ['EB*1**30*MA', 'EB*6**30*MB'], 'Review'],
    ['emergencies only, at the plan', ['EB*1**30', 'MSG*EMERGENCY SERVICES ONLY'], 'Review'],
    ['emergencies only, as a limitation', ['EB*1**30', 'EB*F**30', 'MSG*EMERGENCY SERVICES ONLY'], 'Review'],
    ['a harmless text', ['EB*1**30', 'MSG*CALL FOR DETAILS'], 'Active'],
    ['another day of service', ['EB*1**30', 'DTP*472*D8*20200101'], 'Review'],
    ['this day of service', ['EB*1**30', 'DTP*472*D8*20261122'], 'Active'],
    ['only reported inactive for dental', ['EB*6**35'], 'Review'],
    ['plan inactive, office visits active', ['EB*6**30', 'EB*1**98'], 'Review'],
  ])('%s', (_name, benefits, outcome) => {
    const judged = judge(made({ benefits }));
    expect(judged.outcome).toBe(outcome);
    if (outcome === 'Review') expect(judged.reasons[0]).toMatch(/^The (?:payer|answer)/);
  });

  test('names what is confirmed instead', () =>
    expect(judge(made({ benefits: ['EB*1**35^AL'] })).reasons).toEqual([
      'The payer confirms coverage for dental care and vision only, with no information about medical coverage.',
    ]));

  test('a deceased person, unpaid premiums', () => {
    const head = ['DTP*291*RD8*20260101-20261231'];
    expect(judge(made({ head: [...head, 'DTP*442*D8*20260301'] })).outcome).toBe('Review');
    expect(judge(made({ head: [...head, 'DTP*343*D8*20261031'] })).outcome).toBe('Review');
    expect(judge(made({ head: [...head, 'DTP*343*D8*20261130'] })).outcome).toBe('Active');
  });

  test('it is called “Check needed” on screen', () => expect(outcomeWords.Review).toBe('Check needed'));

  test('a test interchange proves nothing unless the request was a test', () => {
    const text = made().replace('*0*P*:', '*0*T*:');
    expect(judge(text)).toMatchObject({
      outcome: 'Review',
      reasons: ['The response is marked as a test.'],
    });
    expect(judge(text, { isTest: true }).outcome).toBe('Active');
    expect(judge(made({ benefits: ['EB*6**30'] }).replace('*0*P*:', '*0*T*:')).outcome).toBe('Review');
  });

  test('2,500 leading copays don’t hide the deciding statement', () => {
    const many = Array.from({ length: 2500 }, (_, at) => `EB*B**98***27*${at}`);
    const text = made({ benefits: ['EB*1**30', ...many, 'EB*U**30'] });
    expect(judge(text).outcome).toBe('Review');
    const answer = readAnswer(text, TRACE);
    if ('problem' in answer) throw new Error(answer.problem);
    expect(shortened(answer.benefits, 300).benefits.some(({ code }) => code === 'U')).toBe(true);
  });
});

describe('Active requires the requested person', () => {
  test.each<[string, Partial<InquiredMember>, Outcome]>([
    ['the same', {}, 'Active'],
    ['another first name', { firstName: 'Bea' }, 'Review'],
    ['a longer first name that begins alike', { firstName: 'Adam' }, 'Review'],
    ['a second first name', { firstName: 'Ada Maria' }, 'Active'],
    ['another last name that begins alike', { lastName: 'Lange' }, 'Review'],
    ['a hyphenated last name', { lastName: 'Lang-Miller' }, 'Active'],
    ['another date of birth', { dateOfBirth: '1980-05-02' }, 'Review'],
    ['no date of birth asked', { dateOfBirth: null }, 'Active'],
    ['another member ID', { memberId: 'W1' }, 'Review'],
    ['the dependent of the same name and another age', { isDependent: true, dateOfBirth: '2015-01-01' }, 'Review'],
    ['a dependent, answered as a subscriber', { isDependent: true }, 'Active'],
  ])('%s', (_name, of, outcome) => expect(judge(made(), of).outcome).toBe(outcome));

  test('a response without first name and date of birth doesn’t identify the person', () => {
    const bare = made().replace('*LANG*ADA****', '*LANG*****').replace('DMG*D8*19800501*F~', '');
    expect(judge(recount(bare)).outcome).toBe('Review');
    const born = made().replace('*LANG*ADA****', '*LANG*****');
    expect(judge(born).outcome).toBe('Active');
    expect(judge(born, { dateOfBirth: null }).outcome).toBe('Review');
    expect(judge(made().replace('*ADA****', '*A****')).outcome).toBe('Active');
    expect(judge(made().replace('*ADA****', '*B****')).outcome).toBe('Review');
  });

  test('father and son', () => {
    const text = made().replace('*LANG*ADA****', '*LANG*ADA***JR*');
    expect(judge(text, { lastName: 'Lang Sr.', dateOfBirth: null }).outcome).toBe('Review');
    expect(judge(text, { lastName: 'Lang Jr', dateOfBirth: null }).outcome).toBe('Active');
  });

  test('Inactive requires the person too', () =>
    expect(judge(made({ benefits: ['EB*6**30'] }), { firstName: 'Bea' }).outcome).toBe('Review'));
});

describe('Inactive requires proof', () => {
  test.each<[string, Omit<MadeAnswer, 'trace'>, Outcome]>([
    ['unreadable dates', { head: ['DTP*291*RD8*20260101-20269931'] }, 'Review'],
    ['a range that is a word', { head: ['DTP*291*RD8*ONGOING'] }, 'Review'],
    ['an end before the beginning', { head: ['DTP*291*RD8*20270101-20260101'] }, 'Review'],
    ['inactive, with unreadable dates', { head: ['DTP*291*RD8*X'], benefits: ['EB*6**30'] }, 'Review'],
    ['inactive, with unreadable dates of its own', { benefits: ['EB*6**30', 'DTP*347*D8*2026'] }, 'Review'],
    ['inactive for the children only', { benefits: ['EB*6*CHD*30'] }, 'Review'],
    ['inactive outside of the network only', { benefits: ['EB*6**30*********N'] }, 'Review'],
    [
      'inactive inside and outside of the network',
      { benefits: ['EB*6**30*********N', 'EB*6**30*********Y'] },
      'Inactive',
    ],
    [
      'an older period beside the current one',
      {
        head: [],
        benefits: ['EB*1**30', 'DTP*291*RD8*20240101-20251231', 'EB*1**30', 'DTP*291*RD8*20260101-20261231'],
      },
      'Active',
    ],
    [
      'an older plan beside the current one',
      { head: [], benefits: ['EB*1**30**OLD', 'DTP*347*D8*20260630', 'EB*1**30**NEW', 'DTP*346*D8*20260101'] },
      'Active',
    ],
    [
      'an older plan, inactive by now, beside the current one',
      {
        head: [],
        benefits: ['EB*6**30', 'DTP*291*RD8*20240101-20251231', 'EB*1**30', 'DTP*291*RD8*20260101-20261231'],
      },
      'Active',
    ],
    [
      'two ends for the same coverage',
      {
        head: [],
        benefits: ['EB*1**30', 'DTP*291*RD8*20260101-20260630', 'EB*1**30', 'DTP*291*RD8*20260101-20261231'],
      },
      'Review',
    ],
    [
      'all plans ended',
      {
        head: [],
        benefits: ['EB*1**30**OLD', 'DTP*291*RD8*20240101-20241231', 'EB*1**30**NEW', 'DTP*347*D8*20260101'],
      },
      'Inactive',
    ],
    [
      'one ended, one without dates',
      { head: [], benefits: ['EB*1**30**OLD', 'DTP*347*D8*20260101', 'EB*1**30**NEW'] },
      'Review',
    ],
    [
      'the person has ended, a benefit runs',
      { head: ['DTP*357*D8*20260101'], benefits: ['EB*1**30', 'DTP*292*RD8*20260101-20261231'] },
      'Review',
    ],
    ['COBRA has ended', { head: ['DTP*340*D8*20250101', 'DTP*341*D8*20260101'] }, 'Inactive'],
    ['inactive from a later day', { benefits: ['EB*6**30', 'DTP*346*D8*20270101'] }, 'Review'],
  ])('%s', (_name, more, outcome) => expect(judge(made(more)).outcome).toBe(outcome));

  test('inactive for the employee only says nothing about a dependent', () =>
    expect(judge(made({ benefits: ['EB*6*EMP*30'] }), { isDependent: true }).outcome).toBe('Review'));

  test('coverage that had not started has to be checked again once it may have', () => {
    const days = { start: '2026-12-01', end: null };
    expect(outcomeOn('Inactive', days, '2026-11-25', TODAY)).toBe('Inactive');
    expect(outcomeOn('Inactive', days, '2026-12-01', TODAY)).toBe('Review');
    expect(outcomeOn('Active', days, TODAY, '2026-12-01')).toBe('Inactive');
  });
});

describe('acknowledgments', () => {
  const alone = (segments: string): string =>
    `${made().slice(0, made().indexOf('GS*'))}${segments}IEA*${segments.includes('GS*') ? 1 : 0}*000000905~`;
  const ack = (ik5: string, ak9: string): string =>
    `GS*FA*C*S*20261122*1415*7*X*005010X231A1~ST*999*0001*005010X231A1~AK1*HS*1~AK2*270*0001~IK5*${ik5}~AK9*${ak9}*1*1*1~SE*6*0001~GE*1*7~`;

  test.each(['A', 'E'])('TA1*%s with a response rejects nothing', (code) => {
    const text = made().replace('GS*', `TA1*000000001*261122*1415*${code}*000~GS*`);
    expect(judge(text).outcome).toBe('Active');
  });
  test('TA1*R rejects', () =>
    expect(judge(alone('TA1*000000001*261122*1415*R*006~')).reasons[0]).toContain('did not accept the inquiry'));
  test.each(['TA1*000000001*261122*1415*E*010~', ack('A', 'A'), ack('E', 'E')])(
    'an acceptance alone is not a rejection: %#',
    (text) =>
      expect(judge(alone(text)).reasons).toEqual([
        'The clearinghouse accepted the inquiry, but the payer’s response has not arrived.',
      ]),
  );
  test.each([
    ['R', 'R'],
    ['M', 'P'],
    ['A', 'R'],
  ])('999 with IK5 %s and AK9 %s rejects', (ik5, ak9) =>
    expect(judge(alone(ack(ik5, ak9))).reasons[0]).toContain('did not accept the inquiry'),
  );
  test('an accepted 999 with the response keeps the response', () => {
    const both = made()
      .replace('GS*HB', `${ack('A', 'A')}GS*HB`)
      .replace('IEA*1', 'IEA*2');
    expect(judge(both).outcome).toBe('Active');
    expect(judge(both.replace('IK5*A', 'IK5*R')).outcome).toBe('Failed');
  });
});

describe('other people and payers in the response', () => {
  const other = [
    'HL*4*2*22*0',
    'TRN*2*SOMEONEELSE*9SALUS0000',
    'NM1*IL*1*SOMEONE*ELSE****MI*Z1',
    'AAA*N**72*C',
    'EB*6**30',
  ];
  test('ignores another subscriber’s rejection and coverage', () => {
    expect(judge(made({ benefits: ['EB*1**30', ...other] }))).toMatchObject({ outcome: 'Active', reasons: [] });
    const theirs = made({ benefits: ['EB*1**30', ...other] }).replace(`TRN*2*${TRACE}`, 'TRN*2*THIRD');
    expect(judge(theirs)).toMatchObject({
      outcome: 'Failed',
      reasons: ['The response belongs to a different inquiry.'],
    });
  });
  test('ignores another payer’s rejection', () => {
    const more = ['HL*4**20*1', 'NM1*PR*2*OTHER*****PI*9', 'AAA*N**42*R'];
    expect(judge(made({ benefits: ['EB*1**30', ...more] })).outcome).toBe('Active');
  });
});

describe('texts, places and procedures', () => {
  const read = (benefits: string[]) => {
    const answer = readAnswer(made({ benefits }), TRACE);
    if ('problem' in answer) throw new Error(answer.problem);
    return answer.benefits;
  };
  const words = (benefits: string[]) =>
    benefitLines(read(benefits)).map(({ title, value, detail }) => `${title} ${value} ${detail}`.trim());

  test('shows each text where it belongs', () => {
    const benefits = read([
      'EB*1**30',
      'MSG*EMERGENCY SERVICES ONLY',
      'MSG*CALL FIRST',
      'EB*R**30',
      'MSG*MEDICARE',
      'MSG*PART B',
    ]);
    expect(warningLines(benefits)).toEqual([
      'Active coverage: EMERGENCY SERVICES ONLY; CALL FIRST.',
      'Another payer also covers this person: MEDICARE; PART B.',
    ]);
    expect(
      words([
        'EB*B**98***27*25',
        'MSG*FIRST',
        'MSG*SECOND',
        'EB*F**98***23***VS*20',
        'MSG*AFTER THE DEDUCTIBLE',
        'EB*D**30',
        'MSG*SELF FUNDED',
        'EB*K**47',
        'MSG*SIXTY DAYS',
      ]),
    ).toEqual([
      'Copay $25 office visit, per visit, FIRST, SECOND',
      'Limitations 20 visits office visit, per calendar year, AFTER THE DEDUCTIBLE',
      'Benefit description  SELF FUNDED',
      'Reserve  hospital, SIXTY DAYS',
    ]);
  });

  test('an emergency room’s copay is not an office visit’s', () =>
    expect(
      words([
        'EB*B**98***27*350',
        'III*ZZ*23',
        'EB*B**98***27*90******HC:99283',
        'EB*B**98***27*25',
        'III*ZZ*11',
        'EB*B**98***27*40',
        'III*ZZ*77',
      ]),
    ).toEqual([
      'Copay $25 office visit, office, per visit',
      'Copay $350 office visit, emergency room, per visit',
      'Copay $90 office visit, procedure 99283, per visit',
      'Copay $40 office visit, place of service 77, per visit',
    ]));
});
