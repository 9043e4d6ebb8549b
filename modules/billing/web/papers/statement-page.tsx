import { Button } from '@mantine/core';
import { IconMailDollar, IconPrinter, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiMutation, useApiQuery, useRows } from '#kit/api/use-api.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatDay } from '#kit/formats/day.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { can } from '#kit/session/viewer.ts';
import { confirm } from '#kit/windows/confirm.ts';
import { Panel } from '#kit/page/panel.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { Row } from '#kit/rows/row.tsx';
import { RunStatementsDocument, StatementsDocument } from '../accounting.operations.gen.ts';
import classes from '../billing.module.css';
import { newClientKey } from '../new-client-key.ts';
import { useAccountChanged } from '../use-account-changed.ts';
import { openPaper } from './open-paper.ts';
import { PaperActions } from './paper-actions.tsx';

const NOTICES = ['', 'Statement', 'Past due', 'Final notice'];

/** /billing/statement: a patient's full balance in one document, created for all due patients in one run. */
export function StatementPage() {
  useAccountChanged();
  const [key, setKey] = useState(newClientKey);
  const preview = useApiQuery(StatementsDocument, { take: 1 }).data?.statementRunPreview;
  const rows = useRows(StatementsDocument, {}, { take: 50, rows: ({ statements }) => statements });
  const run = useApiMutation(RunStatementsDocument, {
    refreshes: ['accounting'],
    onDone: ({ runStatements }) => {
      setKey(newClientKey());
      toast.success(`${runStatements} ${runStatements === 1 ? 'statement' : 'statements'} made`);
    },
  });
  return (
    <Page>
      <PageHeader
        title="Statements"
        detail={
          preview === undefined ? undefined : `${preview.count} patients are due, ${formatMoney(preview.total)} total`
        }
      >
        {(preview?.to_print ?? 0) > 0 && (
          <Button
            variant="default"
            leftSection={<IconPrinter size={16} stroke={1.75} />}
            onClick={() => openPaper('/billing/statement-batch.pdf')}
          >
            Print {preview?.to_print} without email
          </Button>
        )}
        {can('billing.charge') && (
          <Button
            leftSection={<IconSend size={16} stroke={1.75} />}
            loading={run.isPending}
            disabled={(preview?.count ?? 0) === 0}
            onClick={() =>
              void confirm({
                title: `Create ${preview?.count} statements?`,
                message: 'Statements are emailed to patients with an email address. Print the others here.',
                confirm: 'Create statements',
              }).then((yes) => yes && run.mutate({ client_key: key }))
            }
          >
            Run statements
          </Button>
        )}
      </PageHeader>
      <Panel flush>
        <ReadRows
          label="Statements"
          read={rows}
          loadingRows={6}
          rowHeight={60}
          empty={{
            icon: IconMailDollar,
            title: 'No statements',
            detail:
              'A run creates a statement for each patient whose balance and last statement meet the rules in Billing Setup.',
          }}
        >
          {(statement) => (
            <Row
              title={`${statement.number}: ${statement.patient.name}`}
              subtitle={[
                formatDay(statement.issue_day),
                `due ${formatDay(statement.due_day)}`,
                statement.mailed ? 'mailed' : 'not emailed',
              ]}
              badges={
                <>
                  <span className={classes.sum}>{formatMoney(statement.balance)}</span>
                  <StatusBadge tone={statement.notice === 1 ? 'info' : statement.notice === 2 ? 'warning' : 'danger'}>
                    {NOTICES[statement.notice]}
                  </StatusBadge>
                </>
              }
              actions={<PaperActions kind="statement" id={statement.id} name={`Statement ${statement.number}`} />}
            />
          )}
        </ReadRows>
      </Panel>
    </Page>
  );
}
