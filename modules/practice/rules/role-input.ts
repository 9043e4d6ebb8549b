import * as z from 'zod/mini';
import { isMail, MAIL_MESSAGE } from '#values/web-address.ts';
import { line } from '#values/line.ts';

/** The input of a role: name, description and a list of access rules are required. */
export const roleInput = z.object({
  role_name: line(60, 'Role name is required'),
  description: line(300, 'Description is required'),
  access_rule_id_list: z.array(z.string()).check(z.refine((rules) => rules.length > 0, 'Choose at least one right')),
});

const ids = (message: string) =>
  z.array(z.string()).check(
    z.refine((list) => list.length > 0, message),
    z.refine((list) => list.length <= 100, 'At most 100'),
  );

/** The input of an invitation. */
export const invitationInput = z.object({
  f_name: line(100, 'First name is required'),
  l_name: line(100, 'Last name is required'),
  email: line(300, 'Email is required').check(z.refine(isMail, MAIL_MESSAGE)),
  practice_list: ids('Choose at least one practice'),
  role_list: ids('Choose at least one role'),
});

/** The practices and roles of a member. */
export const placesInput = z.object({
  practice_list: ids('Choose at least one practice'),
  role_list: ids('Choose at least one role'),
});

/** The reason for emergency access: a sentence that a reviewer can assess. */
export const emergencyReason = z.object({
  reason: z.pipe(
    line(500, 'Reason is required'),
    z.string().check(z.refine((text) => text.length >= 10, 'Enter why this can’t wait (at least 10 characters)')),
  ),
});

/** A reviewer's findings. */
export const reviewNote = z.object({ note: line(1000, 'Note is required') });
