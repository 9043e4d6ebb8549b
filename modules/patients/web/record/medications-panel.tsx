import { Button } from '@mantine/core';
import { lazy } from '#kit/module/lazy.ts';
import { loadUncheckedMark, type UncheckedMarkProps } from '#drugs/web';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { today } from '#kit/formats/day.ts';
import { type FetchedOnUse, fetchedOnUse } from '#kit/module/fetched-on-use.tsx';
import { webModules } from '#kit/module/web-modules.ts';
import { useEditor } from '#kit/rows/use-editor.tsx';
import { can } from '#kit/session/viewer.ts';
import { isCurrent } from '../../rules/index.ts';
import { UpdateMedicationRecordDocument } from '../registration.operations.gen.ts';
import { usePatient } from '../use-patient.ts';
import { PastRows, RecordPanel, RecordRow } from './record-panel.tsx';
import { medicationFacts, type MedicationRow } from './record-rows.ts';
import classes from './record.module.css';

const UncheckedMark = fetchedOnUse<UncheckedMarkProps>(loadUncheckedMark, null);
/** The prescriptions of a medication, of the prescribing module; undefined without it or without permission. */
let medicationLine: FetchedOnUse<{ patientId: string; medication: { id: string; name: string } }> | undefined;
function prescriptionsOf() {
  const actions = webModules()
    .map(({ drugActions }) => drugActions)
    .find((each) => each !== undefined && can(each.viewRule));
  if (actions !== undefined) medicationLine ??= fetchedOnUse(actions.ofMedication, null);
  return actions === undefined ? undefined : medicationLine;
}
const MedicationDialog = lazy(() =>
  import('./medication-dialog.tsx').then((file) => ({ default: file.MedicationDialog })),
);

/** Current medications, then past ones. */
export function MedicationsPanel({ patientId }: { patientId: string }) {
  const editor = useEditor(usePatient(patientId).details?.medication_history);
  const mayChange = can('patients.clinical');
  const MedicationLine = prescriptionsOf();
  const row = (medication: MedicationRow, past: boolean, all: readonly MedicationRow[]) => (
    <RecordRow
      key={medication.id}
      past={past}
      edit={mayChange ? { label: `Edit ${medication.drug_name}`, run: () => editor.edit(medication) } : undefined}
      actions={
        mayChange && medication.to === null ? (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            onClick={() => void stop(medication)}
            aria-label={`Stop ${medication.drug_name}`}
          >
            Stop
          </Button>
        ) : undefined
      }
    >
      <div>
        <span className={classes.main}>{medication.drug_name}</span>
        {medication.record_type !== 'Drug' && <span className={classes.kind}>{medication.record_type}</span>}
        {!past && <UncheckedMark name={medication.drug_name} among={all.map(({ drug_name }) => drug_name)} />}
      </div>
      <div className={classes.facts}>{medicationFacts(medication)}</div>
      {!past && MedicationLine !== undefined && (
        <MedicationLine patientId={patientId} medication={{ id: medication.id, name: medication.drug_name }} />
      )}
    </RecordRow>
  );
  return (
    <>
      <RecordPanel
        patientId={patientId}
        title="Medications"
        add={mayChange ? { label: 'Add Medication', run: editor.add } : undefined}
      >
        {({ medication_history: all }) => {
          const current = all.filter((medication) => isCurrent(medication, today()));
          const past = all.filter((medication) => !isCurrent(medication, today()));
          return (
            <>
              {current.length === 0 && (
                <div className={classes.empty}>
                  <div className={classes.facts}>No current medications.</div>
                </div>
              )}
              <ul className={classes.list}>{current.map((medication) => row(medication, false, current))}</ul>
              <PastRows title="Past medications" count={past.length}>
                {past.map((medication) => row(medication, true, past))}
              </PastRows>
            </>
          );
        }}
      </RecordPanel>
      {editor.render((medication, close) => (
        <MedicationDialog patientId={patientId} medication={medication} onClose={close} />
      ))}
    </>
  );
}

async function stop({ id, version, ...said }: MedicationRow): Promise<void> {
  const save = async (at: number, to: string | null): Promise<number> => {
    const answer = await request(UpdateMedicationRecordDocument, { id, version: at, input: { ...said, to } });
    refreshQueries('registration', 'PatientById');
    return answer.update_medication_record.version;
  };
  try {
    const saved = await save(version, today());
    toast.success(`Stopped: ${said.drug_name}`, {
      action: { label: 'Undo', run: () => void save(saved, null).catch(reportError) },
    });
    for (const { medicationStopped } of webModules()) medicationStopped?.({ id, name: said.drug_name });
  } catch (error) {
    reportError(error);
    refreshQueries('registration', 'PatientById');
  }
}
