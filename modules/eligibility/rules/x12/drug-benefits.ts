import { type BenefitLine, benefitLines } from './benefit-words.ts';
import type { Benefit } from './eligibility-answer.ts';

/** Service types (EB03) for drugs: pharmacy, free-standing, mail order, brand name and generic. */
const DRUGS: ReadonlySet<string> = new Set(['88', '89', '90', '91', '92']);

/** Returns the benefits for drugs in words: copays, coinsurance and what is left of a deductible. */
export function drugBenefitLines(benefits: readonly Benefit[]): BenefitLine[] {
  return benefitLines(benefits.filter(({ services }) => services.some((service) => DRUGS.has(service))));
}
