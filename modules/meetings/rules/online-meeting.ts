import * as z from 'zod/mini';
import { isLonger, plainLine } from '#values/clean-text.ts';

/** What an online meeting may be. */
export const meetingLimits = { invitees: 25, agenda: 500, password: 10 } as const;

const EMAIL = /^[^\s@<>"',;:\\]{1,64}@[^\s@<>"',;:\\]{1,190}\.[^\s@<>"',;:\\]{2,60}$/;

const password = z.string({ error: () => 'An online meeting needs a password' }).check(
  z.trim(),
  z.minLength(1, 'An online meeting needs a password'),
  z.maxLength(meetingLimits.password, `A password can have at most ${meetingLimits.password} characters`),
  // Zoom's: letters, digits and @ - _ *.
  z.regex(/^[A-Za-z0-9@\-_*]*$/, 'Letters, digits and @ - _ * only'),
);
const invitee = z
  .string({ error: () => 'Enter an email address' })
  .check(z.trim(), z.regex(EMAIL, 'Enter a valid email address'));

/** The fields of an online meeting, as they are typed and as they come over the wire. */
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

/** The fields of an online meeting, checked. */
export type MeetingFields = z.output<typeof meetingInput>;

/** A password of 6 or 7 digits from two numbers of chance, each from 0 to below 1. */
export function meetingPassword(length: number, digits: number): string {
  const count = length < 0.5 ? 6 : 7;
  return String(Math.floor(digits * 10 ** count)).padStart(count, '0');
}

/** Addresses as they are compared: each once, the case of letters aside. */
export function sameOnce(addresses: readonly string[]): string[] {
  return [...new Map(addresses.map((address) => [address.toLowerCase(), address])).values()];
}

/** How long to wait before a provider is asked again, in seconds; null when it is enough. */
export function pauseAfter(attempts: number, retryAfter: number | null): number | null {
  const pauses = [2, 10, 30, 120, 600, 1800, 3600];
  const pause = pauses[attempts - 1];
  return pause === undefined ? null : Math.min(Math.max(pause, retryAfter ?? 0), 7200);
}
