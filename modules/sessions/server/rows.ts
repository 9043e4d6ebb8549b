import type { Resolvers } from '../api/registration.gen.ts';
import { deviceWords, endWords, factorDisplay, methodWords } from '../rules/index.ts';
import type { findDevices } from './records/devices.sql.ts';
import type { HistoryRow } from './records/history.sql.ts';
import type { findOpenSessions } from './session/sessions.sql.ts';
import type { Factor } from './sign-in/factors.sql.ts';

/** The rows of the types of the service registration. */
export interface Rows {
  OpenSession: Awaited<ReturnType<typeof findOpenSessions>>[number];
  RememberedDevice: Awaited<ReturnType<typeof findDevices>>[number];
  SecurityFactor: Factor;
  SessionHistoryEntry: HistoryRow;
}

const device = ({ user_agent }: { user_agent: string | null }): string => deviceWords(user_agent);

/** Resolvers for their fields that differ from the contract. */
export const fields: Omit<Resolvers<Rows>, 'Query' | 'Mutation'> = {
  OpenSession: { device, is_current: ({ id }, _args, { actor }) => id === actor.sessionId },
  RememberedDevice: { device },
  SecurityFactor: { two_fa_display: ({ kind, address }) => factorDisplay(kind, address) },
  SessionHistoryEntry: {
    device,
    detail: ({ kind, detail }) =>
      kind === 'failed' ? detail.charAt(0).toUpperCase() + detail.slice(1) : methodWords(detail),
    end_reason: ({ end_reason }) => endWords(end_reason),
  },
};
