import * as z from 'zod/mini';
import { isLonger, plainLine } from '#values/clean-text.ts';

/** Limits of an online meeting. */
export const meetingLimits = { invitees: 25, agenda: 500, password: 10 } as const;

const EMAIL = /^[^\s@<>"',;:\\]{1,64}@[^\s@<>"',;:\\]{1,190}\.[^\s@<>"',;:\\]{2,60}$/;

const password = z.string({ error: () => 'An online meeting needs a password' }).check(
  z.trim(),
  z.minLength(1, 'An online meeting needs a password'),
  z.maxLength(meetingLimits.password, `A password can have at most ${meetingLimits.password} characters`),
  // Characters allowed by Zoom: letters, digits and @ - _ *.
  z.regex(/^[A-Za-z0-9@\-_*]*$/, 'Letters, digits and @ - _ * only'),
);
const invitee = z
  .string({ error: () => 'Enter an email address' })
  .check(z.trim(), z.regex(EMAIL, 'Enter a valid email address'));

/** Schema of an online meeting, shared by form and API. */
export const meetingInput = z.object({
  password,
  agenda: z
    ._default(
      z.pipe(
        z.nullable(z.string({ error: () => 'Enter text' })),
        z.transform((text) => plainLine(text ?? '')),
      ),
      '',
    )
    .check(z.refine((text) => !isLonger(text, meetingLimits.agenda), `At most ${meetingLimits.agenda} characters`)),
  invitees: z._default(
    z
      .array(invitee, { error: () => 'Enter a list of email addresses' })
      .check(z.maxLength(meetingLimits.invitees, `At most ${meetingLimits.invitees} people can be invited`)),
    [],
  ),
});

/** Validated fields of an online meeting. */
export type MeetingFields = z.output<typeof meetingInput>;

/** Returns a password of 6 or 7 digits from two random numbers in [0, 1). */
export function meetingPassword(length: number, digits: number): string {
  const count = length < 0.5 ? 6 : 7;
  return String(Math.floor(digits * 10 ** count)).padStart(count, '0');
}

/** Returns the addresses without duplicates, ignoring case. */
export function sameOnce(addresses: readonly string[]): string[] {
  return [...new Map(addresses.map((address) => [address.toLowerCase(), address])).values()];
}

/** Returns the delay before the next attempt, in seconds; null after the last one. */
export function pauseAfter(attempts: number, retryAfter: number | null): number | null {
  const pauses = [2, 10, 30, 120, 600, 1800, 3600];
  const pause = pauses[attempts - 1];
  return pause === undefined ? null : Math.min(Math.max(pause, retryAfter ?? 0), 7200);
}
