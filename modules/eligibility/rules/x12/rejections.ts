import type { EligibilityAnswer, Rejection } from './eligibility-answer.ts';
import { followUpCodes, nothingToCorrect, rejectCodes, unknownMemberCodes } from './x12-codes.ts';

/** Returns whether a payer answered that it does not know the member, rather than not answering. */
export function isUnknownMember({ rejections }: Pick<EligibilityAnswer, 'rejections'>): boolean {
  const named = rejections.filter(({ of }) => of !== 'benefit');
  return named.length > 0 && named.every(({ of, code }) => of === 'member' && unknownMemberCodes.has(code));
}

/** Describes in a sentence why a payer did not answer. */
export function rejectionWords({ code, followUp }: Rejection): string {
  const why =
    rejectCodes[code] ?? (code === '' ? 'The payer rejected the inquiry' : `The payer rejected the inquiry (${code})`);
  const then = followUp === 'C' && nothingToCorrect.has(code) ? undefined : followUpCodes[followUp];
  return then === undefined ? `${why}.` : `${why}. ${then}`;
}
