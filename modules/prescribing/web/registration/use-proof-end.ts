import { useEffect, useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { readQuery } from '#kit/navigation/query.ts';
import { EndIdentityProofDocument } from '../setting.operations.gen.ts';

/**
 * Completes identity proofing once after the redirect: removes code and state from the address and submits them; true
 * while it runs.
 */
export function useProofEnd(): boolean {
  const [brought] = useState(() => readQuery(window.location.search));
  const [busy, setBusy] = useState(brought['code'] !== undefined);
  useEffect(() => {
    const { code, state, error } = brought;
    if (code === undefined && error === undefined) return;
    // Also keeps a second run of the effect from sending the code again.
    if (window.location.search === '') return;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    if (code === undefined || state === undefined) {
      setBusy(false);
      toast.info('Identity proofing was canceled.');
      return;
    }
    void request(EndIdentityProofDocument, { code, state })
      .then(() => toast.success('Your identity is proven'), reportError)
      .finally(() => {
        setBusy(false);
        refreshQueries('setting', 'EPrescribingStatus');
      });
    // oxlint-disable-next-line react/exhaustive-deps -- once, with what the address brought
  }, []);
  return busy;
}
