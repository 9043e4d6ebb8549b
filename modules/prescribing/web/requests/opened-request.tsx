import { useApiQuery } from '#kit/api/use-api.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { can } from '#kit/session/viewer.ts';
import { PharmacyRequestDocument } from '../prescription.operations.gen.ts';
import { ResponseDialog } from './response-dialog.tsx';
import { ReviewDialog } from './review-dialog.tsx';

/** The request of a task, opened by its link: the response, or the review if it can't be answered. */
export function OpenedRequest({ id, onClose }: { id: string; onClose: () => void }) {
  const read = useApiQuery(PharmacyRequestDocument, { id }, { quiet: true });
  const row = read.data?.pharmacyRequest;
  if (row === undefined) return <ReadHint read={read} label="The request" />;
  const isOpen = row.state === 'Waiting' && row.patient_id !== null && can('prescribing.send');
  return isOpen ? <ResponseDialog row={row} onClose={onClose} /> : <ReviewDialog row={row} onClose={onClose} />;
}
