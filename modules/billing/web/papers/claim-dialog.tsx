import { Button, Modal } from '@mantine/core';
import { useApiQuery } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { usePhone } from '#kit/page/use-phone.ts';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { CheckCms1500Document, type SuperbillFieldsFragment } from '../accounting.operations.gen.ts';
import classes from '../billing.module.css';
import { openPaper } from './open-paper.ts';

/** Checks a superbill before it is printed as a CMS-1500, and lists what is missing. */
export function ClaimDialog({ superbill, onClose }: { superbill: SuperbillFieldsFragment; onClose: () => void }) {
  const phone = usePhone();
  const read = useApiQuery(CheckCms1500Document, { id: superbill.id }, { quiet: true });
  return (
    <Modal
      opened
      onClose={onClose}
      title={`CMS-1500 for superbill ${superbill.number}`}
      fullScreen={phone}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <div className={classes.pad} style={{ padding: 0 }}>
        <ReadState read={read} label="Claim check" rows={2}>
          {({ checkCms1500: problems, cms1500Questions: questions }) =>
            problems.length > 0 ? (
              <Notice>
                <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
                  {problems.map((problem) => (
                    <li key={problem}>{problem}</li>
                  ))}
                </ul>
              </Notice>
            ) : (
              <>
                {questions.map((question) => (
                  <Notice key={question} tone="warning">
                    {question}
                  </Notice>
                ))}
                <p style={{ margin: 0 }}>
                  The claim is complete. Load a preprinted form and print without scaling. If the text is misaligned,
                  adjust its position in Billing Setup.
                </p>
                <Button onClick={() => openPaper(`/billing/superbills/${superbill.id}/cms1500.pdf`)}>Print form</Button>
              </>
            )
          }
        </ReadState>
      </div>
    </Modal>
  );
}
