import * as z from 'zod/mini';
import { line, optionalLine } from '#values/line.ts';

/** How many rows a list of a note can hold; a claim has room for twelve diagnoses, a note for more. */
export const MOST_ROWS = 50;
/** How many diagnoses a procedure points to, and how many modifiers it has (CMS-1500, 24D and 24E). */
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

// Whether a row that was carried over stays marked; left out, it stays as it is.
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

/** What the lists of a note take, row by row. */
export function noteListForms() {
  return (built ??= buildForms());
}

/** A row of the diagnoses as it is asked for. */
export type DiagnosisFields = z.output<ReturnType<typeof buildForms>['diagnoses']>[number];
/** A row of the procedures as it is asked for. */
export type ProcedureFields = z.output<ReturnType<typeof buildForms>['procedures']>[number];
/** A row of the drugs or supplements as it is asked for. */
export type SubstanceFields = z.output<ReturnType<typeof buildForms>['substances']>[number];

/** What makes two rows of a list the same: the places of those that repeat an earlier one. */
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

/** The same procedure twice is one with more units; under other modifiers, as for the other side, it is another. */
export function procedureKey({ cpt_code, modifiers }: Pick<ProcedureFields, 'cpt_code' | 'modifiers'>): string {
  return [cpt_code.toUpperCase(), ...modifiers.toSorted()].join(' ');
}

/** Names of drugs and supplements are compared without regard to case and blanks. */
export function substanceKey({ name }: Pick<SubstanceFields, 'name'>): string {
  return name.toLowerCase().replace(/\s+/g, ' ');
}
