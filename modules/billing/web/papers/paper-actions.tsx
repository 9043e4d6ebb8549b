import { Button } from '@mantine/core';
import { IconFileText, IconMail } from '@tabler/icons-react';
import { useApiMutation } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { can } from '#kit/session/viewer.ts';
import { MailPaperDocument } from '../accounting.operations.gen.ts';
import { openPaper } from './open-paper.ts';

interface PaperActionsProps {
  kind: 'superbill' | 'invoice' | 'receipt' | 'statement';
  id: string;
  /** As `Invoice 12`. */
  name: string;
}

/** The buttons that every paper has: its PDF, and the mail to its patient. */
export function PaperActions({ kind, id, name }: PaperActionsProps) {
  const mail = useApiMutation(MailPaperDocument, {
    refreshes: ['accounting'],
    onDone: () => toast.success(`${name} is on its way`),
  });
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconFileText size={16} stroke={1.75} />}
        aria-label={`PDF of ${name}`}
        onClick={() => openPaper(`/billing/${kind}s/${id}.pdf`)}
      >
        PDF
      </Button>
      {can('billing.charge') && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconMail size={16} stroke={1.75} />}
          loading={mail.isPending}
          aria-label={`E-mail ${name}`}
          onClick={() => mail.mutate({ kind, id })}
        >
          E-mail
        </Button>
      )}
    </>
  );
}
