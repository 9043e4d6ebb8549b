import { expect, test } from 'vitest';
import { howMany } from '#values/testing/how-many.ts';
import { makeAnswer } from './answer-fixture.ts';
import { benefitLines, warningLines } from './benefit-words.ts';
import type { InquiredMember } from './compare-person.ts';
import { judgeAnswer, type Outcome, outcomes } from './judge-answer.ts';
import { readAnswer } from './read-answer.ts';

// Legal but hostile responses: unusual separators; segments repeated, reordered and blank; several subscribers,
// dependents and benefits. A model that knows how each was built computes the expected outcome without parsing the
// text.
const COUNT = howMany(1500, 10_000);
const TRACE = 'CHECK0001';
const TODAY = '2026-11-22';

/** A statement about a plan, and what it proves. */
interface Statement {
  segments: string[];
  /** Its meaning for medical coverage: of the plan, of a medical service, or none. */
  says: 'active' | 'inactive' | 'against' | 'nothing';
  isPlan: boolean;
  /** Hospitals and emergencies only: proves nothing else. */
  isHospital: boolean;
  time: 'now' | 'ended' | 'coming' | 'none' | 'unreadable';
}

function makeRandom(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const pick = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)]!;
  return { next, pick, chance: (share: number): boolean => next() < share };
}
type Random = ReturnType<typeof makeRandom>;

const DAYS = {
  now: ['*RD8*20260101-20261231', '*RD8*20261122-20261122', '*D8*20200101'],
  ended: ['*RD8*20240101-20251231', '*RD8*20260101-20261121'],
  coming: ['*RD8*20261123-20271231', '*D8*20270101'],
  unreadable: ['*RD8*20261399-20279901', '*RD8*UNKNOWN', '*D8*', '*RD8*20270101-20260101', '*D8*2026'],
  none: [],
} as const;

function statement(random: Random, isDated: boolean): Statement {
  const { pick } = random;
  const code = pick(['1', '1', '1', '2', '3', '5', '6', '7', '8', 'I', 'U', 'V', 'W', 'Y']);
  const medical = pick([
    ['30'],
    ['30'],
    ['1'],
    ['35', '30', 'AL'],
    ['98'],
    ['UC', '98', '88'],
    ['UC', '88'],
    ['47', '86'],
  ]);
  const other = pick([['35'], ['AL', 'AM'], ['88'], ['35', 'AL', '88'], ['QQ']]);
  const isMedical = random.chance(0.7);
  const services = isMedical ? medical : other;
  const isPlan = isMedical && services.some((each) => each === '30' || each === '1');
  const time = isDated ? pick(['now', 'now', 'ended', 'coming', 'unreadable', 'none'] as const) : 'none';
  const dates = time === 'none' ? [] : [`DTP*291${pick<string>(DAYS[time])}`];
  const trailing = random.chance(0.2) ? '****' : '';
  const says = ((): Statement['says'] => {
    if (!isMedical) return 'nothing';
    if (/[1-5]/.test(code)) return 'active';
    if (/[678]/.test(code)) return 'inactive';
    return isPlan || code === 'V' || code === 'Y' ? 'against' : 'nothing';
  })();
  const isHospital = isMedical && !services.some((each) => ['30', '1', '98'].includes(each));
  return { segments: [`EB*${code}**${services.join('^')}${trailing}`, ...dates], says, isPlan, isHospital, time };
}

/** Generates irrelevant benefits that may appear anywhere. */
function noise({ pick }: Random): string[] {
  return pick([
    ['EB*B**98***27*25', 'MSG*PER VISIT', 'III*ZZ*11'],
    ['EB*B**98***27*350', 'III*ZZ*23'],
    ['EB*C*IND*30***29*.50', 'DTP*292*RD8*20260101-20261231'],
    ['EB*A**30*****.2****N'],
    ['EB*I**35'],
    ['EB*I**30*********N'],
    ['EB*U**88', 'LS*2120', 'NM1*PR*2*PHARMACY MANAGER', 'PER*IC**TE*8005551212', 'LE*2120'],
    ['EB*F**98******VS*20', 'MSG*TWENTY VISITS', 'MSG*PER YEAR'],
    ['EB*D**30', 'MSG*CALL FOR DETAILS'],
    ['EB*R**30', 'REF*1L*77', 'LS*2120', 'NM1*PRP*2*MEDICARE', 'LE*2120'],
    ['EB*'],
    ['EB*B'],
  ]);
}

/**
 * Generates acknowledgments of the request with the response, in the order of the standard, and whether they reject it.
 */
function acknowledgments({ pick, chance }: Random): { interchange: string; group: string; rejects: boolean } {
  const ta1 = chance(0.25) ? pick(['A', 'A', 'E', 'R']) : '';
  const [ik5, ak9] = chance(0.25)
    ? pick([
        ['A', 'A'],
        ['A', 'A'],
        ['E', 'E'],
        ['R', 'R'],
        ['M', 'P'],
        ['A', 'R'],
        ['X', 'R'],
      ])
    : [];
  const set = pick(['999', '999', '997']);
  const [segment, end] = set === '999' ? ['IK3*DMG*9**8', 'IK5'] : ['AK3*DMG*9**8', 'AK5'];
  const inside = ['AK1*HS*1', 'AK2*270*0001', ...(ik5 === 'A' ? [] : [segment]), `${end}*${ik5}`, `AK9*${ak9}*1*1*1`];
  return {
    interchange: ta1 === '' ? '' : `TA1*000000001*261122*1415*${ta1}*000~`,
    group:
      ik5 === undefined
        ? ''
        : [
            'GS*FA*CLEARING*SALUS*20261122*1415*7*X*005010X231A1',
            `ST*${set}*0007*005010X231A1`,
            ...inside,
            `SE*${inside.length + 2}*0007`,
            'GE*1*7',
          ]
            .map((each) => `${each}~`)
            .join(''),
    rejects: ta1 === 'R' || (ik5 !== undefined && ![ik5, ak9].every((code) => code === 'A' || code === 'E')),
  };
}

/** Generates a response about the person, with the expected result. */
function make(random: Random): { text: string; inquired: InquiredMember; right: ReadonlySet<Outcome>; why: string } {
  const { pick, chance } = random;
  const isDependent = chance(0.3);
  const who = pick(['same', 'same', 'same', 'same', 'same', 'same', 'first', 'born', 'id', 'last']);
  const inquired: InquiredMember = {
    lastName: who === 'last' ? 'Kern' : 'Lang',
    firstName: who === 'first' ? 'Bea' : 'Ada',
    dateOfBirth: who === 'born' ? '2015-01-01' : '1980-05-01',
    memberId: who === 'id' ? 'X1' : 'W123456789',
    isDependent,
    isTest: false,
  };
  const statements = Array.from({ length: pick([1, 1, 2, 3]) }, () => statement(random, chance(0.6)));
  const personTime = pick(['now', 'now', 'now', 'none', 'ended', 'coming', 'unreadable'] as const);
  const personDates = personTime === 'none' ? [] : [`DTP*307${pick<string>(DAYS[personTime])}`];
  const isTest = chance(0.05);
  const isRejected = chance(0.06);

  const name = ['NM1*IL*1*LANG*ADA****MI*W123456789', 'NM1*IL*1*LANG*ADA*M***MI*W123-456-789', 'NM1*IL*1*LANG*ADA'];
  const head = [
    ...[pick(name), 'DMG*D8*19800501*F', ...personDates, 'REF*6P*900100*ACME INC'],
    ...(isRejected ? ['AAA*N**72*C'] : []),
    ...(chance(0.3) ? ['N3*1 MAIN ST', 'N4*BOSTON*MA*02110', 'INS*Y*18', 'REF*18*PLAN7'] : []),
  ];
  // The name comes first; everything after it may be in any order.
  const ordered = [head[0]!, ...head.slice(1).toSorted(() => random.next() - 0.5)];
  const loops = [
    ...statements.map(({ segments }) => segments),
    ...Array.from({ length: pick([0, 1, 4, 12]) }, () => noise(random)),
  ];
  const benefits = loops.toSorted(() => random.next() - 0.5).flat();
  const trace = `TRN*2*${TRACE}*9SALUS0000`;
  const traces = chance(0.3) ? ['TRN*1*PAYERS OWN*9PAYER0000', trace] : [trace];
  const stranger = (id: string): string[] => [
    `HL*${id}*2*22*0`,
    'TRN*2*SOMEONEELSE*9OTHER0000',
    'NM1*IL*1*STRANGER*SAM****MI*Z9',
    ...pick([['AAA*N**75*C'], ['EB*6**30'], ['EB*1**30', 'DTP*291*RD8*20260101-20261231'], ['EB*V']]),
  ];
  const own = isDependent
    ? [
        ...['HL*3*2*22*1', 'NM1*IL*1*LANG*BO****MI*W123456789', 'HL*4*3*23*0', ...traces],
        ...[ordered[0]!.replace('NM1*IL', 'NM1*03'), ...ordered.slice(1), ...benefits],
      ]
    : ['HL*3*2*22*0', ...traces, ...ordered, ...benefits];
  const ack = acknowledgments(random);
  const text = envelope(random, { isTest, ack }, [
    ...(chance(0.3) ? stranger('7') : []),
    ...own,
    ...(chance(0.3) ? stranger('8') : []),
    ...(chance(0.2) ? ['HL*9**20*1', 'NM1*PR*2*OTHER PAYER*****PI*9', 'AAA*N**42*R'] : []),
  ]);
  // Without a member ID in the response, a different one in the request is not a contradiction.
  const hasId = isDependent || ordered[0]!.includes('*MI*');
  const doubts = (who !== 'same' && (who !== 'id' || hasId)) || isTest;
  const right = ack.rejects
    ? new Set<Outcome>(['Failed'])
    : isRejected
      ? new Set<Outcome>(['Review', 'Failed'])
      : model(statements, personTime, doubts);
  const why = JSON.stringify({ who, rejects: ack.rejects, isTest, isDependent, personTime, statements });
  return { text, inquired, right, why };
}

/** Returns the allowed outcomes: one if proven, otherwise Check needed or similar. */
function model(statements: readonly Statement[], person: Statement['time'], doubts: boolean): ReadonlySet<Outcome> {
  const unproven = new Set<Outcome>(['Review', 'NoData', 'Failed']);
  if (doubts) return new Set<Outcome>(['Review', 'Failed']);
  const of = (says: Statement['says']): Statement[] => statements.filter((each) => each.says === says);
  const [active, inactive, against] = [of('active'), of('inactive'), of('against')];
  const time = (each: Statement): Statement['time'] => (each.time === 'none' ? person : each.time);
  if (active.length === 0) {
    const isSaid =
      inactive.some(({ isPlan }) => isPlan) && against.every(({ segments }) => segments[0]!.startsWith('EB*I'));
    // Inactive from a future day is not inactive today.
    if (inactive.length === 1 && inactive[0]!.isPlan && against.length === 0 && inactive[0]!.time !== 'coming')
      return new Set<Outcome>([inactive[0]!.time === 'unreadable' || person === 'unreadable' ? 'Review' : 'Inactive']);
    return isSaid ? new Set<Outcome>([...unproven, 'Inactive']) : unproven;
  }
  if (active.every(({ isHospital }) => isHospital)) return unproven;
  const plan = active.filter(({ isPlan }) => isPlan);
  const times = (plan.length > 0 ? plan : active).map(time);
  const isAlone = active.length === 1 && inactive.length === 0 && against.length === 0;
  if (isAlone) {
    const [only] = times;
    if (only === 'now') {
      const own = active[0]!.time !== 'none';
      return new Set<Outcome>(
        own && person !== 'now' && person !== 'none'
          ? ([...unproven, 'Active', 'Inactive'].filter(
              (each) => each !== 'Active' || person === 'unreadable',
            ) as Outcome[])
          : ['Active'],
      );
    }
    if (only === 'none') return new Set<Outcome>(['NoData']);
    return new Set<Outcome>(only === 'unreadable' ? ['Review'] : ['Inactive']);
  }
  const allowed = new Set<Outcome>(unproven);
  const isContradicted =
    inactive.some((each) => each.time !== 'ended') || against.some((each) => each.time !== 'ended');
  const isEnded = times.every((each) => each === 'ended' || each === 'coming');
  const mayEnd =
    person === 'ended' || person === 'coming'
      ? times.every((each) => each !== 'none' && each !== 'unreadable')
      : isEnded;
  if (times.includes('now') && !isContradicted && !times.includes('unreadable')) allowed.add('Active');
  if (mayEnd) allowed.add('Inactive');
  return allowed;
}

function envelope(
  random: Random,
  { isTest, ack }: { isTest: boolean; ack: { interchange: string; group: string } },
  people: readonly string[],
): string {
  const signs = random.pick(['*:^~', '|>}\n', '*:{~', '\u001d\u001f\u001e\u001c', '!;^~']);
  const text = makeAnswer({ trace: TRACE, signs: '*:^~' });
  const [before] = text.split('HL*3*');
  const tail = text.slice(text.indexOf('SE*'));
  const body = people.map((segment) => `${segment}~`).join('');
  const start = before!.slice(before!.indexOf('ST*271'));
  const count = start.split('~').length - 1 + people.length + 1;
  const answer = `${before!}${body}${tail.replace(/^SE\*\d+/, `SE*${count}`)}`;
  const isFirst = random.chance(0.5);
  const whole = answer
    .replace('GS*HB', `${ack.interchange}${isFirst ? ack.group : ''}GS*HB`)
    .replace(/IEA\*1/, `${isFirst ? '' : ack.group}IEA*${ack.group === '' ? 1 : 2}`);
  const [element, part, repetition, end] = Array.from(signs);
  const usage = isTest ? whole.replace('*0*P*:', '*0*T*:') : whole;
  const written = Array.from(
    usage,
    (sign) => ({ '*': element, ':': part, '^': repetition, '~': end })[sign] ?? sign,
  ).join('');
  return end === '\n' || random.chance(0.7) ? written : written.replaceAll(end!, `${end!}\r\n`);
}

test(`${COUNT} hostile responses mean what the model says`, () => {
  const random = makeRandom(20_261_123);
  const counts = Object.fromEntries(outcomes.map((each) => [each, 0]));
  for (let each = 0; each < COUNT; each += 1) {
    const { text, inquired, right, why } = make(random);
    const answer = readAnswer(text, TRACE);
    const { outcome, reasons } = judgeAnswer(answer, inquired, TODAY);
    counts[outcome]! += 1;
    if (!right.has(outcome))
      expect.fail(
        `${outcome} (${reasons.join(' ')}) and not ${[...right].join(' or ')}\n${why}\n${text.replaceAll('~', '~\n')}`,
      );
    if (outcome === 'Review') expect(reasons.length).toBeGreaterThan(0);
    if ('problem' in answer) continue;
    const shown = JSON.stringify([benefitLines(answer.benefits, 100), warningLines(answer.benefits, 100)]);
    // An emergency room copay is never shown for an office visit, and no text about another person is shown.
    expect(shown).not.toMatch(/\$350","detail":"office visit, (?!emergency room)/);
    for (const { messages } of answer.benefits) for (const message of messages) expect(shown).toContain(message);
  }
  expect(counts['Active']).toBeGreaterThan(COUNT / 50);
  expect(counts['Inactive']).toBeGreaterThan(COUNT / 50);
  expect(counts['Review']).toBeGreaterThan(COUNT / 50);
});
