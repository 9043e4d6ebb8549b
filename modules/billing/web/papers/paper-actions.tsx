import { IconFileText, IconMail } from '@tabler/icons-react';
import { useApiMutation } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { can } from '#kit/session/viewer.ts';
import { RowButton } from '#kit/rows/row-buttons.tsx';
import { MailPaperDocument } from '../accounting.operations.gen.ts';
import { ACCOUNTS } from '../use-account-changed.ts';
import { openPaper } from './open-paper.ts';

interface PaperActionsProps {
  kind: 'superbill' | 'invoice' | 'receipt' | 'statement';
  id: string;
  /** E.g. `Invoice 12`. */
  name: string;
}

/** The buttons of every document: its PDF, and mailing it to the patient. */
export function PaperActions({ kind, id, name }: PaperActionsProps) {
  const mail = useApiMutation(MailPaperDocument, {
    refreshes: ACCOUNTS,
    onDone: () => toast.success(`${name} is being sent`),
  });
  return (
    <>
      <RowButton of={`of ${name}`} icon={IconFileText} onClick={() => openPaper(`/billing/${kind}s/${id}.pdf`)}>
        PDF
      </RowButton>
      {can('billing.charge') && (
        <RowButton of={name} icon={IconMail} busy={mail.isPending} onClick={() => mail.mutate({ kind, id })}>
          Email
        </RowButton>
      )}
    </>
  );
}
