import { useApiMutation } from '#kit/api/use-api.ts';
import { hasCode } from '#kit/api/api-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { newClientKey } from './new-client-key.ts';
import { CreateOrderGroupDocument } from '../lab.operations.gen.ts';

/**
 * Adds tests to an order of a patient, and to the note if there is one; duplicates are reported and nothing is ordered.
 */
export function useOrderTests(patientId: string, noteId: string | null) {
  const mutation = useApiMutation(CreateOrderGroupDocument, { refreshes: ['lab'], quiet: true });
  const order = (productIds: readonly string[], onDone?: () => void): void => {
    mutation.mutate(
      {
        input: {
          client_key: newClientKey(),
          patient_id: patientId,
          note_id: noteId,
          tests: productIds.map((product_id) => ({ product_id })),
        },
      },
      {
        onSuccess: onDone,
        onError: (error) =>
          toast.error(
            hasCode(error, 'TEST_ADDED')
              ? 'Lab Test has been added'
              : error.message || 'The test could not be added. Try again.',
          ),
      },
    );
  };
  return { order, isPending: mutation.isPending };
}
