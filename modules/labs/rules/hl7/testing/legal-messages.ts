// Over 300 lines: each message is generated together with its expected meaning.
import type { Separators } from '../message.ts';

/** The meaning of a message, independent of its encoding: the reader must return the same. */
export interface MeantMessage {
  controlId: string;
  patients: {
    firstName: string;
    lastName: string;
    birthDay: string | null;
    sex: string;
    numbers: string[];
    comment: string;
    reports: MeantReport[];
  }[];
}

export interface MeantReport {
  placerNumber: string;
  fillerNumber: string;
  code: string;
  name: string;
  status: string;
  corrects: boolean;
  hasMark: boolean;
  comment: string;
  orderComment: string;
  values: MeantValue[];
}

export interface MeantValue {
  code: string;
  subId: string;
  text: string;
  value: number | null;
  units: string;
  interpretation: string | null;
  status: string;
  comment: string;
}

/** A message as bytes, with its meaning. */
export interface LegalMessage {
  bytes: Uint8Array;
  meant: MeantMessage;
}

export type Dice = (below: number) => number;

/** Creates seeded random numbers, so that failures can be reproduced. */
export function dice(seed: number): Dice {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Escapes a text with its sender's separators; some senders write letters as hexadecimal too. */
type Escape = (text: string) => string;
/** A value: OBX-2 and OBX-5 as sent, with their meaning. */
type SentAs = (
  separators: Separators,
  escape: Escape,
) => { type: string; raw: string; text: string; value: number | null };

const WORDS = [
  'No growth',
  'a|b',
  'x^y~z',
  'rock & roll',
  'back\\slash',
  'Café',
  'Müller',
  '#5',
  'MSH|^~\\&|',
  '<5',
  "it's",
  'ß',
];

/** Values of every type, with the meaning defined by the standard (HL7 2.5.1, chapter 2A). */
const VALUES: readonly SentAs[] = [
  () => ({ type: 'NM', raw: '5.4', text: '5.4', value: 5.4 }),
  () => ({ type: 'NM', raw: '-2', text: '-2', value: -2 }),
  ({ repetition }) => ({ type: 'NM', raw: `90${repetition}210`, text: '90\n210', value: null }),
  ({ component }) => ({ type: 'SN', raw: `${component}7.4`, text: '7.4', value: 7.4 }),
  ({ component }) => ({ type: 'SN', raw: `>${component}100`, text: '> 100', value: null }),
  ({ component }, escape) => ({
    type: 'SN',
    raw: `${component}1${component}${escape(':')}${component}80`,
    text: '1:80',
    value: null,
  }),
  ({ component }, escape) => ({ type: 'SN', raw: `${component}3${component}${escape('+')}`, text: '3+', value: null }),
  ({ component }) => ({
    type: 'CE',
    raw: `112${component}Escherichia coli${component}SCT`,
    text: 'Escherichia coli',
    value: null,
  }),
  ({ component, repetition }) => ({
    type: 'CWE',
    raw: `A${component}Alpha${repetition}B${component}Beta`,
    text: 'Alpha\nBeta',
    value: null,
  }),
  ({ component }) => ({
    type: 'CWE',
    raw: `${component.repeat(8)}as they wrote it`,
    text: 'as they wrote it',
    value: null,
  }),
  ({ component }) => ({ type: 'CWE', raw: `NEG${component.repeat(2)}L`, text: 'NEG', value: null }),
  () => ({ type: 'DT', raw: '20261122', text: '11/22/2026', value: null }),
  () => ({ type: 'TM', raw: '0905', text: '9:05 AM', value: null }),
  () => ({ type: 'TS', raw: '20261122170500', text: '11/22/2026, 5:05 PM', value: null }),
  ({ component }) => ({
    type: 'XCN',
    raw: `9${component}Grey${component}Meredith`,
    text: '9 Grey Meredith',
    value: null,
  }),
  ...WORDS.map((word): SentAs => (_, escape) => ({ type: 'ST', raw: escape(word), text: word, value: null })),
  ...WORDS.map((word): SentAs => ({ repetition }, escape) => ({
    type: 'TX',
    raw: `${escape(word)}${repetition}${escape('next')}`,
    text: `${word}\nnext`,
    value: null,
  })),
  ({ escape }) => ({
    type: 'FT',
    raw: `one${escape}.br${escape}two${escape}H${escape}.${escape}N${escape}`,
    text: 'one\ntwo.',
    value: null,
  }),
];

/** Interpretations of a number, with its range and flags. */
const READINGS: readonly (readonly [value: string, range: string, flags: readonly string[], reading: string | null])[] =
  [
    ['5.7', '<5.7', [], 'high'],
    ['5.7', '<=5.7', [], 'normal'],
    ['5.6', '<5.7', [], 'normal'],
    ['999', '<1,000', [], 'normal'],
    ['1000', '<1,000', [], 'high'],
    ['1.4', '18-49 yrs: 0.7-1.3', [], 'high'],
    ['20', '18-49 yrs: 0.7-1.3', [], 'high'],
    ['20', '18-49 yrs', [], null],
    ['3', '3.5-5.1', ['N'], 'low'],
    ['4', '3.5-5.1', ['H', 'HH'], 'critical high'],
    ['4', '', ['S'], null],
    ['4', '', ['NEG'], null],
    ['4', '', ['ND'], null],
    ['4', '3.5-5.1', ['VS'], 'normal'],
    ['4', '', ['A'], 'abnormal'],
    ['40', '>40', [], 'low'],
    ['4', 'see note', [], null],
  ];

const SEPARATORS: readonly string[] = ['|^~\\&', '|^~\\&', '|^~\\&', '#*+!%', '|@~\\$', '!^~\\&', '|:;%$'];

const CHARSETS = [
  ['', 'utf8'],
  ['UNICODE UTF-8', 'utf8'],
  ['8859/1', 'latin1'],
  ['8859/15', 'latin1'],
  ['UNICODE UTF-16', 'utf16le'],
] as const;

const VERSIONS: readonly string[] = ['2.1', '2.2', '2.3', '2.3.1', '2.4', '2.5', '2.5.1', '2.7.1', '2.8'];

/**
 * Generates a hostile but legal message: unusual separators, versions, line endings and character sets; segments
 * repeated, blanked, added and moved where that is allowed.
 */
export function makeLegalMessage(number: number, roll: Dice): LegalMessage {
  const writer = makeWriter(roll);
  const { field, component, repetition, escape, subcomponent } = writer.separators;
  const { lines, may, place, extra } = writer;
  const [set, charset] = CHARSETS[roll(5)]!;
  const controlId = `L${number}`;
  const version = VERSIONS[roll(9)]!;
  const type = version < '2.3' && may() ? 'ORU' : `ORU${component}R01${roll(2) === 0 ? `${component}ORU_R01` : ''}`;
  lines.push(
    [
      ...[
        `MSH${field}${component}${repetition}${escape}${subcomponent}`,
        'LAB',
        'BAY',
        'SALUS',
        'FAC',
        '20261122101500',
      ],
      ...['', type, controlId, 'P', version, '', '', '', '', '', set],
    ].join(field),
  );
  extra('SFT', 'ZAA');
  const patients: MeantMessage['patients'] = [];
  for (let turn = 0; turn < 1 + roll(2); turn += 1) patients.push(writePatient(writer, number, turn));

  if (may()) lines.push(place('DSC', {}));
  const end = ['\r', '\n', '\r\n', '\r\r'][roll(4)]!;
  const text = lines.join(end) + (roll(2) === 0 ? end : '');
  const meant = { controlId, patients };
  const mark = charset === 'utf16le' && roll(2) === 0 ? '\uFEFF' : '';
  return { bytes: new Uint8Array(Buffer.from(mark + text, charset)), meant };
}

type Writer = ReturnType<typeof makeWriter>;

/** Writes segments with one sender's separators; random numbers decide what is repeated, blank or added. */
function makeWriter(roll: Dice) {
  const [field = '', component = '', repetition = '', escape = '', subcomponent = ''] =
    SEPARATORS[roll(SEPARATORS.length)]!;
  const separators: Separators = { field, component, repetition, escape, subcomponent };
  const isHex = roll(4) === 0;
  const quote: Escape = (text) =>
    Array.from(text)
      .map((letter) => {
        const name = { [field]: 'F', [component]: 'S', [repetition]: 'R', [escape]: 'E', [subcomponent]: 'T' }[letter];
        if (name === undefined) return letter;
        return isHex
          ? `${escape}X${letter.codePointAt(0)!.toString(16).padStart(2, '0').toUpperCase()}${escape}`
          : escape + name + escape;
      })
      .join('');
  const may = (): boolean => roll(3) === 0;
  const join = (fields: readonly string[]): string => fields.join(field) + field.repeat(may() ? roll(4) : 0);
  const place = (id: string, fields: Readonly<Record<number, string>>, last = 0): string => {
    const all = [id];
    for (let at = 1; at <= Math.max(last, ...Object.keys(fields).map(Number)); at += 1) all.push(fields[at] ?? '');
    return join(all);
  };
  const lines: string[] = [];
  const extra = (...ids: readonly string[]): void => {
    if (may()) lines.push(place(ids[roll(ids.length)]!, { 1: '1', 2: may() ? quote('what | ever') : '' }));
  };
  const note = (where: string): string => {
    const count = may() ? 1 + roll(2) : 0;
    const texts = Array.from({ length: count }, (_, at) => `${where} ${at} ${WORDS[roll(WORDS.length)]!}`);
    for (const text of texts) lines.push(place('NTE', { 1: '1', 2: 'L', 3: quote(text) }));
    return texts.join('\n');
  };
  return { lines, separators, roll, may, quote, place, extra, note };
}

/** Writes a patient with reports and returns their meaning. */
function writePatient(writer: Writer, number: number, turn: number): MeantMessage['patients'][number] {
  const { lines, roll, may, quote, place, extra, note } = writer;
  const { component, repetition, subcomponent } = writer.separators;
  const isBlank = roll(5) === 0;
  const deletes = roll(6) === 0;
  const numbers = Array.from({ length: roll(4) }, (_, at) => `${number}${turn}${at}`);
  const patient = {
    firstName: isBlank ? '' : ['Ada', 'Zoë', 'Jean-Luc'][roll(3)]!,
    lastName: isBlank ? '' : ["O'Connor", 'Müller', 'Smith & Sons'][roll(3)]!,
    birthDay: isBlank || deletes ? null : '1980-05-01',
    sex: isBlank ? '' : ['F', 'M', 'U'][roll(3)]!,
    numbers,
  };
  const ids = numbers
    .map((each) => [each, '', '', `SALUS${subcomponent}1.2.3${subcomponent}ISO`, 'MR'].join(component))
    .join(repetition);
  const names = [quote(patient.lastName), quote(patient.firstName)].join(component);
  const repeated = may() && !isBlank ? `${names}${repetition}Nick${component}Name` : names;
  const born = deletes ? '""' : isBlank ? '' : `19800501${may() ? '0930' : ''}`;
  lines.push(place('PID', { 1: '1', 3: ids, 5: repeated, 7: born, 8: patient.sex }, may() ? 30 : 0));
  if (may()) lines.push(place('PD1', { 1: '1' }));
  const comment = note('patient');
  extra('NK1', 'PV1', 'PV2', 'ZPI');
  const reports: MeantReport[] = [];
  for (let test = 0; test < 1 + roll(3); test += 1) reports.push(writeReport(writer, `${number}-${turn}-${test}`));
  return { ...patient, comment, reports };
}

/** Writes a report with its values and returns its meaning. */
function writeReport(writer: Writer, id: string): MeantReport {
  const { lines, roll, may, place, extra, note } = writer;
  const { component } = writer.separators;
  const placerNumber = roll(5) === 0 ? '' : `SL${id}`;
  const fillerNumber = roll(5) === 0 ? '' : `F${id}`;
  const hasOrc = may();
  let orderComment = '';
  if (hasOrc) {
    lines.push(place('ORC', { 1: 'RE', 2: placerNumber, 3: fillerNumber }));
    orderComment = note('order');
  }
  const sent = ['F', 'F', 'F', 'P', 'C', 'X', 'I', 'A', ''][roll(9)]!;
  const values: Observation[] = [];
  const count = sent === '' ? 1 + roll(3) : roll(5);
  for (let at = 0; at < count; at += 1) values.push(makeObservation(writer, at));
  const isInOrc = hasOrc && may();
  const isOther = roll(4) === 0;
  lines.push(
    place('OBR', {
      1: may() ? '' : '1',
      2: isInOrc ? '' : placerNumber,
      3: isInOrc ? '' : fillerNumber,
      4: isOther
        ? ['', '', '', 'CBC', 'Blood count', 'LN'].join(component)
        : ['CBC', 'Blood count', 'L'].join(component),
      7: '20261122',
      22: ['', '20261122', '20261122100000+0000'][roll(3)]!,
      25: sent,
      26: sent === '' && may() ? 'F' : '',
    }),
  );
  const comments = [note('report')];
  extra('TQ1', 'TQ2', 'CTD', 'ZOR');
  comments.push(note('more'));
  for (const { value, write } of values) {
    lines.push(write());
    value.comment = note('value');
    extra('ZOB', 'FT1', 'CTI');
  }
  if (may()) {
    lines.push(place('SPM', { 1: '1', 4: `BLD${component}Blood` }));
    comments.push(note('specimen'));
  }
  const { status, mends } = statusOf(
    sent,
    values.map(({ value }) => value.status),
  );
  return {
    placerNumber: isInOrc || !hasOrc || placerNumber !== '' ? placerNumber : '',
    fillerNumber,
    code: 'CBC',
    name: 'Blood count',
    status,
    corrects: status === 'corrected' || (mends && status !== 'cancelled'),
    hasMark: sent === '',
    comment: comments.filter(Boolean).join('\n'),
    orderComment,
    values: values.map(({ value }) => value),
  };
}

/** Returns the meaning of a report's status (OBR-25) given the statuses of its values (OBX-11). */
function statusOf(sent: string, states: readonly string[]): { status: string; mends: boolean } {
  const mends = states.some((state) => 'CDW'.includes(state));
  const waits = states.some((state) => 'PIRS'.includes(state));
  const known = {
    F: waits ? 'partial' : mends ? 'corrected' : 'final',
    P: 'partial',
    A: 'partial',
    C: 'corrected',
    X: 'cancelled',
    I: 'received',
    '': 'partial',
  };
  return { status: known[sent as keyof typeof known], mends };
}

interface Observation {
  value: MeantValue;
  write: () => string;
}

/** Creates a value; `write` is called after its report was written. */
function makeObservation(writer: Writer, at: number): Observation {
  const { separators, roll, may, place, quote } = writer;
  const { component, repetition } = separators;
  // Several values with one code are all kept; a sub-id may distinguish them.
  const code = `V${roll(3) === 0 ? 0 : at}`;
  const subId = may() ? String(at + 1) : '';
  const status = ['F', 'F', 'F', 'F', 'P', 'C', 'D', 'W', 'X', 'I', 'R', 'S', 'U'][roll(13)]!;
  const isLive = !'DWX'.includes(status);
  const meant = { code, subId, status, comment: '' };
  const unitFields = [`mg/dL`, `${component}mg/dL`, ['', '', '', 'mg/dL', 'milligrams'].join(component)];
  const unit = unitFields[roll(3)]!;
  const what = [code, `Value ${at}`, 'L'].join(component);
  if (roll(8) === 0) {
    const value = {
      ...meant,
      text: '',
      value: null,
      units: 'mg/dL',
      interpretation: null,
      status: isLive ? 'D' : status,
    };
    return { value, write: () => place('OBX', { 1: '1', 2: 'NM', 3: what, 4: subId, 5: '""', 6: unit, 11: status }) };
  }
  if (roll(2) === 0) {
    const [text, range, flags, reading] = READINGS[roll(READINGS.length)]!;
    const value = { ...meant, text, value: Number(text), units: 'mg/dL', interpretation: isLive ? reading : null };
    const flag = flags.join(repetition);
    return {
      value,
      write: () =>
        place('OBX', { 1: '', 2: 'NM', 3: what, 4: subId, 5: text, 6: unit, 7: quote(range), 8: flag, 11: status }),
    };
  }
  const { type: kind, raw, text, value } = VALUES[roll(VALUES.length)]!(separators, quote);
  return {
    value: { ...meant, text, value, units: '', interpretation: null },
    write: () => place('OBX', { 2: kind, 3: what, 4: subId, 5: raw, 6: may() ? '""' : '', 11: status }),
  };
}
