import * as z from 'zod/mini';
import { line, optionalLine } from '#values/line.ts';

/** Maximum number of rows in a list of a note; a claim has room for twelve diagnoses, a note for more. */
export const MOST_ROWS = 50;
/** Maximum number of diagnosis pointers and modifiers of a procedure (CMS-1500, 24D and 24E). */
export const MOST_POINTERS = 4;
export const MOST_MODIFIERS = 4;

const MODIFIER = /^[A-Z0-9]{2}$/;
const orNull = (text: string | null | undefined): string | null => (text == null || text === '' ? null : text);

function modifiers() {
  return z.pipe(
    z.array(z.string()),
    z.transform((raw: string[], context) => {
      const clean = raw.map((one) => one.trim().toUpperCase()).filter((one) => one !== '');
      const problem =
        clean.length > MOST_MODIFIERS
          ? `At most ${MOST_MODIFIERS} modifiers`
          : clean.some((one) => !MODIFIER.test(one))
            ? 'Enter each modifier as two letters or digits'
            : new Set(clean).size < clean.length
              ? 'A modifier is listed twice'
              : null;
      if (problem === null) return clean;
      context.issues.push({ code: 'custom', message: problem, input: raw });
      return z.NEVER;
    }),
  );
}

// True if a carried-over row stays marked; if omitted, unchanged.
const carried = () => z.optional(z.nullable(z.boolean()));

function buildForms() {
  const diagnosis = z.object({
    id: z.string(),
    icd_code: line(20, 'Code is required'),
    icd_code_type: z.pipe(z.optional(z.nullable(z.string())), z.transform(orNull)),
    problem_id: z.pipe(z.optional(z.nullable(z.string())), z.transform(orNull)),
    carried: carried(),
  });
  const procedure = z.object({
    id: z.string(),
    cpt_code: line(20, 'Code is required'),
    cpt_code_type: z.pipe(z.optional(z.nullable(z.string())), z.transform(orNull)),
    modifiers: modifiers(),
    units: z
      .number({ error: () => 'Units must be a number' })
      .check(z.refine((units) => Number.isInteger(units) && units >= 1 && units <= 999, 'Enter units from 1 to 999')),
    pointers: z.array(z.string()).check(
      z.refine((ids) => ids.length <= MOST_POINTERS, `At most ${MOST_POINTERS} diagnoses`),
      z.refine((ids) => new Set(ids).size === ids.length, 'A diagnosis is listed twice'),
    ),
    carried: carried(),
  });
  const substance = z.object({
    id: z.string(),
    name: line(200, 'Name is required'),
    directions: optionalLine(500),
    descriptor_id: optionalLine(200),
    carried: carried(),
  });
  const list = <Row extends z.core.$ZodType>(row: Row) =>
    z.array(row).check(z.refine((rows) => rows.length <= MOST_ROWS, `At most ${MOST_ROWS} rows`));
  return { diagnoses: list(diagnosis), procedures: list(procedure), substances: list(substance) };
}

let built: ReturnType<typeof buildForms> | undefined;

/** Schemas of the lists of a note, per row. */
export function noteListForms() {
  return (built ??= buildForms());
}

/** A validated diagnosis row. */
export type DiagnosisFields = z.output<ReturnType<typeof buildForms>['diagnoses']>[number];
/** A validated procedure row. */
export type ProcedureFields = z.output<ReturnType<typeof buildForms>['procedures']>[number];
/** A validated drug or supplement row. */
export type SubstanceFields = z.output<ReturnType<typeof buildForms>['substances']>[number];

/** Returns the indexes of rows that duplicate an earlier one, by key. */
export function duplicateRows<Row>(rows: readonly Row[], keyOf: (row: Row) => string): number[] {
  const seen = new Set<string>();
  return rows.flatMap((row, at) => {
    const key = keyOf(row);
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [at];
  });
}

/**
 * The same procedure twice is one row with more units; with other modifiers, e.g. for the other side, it is a separate
 * row.
 */
export function procedureKey({ cpt_code, modifiers }: Pick<ProcedureFields, 'cpt_code' | 'modifiers'>): string {
  return [cpt_code.toUpperCase(), ...modifiers.toSorted()].join(' ');
}

/** Names of drugs and supplements are compared ignoring case and whitespace. */
export function substanceKey({ name }: Pick<SubstanceFields, 'name'>): string {
  return name.toLowerCase().replace(/\s+/g, ' ');
}
