// Over 300 lines: every incoming message, with the many legal ways of writing each of its parts.
import fc from 'fast-check';
import type { ScriptMessage } from '../message.ts';

/** An element with its meaning; `text` and children exclude each other. */
interface Part {
  name: string;
  attributes?: Record<string, string>;
  text?: string;
  children?: readonly Part[];
}

/** A message as XML, with its meaning. */
export interface HostileMessage {
  xml: string;
  meaning: ScriptMessage;
}

const letters = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 24 });
const signs = fc.constantFrom(
  '<b>',
  '&amp;',
  ']]>',
  '"',
  "'",
  '<!--',
  '&#0;',
  '½',
  'é',
  '漢字',
  '😀',
  '|',
  '^',
  '~',
  '\\',
);
/** Realistic texts with every character that may cause trouble in the format; never blank, and trimmed. */
const words = fc
  .array(fc.oneof(letters, signs), { minLength: 1, maxLength: 4 })
  .map((all) =>
    all
      .join('')
      .replaceAll(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '')
      .trim(),
  )
  .filter((text) => text !== '');
const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
const day = fc
  .date({ min: new Date('1920-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined });
const record = <T extends object>(shape: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record(shape).map((all) => without(all) as T);

const without = (all: object): object =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));

const name = record({ lastName: words, firstName: words, middleName: maybe(words) });
const address = record({
  line1: words,
  line2: maybe(words),
  city: words,
  state: fc.constantFrom('MA', 'NH'),
  postalCode: digits(5),
});
const patient = record({
  id: maybe(digits(6)),
  name,
  gender: fc.constantFrom('M' as const, 'F' as const, 'U' as const),
  dateOfBirth: day,
  address: maybe(address),
  phone: maybe(digits(10)),
});
const pharmacy = record({
  ncpdpId: digits(7),
  npi: maybe(digits(10)),
  name: words,
  address: maybe(address),
  phone: maybe(digits(10)),
  fax: maybe(digits(10)),
});
const prescriber = record({ npi: digits(10), name, address: maybe(address), phone: maybe(digits(10)) });
const code = record({ code: digits(11), qualifier: fc.constantFrom('ND', 'UP') });
const medication = record({
  description: words,
  product: maybe(code),
  quantity: record({
    value: fc.constantFrom('30', '0.5', '90'),
    qualifier: fc.constantFrom('38', 'CF'),
    unit: fc.constantFrom('C48542', 'C28254'),
  }),
  daysSupply: maybe(fc.integer({ min: 1, max: 999 })),
  writtenDate: maybe(day),
  lastFillDate: maybe(day),
  substitutions: fc.constantFrom('0' as const, '1' as const),
  refills: maybe(fc.integer({ min: 0, max: 99 })),
  requestedRefills: maybe(fc.integer({ min: 0, max: 99 })),
  note: maybe(words),
  sig: words,
});
const header = record({
  to: fc.record({ code: digits(13), qualifier: fc.constant('D') }),
  from: fc.record({ code: digits(7), qualifier: fc.constant('P') }),
  messageId: fc.stringMatching(/^[A-Za-z0-9]{1,35}$/),
  sentTime: day.map((of) => `${of}T14:00:00Z`),
  relatesTo: maybe(fc.stringMatching(/^[A-Za-z0-9]{1,35}$/)),
  orderNumber: maybe(digits(4)),
});
const parties = { header, patient, pharmacy, prescriber };
const reply = fc.oneof(
  record({ type: fc.constant('Approved' as const), note: maybe(words) }),
  record({ type: fc.constant('Denied' as const), denialReason: words }),
);

const meaning: fc.Arbitrary<ScriptMessage> = fc.oneof(
  record({
    kind: fc.constant('RxRenewalRequest' as const),
    ...parties,
    dispensed: maybe(medication),
    prescribed: maybe(medication),
  }).filter((each) => each.dispensed !== undefined || each.prescribed !== undefined),
  record({
    kind: fc.constant('RxChangeRequest' as const),
    ...parties,
    prescribed: medication,
    code: fc.constantFrom('G' as const, 'T' as const, 'P' as const, 'U' as const),
    subCodes: maybe(fc.array(fc.constantFrom('A', 'G', 'L'), { minLength: 1, maxLength: 3 })),
    requested: fc.array(medication, { maxLength: 3 }),
  }),
  record({ kind: fc.constant('CancelRxResponse' as const), header, response: reply }),
  record({
    kind: fc.constant('RxFill' as const),
    ...parties,
    dispensed: maybe(medication),
    fill: record({
      type: fc.constantFrom('Dispensed' as const, 'PartiallyDispensed' as const, 'NotDispensed' as const),
      note: maybe(words),
    }),
  }),
  record({
    kind: fc.constantFrom('Status' as const, 'Verify' as const),
    header,
    code: fc.constantFrom('000', '010'),
    description: maybe(words),
  }),
  record({
    kind: fc.constant('Error' as const),
    header,
    code: fc.constantFrom('600', '900'),
    descriptionCode: maybe(digits(3)),
    description: words,
  }),
) as fc.Arbitrary<ScriptMessage>;

/**
 * Any message that a pharmacy or the network sends, written in one of the many legal ways. `pick` chooses them with its
 * own random numbers.
 */
export const hostileMessages: fc.Arbitrary<HostileMessage> = fc
  .tuple(meaning, fc.infiniteStream(fc.nat({ max: 1_000_000 })))
  .map(([each, numbers]) => ({ meaning: each, xml: written(each, (most) => numbers.next().value! % most) }));

/** Chooses one of `most` variants, from 0. */
type Chooser = (most: number) => number;

function written(message: ScriptMessage, pick: Chooser): string {
  const version = ['20170715', '20230115'][pick(2)]!;
  const prefix = ['', '', 'ns1:', 'script.x:'][pick(4)]!;
  const space = prefix === '' ? ['', 'xmlns'][pick(2)]! : `xmlns:${prefix.slice(0, -1)}`;
  const root: Part = {
    name: 'Message',
    attributes: {
      ...(space === '' ? {} : { [space]: 'http://www.ncpdp.org/schema/SCRIPT' }),
      DatatypesVersion: version,
      TransactionDomain: 'SCRIPT',
      TransactionVersion: version,
    },
    children: [headerPart(message), { name: 'Body', children: [bodyPart(message, pick)] }],
  };
  const lead = ['', '\uFEFF', '<?xml version="1.0" encoding="UTF-8"?>\r\n', '<?xml version="1.0"?><!-- <Message> -->'][
    pick(4)
  ]!;
  return `${lead}${element(root, prefix, pick)}${['', '\n', '<!-- end -->'][pick(3)]!}`;
}

const part = (name: string, text: string | number | undefined): Part[] =>
  text === undefined ? [] : [{ name, text: String(text) }];
const parent = (name: string, ...children: Part[][]): Part[] =>
  children.flat().length === 0 ? [] : [{ name, children: children.flat() }];

function headerPart({ header: { to, from, messageId, relatesTo, sentTime, orderNumber } }: ScriptMessage): Part {
  return {
    name: 'Header',
    children: [
      { name: 'To', attributes: { Qualifier: to.qualifier }, text: to.code },
      { name: 'From', attributes: { Qualifier: from.qualifier }, text: from.code },
      ...[part('MessageID', messageId), part('RelatesToMessageID', relatesTo), part('SentTime', sentTime)].flat(),
      ...part('PrescriberOrderNumber', orderNumber),
    ],
  };
}

function bodyPart(message: ScriptMessage, pick: Chooser): Part {
  const of = (...children: Part[][]): Part => ({ name: message.kind, children: children.flat() });
  switch (message.kind) {
    case 'RxRenewalRequest':
      return of(
        partyParts(message, pick),
        message.dispensed === undefined ? [] : [medicationPart('MedicationDispensed', message.dispensed, pick)],
        message.prescribed === undefined ? [] : [medicationPart('MedicationPrescribed', message.prescribed, pick)],
      );
    case 'RxChangeRequest':
      return of(
        part('MessageRequestCode', message.code),
        (message.subCodes ?? []).flatMap((each) => part('MessageRequestSubCode', each)),
        partyParts(message, pick),
        [medicationPart('MedicationPrescribed', message.prescribed, pick)],
        message.requested.map((each) => medicationPart('MedicationRequested', each, pick)),
      );
    case 'CancelRxResponse': {
      const { response } = message;
      const said =
        response.type === 'Approved' ? part('Note', response.note) : part('DenialReason', response.denialReason);
      return of([{ name: 'Response', children: [{ name: response.type, children: said }] }]);
    }
    case 'RxFill':
      return of(
        [{ name: 'FillStatus', children: [{ name: message.fill.type, children: part('Note', message.fill.note) }] }],
        partyParts(message, pick),
        message.dispensed === undefined ? [] : [medicationPart('MedicationDispensed', message.dispensed, pick)],
      );
    case 'Status':
      return of(part('Code', message.code), part('Description', message.description));
    case 'Verify':
      return of(parent('VerifyStatus', part('Code', message.code), part('Description', message.description)));
    case 'Error':
      return of(
        part('Code', message.code),
        part('DescriptionCode', message.descriptionCode),
        part('Description', message.description),
      );
    default:
      throw new Error(`${message.kind} is not written here`);
  }
}

type Parties = Extract<ScriptMessage, { kind: 'RxFill' }>;

function partyParts(
  { patient: who, pharmacy: store, prescriber: doctor }: Pick<Parties, 'patient' | 'pharmacy' | 'prescriber'>,
  pick: Chooser,
): Part[] {
  const nameOf = (of: Parties['patient']['name']) =>
    parent('Name', part('LastName', of.lastName), part('FirstName', of.firstName), part('MiddleName', of.middleName));
  const addressOf = (of: Parties['patient']['address']) =>
    of === undefined
      ? []
      : parent(
          'Address',
          part('AddressLine1', of.line1),
          part('AddressLine2', of.line2),
          part('City', of.city),
          part('StateProvince', of.state),
          part('PostalCode', of.postalCode),
        );
  const numbersOf = (phone?: string, fax?: string) =>
    parent(
      'CommunicationNumbers',
      phone === undefined ? [] : parent('PrimaryTelephone', part('Number', phone)),
      fax === undefined ? [] : parent('Fax', part('Number', fax)),
    );
  return [
    ...parent(
      'Patient',
      parent(
        'HumanPatient',
        who.id === undefined ? [] : parent('Identification', part('MedicalRecordIdentificationNumberEHR', who.id)),
        nameOf(who.name),
        part('Gender', pick(2) === 0 ? who.gender : who.gender.toLowerCase()),
        parent('DateOfBirth', dayPart(who.dateOfBirth, pick)),
        addressOf(who.address),
        numbersOf(who.phone),
      ),
    ),
    ...parent(
      'Pharmacy',
      parent('Identification', part('NCPDPID', store.ncpdpId), part('NPI', store.npi)),
      part('BusinessName', store.name),
      addressOf(store.address),
      numbersOf(store.phone, store.fax),
    ),
    ...parent(
      'Prescriber',
      parent(
        'NonVeterinarian',
        parent('Identification', part('NPI', doctor.npi)),
        nameOf(doctor.name),
        addressOf(doctor.address),
        numbersOf(doctor.phone),
      ),
    ),
  ];
}

const dayPart = (of: string, pick: Chooser): Part[] =>
  pick(2) === 0 ? part('Date', of) : part('DateTime', `${of}T09:30:00-05:00`);

function medicationPart(as: string, of: NonNullable<Parties['dispensed']>, pick: Chooser): Part {
  const product: Part[] =
    of.product === undefined
      ? []
      : pick(2) === 0
        ? parent('ProductCode', part('Code', of.product.code), part('Qualifier', of.product.qualifier))
        : [{ name: 'ProductCode', attributes: { Qualifier: of.product.qualifier }, text: of.product.code }];
  const dated = (way: string, value: string | undefined) =>
    value === undefined ? [] : parent(way, dayPart(value, pick));
  return {
    name: as,
    children: [
      part('DrugDescription', of.description),
      parent('DrugCoded', product),
      parent(
        'Quantity',
        part('Value', of.quantity.value),
        part('CodeListQualifier', of.quantity.qualifier),
        parent('QuantityUnitOfMeasure', part('Code', of.quantity.unit)),
      ),
      part('DaysSupply', of.daysSupply),
      dated('WrittenDate', of.writtenDate),
      dated('LastFillDate', of.lastFillDate),
      part('Substitutions', of.substitutions),
      part('NumberOfRefills', of.refills),
      // A blank element means the same as a missing one.
      of.note === undefined && pick(3) === 0 ? [{ name: 'Note', text: '' }] : part('Note', of.note),
      parent('Sig', part('SigText', of.sig)),
      part('PharmacyRequestedRefills', of.requestedRefills),
    ].flat(),
  };
}

function element({ name: own, attributes = {}, text, children = [] }: Part, prefix: string, pick: Chooser): string {
  const quoted = Object.entries(attributes).map(
    ([key, value]) =>
      ` ${key}${['=', ' = '][pick(2)]!}${pick(2) === 0 ? `"${escaped(value, pick)}"` : `'${escaped(value, pick)}'`}`,
  );
  const inside =
    text === undefined
      ? children.map((child) => `${gap(own, pick)}${element(child, prefix, pick)}`).join('') + gap(own, pick)
      : textOf(text, pick);
  if (inside === '' && pick(2) === 0) return `<${prefix}${own}${quoted.join('')}/>`;
  return `<${prefix}${own}${quoted.join('')}${['', ' ', '\n'][pick(3)]!}>${inside}</${prefix}${own}>`;
}

/** Insignificant content between elements: whitespace, comments, elements of a later version. */
function gap(inside: string, pick: Chooser): string {
  const between = ['', '', '', '\r\n\t', ' ', '<!-- </Body> -->', '<?note x?>'];
  return [...between, CHOICES.has(inside) ? '' : '<Later Version="9"><Any>x</Any><Note>of it</Note></Later>'][pick(8)]!;
}

// Elements that contain exactly one of several children.
const CHOICES: ReadonlySet<string> = new Set(['Message', 'Body', 'Response', 'FillStatus']);

/** Writes a text in pieces: literal, as references or as CDATA, with comments in between and whitespace around. */
function textOf(text: string, pick: Chooser): string {
  const pieces: string[] = [];
  let rest = Array.from(text);
  while (rest.length > 0) {
    const size = 1 + pick(Math.min(rest.length, 9));
    const piece = rest.slice(0, size).join('');
    rest = rest.slice(size);
    const isCdata = pick(4) === 0 && !piece.includes(']]>') && !piece.endsWith(']');
    pieces.push(isCdata ? `<![CDATA[${piece}]]>` : escaped(piece, pick));
    if (pick(9) === 0) pieces.push('<!-- x -->');
  }
  const blank = ['', '', ' ', '\r\n  '];
  return `${blank[pick(4)]!}${pieces.join('')}${blank[pick(4)]!}`;
}

function escaped(text: string, pick: Chooser): string {
  return Array.from(text)
    .map((letter) => {
      const named = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;', "'": '&apos;' }[letter];
      const point = letter.codePointAt(0)!;
      if (named !== undefined) return [named, `&#${point};`, `&#x${point.toString(16)};`][pick(3)]!;
      return pick(12) === 0 ? `&#x${point.toString(16).toUpperCase()};` : letter;
    })
    .join('');
}
