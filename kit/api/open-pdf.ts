import { requestFile } from './request.ts';
import { reportError } from '../feedback/report-error.ts';
import { toast } from '../feedback/toast.ts';

const LIFETIME_MS = 60_000;

/** Opens a PDF of the API in a new tab, to read and print. The URL works only in this browser. */
export function openPdf(path: string): void {
  // Opened during the click: later the pop-up blocker would stop it.
  const tab = window.open('', '_blank');
  requestFile(path)
    .then((blob) => {
      const url = URL.createObjectURL(new Blob([blob], { type: 'application/pdf' }));
      if (tab === null) toast.warning('The browser did not open a new tab. Allow it for this page.');
      else tab.location.href = url;
      window.setTimeout(() => URL.revokeObjectURL(url), LIFETIME_MS);
    })
    .catch((error: unknown) => {
      tab?.close();
      reportError(error);
    });
}
