import { requestFile } from '#kit/api/request.ts';
import { toast } from '#kit/feedback/toast.ts';

/** Opens a label or sheet of the API, e.g. `/inventory/labels.pdf`, in a new tab; requires a session. */
export function openPaper(path: string): void {
  // Opened immediately: browsers block windows that are opened later than the click.
  const beside = window.open('', '_blank');
  requestFile(`/api${path}`)
    .then((blob) => {
      const url = URL.createObjectURL(blob);
      if (beside === null) window.location.assign(url);
      else beside.location.href = url;
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    })
    .catch(() => {
      beside?.close();
      toast.error('The document could not be loaded. Try again.');
    });
}
