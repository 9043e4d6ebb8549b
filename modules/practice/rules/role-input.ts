import * as z from 'zod/mini';
import { line } from './text-line.ts';

/** A role as it is typed: name, description and a list of access rules are required. */
export const roleInput = z.object({
  role_name: line('Role name', 60),
  description: line('Description', 300),
  access_rule_id_list: z.array(z.string()).check(z.refine((rules) => rules.length > 0, 'Choose at least one right')),
});

const ids = (message: string) =>
  z.array(z.string()).check(
    z.refine((list) => list.length > 0, message),
    z.refine((list) => list.length <= 100, 'At most 100'),
  );

const MAIL = /^[^\s@<>",;:()[\]\\]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/iu;

/** An invitation as it is typed. */
export const invitationInput = z.object({
  f_name: line('First name', 100),
  l_name: line('Last name', 100),
  email: z.pipe(
    z.pipe(
      z.string('E-mail is required'),
      z.transform((text: string) => text.trim()),
    ),
    z.string().check(
      z.refine((text) => text !== '', { error: 'E-mail is required', abort: true }),
      z.refine((text) => text.length <= 254 && MAIL.test(text), 'An e-mail address is expected, as name@clinic.org'),
    ),
  ),
  practice_list: ids('Choose at least one practice'),
  role_list: ids('Choose at least one role'),
});

/** The practices and roles of a member. */
export const placesInput = z.object({
  practice_list: ids('Choose at least one practice'),
  role_list: ids('Choose at least one role'),
});

/** Why somebody breaks the glass: a sentence, so that a reviewer can judge it. */
export const emergencyReason = z.object({
  reason: z.pipe(
    line('Reason', 500),
    z.string().check(z.refine((text) => text.length >= 10, 'Say in a sentence why this can’t wait (10 characters)')),
  ),
});

/** What a reviewer found. */
export const reviewNote = z.object({ note: line('Note', 1000) });
