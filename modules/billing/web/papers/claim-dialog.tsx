import { Button, Modal } from '@mantine/core';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { Notice } from '#kit/feedback/notice.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { usePhone } from '#kit/page/use-phone.ts';
import { CheckCms1500Document, type SuperbillFieldsFragment } from '../accounting.operations.gen.ts';
import classes from '../billing.module.css';
import { openPaper } from './open-paper.ts';

/** Checks a superbill before it is printed onto a CMS-1500, and says what is missing. */
export function ClaimDialog({ superbill, onClose }: { superbill: SuperbillFieldsFragment; onClose: () => void }) {
  const phone = usePhone();
  const { data, isPending, isError, error, refetch } = useApiQuery(CheckCms1500Document, { id: superbill.id });
  const problems = data?.checkCms1500;
  return (
    <Modal
      opened
      onClose={onClose}
      title={`CMS-1500 of superbill ${superbill.number}`}
      fullScreen={phone}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <div className={classes.pad} style={{ padding: 0 }}>
        {isPending && <RowsSkeleton rows={2} />}
        {isError && problems === undefined && (
          <ErrorState error={error} what="The check" onRetry={() => void refetch()} />
        )}
        {problems !== undefined && problems.length > 0 && (
          <Notice>
            <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </Notice>
        )}
        {problems?.length === 0 && (
          <>
            <p style={{ margin: 0 }}>
              It is complete. Put a preprinted form into the printer, and print without scaling; where the texts miss
              their boxes, move them in the billing setup.
            </p>
            <Button onClick={() => openPaper(`/billing/superbills/${superbill.id}/cms1500.pdf`)}>
              Print onto the form
            </Button>
          </>
        )}
      </div>
    </Modal>
  );
}
