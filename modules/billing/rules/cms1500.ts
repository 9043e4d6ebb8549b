/**
 * A text on the CMS-1500, by its line (1 to 66) and column (1 to 79) on a page, at six lines and ten characters per
 * inch.
 */
export interface FormCell {
  page: number;
  line: number;
  column: number;
  text: string;
  /** Characters of its box, if the text is longer: it is printed smaller, not cut. */
  fit?: number;
}

/** A person on the form. */
export interface FormPerson {
  last: string;
  first: string;
  /** YYYY-MM-DD, or empty. */
  born: string;
  sex: string;
}

/** A service line of box 24. */
export interface FormLine {
  day: string;
  place: string;
  code: string;
  modifiers: readonly string[];
  pointers: string;
  cents: number;
  units: number;
  npi: string;
}

/** The printed content of the form. */
export interface Claim {
  payer: { name: string; type: string; lines: readonly string[] };
  memberId: string;
  patient: FormPerson & { street: string; city: string; state: string; zip: string; phone: string };
  /** The address is printed only if the patient is not the insured; otherwise it is empty. */
  insured: FormPerson & { street: string; city: string; state: string; zip: string };
  relationship: 'Self' | 'Spouse' | 'Child' | 'Other';
  group: string;
  plan: string;
  other: { name: string; policy: string; plan: string } | null;
  /** Boxes 12 and 13: the signatures are on file. */
  isReleased: boolean;
  isAssigned: boolean;
  employment: boolean;
  autoState: string;
  otherAccident: boolean;
  onset: string;
  referrer: { name: string; npi: string };
  notes: string;
  diagnoses: readonly string[];
  priorAuthorization: string;
  lines: readonly FormLine[];
  taxId: string;
  isEin: boolean;
  account: string;
  acceptsAssignment: boolean;
  paidCents: number;
  provider: string;
  signedDay: string;
  facility: readonly string[];
  facilityNpi: string;
  billing: readonly string[];
  billingNpi: string;
  billingPhone: string;
}

/** Maximum number of service lines per page. */
export const LINES_A_PAGE = 6;
const MOST_DIAGNOSES = 12;
// Columns of the insurance type checkboxes in box 1.
const TYPES: Readonly<Record<string, number>> = { Medicare: 1, Medicaid: 8, Tricare: 15, Champva: 24, FECA: 39 };
const RELATIONSHIPS = { Self: 33, Spouse: 38, Child: 42, Other: 47 } as const;

/** Returns the problems that prevent printing a claim, one sentence each; empty if it can be printed. */
export function claimProblems(claim: Claim): string[] {
  const total = claim.lines.reduce((sum, { cents }) => sum + cents, 0);
  return [
    claim.memberId === '' && 'The patient has no coverage with a member ID.',
    claim.lines.length === 0 && 'The claim has no services.',
    claim.lines.some(({ code }) => code === '') && 'A service has no code.',
    claim.lines.some(({ cents }) => cents <= 0) && 'A service has no charge.',
    claim.lines.some(({ pointers }) => pointers === '') && 'A service is not linked to a diagnosis.',
    claim.diagnoses.length > MOST_DIAGNOSES && 'A claim can have at most twelve diagnoses.',
    total <= 0 && 'The claim total is zero.',
    claim.patient.born === '' && 'The patient’s date of birth is missing.',
    claim.lines.some(({ npi }) => npi === '') && 'The provider has no NPI in their settings.',
    claim.billingNpi === '' && 'The clinic has no billing NPI in the settings.',
    claim.taxId === '' && 'The clinic has no tax ID in the settings.',
  ].filter((problem) => problem !== false);
}

/** Returns the position of each text of a claim; six service lines per page, the total on the last one. */
export function claimCells(claim: Claim): { cells: FormCell[]; pages: number } {
  const pages = Math.max(1, Math.ceil(claim.lines.length / LINES_A_PAGE));
  const cells: FormCell[] = [];
  for (let page = 0; page < pages; page += 1) {
    const put = (line: number, column: number, length: number, text: string): void => {
      const printed = text.toUpperCase().trimEnd();
      // Leading spaces of an amount shift it to the right: cents have their own column.
      const lead = printed.length - printed.trimStart().length;
      if (printed === '') return;
      const fit = printed.length > length ? { fit: length } : {};
      cells.push({ page, line, column: column + lead, text: printed.trimStart(), ...fit });
    };
    head(claim, put);
    const lines = claim.lines.slice(page * LINES_A_PAGE, (page + 1) * LINES_A_PAGE);
    for (const [at, line] of lines.entries()) serviceLine(line, 42 + at * 2, put);
    const isLast = page === pages - 1;
    put(54, 1, 15, claim.taxId.replaceAll('-', ''));
    put(54, claim.isEin ? 19 : 17, 1, 'X');
    put(54, 23, 14, claim.account);
    put(54, claim.acceptsAssignment ? 38 : 43, 1, 'X');
    const total = claim.lines.reduce((sum, { cents }) => sum + cents, 0);
    put(54, 51, 9, isLast ? money(total, 9) : 'CONTINUED');
    if (isLast) put(54, 62, 8, money(claim.paidCents, 8));
    put(56, 66, 14, claim.billingPhone);
    for (const [at, text] of claim.facility.slice(0, 3).entries()) put(57 + at, 23, 25, text);
    for (const [at, text] of claim.billing.slice(0, 3).entries()) put(57 + at, 50, 28, text);
    put(59, 1, 21, `${claim.provider} SOF`);
    put(60, 14, 8, shortDay(claim.signedDay));
    put(60, 24, 10, claim.facilityNpi);
    put(60, 51, 10, claim.billingNpi);
  }
  return { cells, pages };
}

type CellWriter = (line: number, column: number, length: number, text: string) => void;

function head(claim: Claim, put: CellWriter): void {
  const { patient, insured, payer } = claim;
  put(2, 41, 38, payer.name);
  for (const [at, text] of payer.lines.slice(0, 3).entries()) put(3 + at, 41, 38, text);
  put(8, TYPES[payer.type] ?? 45, 1, 'X');
  put(8, 50, 29, claim.memberId);
  put(10, 1, 28, nameOf(patient));
  birth(patient.born, 10, 31, put);
  put(10, patient.sex.startsWith('M') ? 42 : 47, 1, patient.sex === '' ? '' : 'X');
  put(10, 50, 29, nameOf(insured));
  put(12, 1, 28, patient.street);
  put(12, RELATIONSHIPS[claim.relationship], 1, 'X');
  put(12, 50, 29, insured.street);
  put(14, 1, 24, patient.city);
  put(14, 26, 3, patient.state);
  put(14, 50, 23, insured.city);
  put(14, 74, 4, insured.state);
  put(16, 1, 12, patient.zip);
  put(16, 50, 12, insured.zip);
  const phone = patient.phone.replaceAll(/\D/g, '').slice(-10);
  put(16, 15, 3, phone.slice(0, 3));
  put(16, 19, 10, phone.slice(3));
  put(18, 50, 29, claim.group === '' ? 'NONE' : claim.group);
  if (claim.other !== null) {
    put(18, 1, 28, claim.other.name);
    put(20, 1, 28, claim.other.policy);
    put(26, 1, 28, claim.other.plan);
  }
  put(20, claim.employment ? 35 : 41, 1, 'X');
  birth(insured.born, 20, 53, put);
  put(20, insured.sex.startsWith('M') ? 68 : 75, 1, insured.sex === '' ? '' : 'X');
  put(22, claim.autoState === '' ? 41 : 35, 1, 'X');
  put(22, 45, 2, claim.autoState);
  put(24, claim.otherAccident ? 35 : 41, 1, 'X');
  put(24, 50, 29, claim.plan);
  put(26, claim.other === null ? 57 : 52, 1, 'X');
  if (claim.isReleased) put(29, 7, 20, 'SIGNATURE ON FILE');
  if (claim.isAssigned) put(29, 57, 20, 'SIGNATURE ON FILE');
  if (claim.onset !== '') {
    put(32, 2, 8, shortDay(claim.onset));
    put(32, 16, 3, '431');
  }
  if (claim.referrer.name !== '') {
    put(34, 1, 3, 'DN');
    put(34, 4, 23, claim.referrer.name);
    put(34, 32, 10, claim.referrer.npi);
  }
  put(36, 1, 48, claim.notes);
  put(36, 57, 1, 'X');
  put(37, 42, 1, '0');
  for (const [at, code] of claim.diagnoses.slice(0, MOST_DIAGNOSES).entries())
    put(38 + Math.floor(at / 4), 3 + (at % 4) * 13, 8, code.replaceAll('.', ''));
  put(40, 50, 29, claim.priorAuthorization);
}

function serviceLine(line: FormLine, at: number, put: CellWriter): void {
  put(at, 1, 8, spacedDay(line.day));
  put(at, 10, 8, spacedDay(line.day));
  put(at, 19, 2, line.place);
  put(at, 25, 7, line.code);
  for (const [index, modifier] of line.modifiers.slice(0, 4).entries()) put(at, 33 + index * 3, 2, modifier);
  put(at, 45, 4, line.pointers.slice(0, 4));
  put(at, 50, 9, money(line.cents, 8));
  put(at, 59, 3, String(line.units));
  put(at, 68, 10, line.npi);
}

function birth(day: string, line: number, column: number, put: CellWriter): void {
  if (day === '') return;
  put(line, column, 2, day.slice(5, 7));
  put(line, column + 3, 2, day.slice(8, 10));
  put(line, column + 6, 4, day.slice(0, 4));
}

const nameOf = ({ last, first }: FormPerson): string => [last, first].filter(Boolean).join(', ');
const shortDay = (day: string): string => `${day.slice(5, 7)}${day.slice(8, 10)}${day.slice(2, 4)}`;
const spacedDay = (day: string): string => `${day.slice(5, 7)} ${day.slice(8, 10)} ${day.slice(2, 4)}`;
// Formats dollars and cents without a decimal point, as the form's columns require.
const money = (cents: number, length: number): string =>
  `${Math.floor(cents / 100)} ${String(cents % 100).padStart(2, '0')}`.padStart(length);
