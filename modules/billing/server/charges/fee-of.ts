import { readCodes } from '#codes/server';
import { codeKey, type CodeName } from '#codes/rules';
import type { Queryable } from '#platform/database.ts';
import { modifiedFee } from '../../rules/index.ts';

/** A procedure to price. */
export interface PricedCode {
  code_type: string;
  code: string;
  modifiers: readonly string[];
}

/** Returns the clinic's fees for these procedures on a day, in cents and in order; null for those without a price. */
export async function feesOf(
  db: Queryable,
  clinicId: string,
  userId: string | null,
  codes: readonly PricedCode[],
  day: string,
): Promise<(number | null)[]> {
  const names = codes.map(({ code_type, code }) => ({ code_type, code }) as CodeName);
  // Without a user, personal prices don't apply.
  const owner = { clinicId, userId: userId ?? clinicId, kind: 'procedure' } as const;
  const found = await readCodes(db, owner, names, day);
  return codes.map(({ modifiers }, index) => {
    const cents = found.get(codeKey(names[index]!))?.price_cents ?? null;
    return cents === null ? null : modifiedFee(cents, modifiers);
  });
}
