// Over 300 lines: one dialog with its three ways out, each of which says what went wrong.
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#kit/api/api-error.ts';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { can } from '#kit/session/viewer.ts';
import { confirm } from '#kit/windows/confirm.ts';
import { FloatingWindow } from '#kit/windows/floating-window.tsx';
import {
  type AlertOverride,
  CONFIRM_NOT_CONTROLLED,
  FREE_TEXT_CONTROLLED,
  GHB_NOTE,
  isGhb,
  namesControlled,
  prescriptionProblem,
  receiverProblem,
  resemblesControlled,
  strengthProblem,
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
import classes from '../prescribing.module.css';
import { AdditionalSection } from './additional-section.tsx';
import { AttestationDialog } from './attestation-dialog.tsx';
import { fieldsOf, inputOf, type Start } from './dialog-fields.ts';
import { MeasuresSection } from './measures-section.tsx';
import { MedicationSection } from './medication-section.tsx';
import { PatientSection, PrescriberSection } from './people-sections.tsx';
import { PharmacySection } from './pharmacy-section.tsx';
import { PrescriberChoice } from './prescriber-choice.tsx';
import { isAnswered, ReviewStep } from './review-step.tsx';
import { SavedSection } from './saved-section.tsx';
import { usePrescription } from './use-prescription.ts';

interface PrescribeFormProps {
  windowId: string;
  frame: { title: string; width: number; height: number };
  start: Start;
  /** One that was saved before; null for a new one. */
  saved: RxFieldsFragment | null;
  onClose: () => void;
}

type Safety = RxSafetyFragment;

/** The form of a prescription, and the review before it is sent. */
export function PrescribeForm({ windowId, frame, start, saved, onClose }: PrescribeFormProps) {
  const [began] = useState(() => fieldsOf(saved?.content ?? start.fields));
  const usual = saved?.pharmacy ?? start.pharmacies.find((each) => each.ncpdp_id === began.pharmacy_ncpdp_id) ?? null;
  const rx = usePrescription(`window/${windowId}`, began, usual);
  const { fields, pharmacy } = rx;
  const key = useRef(crypto.randomUUID());
  const [busy, setBusy] = useState<'save' | 'send' | 'print' | 'check' | null>(null);
  const [attesting, setAttesting] = useState<string | null>(null);
  const [safety, setSafety] = useState<Safety | null>(null);
  const [overrides, setOverrides] = useState<readonly AlertOverride[]>([]);
  const [prescriberId, setPrescriberId] = useState<string | null>(
    saved?.prescriber_id ?? (start.prescriber.may_send ? start.prescriber.user_id : null),
  );
  const [prescriberProblem, setPrescriberProblem] = useState<string | null>(null);
  const content = useRef<HTMLDivElement | null>(null);
  // What is wrong may lie out of sight.
  useEffect(() => {
    if (rx.problem !== null) content.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [rx.problem]);
  const { prescriber, patient } = start;

  /** Tells the first thing that is missing, in the specification's order; true where nothing is. */
  const isWhole = (): boolean => {
    const found =
      prescriptionProblem(fields, {
        prescriberFirstName: prescriber.first_name,
        prescriberLastName: prescriber.last_name,
        hasAddress: patient.has_address,
        ageYears: patient.age_years,
        hasToken: true,
      }) ?? strengthProblem(fields);
    rx.setProblem(found);
    if (found !== null) toast.error(found.message, { id: 'prescription' });
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
      toast.error(issue!.message, { id: 'prescription' });
    } else reportError(error);
  };
  const done = (): void => {
    rx.forget();
    refreshQueries('prescription');
    refreshQueries('registration', 'PatientById');
    onClose();
  };
  const target = () => ({ key: key.current, id: saved?.id ?? null, version: saved?.version ?? null });
  const save = async (print: boolean): Promise<void> => {
    if (!isWhole()) return;
    setBusy(print ? 'print' : 'save');
    try {
      const { savePrescription: saved } = await request(SavePrescriptionDocument, {
        ...target(),
        input: inputOf(fields, prescriberId),
      });
      if (print) {
        openPaper(saved.id);
        if (can('prescribing.send'))
          await request(MarkPrescriptionPrintedDocument, { id: saved.id, version: saved.version });
      }
      toast.success('This Rx is saved successfully.');
      done();
    } catch (error) {
      fail(error);
    } finally {
      setBusy(null);
    }
  };
  const review = async (): Promise<void> => {
    if (!isWhole()) return;
    const receiver = pharmacy === null ? 'Pharmacy NCPDP ID cannot be empty.' : receiverProblem(pharmacy, new Date());
    if (receiver !== null) {
      toast.error(receiver, { id: 'prescription' });
      rx.setProblem({ field: 'pharmacy_ncpdp_id', message: receiver });
      return;
    }
    setBusy('check');
    try {
      const { checkPrescription: found } = await request(CheckPrescriptionDocument, { input: inputOf(fields, null) });
      setSafety(found);
    } catch (error) {
      fail(error);
    } finally {
      setBusy(null);
    }
  };
  const send = async (): Promise<void> => {
    setBusy('send');
    try {
      const { sendPrescription: sent } = await request(SendPrescriptionDocument, {
        ...target(),
        input: inputOf(fields, null),
        overrides: overrides.map(({ key: alert, code, note }) => ({ key: alert, code, note })),
      });
      if (sent.code === '010' || sent.code === '000') {
        toast.success(sent.message);
        done();
        return;
      }
      toast.error(`${sent.code}: ${sent.message}`, { title: 'Not delivered' });
      done();
    } catch (error) {
      fail(error);
      if (!(error instanceof ApiError && error.code === 'SAFETY_ALERT')) setSafety(null);
    } finally {
      setBusy(null);
    }
  };
  const attest = async (description: string): Promise<void> => {
    setAttesting(null);
    if (namesControlled(description)) toast.warning(FREE_TEXT_CONTROLLED, { id: 'controlled' });
    else if (
      resemblesControlled(description) &&
      !(await confirm({
        title: 'Is it a controlled substance?',
        message: CONFIRM_NOT_CONTROLLED,
        confirm: 'It is not controlled',
      }))
    )
      return;
    if (isGhb(description)) toast.warning(GHB_NOTE, { id: 'ghb' });
    rx.set({ drug_description: description, is_attested: true, product_code: '', drug_id: null });
  };
  const section = { fields, set: rx.set, problemOf: rx.problemOf };
  return (
    <FloatingWindow
      title={frame.title}
      width={frame.width}
      height={frame.height}
      onClose={() => {
        rx.forget();
        onClose();
      }}
      isDirty={() => rx.isDirty}
      footer={
        safety === null ? (
          <>
            <Button
              variant="default"
              onClick={() => {
                rx.forget();
                onClose();
              }}
            >
              Cancel
            </Button>
            <Button
              variant="default"
              loading={busy === 'print'}
              disabled={busy !== null}
              onClick={() => void save(true)}
            >
              Save and print
            </Button>
            <Button
              variant="default"
              loading={busy === 'save'}
              disabled={busy !== null}
              onClick={() => void save(false)}
            >
              Save new eRx order
            </Button>
            {can('prescribing.send') && (
              <Button loading={busy === 'check'} disabled={busy !== null} onClick={() => void review()}>
                Send new eRx order
              </Button>
            )}
          </>
        ) : (
          <>
            <Button variant="default" onClick={() => setSafety(null)}>
              Back
            </Button>
            <Button loading={busy === 'send'} disabled={!isAnswered(safety, overrides)} onClick={() => void send()}>
              Send to the pharmacy
            </Button>
          </>
        )
      }
    >
      {safety === null ? (
        <div className={classes.sections} ref={content}>
          {fields.kind === 'supply' &&
            began.kind === 'supply' &&
            start.fields.drug_description !== 'Supply name' &&
            saved === null && (
              <Notice>
                This drug is not in the list: it is prescribed as a supply, and nothing is checked by its code.
              </Notice>
            )}
          <SavedSection
            patientId={patient.id}
            fields={fields}
            current={saved?.id ?? null}
            onFavourite={rx.set}
            pharmacies={start.pharmacies}
            onPharmacy={rx.choose}
          />
          <PatientSection patient={patient} />
          <PrescriberSection prescriber={prescriber} />
          {!prescriber.may_send && (
            <PrescriberChoice
              value={prescriberId}
              error={prescriberProblem}
              onChoose={(userId) => {
                setPrescriberProblem(null);
                setPrescriberId(userId);
              }}
            />
          )}
          <MeasuresSection {...section} />
          <MedicationSection {...section} noteDiagnoses={start.note_diagnoses} onDescribed={setAttesting} />
          <PharmacySection
            patientId={patient.id}
            usual={start.pharmacies}
            chosen={pharmacy}
            problem={rx.problemOf('pharmacy_ncpdp_id')}
            onChoose={rx.choose}
          />
          <AdditionalSection {...section} />
        </div>
      ) : (
        <ReviewStep
          fields={fields}
          began={began}
          touched={rx.touched}
          pharmacy={pharmacy}
          patient={patient}
          safety={safety}
          overrides={overrides}
          onOverride={setOverrides}
        />
      )}
      {attesting !== null && (
        <AttestationDialog
          description={attesting}
          onAttest={() => void attest(attesting)}
          onRefuse={() => setAttesting(null)}
        />
      )}
    </FloatingWindow>
  );
}
