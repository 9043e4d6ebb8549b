import { Anchor, Button } from '@mantine/core';
import { lazy } from '#kit/module/lazy.ts';
import { loadUncheckedMark, type UncheckedMarkProps } from '#drugs/web';
import { useApiMutation } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { formatDay } from '#kit/formats/day.ts';
import { dayOf } from '#kit/formats/instant.ts';
import { fetchedOnUse } from '#kit/module/fetched-on-use.tsx';
import { useEditor } from '#kit/rows/use-editor.tsx';
import { can } from '#kit/session/viewer.ts';
import type { PatientDetails } from '../patient-row.ts';
import { RecordNoKnownAllergiesDocument } from '../registration.operations.gen.ts';
import { usePatient } from '../use-patient.ts';
import { PastRows, RecordPanel, RecordRow } from './record-panel.tsx';
import { allergyFacts, type AllergyRow } from './record-rows.ts';
import classes from './record.module.css';

const UncheckedMark = fetchedOnUse<UncheckedMarkProps>(loadUncheckedMark, null);
const isDrug = ({ allergy_category }: AllergyRow): boolean => allergy_category === 'drug';
const AllergyDialog = lazy(() => import('./allergy-dialog.tsx').then((file) => ({ default: file.AllergyDialog })));

/** A patient's allergies: active ones first, then past ones. */
export function AllergiesPanel({ patientId }: { patientId: string }) {
  const { details } = usePatient(patientId);
  const editor = useEditor(details && [...details.allergies.allergy_list, ...details.allergies.past_list]);
  const mayChange = can('patients.clinical');
  const row = (allergy: AllergyRow, past: boolean, all: readonly AllergyRow[] = []) => (
    <RecordRow
      key={allergy.id}
      past={past}
      edit={mayChange ? { label: `Edit ${allergy.allergy_substance}`, run: () => editor.edit(allergy) } : undefined}
    >
      <div>
        <span className={classes.main}>{allergy.allergy_substance}</span>
        <span className={classes.kind}>{allergy.allergy_category}</span>
        {!past && allergy.allergy_category === 'drug' && (
          <UncheckedMark
            name={allergy.allergy_substance}
            among={all.filter(isDrug).map(({ allergy_substance }) => allergy_substance)}
          />
        )}
      </div>
      <div className={classes.facts}>{allergyFacts(allergy, past)}</div>
    </RecordRow>
  );
  return (
    <>
      <RecordPanel
        patientId={patientId}
        title="Allergens"
        add={mayChange ? { label: 'Add Allergen', run: editor.add } : undefined}
      >
        {({ allergies }) => (
          <>
            {allergies.allergy_list.length === 0 && <NoAllergies patientId={patientId} allergies={allergies} />}
            <ul className={classes.list}>
              {allergies.allergy_list.map((allergy) => row(allergy, false, allergies.allergy_list))}
            </ul>
            <PastRows title="Past" count={allergies.past_list.length}>
              {allergies.past_list.map((allergy) => row(allergy, true))}
            </PastRows>
          </>
        )}
      </RecordPanel>
      {editor.render((allergy, close) => (
        <AllergyDialog patientId={patientId} allergy={allergy} onClose={close} />
      ))}
    </>
  );
}

function NoAllergies({ patientId, allergies }: { patientId: string; allergies: PatientDetails['allergies'] }) {
  const { none_known_time: time, none_known_by: by } = allergies;
  const mayChange = can('patients.clinical');
  const record = useApiMutation(RecordNoKnownAllergiesDocument, {
    refreshes: [['registration', 'PatientById']],
    onDone: () => toast.success('Submitted Successfully'),
  });
  const say = (noneKnown: boolean): void => record.mutate({ patientId, noneKnown });
  if (time !== null) {
    return (
      <div className={classes.empty}>
        <div>
          <div className={classes.main}>No known allergies</div>
          <div className={classes.facts}>
            Recorded {formatDay(dayOf(time))} by {by}
          </div>
        </div>
        {mayChange && (
          <Anchor component="button" type="button" size="sm" data-no-print onClick={() => say(false)}>
            Mark as unknown
          </Anchor>
        )}
      </div>
    );
  }
  return (
    <div className={classes.empty}>
      <div>
        <div className={classes.main}>No Allergen</div>
        <div className={classes.facts}>It has not been recorded whether the patient has allergies.</div>
      </div>
      {mayChange && (
        <Button variant="default" size="xs" loading={record.isPending} onClick={() => say(true)}>
          No known allergies
        </Button>
      )}
    </div>
  );
}
