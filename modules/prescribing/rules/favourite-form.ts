import * as z from 'zod/mini';
import { prescriptionKinds } from './prescription-fields.ts';

const line = (most: number) => z.string().check(z.trim(), z.maxLength(most, `At most ${most} characters`));

/** What a favourite carries into a new prescription. */
export const favouriteForm = z.object({
  name: line(120).check(z.minLength(1, 'A name is required')),
  kind: z.enum(prescriptionKinds),
  drug_id: z.nullable(line(60)),
  drug_description: line(105).check(z.minLength(1, 'A drug is required')),
  product_code: line(30),
  product_qualifier: line(3),
  drug_db_code: line(20),
  drug_db_qualifier: line(5),
  dosage_form: line(100),
  sig: line(1000),
  quantity: line(12),
  quantity_unit: line(20),
  days_supply: line(12),
  refills: line(12),
  substitutions: z.enum(['', '0', '1']),
  pharmacy_ncpdp_id: line(20),
});

/** A checked favourite. */
export type FavouriteFields = z.output<typeof favouriteForm>;
