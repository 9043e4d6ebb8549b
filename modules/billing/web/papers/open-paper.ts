import { requestFile } from '#kit/api/request.ts';
import { toast } from '#kit/feedback/toast.ts';

/** Opens a paper of the API beside the page; only a session reads it. */
export function openPaper(path: string): void {
  // Opened at once, for a browser opens none that comes later than the press.
  const beside = window.open('', '_blank');
  requestFile(path)
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
