import { useEffect, useState } from 'react';
import { Notice } from '#kit/feedback/notice.tsx';
import { useIsPainted } from '#kit/page/use-after-paint.ts';
import { UrgentNotices } from '#patients/web';
import { FloatingWindow } from '#kit/windows/floating-window.tsx';
import type { PrescriptionFields } from '../../rules/index.ts';
import classes from '../prescribing.module.css';
import type { RxFieldsFragment } from '../prescription.operations.gen.ts';
import { AdditionalSection } from './additional-section.tsx';
import { AttestationNotice } from './attestation-notice.tsx';
import type { DialogData } from './dialog-fields.ts';
import { EarlyAlerts } from './early-alerts.tsx';
import { MeasuresSection } from './measures-section.tsx';
import { DetailsSection, MedicationSection } from './medication-section.tsx';
import { PatientLine, PatientSection, PrescriberSection } from './people-sections.tsx';
import { PharmacySection } from './pharmacy-section.tsx';
import { ServiceNotice } from '#practice/web';
import { PrescribeFooter } from './prescribe-footer.tsx';
import { PrescriberChoice } from './prescriber-choice.tsx';
import { ReviewStep } from './review-step.tsx';
import { SavedSection } from './saved-section.tsx';
import { useMainKey } from './use-main-key.ts';
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
  // The sections below the fold are rendered after the first frame.
  const isPainted = useIsPainted();
  const content = useFocusOnProblem(rx.problem);
  useMainKey(content);
  useEffect(() => {
    // The button that opened the review is gone: the focus stays in the window.
    if (safety !== null) content.current?.focus();
  }, [safety, content]);
  const attest = (description: string): void => {
    setAttesting(null);
    rx.set({ drug_description: description, is_attested: true, product_code: '', drug_id: null });
  };
  const describe = (description: string): void =>
    setAttesting(description === fields.drug_description ? null : description);
  const section = { fields, set: rx.set, problemOf: rx.problemOf };
  const isUnlisted =
    saved === null &&
    fields.kind === 'supply' &&
    began.kind === 'supply' &&
    began.follows_id === null &&
    start.fields.drug_description !== 'Supply name';
  return (
    <FloatingWindow
      title={frame.title}
      width={frame.width}
      height={frame.height}
      onClose={prescribing.close}
      isDirty={() => rx.isDirty}
      footer={<PrescribeFooter prescribing={prescribing} isWaiting={attesting !== null} />}
    >
      <div className={classes.sections} ref={content} tabIndex={-1}>
        {safety === null ? (
          <>
            <UrgentNotices patientId={patient.id} />
            <ServiceNotice of="prescribing.network" />
            {isUnlisted && (
              <Notice>
                This drug is not in the drug list. It is prescribed as a supply, without the checks that need a drug
                code.
              </Notice>
            )}
            <PatientLine patient={patient} prescriber={prescriber} />
            {rx.problem !== null && !isBesideField(rx.problem.field) && (
              <div data-problem tabIndex={-1}>
                <Notice tone="danger">{rx.problem.message}</Notice>
              </div>
            )}
            <MedicationSection
              {...section}
              alerts={
                <>
                  {attesting !== null && (
                    <AttestationNotice
                      description={attesting}
                      onAttest={() => attest(attesting)}
                      onRefuse={() => setAttesting(null)}
                    />
                  )}
                  <EarlyAlerts fields={fields} savedId={saved?.id ?? null} />
                </>
              }
              described={attesting}
              onDescribed={describe}
            />
            <PharmacySection
              patientId={patient.id}
              usual={start.pharmacies}
              chosen={pharmacy}
              problem={rx.problemOf('pharmacy_ncpdp_id')}
              onChoose={rx.choose}
            />
            {!prescriber.may_send && (
              <PrescriberChoice
                value={prescribing.prescriberId}
                error={prescribing.prescriberProblem}
                onChoose={prescribing.choosePrescriber}
              />
            )}
            <DetailsSection {...section} noteDiagnoses={start.note_diagnoses} />
            {isPainted && (
              <>
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
                <MeasuresSection {...section} />
                <AdditionalSection {...section} />
              </>
            )}
          </>
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
      </div>
    </FloatingWindow>
  );
}

/** Fields whose problem is shown beside them; any other problem is shown above the form. */
const BESIDE: ReadonlySet<string> = new Set<keyof PrescriptionFields>([
  'drug_description',
  'quantity',
  'quantity_unit',
  'days_supply',
  'refills',
  'substitutions',
  'sig',
  'pharmacy_ncpdp_id',
  'written_date',
  'effective_date',
  'order_number',
  'height',
  'height_date',
  'weight',
  'weight_date',
  'note',
  'final_form',
  'ingredients',
]);
const isBesideField = (field: string): boolean => BESIDE.has(field);
