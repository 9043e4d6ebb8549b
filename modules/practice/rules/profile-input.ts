import * as z from 'zod/mini';
import { isNpi, NPI_MESSAGE } from '#values/npi.ts';
import { line, optionalLine } from '#values/line.ts';

/** The input of a member's profile. */
export const profileInput = z.object({
  first_name: line(100, 'First Name is Required'),
  last_name: line(100, 'Second Name is Required'),
  title: optionalLine(30),
  credential: optionalLine(30),
  npi: optionalLine(10, { read: (text) => text.replaceAll(/[\s-]/g, ''), fits: isNpi, message: NPI_MESSAGE }),
});

/** The fields of a profile as stored. */
export type ProfileFields = z.output<typeof profileInput>;
