import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { MultiSelect } from '@mantine/core';

/** What the patient is to fill in before an appointment that is not booked yet: what its type asks, and more in its window once it stands. */
export function QuestionnairesField({ hasPatient }: { hasPatient: boolean }) {
  return (
    <MultiSelect
      label="Questionnaires"
      data={[]}
      disabled
      placeholder={hasPatient ? 'By event type; others in the appointment’s window' : 'Choose a patient first'}
      comboboxProps={{ shadow: 'md' }}
    />
  );
}
