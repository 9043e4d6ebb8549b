import { useEffect, useState } from 'react';
import type { Read } from '#kit/feedback/read.ts';
import { readQuery } from '#kit/navigation/query.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';

/** Returns a read that is pending while an account is being linked, for `ReadState`. */
export function untilBack<Result>(read: Read<Result>, ending: boolean): Read<Result> {
  return ending ? { data: undefined, error: null, refetch: read.refetch } : read;
}

/**
 * Completes the redirect from a provider's consent page once: passes on its code and state and removes them from the
 * address; returns true until done.
 */
export function useWayBack(end: (code: string, state: string) => Promise<unknown>, provider: string): boolean {
  const [brought] = useState(() => readQuery(window.location.search));
  const [busy, setBusy] = useState(brought['code'] !== undefined);
  useEffect(() => {
    const { code, state, error } = brought;
    if (code === undefined && error === undefined) return;
    // Also prevents a second run of the effect from sending the code again.
    if (window.location.search === '') return;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    if (code === undefined || state === undefined) {
      setBusy(false);
      toast.info(`Not linked: you did not approve access at ${provider}.`);
      return;
    }
    void end(code, state)
      .then(() => toast.success(`${provider} is linked`), reportError)
      .finally(() => setBusy(false));
    // oxlint-disable-next-line react/exhaustive-deps -- once, with what the address brought
  }, []);
  return busy;
}
