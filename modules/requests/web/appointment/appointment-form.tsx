import { useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
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

/** The form that approving a wish for an appointment needs, once it is known what can be chosen. */
export function AppointmentForm(props: AppointmentFormProps) {
  const { data, error, refetch } = useApiQuery(AppointmentChoicesDocument, {}, { quiet: true });
  const [first, setFirst] = useState<Choices>();
  if (first === undefined && data !== undefined) setFirst(data.practice_info);
  if (first !== undefined) return <AppointmentFields {...props} choices={first} />;
  if (error !== null) return <ErrorState what="The calendars" error={error} onRetry={() => void refetch()} />;
  return <RowsSkeleton rows={6} />;
}
