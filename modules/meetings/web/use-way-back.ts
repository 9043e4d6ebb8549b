import { useEffect, useState } from 'react';
import type { Read } from '#kit/feedback/read.ts';
import { readQuery } from '#kit/navigation/query.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';

/** A read that is still on its way while an account is being linked, for `ReadState`. */
export function untilBack<Result>(read: Read<Result>, ending: boolean): Read<Result> {
  return ending ? { data: undefined, error: null, refetch: read.refetch } : read;
}

/** Ends the way back from a provider's consent page once: hands its code and state on, out of the address; true meanwhile. */
export function useWayBack(end: (code: string, state: string) => Promise<unknown>, provider: string): boolean {
  const [brought] = useState(() => readQuery(window.location.search));
  const [busy, setBusy] = useState(brought['code'] !== undefined);
  useEffect(() => {
    const { code, state, error } = brought;
    if (code === undefined && error === undefined) return;
    // Also keeps the second run of an effect from sending the code again.
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
