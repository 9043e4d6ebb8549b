import '@mantine/core/styles/Combobox.layer.css';
import { Select } from '@mantine/core';
import { useApiQuery } from '#kit/api/use-api.ts';
import { PrescribersDocument } from '../prescription.operations.gen.ts';

interface PrescriberChoiceProps {
  value: string | null;
  error: string | null;
  onChoose: (userId: string) => void;
}

/** Lets a member without permission to send choose the prescriber. */
export function PrescriberChoice({ value, error, onChoose }: PrescriberChoiceProps) {
  const { data } = useApiQuery(PrescribersDocument, {});
  return (
    <Select
      label="Sending prescriber"
      withAsterisk
      allowDeselect={false}
      searchable
      value={value}
      error={error}
      data={(data?.prescribers ?? []).map(({ user_id, name }) => ({ value: user_id, label: name }))}
      onChange={(userId) => {
        if (userId !== null) onChoose(userId);
      }}
    />
  );
}
