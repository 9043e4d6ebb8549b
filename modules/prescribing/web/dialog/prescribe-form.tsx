import { useState } from 'react';
import { Notice } from '#kit/feedback/notice.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { confirm } from '#kit/windows/confirm.ts';
import { UrgentNotices } from '#patients/web';
import { FloatingWindow } from '#kit/windows/floating-window.tsx';
import {
  CONFIRM_NOT_CONTROLLED,
  FREE_TEXT_CONTROLLED,
  GHB_NOTE,
  isGhb,
  namesControlled,
  resemblesControlled,
} from '../../rules/index.ts';
import classes from '../prescribing.module.css';
import type { RxFieldsFragment } from '../prescription.operations.gen.ts';
import { AdditionalSection } from './additional-section.tsx';
import { AttestationDialog } from './attestation-dialog.tsx';
import type { DialogData } from './dialog-fields.ts';
import { MeasuresSection } from './measures-section.tsx';
import { MedicationSection } from './medication-section.tsx';
import { PatientSection, PrescriberSection } from './people-sections.tsx';
import { PharmacySection } from './pharmacy-section.tsx';
import { ServiceNotice } from '#practice/web';
import { PrescribeFooter } from './prescribe-footer.tsx';
import { PrescriberChoice } from './prescriber-choice.tsx';
import { ReviewStep } from './review-step.tsx';
import { SavedSection } from './saved-section.tsx';
import { useFocusOnProblem, usePrescribing } from './use-prescribing.ts';

interface PrescribeFormProps {
  windowId: string;
  frame: { title: string; width: number; height: number };
  start: DialogData;
  /** A previously saved prescription; null for a new one. */
  saved: RxFieldsFragment | null;
  onClose: () => void;
}

/** The form of a prescription, and the review before sending. */
export function PrescribeForm({ windowId, frame, start, saved, onClose }: PrescribeFormProps) {
  const prescribing = usePrescribing({ windowId, start, saved, onClose });
  const { rx, began, safety } = prescribing;
  const { fields, pharmacy } = rx;
  const { prescriber, patient } = start;
  const [attesting, setAttesting] = useState<string | null>(null);
  const content = useFocusOnProblem(rx.problem);
  const attest = async (description: string): Promise<void> => {
    setAttesting(null);
    if (!(await mayBeDescribed(description))) return;
    rx.set({ drug_description: description, is_attested: true, product_code: '', drug_id: null });
  };
  const section = { fields, set: rx.set, problemOf: rx.problemOf };
  const isUnlisted =
    saved === null &&
    fields.kind === 'supply' &&
    began.kind === 'supply' &&
    start.fields.drug_description !== 'Supply name';
  return (
    <FloatingWindow
      title={frame.title}
      width={frame.width}
      height={frame.height}
      onClose={prescribing.close}
      isDirty={() => rx.isDirty}
      footer={<PrescribeFooter prescribing={prescribing} />}
    >
      {safety === null ? (
        <div className={classes.sections} ref={content}>
          <UrgentNotices patientId={patient.id} />
          <ServiceNotice of="prescribing.network" />
          {isUnlisted && (
            <Notice>
              This drug is not in the drug list. It is prescribed as a supply, without the checks that need a drug code.
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
              value={prescribing.prescriberId}
              error={prescribing.prescriberProblem}
              onChoose={prescribing.choosePrescriber}
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
          overrides={prescribing.overrides}
          onOverride={prescribing.setOverrides}
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

/** Returns whether a free-text description may be used; names similar to a controlled substance need confirmation. */
async function mayBeDescribed(description: string): Promise<boolean> {
  if (namesControlled(description)) toast.warning(FREE_TEXT_CONTROLLED, { id: 'controlled' });
  else if (resemblesControlled(description)) {
    const question = { title: 'Is it a controlled substance?', message: CONFIRM_NOT_CONTROLLED };
    if (!(await confirm({ ...question, confirm: 'It is not controlled' }))) return false;
  }
  if (isGhb(description)) toast.warning(GHB_NOTE, { id: 'ghb' });
  return true;
}
