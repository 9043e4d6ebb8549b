import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { request } from '#kit/api/request.ts';
import { VerifyAuditLogDocument } from './audit_logs.operations.gen.ts';
import type { Verification } from './log/log-entry.ts';

/** The state of verifying the whole log: not started, running, done or failed. */
export interface LogCheck {
  status: 'idle' | 'pending' | 'success' | 'error';
  found: Verification | undefined;
  error: unknown;
  verify: () => void;
  /** Stops a running verification, and clears the result. */
  dismiss: () => void;
}

/**
 * Lets the server recompute every seal and hash of the log; a read, but one that is logged and runs only on request.
 */
export function useVerification(): LogCheck {
  const running = useRef<AbortController | null>(null);
  const check = useMutation({
    mutationFn: async (): Promise<Verification> => {
      running.current = new AbortController();
      const answer = await request(VerifyAuditLogDocument, {}, { signal: running.current.signal });
      return answer.audit_log_verify;
    },
    meta: { quiet: true },
  });
  useEffect(() => () => running.current?.abort(), []);
  return {
    status: check.status,
    found: check.data,
    error: check.error,
    verify: () => check.mutate(),
    dismiss: () => {
      check.reset();
      running.current?.abort();
    },
  };
}
