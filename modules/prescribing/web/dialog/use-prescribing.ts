import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#kit/api/api-error.ts';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { can } from '#kit/session/viewer.ts';
import {
  type AlertOverride,
  prescriptionProblem,
  receiverProblem,
  strengthProblem,
  writtenToday,
} from '../../rules/index.ts';
import { openPaper } from '../open-paper.ts';
import {
  CheckPrescriptionDocument,
  MarkPrescriptionPrintedDocument,
  type RxFieldsFragment,
  type RxSafetyFragment,
  SavePrescriptionDocument,
  SendPrescriptionDocument,
} from '../prescription.operations.gen.ts';
import { toastAnswer } from '../prescription-labels.ts';
import { fieldsOf, inputOf, type DialogData } from './dialog-fields.ts';
import { usePrescription } from './use-prescription.ts';

interface PrescribingOf {
  windowId: string;
  start: DialogData;
  /** A previously saved prescription; null for a new one. */
  saved: RxFieldsFragment | null;
  onClose: () => void;
}

/** Errors of the server that are shown in the form. */
const REFUSED: ReadonlySet<string> = new Set(['RECEIVER', 'OPERATION_DENIED', 'CONTROLLED_SUBSTANCE']);

/** State of the prescription form with its three actions: save, save and print, or review and send. */
export function usePrescribing({ windowId, start, saved, onClose }: PrescribingOf) {
  const [began] = useState(() => {
    const fields = fieldsOf(saved?.content ?? start.fields);
    // A prepared prescription gets the day of sending as its written date.
    return saved === null ? fields : writtenToday(fields, start.fields.written_date);
  });
  const usual = saved?.pharmacy ?? start.pharmacies.find((each) => each.ncpdp_id === began.pharmacy_ncpdp_id) ?? null;
  const rx = usePrescription(`window/${windowId}`, began, usual);
  const { fields, pharmacy } = rx;
  const { prescriber, patient } = start;
  const key = useRef(crypto.randomUUID());
  const [busy, setBusy] = useState<'save' | 'send' | 'print' | 'check' | null>(null);
  const [safety, setSafety] = useState<RxSafetyFragment | null>(null);
  const [overrides, setOverrides] = useState<readonly AlertOverride[]>([]);
  const [prescriberId, setPrescriberId] = useState<string | null>(
    saved?.prescriber_id ?? (prescriber.may_send ? prescriber.user_id : null),
  );
  const [prescriberProblem, setPrescriberProblem] = useState<string | null>(null);

  /** Shows the first missing field, in the specification's order; returns true if nothing is missing. */
  const isWhole = (): boolean => {
    const found =
      prescriptionProblem(fields, {
        prescriberFirstName: prescriber.first_name,
        prescriberLastName: prescriber.last_name,
        hasAddress: patient.has_address,
        ageYears: patient.age_years,
        hasToken: true,
        today: start.fields.written_date,
      }) ?? strengthProblem(fields);
    rx.setProblem(found);
    return found === null;
  };
  const fail = (error: unknown): void => {
    if (error instanceof ApiError && error.code === 'P2002')
      rx.setProblem({ field: 'order_number', message: error.message });
    if (error instanceof ApiError && error.issues.length > 0) {
      const [issue] = error.issues;
      const field = issue!.path.split('.')[1] ?? '';
      setPrescriberProblem(field === 'prescriber_id' ? issue!.message : null);
      rx.setProblem({ field: (field in fields ? field : '') as keyof typeof fields, message: issue!.message });
    } else if (error instanceof ApiError && REFUSED.has(error.code))
      rx.setProblem({ field: '', message: error.message });
    else if (!(error instanceof ApiError && error.code === 'P2002')) reportError(error);
  };
  const close = (): void => {
    rx.forget();
    onClose();
  };
  const done = (): void => {
    refreshQueries('prescription');
    refreshQueries('registration', 'PatientById');
    close();
  };
  /** Runs a server action; its errors are shown next to the field. */
  const attempt = async (what: typeof busy, work: () => Promise<void>): Promise<void> => {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      fail(error);
      // A new alert is answered in the review; any other error is corrected in the form.
      if (what === 'send' && !(error instanceof ApiError && error.code === 'SAFETY_ALERT')) setSafety(null);
    } finally {
      setBusy(null);
    }
  };
  const target = () => ({ key: key.current, id: saved?.id ?? null, version: saved?.version ?? null });
  /** The input to store. A kept proposal is left to the server, so that two windows never take the same number. */
  const inputToStore = (prescriber_id: string | null) => {
    const input = inputOf(fields, prescriber_id);
    const isKept = saved === null && fields.order_number === start.fields.order_number;
    return isKept ? { ...input, order_number: null } : input;
  };
  const save = async (print: boolean): Promise<void> => {
    if (!isWhole()) return;
    await attempt(print ? 'print' : 'save', async () => {
      const input = inputToStore(prescriberId);
      const { id, version } = (await request(SavePrescriptionDocument, { ...target(), input })).savePrescription;
      if (print) {
        openPaper(id);
        if (can('prescribing.send')) await request(MarkPrescriptionPrintedDocument, { id, version });
      }
      toast.success('This Rx is saved successfully.');
      done();
    });
  };
  const review = async (): Promise<void> => {
    if (!isWhole()) return;
    const receiver = pharmacy === null ? 'Pharmacy NCPDP ID cannot be empty.' : receiverProblem(pharmacy, new Date());
    if (receiver !== null) {
      rx.setProblem({ field: 'pharmacy_ncpdp_id', message: receiver });
      return;
    }
    await attempt('check', async () => {
      const { checkPrescription } = await request(CheckPrescriptionDocument, {
        input: inputOf(fields, null),
        id: saved?.id ?? null,
      });
      setSafety(checkPrescription);
    });
  };
  const send = (): Promise<void> =>
    attempt('send', async () => {
      const { sendPrescription: sent } = await request(SendPrescriptionDocument, {
        ...target(),
        input: inputToStore(null),
        overrides: overrides.map(({ key: alert, code, note }) => ({ key: alert, code, note })),
      });
      toastAnswer(sent, 'Not delivered');
      done();
    });
  return {
    rx,
    began,
    busy,
    safety,
    overrides,
    setOverrides,
    prescriberId,
    prescriberProblem,
    close,
    back: (): void => setSafety(null),
    choosePrescriber: (userId: string | null): void => {
      setPrescriberProblem(null);
      setPrescriberId(userId);
    },
    save: (print: boolean) => void save(print),
    review: () => void review(),
    send: () => void send(),
  };
}

/** Moves the focus to the problem whenever one appears, since it may be out of view. */
export function useFocusOnProblem(problem: unknown) {
  const content = useRef<HTMLDivElement | null>(null);
  useEffect(() => {
    if (problem !== null) content.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]')?.focus();
  }, [problem]);
  return content;
}
