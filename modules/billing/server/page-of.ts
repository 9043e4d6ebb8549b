import { checkPage } from '#platform/check-input.ts';
import type { DomainError } from '#platform/domain-error.ts';

/** Which rows a list has: 50 by default, 200 at most. */
export function pageOf(args: {
  skip?: number | null;
  take?: number | null;
}): { skip: number; take: number } | DomainError {
  const skip = args.skip ?? 0;
  const take = args.take ?? 50;
  return checkPage(take, skip, 200) ?? { skip, take };
}
