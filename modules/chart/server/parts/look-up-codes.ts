import { codeKey, standingWords, withDot, type CodeName } from '#codes/rules';
import { type Code, loadCodes, type Owner, readCodes, recordUsedCodes } from '#codes/server';
import type { Queryable, Tx } from '#platform/database.ts';
import type { RequestContext } from '#platform/request-context.ts';

/** A code as stored in a note, with a warning if it should not be used. */
export interface FoundCode {
  code: string;
  type: string;
  official_name: string;
  pmh_display_name: string | null;
  warning: string | null;
}

/** A requested code; any code system of its kind if the type is omitted. */
export interface CodeReference {
  code: string;
  type?: string | null;
}

const TYPES = { icd: ['ICD-10-CM', 'Custom'], cpt: ['CPT', 'HCPCS', 'Custom'] } as const;
const KINDS = { icd: 'diagnosis', cpt: 'procedure' } as const;

/** Looks up codes in the clinic's code lists for a date of service; unknown codes are omitted. */
export async function lookUpCodes(
  db: Queryable,
  { actor }: RequestContext,
  kind: keyof typeof TYPES,
  references: readonly CodeReference[],
  day: string,
): Promise<Map<string, FoundCode>> {
  const known = await readCodes(db, ownerOf(actor, kind), namesOfAll(kind, references), day, { priced: false });
  return foundAmong(known, kind, references);
}

/** Does the same outside of a transaction, in one statement with other calls. */
export async function lookUpShownCodes(
  { app, actor }: RequestContext,
  kind: keyof typeof TYPES,
  references: readonly CodeReference[],
  day: string,
): Promise<Map<string, FoundCode>> {
  return foundAmong(await loadCodes(app, ownerOf(actor, kind), namesOfAll(kind, references), day), kind, references);
}

const ownerOf = ({ clinicId, userId }: RequestContext['actor'], kind: keyof typeof TYPES): Owner => ({
  clinicId,
  userId,
  kind: KINDS[kind],
});
const namesOfAll = (kind: keyof typeof TYPES, references: readonly CodeReference[]): CodeName[] =>
  references.flatMap((one) => namesOf(kind, one));

function foundAmong(
  known: ReadonlyMap<string, Code>,
  kind: keyof typeof TYPES,
  references: readonly CodeReference[],
): Map<string, FoundCode> {
  return new Map(
    references.flatMap((one) => {
      const found = namesOf(kind, one)
        .map((name) => known.get(codeKey(name)))
        .find((code) => code !== undefined);
      if (found === undefined) return [];
      const { code_type: type, official_name, pmh_display_name, standing } = found;
      const warning = standingWords(standing, found, chartDay);
      return [[one.code, { code: found.code, type, official_name, pmh_display_name, warning }]];
    }),
  );
}

/** Records that the user added these codes to a note, so that their next search suggests them. */
export async function rememberCodes(
  tx: Tx,
  ctx: RequestContext,
  kind: keyof typeof KINDS,
  codes: readonly { code: string; type: string }[],
): Promise<void> {
  const names = codes.map(({ code, type }) => ({ code_type: type, code }) as CodeName);
  await recordUsedCodes(tx, ctx, KINDS[kind], names);
}

function namesOf(kind: keyof typeof TYPES, { code, type }: CodeReference): CodeName[] {
  return TYPES[kind]
    .filter((candidate) => type == null || candidate === type)
    .map((code_type) => ({ code_type, code: code_type === 'ICD-10-CM' ? withDot(code) : code }));
}

function chartDay(day: string): string {
  const [year, month, of] = day.split('-');
  return `${month}-${of}-${year}`;
}
