import { IconMail } from '@tabler/icons-react';
import { AddButton } from '#kit/rows/row-buttons.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { RowFoot } from '#kit/rows/row-list.tsx';
import { openNewMessage } from '../compose/open-compose.ts';
import { canEncrypt } from '../crypto/browser-pair.ts';
import { NoEncryption } from '../crypto/no-encryption.tsx';
import { useSummaries } from '../use-mailbox.ts';
import { SummaryRow } from './summary-row.tsx';

/** The user's conversations with a patient, on the patient's page, and a button to write to them. */
export function PatientMessagesTile({ patientId }: { patientId: string }) {
  return canEncrypt ? <Conversations patientId={patientId} /> : <NoEncryption />;
}

function Conversations({ patientId }: { patientId: string }) {
  const read = useSummaries('all', 1, '', patientId);
  return (
    <>
      <ReadRows
        label="Messages with this patient"
        read={read}
        rows={({ summaries }) => summaries}
        rowId={({ conversationId }) => conversationId}
        empty={{ icon: IconMail, title: 'No messages with this patient yet' }}
        loadingRows={2}
        rowHeight={48}
      >
        {(summary) => <SummaryRow summary={summary} folder="all" narrow />}
      </ReadRows>
      <RowFoot>
        <AddButton small onClick={() => openNewMessage({ type: 'Patient', id: patientId })}>
          Write secure message
        </AddButton>
      </RowFoot>
    </>
  );
}
