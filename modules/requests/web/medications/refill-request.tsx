import { Button, Stack } from '@mantine/core';
import { webModules } from '#kit/module/web-modules.ts';
import { can } from '#kit/session/viewer.ts';
import type { SentMedication } from '../choice.ts';
import { MedicationFacts } from './medication-facts.tsx';
import type { WholeRequestFragment } from '../patient_request.operations.gen.ts';
import classes from '../requests.module.css';

/** The medication to refill, with a link to prescribe it if the user may do so and `offers` is true. */
export function RefillRequest({ request, offers }: { request: WholeRequestFragment; offers: boolean }) {
  const medication = request.data as Partial<SentMedication>;
  const actions = webModules()
    .map(({ drugActions }) => drugActions)
    .find((each) => each !== undefined && can(each.rule));
  const { drug_name: name } = medication;
  if (name === undefined)
    return <p className={classes.quiet}>See the patient’s secure message for the medication to refill.</p>;
  return (
    <Stack gap="md" align="flex-start">
      <MedicationFacts medication={medication as SentMedication} />
      {offers && actions !== undefined && (
        <Button
          variant="default"
          onClick={() => actions.openPrescription({ patientId: request.patient_id, noteId: null, kind: 'drug', name })}
        >
          Prescribe {name}
        </Button>
      )}
    </Stack>
  );
}
