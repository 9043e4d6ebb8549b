import { useRef, useState } from 'react';
import { ApiError } from '#kit/api/api-error.ts';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { elsewhereProblem, type WayElsewhere } from '../../rules/index.ts';
import { openPaper } from '../open-paper.ts';
import { RecordControlledPrescriptionDocument } from '../prescription.operations.gen.ts';
import { type DialogData, fieldsOf, inputOf } from './dialog-fields.ts';
import { usePrescription } from './use-prescription.ts';

/** A controlled substance that is prescribed on paper or in an EPCS system, and the action that records it. */
export function useElsewhere({
  windowId,
  start,
  onClose,
}: {
  windowId: string;
  start: DialogData;
  onClose: () => void;
}) {
  const [began] = useState(() => {
    const fields = fieldsOf(start.fields);
    // No default: an overlooked quantity or refill of a controlled substance does harm.
    return fields.follows_id === null ? { ...fields, quantity: '', refills: '0' } : fields;
  });
  const rx = usePrescription(`window/${windowId}`, began, null);
  const key = useRef(crypto.randomUUID());
  const [way, setWay] = useState<WayElsewhere>('epcs');
  const [exception, setException] = useState('');
  const [exceptionProblem, setExceptionProblem] = useState<string | null>(null);
  const [checkedTime, setCheckedTime] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const close = (): void => {
    rx.forget();
    onClose();
  };
  const show = (field: string, message: string): void => {
    if (field === 'exception') setExceptionProblem(message);
    else rx.setProblem({ field: (field in rx.fields ? field : '') as keyof typeof rx.fields, message });
  };
  const record = async (): Promise<void> => {
    const written = { written_in: way, exception };
    const found = elsewhereProblem(rx.fields, start.schedule ?? '', { ...written, state: start.prescriber.state });
    if (found !== null) return show(found.field, found.message);
    setBusy(true);
    try {
      const { recordControlledPrescription: saved } = await request(RecordControlledPrescriptionDocument, {
        key: key.current,
        // The server numbers it when it is recorded.
        input: { ...inputOf(rx.fields, null), order_number: null },
        written: { ...written, pdmp_time: checkedTime },
      });
      if (way === 'paper') openPaper(saved.id);
      toast.success(`Recorded: ${saved.content.drug_description}`);
      refreshQueries('prescription');
      refreshQueries('registration', 'PatientById');
      close();
    } catch (error) {
      const issue = error instanceof ApiError ? error.issues[0] : undefined;
      if (issue !== undefined) show(issue.path.split('.')[1] ?? '', issue.message);
      else if (error instanceof ApiError && error.code === 'SAFETY_ALERT') show('', error.message);
      else reportError(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    rx,
    way,
    setWay,
    exception,
    exceptionProblem,
    chooseException: (code: string): void => {
      setExceptionProblem(null);
      setException(code);
    },
    checkedTime,
    setCheckedTime,
    busy,
    close,
    record: () => void record(),
  };
}
