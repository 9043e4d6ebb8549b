import { useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { selectRead } from '#kit/feedback/read.ts';
import { AppointmentChoicesDocument } from '../calendar.operations.gen.ts';
import { AppointmentFields, type Handle } from './appointment-fields.tsx';
import type { WholeRequestFragment } from '../patient_request.operations.gen.ts';
import type { Choices } from './appointment-values.ts';

interface AppointmentFormProps {
  formId: string;
  request: WholeRequestFragment;
  handle: Handle;
  onReady: () => void;
}

/** The form for approving an appointment request, rendered once its options are loaded. */
export function AppointmentForm(props: AppointmentFormProps) {
  const read = useApiQuery(AppointmentChoicesDocument, {}, { quiet: true });
  const [first, setFirst] = useState<Choices>();
  if (first === undefined && read.data !== undefined) setFirst(read.data.practice_info);
  // The form keeps its initial options.
  return (
    <ReadState read={selectRead(read, (answer) => first ?? answer.practice_info)} label="Calendars">
      {(choices) => <AppointmentFields {...props} choices={choices} />}
    </ReadState>
  );
}
