import * as z from 'zod/mini';
import { line } from '#values/line.ts';

const bound = z._default(
  z.nullable(
    z
      .number({ error: () => 'Enter a number' })
      .check(z.gte(-10_000, 'This number is too small'), z.lte(100_000, 'This number is too large')),
  ),
  null,
);
const ordered =
  (low: string, high: string) =>
  (value: Record<string, unknown>): boolean => {
    const [from, to] = [value[low], value[high]];
    return typeof from !== 'number' || typeof to !== 'number' || from <= to;
  };
const above = 'Enter a number at or above the lower limit';

/** Schema of a vital's definition: name, unit and ranges. */
export const definitionForm = z
  .object({
    vital_name: line(60, 'Name is required'),
    vital_unit: line(20, 'Unit is required'),
    decimals: z._default(z.int().check(z.gte(0, 'From 0 to 3'), z.lte(3, 'From 0 to 3')), 0),
    normal_low: bound,
    normal_high: bound,
    plausible_low: bound,
    plausible_high: bound,
  })
  .check(
    z.refine(ordered('normal_low', 'normal_high'), { path: ['normal_high'], error: above }),
    z.refine(ordered('plausible_low', 'plausible_high'), { path: ['plausible_high'], error: above }),
  );

/** A validated definition. */
export type DefinitionFields = z.output<typeof definitionForm>;
