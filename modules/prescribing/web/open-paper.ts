import { requestFile } from '#kit/api/request.ts';
import { toast } from '#kit/feedback/toast.ts';

/** Opens a prescription as a PDF beside the page, to print it; only a session reads it. */
export function openPaper(prescriptionId: string): void {
  // Opened at once, for a browser opens none that comes later than the press.
  const beside = window.open('', '_blank');
  requestFile(`/prescribing/prescriptions/${prescriptionId}/prescription.pdf`)
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
