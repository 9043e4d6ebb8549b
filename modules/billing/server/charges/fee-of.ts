import { readCodes } from '#codes/server';
import { codeKey, type CodeName } from '#codes/rules';
import type { Queryable } from '#platform/database.ts';
import { modifiedFee } from '../../rules/index.ts';

/** A procedure whose fee is asked for. */
export interface PricedCode {
  code_type: string;
  code: string;
  modifiers: readonly string[];
}

/** What the clinic asks for each of these procedures on a day, in cents, in their order; null where it has set no price. */
export async function feesOf(
  db: Queryable,
  clinicId: string,
  userId: string | null,
  codes: readonly PricedCode[],
  day: string,
): Promise<(number | null)[]> {
  const names = codes.map(({ code_type, code }) => ({ code_type, code }) as CodeName);
  // Nobody's own prices where nobody asks.
  const owner = { clinicId, userId: userId ?? clinicId, kind: 'procedure' } as const;
  const found = await readCodes(db, owner, names, day);
  return codes.map(({ modifiers }, index) => {
    const cents = found.get(codeKey(names[index]!))?.price_cents ?? null;
    return cents === null ? null : modifiedFee(cents, modifiers);
  });
}
