import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { MultiSelect } from '@mantine/core';

/** What the patient is to fill in before an appointment; without a patient, and in a clinic without questionnaires, nothing can be chosen. */
export function QuestionnairesField({ hasPatient }: { hasPatient: boolean }) {
  return (
    <MultiSelect
      label="Questionnaires"
      data={[]}
      disabled
      placeholder={hasPatient ? 'This clinic has no questionnaires' : 'Choose a patient first'}
      comboboxProps={{ shadow: 'md' }}
    />
  );
}
