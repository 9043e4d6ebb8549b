import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { howMany } from '#values/testing/how-many.ts';
import {
  nameHeadings,
  normalizePhone,
  proposeMapping,
  readImportRow,
  startSurvey,
  watchDuplicates,
} from '../../rules/index.ts';
import { readDialect, readRecords } from './read-records.ts';

// Valid but difficult files: delimiters, quotes, encodings, line endings, repeated headings and all forms of names. The
// person from whom a row was generated is the expected result.
const COUNT = howMany(300, 10_000);
const TODAY = '2026-11-21';

function makeRandom(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    pick: <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)]!,
    chance: (share: number): boolean => next() < share,
    count: (most: number): number => Math.floor(next() * most),
  };
}
type Random = ReturnType<typeof makeRandom>;

interface Person {
  first: string;
  middle: string;
  last: string;
  prefix: string;
  generation: string;
  degree: string;
  nick: string;
  born: string;
  gender: 'Male' | 'Female';
  mobile: string;
  home: string;
  mrn: string;
}

function person({ pick, chance, count }: Random): Person {
  return {
    first: pick(['John', 'Jane', 'José', 'Zoë', 'Anne-Marie', "D'Arcy", 'Linh', 'J.D.']),
    middle: chance(0.5) ? pick(['Q', 'Q.', 'Quincy', 'Ann']) : '',
    last: pick(['Smith', "O'Brien", 'García', 'de la Cruz', 'van Dyke', 'Do', 'Smith-Jones', 'Null', 'Łęcki']),
    prefix: chance(0.3) ? pick(['Dr.', 'Mrs', 'Prof. Dr.', 'Mr.']) : '',
    generation: chance(0.3) ? pick(['Jr.', 'III', 'Sr.']) : '',
    degree: chance(0.2) ? pick(['MD', 'PhD', 'M.D.', 'BSN', 'FNP-BC', 'PharmD']) : '',
    nick: chance(0.1) ? pick(['Jack', 'Sunny']) : '',
    born: `19${50 + count(50)}-${String(1 + count(12)).padStart(2, '0')}-${String(1 + count(28)).padStart(2, '0')}`,
    gender: pick(['Male', 'Female']),
    mobile: `202-555-0${100 + count(99)}`,
    home: `(617) 555-0${100 + count(99)}`,
    mrn: '',
  };
}

/** Returns a full name in one of the forms found in exports. */
function fullName({ first, middle, last, prefix, generation, degree, nick }: Person, { pick }: Random): string {
  const words = (...parts: string[]): string => parts.filter(Boolean).join(' ');
  const comma = pick([',', ', ', ' , ']);
  const commas = (...parts: string[]): string => parts.filter(Boolean).join(comma);
  const quoted = nick === '' ? '' : pick([`"${nick}"`, `(${nick})`]);
  return pick([
    () => words(prefix, first, quoted, middle, last, generation, degree),
    () => commas(words(prefix, first, quoted, middle, last), generation, degree),
    () => commas(last, words(prefix, first, quoted, middle), generation, degree),
    () => commas(last, words(first, quoted), middle, generation, degree, prefix.includes(' ') ? '' : prefix),
    () => commas(words(last, generation), words(prefix, first, quoted, middle), degree),
    () => commas(last, generation, words(prefix, first, quoted, middle), degree),
  ])();
}

interface Column {
  heading: string;
  cell: (one: Person) => string;
}

function columnsOf(random: Random): { columns: Column[]; isFull: boolean; hasMrn: boolean } {
  const { pick, chance } = random;
  const isFull = chance(0.6);
  const hasMrn = chance(0.6);
  const isUs = chance(0.5);
  const day = (born: string): string => {
    const [year, month, date] = born.split('-');
    return isUs ? `${Number(month)}/${Number(date)}/${year}` : born;
  };
  const phone = pick(['Phone', 'Phone Number', 'Telephone']);
  const names: Column[] = isFull
    ? [{ heading: pick(['Name', 'Patient Name', 'Full Name']), cell: (one) => fullName(one, random) }]
    : [
        {
          heading: pick(['First Name', 'FIRST', 'Given Name']),
          cell: ({ prefix, first }) => `${prefix} ${first}`.trim(),
        },
        {
          heading: pick(['Last Name', 'Surname']),
          cell: ({ last, generation, degree }) => [last, generation, degree].filter(Boolean).join(', '),
        },
        { heading: pick(['Middle Name', 'MI']), cell: ({ middle }) => middle },
        { heading: 'Nickname', cell: ({ nick }) => nick },
      ];
  const rest: Column[] = [
    { heading: pick(['DOB', 'Date of Birth', 'birthDate']), cell: ({ born }) => day(born) },
    { heading: pick(['Sex', 'Gender']), cell: ({ gender }) => pick([gender, gender[0]!, gender.toLowerCase()]) },
    { heading: phone, cell: ({ mobile }) => mobile },
    ...(chance(0.5) ? [{ heading: pick(['SSN', 'Odd heading', '']), cell: () => 'x' }] : []),
    { heading: phone, cell: ({ home }) => home },
  ];
  const columns = [...names, ...rest];
  // The order of the two phones matters: the first is the mobile number.
  if (hasMrn)
    columns.splice(random.count(columns.length), 0, { heading: pick(['MRN', 'Record ID']), cell: ({ mrn }) => mrn });
  return { columns, isFull, hasMrn };
}

function write(rows: readonly string[][], { pick, chance }: Random): { bytes: Buffer; how: string } {
  const delimiter = pick([',', ';', '\t', '|']);
  const lineEnd = pick(['\n', '\r\n']);
  const quotesAll = chance(0.3);
  const cell = (text: string): string =>
    quotesAll || text.includes(delimiter) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  const lines = rows.map((row) => row.map(cell).join(delimiter));
  const sep = chance(0.1) ? [`sep=${delimiter}`] : [];
  const text = [...sep, ...lines].join(lineEnd) + (chance(0.7) ? lineEnd : '');
  const isLatin = Array.from(text).every((sign) => sign.charCodeAt(0) < 256);
  const encoding = pick(['utf8', 'bom', 'utf16', ...(isLatin ? ['latin1'] : [])]);
  const bytes =
    encoding === 'latin1'
      ? Buffer.from(text, 'latin1')
      : encoding === 'utf16'
        ? Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
        : Buffer.concat([encoding === 'bom' ? Buffer.from([0xef, 0xbb, 0xbf]) : Buffer.alloc(0), Buffer.from(text)]);
  return { bytes, how: `${encoding} ${JSON.stringify(delimiter)}\n${text}` };
}

async function readBack(bytes: Buffer) {
  const source = (): Readable => Readable.from([bytes.subarray(0, 100), bytes.subarray(100)]);
  const records: string[][] = [];
  for await (const { cells } of readRecords(source, await readDialect(source))) records.push(cells);
  const [headings = [], ...rows] = records;
  const mapping = proposeMapping(nameHeadings(headings));
  const survey = startSurvey(mapping);
  for (const row of rows) survey.see(row);
  const decisions = { ...survey.decide(), today: TODAY };
  const watch = watchDuplicates('MRN');
  return rows.map((row, at) => {
    const read = readImportRow(row, mapping, decisions);
    return { read, seen: 'patient' in read ? watch.see(at + 2, read.patient) : null };
  });
}

function expectPerson(one: Person, read: Awaited<ReturnType<typeof readBack>>[number]['read'], how: string): void {
  if ('refused' in read) return expect.fail(`refused: ${read.refused.map(({ reason }) => reason).join(' ')}\n${how}`);
  const note = [one.prefix && `Prefix: ${one.prefix}`, one.degree && `Suffix: ${one.degree}`].filter(Boolean);
  const { patient } = read;
  const found = {
    first: patient.first_name,
    middle: patient.middle_name ?? '',
    last: patient.last_name,
    nick: patient.nick_name ?? '',
    born: patient.date_of_birth,
    gender: patient.gender,
    mobile: patient.mobile,
    home: patient.home_phone,
  };
  const right = {
    first: one.first,
    middle: one.middle,
    last: [one.last, one.generation].filter(Boolean).join(' '),
    nick: one.nick,
    born: one.born,
    gender: one.gender,
    mobile: normalizePhone(one.mobile, 'US'),
    home: normalizePhone(one.home, 'US'),
  };
  if (JSON.stringify(found) !== JSON.stringify(right))
    expect.fail(`${JSON.stringify(found)}\nnot ${JSON.stringify(right)}\n${how}`);
  // The form that puts a two-word prefix last omits it.
  for (const line of note) if (!line.includes('Prof.')) expect(`${patient.note1 ?? ''}\n${how}`).toContain(line);
}

test(`${COUNT} files produce the people they were generated from`, async () => {
  const random = makeRandom(20_261_124);
  const codes = new Map<string, number>();
  for (let each = 0; each < COUNT; each += 1) {
    const { columns, hasMrn } = columnsOf(random);
    const people = Array.from({ length: 1 + random.count(3) }, () => person(random));
    // A repeated record number, for the same person or another one.
    people.forEach((one, at) => {
      one.mrn = `M${at}`;
      // "Smith, J.D., Quincy" may also be read as a lawyer named Quincy.
      if (one.first === 'J.D.' && one.middle.length > 2) one.middle = '';
    });
    const again = hasMrn && random.chance(0.4) ? random.pick(['same', 'other'] as const) : null;
    if (again === 'same') people.push({ ...people[0]! });
    if (again === 'other')
      people.push({ ...person(random), first: 'Otto', last: 'Kern', born: '1931-05-06', mrn: 'M0', generation: '' });
    const { bytes, how } = write(
      [columns.map(({ heading }) => heading), ...people.map((one) => columns.map(({ cell }) => cell(one)))],
      random,
    );
    const rows = await readBack(bytes);
    expect(rows.length, how).toBe(people.length);
    rows.forEach(({ read }, at) => expectPerson(people[at]!, read, how));
    const last = rows.at(-1)!.seen;
    const code = last === null ? 'none' : 'refused' in last ? last.refused.code : last.warned.code;
    codes.set(code, (codes.get(code) ?? 0) + 1);
    if (again !== null) expect(code, how).toBe(again === 'same' ? 'DUPLICATE_ROW' : 'RECORD_ID_CONFLICT');
  }
  expect(codes.get('DUPLICATE_ROW')).toBeGreaterThan(COUNT / 50);
  expect(codes.get('RECORD_ID_CONFLICT')).toBeGreaterThan(COUNT / 50);
});
