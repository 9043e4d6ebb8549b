import { callLimiter, type CallLimiter } from '#platform/http/call-limiter.ts';
import { clientNetwork } from '#platform/http/client-network.ts';
import { domainError, type DomainError } from '#platform/domain-error.ts';
import type { PublicContext } from '#platform/request-context.ts';
import { type BookingSettings, findByAddress } from './settings.sql.ts';

const HOUR = 3600;
// A person who compares a few doctors and weeks needs about ten reads.
const readsByNetwork = callLimiter('booking.reads', { points: 120, duration: 60 });
// Families and shared connections send several requests, nobody sends many.
const requestsByNetwork = callLimiter('booking.requests', { points: 20, duration: HOUR });
// Limits how many times strangers from many networks can hold.
const requestsByClinic = callLimiter('booking.clinic-requests', { points: 60, duration: HOUR });

/** The clinic of a public address and its settings. */
export type OpenPage = BookingSettings & { clinic_id: string };

const tooMany = (): DomainError =>
  domainError('RATE_LIMITED', 'Too many attempts. Please wait a minute.', 'Please wait');
const tooManyRequests = (): DomainError =>
  domainError('RATE_LIMITED', 'Too many requests were sent. Please try again in an hour, or call us.', 'Please wait');

/** Returns the clinic of a public address. RATE_LIMITED, NOT_FOUND. */
export async function openPage(ctx: PublicContext, address: string): Promise<OpenPage | DomainError> {
  if (!(await takes(readsByNetwork, networkOf(ctx)))) return tooMany();
  const found = await findByAddress(ctx.app.database.kysely, address.toLowerCase().slice(0, 60));
  return found ?? domainError('NOT_FOUND', 'No clinic has this address.', 'Page not found');
}

/** Counts a request for its network and its clinic; RATE_LIMITED if there were too many in the last hour. */
export async function countRequest(ctx: PublicContext, clinicId: string): Promise<DomainError | null> {
  const isCalm = (await takes(requestsByNetwork, networkOf(ctx))) && (await takes(requestsByClinic, clinicId));
  return isCalm ? null : tooManyRequests();
}

const networkOf = ({ ip }: PublicContext): string => (ip === null ? 'none' : clientNetwork(ip));

const takes = (limiter: CallLimiter, key: string): Promise<boolean> =>
  limiter.consume(key).then(
    () => true,
    () => false,
  );
