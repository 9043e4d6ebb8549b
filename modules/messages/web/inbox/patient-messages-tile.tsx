import { Button } from '@mantine/core';
import { IconMail, IconMailPlus } from '@tabler/icons-react';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { openNewMessage } from '../compose/open-compose.ts';
import { canEncrypt } from '../crypto/browser-pair.ts';
import { NoEncryption } from '../crypto/no-encryption.tsx';
import { useSummaries } from '../use-mailbox.ts';
import classes from './messages.module.css';
import { SummaryRow } from './summary-row.tsx';

/** One's own conversations with a patient, on their page, and the way to write to them. */
export function PatientMessagesTile({ patientId }: { patientId: string }) {
  return canEncrypt ? <Conversations patientId={patientId} /> : <NoEncryption />;
}

function Conversations({ patientId }: { patientId: string }) {
  const query = useSummaries('all', 1, '', patientId);
  const summaries = query.data?.summaries;
  return (
    <>
      {query.isPending && <RowsSkeleton rows={2} height={48} />}
      {query.isError && summaries === undefined && (
        <ErrorState what="The messages" error={query.error} onRetry={() => void query.refetch()} />
      )}
      {summaries?.length === 0 && <EmptyState icon={IconMail} title="You have no messages with this patient" />}
      {summaries !== undefined && summaries.length > 0 && (
        <ul className={classes.list} data-narrow aria-label="Messages with this patient">
          {summaries.map((summary) => (
            <SummaryRow key={summary.conversationId} summary={summary} folder="all" />
          ))}
        </ul>
      )}
      <div className={classes.pager} data-no-print>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconMailPlus size={16} stroke={1.75} />}
          onClick={() => openNewMessage({ type: 'Patient', id: patientId })}
        >
          Write a secure message
        </Button>
      </div>
    </>
  );
}
