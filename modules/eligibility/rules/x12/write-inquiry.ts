/** An inquiry to a payer: whether a person is covered on a day. */
export interface Inquiry {
  /** Control number of the envelope, at most nine digits. */
  controlNumber: number;
  /** The reference that the response has to repeat: letters and digits, at most 50. */
  trace: string;
  /** When it was written, and the day of service in the clinic's time zone. */
  time: Date;
  serviceDate: string;
  /** Identifiers of sender and receiver at the clearinghouse. */
  sender: string;
  receiver: string;
  isTest: boolean;
  payer: { name: string; code: string };
  provider: { npi: string; lastName: string; firstName: string | null };
  subscriber: InquiredPerson & { memberId: string };
  /** The patient, if not the subscriber. */
  dependent: InquiredPerson | null;
}

/** A person in an inquiry. */
export interface InquiredPerson {
  firstName: string;
  lastName: string;
  dateOfBirth: string | null;
  gender: 'Male' | 'Female' | 'Unknown' | null;
}

const NAME = 60;
const FIRST_NAME = 35;

/**
 * Writes a 270 (005010X279A1): the payer by its number (PI), the provider by NPI (XX), the subscriber by member ID
 * (MI), the dependent below, the day (DTP*291) and health benefit plan coverage (EQ*30).
 */
export function writeInquiry(inquiry: Inquiry): string {
  const { payer, provider, subscriber, dependent, time } = inquiry;
  const control = String(inquiry.controlNumber).padStart(9, '0');
  const [day, clock] = [stamp(time).slice(0, 8), stamp(time).slice(8)];
  const trace = plain(inquiry.trace, 50);
  const named = (entity: string, person: InquiredPerson, id: readonly string[]): string[] => {
    const names = ['1', plain(person.lastName, NAME), plain(person.firstName, FIRST_NAME)];
    return ['NM1', entity, ...names, ...(id.length > 0 ? ['', '', '', ...id] : [])];
  };
  const demographic = ({ dateOfBirth, gender }: InquiredPerson): string[][] =>
    dateOfBirth === null ? [] : [['DMG', 'D8', dateOfBirth.replaceAll('-', ''), genderCode(gender)]];
  const question = [
    ['DTP', '291', 'D8', inquiry.serviceDate.replaceAll('-', '')],
    ['EQ', '30'],
  ];
  const tracing = ['TRN', '1', trace, `9${plain(inquiry.sender, 9)}`.padEnd(10, '0')];
  const body = [
    ['BHT', '0022', '13', trace, day, clock],
    ['HL', '1', '', '20', '1'],
    ['NM1', 'PR', '2', plain(payer.name, NAME), '', '', '', '', 'PI', plain(payer.code, 80)],
    ['HL', '2', '1', '21', '1'],
    provider.firstName === null
      ? ['NM1', '1P', '2', plain(provider.lastName, NAME), '', '', '', '', 'XX', provider.npi]
      : [
          'NM1',
          '1P',
          '1',
          plain(provider.lastName, NAME),
          plain(provider.firstName, FIRST_NAME),
          '',
          '',
          '',
          'XX',
          provider.npi,
        ],
    ['HL', '3', '2', '22', dependent === null ? '0' : '1'],
    ...(dependent === null ? [tracing] : []),
    named('IL', subscriber, ['MI', plain(subscriber.memberId, 80)]),
    ...demographic(subscriber),
    ...(dependent === null
      ? question
      : [['HL', '4', '3', '23', '0'], tracing, named('03', dependent, []), ...demographic(dependent), ...question]),
  ];
  const segments = [
    isa(inquiry, stamp(time).slice(2, 8), clock, control),
    [
      'GS',
      'HS',
      plain(inquiry.sender, 15),
      plain(inquiry.receiver, 15),
      day,
      clock,
      String(inquiry.controlNumber),
      'X',
      VERSION,
    ],
    ['ST', '270', '0001', VERSION],
    ...body,
    ['SE', String(body.length + 2), '0001'],
    ['GE', '1', String(inquiry.controlNumber)],
    ['IEA', '1', control],
  ];
  return segments.map((segment) => `${trimmed(segment).join('*')}~`).join('');
}

const VERSION = '005010X279A1';

function isa({ sender, receiver, isTest }: Inquiry, day: string, clock: string, control: string): string[] {
  const party = (name: string): string[] => ['ZZ', plain(name, 15).padEnd(15)];
  const secrets = ['00', ' '.repeat(10), '00', ' '.repeat(10)];
  return [
    'ISA',
    ...secrets,
    ...party(sender),
    ...party(receiver),
    day,
    clock,
    '^',
    '00501',
    control,
    '0',
    isTest ? 'T' : 'P',
    ':',
  ];
}

/** Removes trailing empty elements. */
function trimmed(segment: readonly string[]): readonly string[] {
  const last = segment.findLastIndex((element) => element !== '');
  return segment.slice(0, last + 1);
}

/**
 * Converts a text to the basic and extended X12 character set without separators: capitals, accents folded to base
 * letters, everything else removed. May be empty.
 */
export function plain(text: string, most: number): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[øØ]/g, 'o')
    .replaceAll(/[łŁ]/g, 'l')
    .replaceAll(/[đĐðÐ]/g, 'd')
    .replaceAll(/[æÆ]/g, 'ae')
    .replaceAll(/[œŒ]/g, 'oe')
    .replaceAll(/[þÞ]/g, 'th')
    .replaceAll('ß', 'ss')
    .replaceAll(/[’‘ʼ]/g, "'")
    .toUpperCase()
    .replaceAll(/[^A-Z0-9 !"&'()+,\-./;?=%@[\]_{}#$]/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
    .slice(0, most)
    .trim();
}

/** Returns why a member ID can’t be sent, or null if it can. X12 requires two characters (NM109). */
export function memberIdProblem(memberId: string): string | null {
  return plain(memberId, 80).replaceAll(/[^A-Z0-9]/g, '').length < 2
    ? 'Enter the member ID as on the card. Payers need at least 2 letters or digits.'
    : null;
}

/** Returns whether a name has at least one Latin letter, so that it can be sent. */
export function isWritableName(name: string): boolean {
  return /[A-Z]/.test(plain(name, NAME));
}

function genderCode(gender: InquiredPerson['gender']): string {
  return gender === 'Male' ? 'M' : gender === 'Female' ? 'F' : '';
}

/** Formats a time as YYYYMMDDHHMM in UTC. */
function stamp(time: Date): string {
  return time.toISOString().replaceAll(/[-:T]/g, '').slice(0, 12);
}
