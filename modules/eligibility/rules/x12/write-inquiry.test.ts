import { expect, test } from 'vitest';
import { readSegments } from './read-segments.ts';
import { type Inquiry, plain, writeInquiry } from './write-inquiry.ts';

const inquiry: Inquiry = {
  controlNumber: 42,
  trace: '0190A1B2C3D4',
  time: new Date('2026-11-22T14:15:00Z'),
  serviceDate: '2026-11-23',
  sender: 'SALUS',
  receiver: 'CLEARING',
  isTest: false,
  payer: { name: 'Aetna', code: '60054' },
  provider: { npi: '1234567893', lastName: 'Welby', firstName: 'Marcus' },
  subscriber: {
    firstName: 'Ada',
    lastName: 'O’Brien-Łęcki',
    memberId: 'w123',
    dateOfBirth: '1980-05-01',
    gender: 'Female',
  },
  dependent: null,
};

test('writes an inquiry about the subscriber exactly', () => {
  expect(writeInquiry(inquiry).replaceAll('~', '~\n')).toBe(
    `ISA*00*          *00*          *ZZ*SALUS          *ZZ*CLEARING       *261122*1415*^*00501*000000042*0*P*:~
GS*HS*SALUS*CLEARING*20261122*1415*42*X*005010X279A1~
ST*270*0001*005010X279A1~
BHT*0022*13*0190A1B2C3D4*20261122*1415~
HL*1**20*1~
NM1*PR*2*AETNA*****PI*60054~
HL*2*1*21*1~
NM1*1P*1*WELBY*MARCUS****XX*1234567893~
HL*3*2*22*0~
TRN*1*0190A1B2C3D4*9SALUS0000~
NM1*IL*1*O'BRIEN-LECKI*ADA****MI*W123~
DMG*D8*19800501*F~
DTP*291*D8*20261123~
EQ*30~
SE*13*0001~
GE*1*42~
IEA*1*000000042~
`,
  );
});

test('writes a dependent below the subscriber, with the trace', () => {
  const text = writeInquiry({
    ...inquiry,
    isTest: true,
    dependent: { firstName: 'Tim', lastName: 'Lang', dateOfBirth: '2015-01-01', gender: 'Unknown' },
  });
  const read = readSegments(text);
  if ('problem' in read) throw new Error(read.problem);
  expect(read.segments.map((segment) => segment.join('*')).slice(8, -3)).toEqual([
    'HL*3*2*22*1',
    "NM1*IL*1*O'BRIEN-LECKI*ADA****MI*W123",
    'DMG*D8*19800501*F',
    'HL*4*3*23*0',
    'TRN*1*0190A1B2C3D4*9SALUS0000',
    'NM1*03*1*LANG*TIM',
    'DMG*D8*20150101',
    'DTP*291*D8*20261123',
    'EQ*30',
  ]);
  expect(read.segments.at(-3)).toEqual(['SE', '16', '0001']);
});

test('user input can’t break a segment', () => {
  const hostile = { ...inquiry.subscriber, lastName: 'A*B~C:D^E\r\nIEA', firstName: '張', memberId: 'x~y' };
  const read = readSegments(writeInquiry({ ...inquiry, subscriber: hostile, payer: { name: '*~', code: '1*2' } }));
  if ('problem' in read) throw new Error(read.problem);
  expect(read.segments).toHaveLength(17);
  expect(plain('Ångström & Søn ßtraße æ', 60)).toBe('ANGSTROM & SON SSTRASSE AE');
});
