import type { Benefit } from './eligibility-answer.ts';
import { benefitCodes, coverageLevels, serviceTypes, timePeriods } from './x12-codes.ts';

/** A benefit in words. */
export interface BenefitLine {
  /** What it is: `Copay`, `Deductible left`. */
  title: string;
  /** How much, as `$25`, `20%`, `12 visits`. */
  value: string;
  /** For what, for whom and where. */
  detail: string;
}

const OFFICE = new Set(['98', 'BY', 'BZ', 'A0', 'UC', '30', '1', '96']);
const LEFT = '29';

/**
 * The benefits that matter at the desk, in words: copays, the deductible and what is left of it, coinsurance, the out-of-pocket maximum; those
 * of visits, the plan and the clinic's own network first. At most `most`.
 */
export function benefitLines(benefits: readonly Benefit[], most = 12): BenefitLine[] {
  const rank = ({ code, services, inNetwork, level, period }: Benefit): number =>
    ['B', 'C', 'A', 'G'].indexOf(code) * 100 +
    (services.length === 0 || services.some((each) => OFFICE.has(each)) ? 0 : 40) +
    (inNetwork === false ? 20 : 0) +
    (level === 'FAM' ? 8 : 0) +
    (period === LEFT ? 0 : 2);
  const shown = benefits.filter(({ code, cents, percent, rejected }) => {
    if (rejected) return false;
    if (code === 'A') return percent !== null;
    return (code === 'B' || code === 'C' || code === 'G') && (cents !== null || percent !== null);
  });
  const lines = shown
    .map((benefit, at) => ({ benefit, at }))
    .toSorted((one, other) => rank(one.benefit) - rank(other.benefit) || one.at - other.at)
    .map(({ benefit }) => lineOf(benefit));
  const seen = new Set<string>();
  return lines
    .filter(({ title, value, detail }) => {
      const key = `${title}\n${value}\n${detail}`;
      return !seen.has(key) && seen.add(key) !== undefined;
    })
    .slice(0, most);
}

/** What else has to be known: other payers, what is not covered, what needs leave. */
export function warningLines(benefits: readonly Benefit[], most = 8): string[] {
  const lines = benefits.flatMap(({ code, services, messages, authorization }) => {
    const what = servicesWords(services);
    const said = messages[0] === undefined ? '' : `: ${messages[0]}`;
    if (code === 'R') return [`Another payer pays too${said}.`];
    if (code === 'I') return [`Not covered: ${what === '' ? 'this plan' : what}.`];
    if (code === 'E') return [`Excluded${what === '' ? '' : `: ${what}`}${said}.`];
    if (code === 'N') return [`Services are restricted to another provider${said}.`];
    if (code === 'T') return ['The card was reported lost or stolen.'];
    if (authorization === true) return [`Needs prior authorization: ${what === '' ? 'this benefit' : what}.`];
    return [];
  });
  return [...new Set(lines)].slice(0, most);
}

function lineOf({ code, services, level, period, cents, percent, inNetwork, messages }: Benefit): BenefitLine {
  const isLeft = period === LEFT;
  const title = `${benefitCodes[code]}${isLeft ? ' left' : ''}`;
  const value = cents === null ? `${percent}%` : dollars(cents);
  const what = servicesWords(services.filter((each) => each !== '30'));
  const detail = [
    what,
    coverageLevels[level] ?? '',
    isLeft ? '' : (timePeriods[period] ?? ''),
    inNetwork === null ? '' : inNetwork ? 'in network' : 'out of network',
    messages[0] ?? '',
  ];
  return { title, value, detail: detail.filter(Boolean).join(', ') };
}

function servicesWords(services: readonly string[]): string {
  const known = services.flatMap((each) => serviceTypes[each] ?? []);
  return known.length > 3 ? `${known.slice(0, 3).join(', ')} and ${known.length - 3} more` : known.join(', ');
}

function dollars(cents: number): string {
  const text = (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  return text.endsWith('.00') ? text.slice(0, -3) : text;
}
