import type { Benefit } from './eligibility-answer.ts';
import {
  benefitCodes,
  coverageLevels,
  placesOfService,
  quantityUnits,
  serviceTypes,
  timePeriods,
} from './x12-codes.ts';

/** A benefit in words. */
export interface BenefitLine {
  /** The label: `Copay`, `Deductible left`. */
  title: string;
  /** The amount, e.g. `$25`, `20%`, `12 visits`; empty for text only. */
  value: string;
  /** Service, person and place, and the payer's own text. */
  detail: string;
}

const OFFICE = new Set(['98', 'BY', 'BZ', 'A0', 'UC', '30', '1', '96']);
const LEFT = '29';
// Limits and descriptions follow the amounts; a payer may send hundreds of them.
const MOST_TEXTS = 40;

/**
 * Returns the benefits that matter at the front desk, in words: copays, the deductible and its remainder, coinsurance,
 * the out-of-pocket maximum; office visits, the plan and in-network first, at most `most`. Limitations, descriptions
 * and other benefits with a payer text follow.
 */
export function benefitLines(benefits: readonly Benefit[], most = 12): BenefitLine[] {
  const rank = (benefit: Benefit): number =>
    ['B', 'C', 'A', 'G'].indexOf(benefit.code) * 100 +
    (isOfficeVisit(benefit) ? 0 : 40) +
    (benefit.inNetwork === false ? 20 : 0) +
    (benefit.level === 'FAM' ? 8 : 0) +
    (benefit.period === LEFT ? 0 : 2);
  const amounts = benefits
    .filter(isAmount)
    .map((benefit, at) => ({ benefit, at }))
    .toSorted((one, other) => rank(one.benefit) - rank(other.benefit) || one.at - other.at)
    .map(({ benefit }) => benefit);
  const shown = distinct(amounts.map(lineOf));
  const rest = amounts.filter(({ messages }) => messages.length > 0);
  const texts = benefits.filter(
    (benefit) =>
      !isAmount(benefit) &&
      !isWarning(benefit) &&
      !benefit.rejected &&
      (hasText(benefit) || 'FD'.includes(benefit.code)),
  );
  const others = [...rest, ...texts.filter(({ code }) => code !== '')].map(lineOf);
  const kept = new Set(shown.slice(0, most).map(keyOf));
  const further = distinct(others).filter(
    (line) => !kept.has(keyOf(line)) && (line.value !== '' || line.detail !== ''),
  );
  const cut = further.length - MOST_TEXTS;
  return [
    ...shown.slice(0, most),
    ...further.slice(0, MOST_TEXTS),
    ...(cut > 0 ? [{ title: 'More', value: '', detail: `${cut} more benefits in the payer’s response` }] : []),
  ];
}

/**
 * Returns other important information: other payers, exclusions, authorizations, and texts about the coverage itself.
 */
export function warningLines(benefits: readonly Benefit[], most = 12): string[] {
  const lines = benefits.flatMap((benefit) => {
    const { code, messages, authorization } = benefit;
    const what = [servicesWords(benefit.services), limitsOf(benefit)].filter(Boolean).join(', ');
    const said = messages.length === 0 ? '' : `: ${messages.join('; ')}`;
    if (/^[1-8UVWY]$/.test(code) && said !== '') return [`${benefitCodes[code]}${said}.`];
    if (code === 'R') return [`Another payer also covers this person${said}.`];
    if (code === 'I')
      return [`Not covered: ${what === '' ? 'this plan' : what}${said === '' ? '' : ` (${said.slice(2)})`}.`];
    if (code === 'E') return [`Excluded${what === '' ? '' : `: ${what}`}${said}.`];
    if (code === 'N') return [`Services are limited to another provider${said}.`];
    if (code === 'T') return [`The card was reported lost or stolen${said}.`];
    if (authorization === true) return [`Needs prior authorization: ${what === '' ? 'this benefit' : what}.`];
    return [];
  });
  return [...new Set(lines)].slice(0, most);
}

function isAmount({ code, cents, percent, rejected }: Benefit): boolean {
  if (rejected) return false;
  if (code === 'A') return percent !== null || cents !== null;
  return (code === 'B' || code === 'C' || code === 'G') && (cents !== null || percent !== null);
}

const isWarning = ({ code }: Benefit): boolean => /^[1-8UVWYRIENT]$/.test(code);
const hasText = ({ messages }: Benefit): boolean => messages.length > 0;

/** Returns whether a benefit is about an office visit, not an emergency room. */
function isOfficeVisit({ services, places = [], procedure = '', isForDiagnosis = false }: Benefit): boolean {
  if (procedure !== '' || isForDiagnosis || (places.length > 0 && !places.includes('11'))) return false;
  return services.length === 0 || services.some((each) => OFFICE.has(each));
}

function lineOf(benefit: Benefit): BenefitLine {
  const { code, services, level, period, cents, percent, inNetwork, messages } = benefit;
  const isLeft = period === LEFT;
  const title = `${benefitCodes[code] ?? `Benefit (${code})`}${isLeft ? ' left' : ''}`;
  const detail = [
    servicesWords(services.filter((each) => each !== '30')),
    limitsOf(benefit),
    coverageLevels[level] ?? '',
    isLeft ? '' : (timePeriods[period] ?? ''),
    inNetwork === null ? '' : inNetwork ? 'in network' : 'out of network',
    ...messages,
  ];
  const value = cents !== null ? dollars(cents) : percent !== null ? `${percent}%` : countOf(benefit);
  return { title, value, detail: detail.filter(Boolean).join(', ') };
}

function countOf({ quantity, unit = '' }: Benefit): string {
  if (quantity === null) return '';
  const word = quantityUnits[unit] ?? '';
  return word === '' ? String(quantity) : `${quantity} ${word}`;
}

/** Returns the limits of a benefit: places of service (III), a procedure (EB13), certain diagnoses. */
function limitsOf({ places = [], procedure = '', isForDiagnosis = false }: Benefit): string {
  const words = places.map((place) => placesOfService[place] ?? `place of service ${place}`);
  return [
    words.join(' or '),
    procedure === '' ? '' : `procedure ${procedure}`,
    isForDiagnosis ? 'certain diagnoses' : '',
  ]
    .filter(Boolean)
    .join(', ');
}

function servicesWords(services: readonly string[]): string {
  const known = services.map((each) => serviceTypes[each] ?? `service type ${each}`);
  return known.length > 3 ? `${known.slice(0, 3).join(', ')} and ${known.length - 3} more` : known.join(', ');
}

const keyOf = ({ title, value, detail }: BenefitLine): string => `${title}\n${value}\n${detail}`;

function distinct(lines: readonly BenefitLine[]): BenefitLine[] {
  return [...new Map(lines.map((line) => [keyOf(line), line])).values()];
}

function dollars(cents: number): string {
  const text = (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  return text.endsWith('.00') ? text.slice(0, -3) : text;
}
