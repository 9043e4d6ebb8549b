import { IconBuildingHospital, IconPlugConnected } from '@tabler/icons-react';
import { request } from '#kit/api/request.ts';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { StatusBadge, type Tone } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { useDelete } from '#kit/forms/use-delete.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { AddButton, EditDelete, RowButton } from '#kit/rows/row-buttons.tsx';
import { Row } from '#kit/rows/row.tsx';
import { useEditor } from '#kit/rows/use-editor.tsx';
import {
  DeleteLabAccountDocument,
  DeleteLabDocument,
  type LabAccountFieldsFragment,
  LabAccountsDocument,
  type LabFieldsFragment,
  LabsDocument,
  TestLabConnectionDocument,
} from '../lab.operations.gen.ts';
import { LAB_SETUP, useLabSetupChanged } from '../use-labs.ts';
import { AccountDialog } from './account-dialog.tsx';
import { LabDialog } from './lab-dialog.tsx';

const STATUS: Readonly<Record<string, { word: string; tone: Tone }>> = {
  Allowed: { word: 'Allowed', tone: 'success' },
  Excluded: { word: 'Excluded', tone: 'warning' },
  InvalidCredentials: { word: 'Invalid credentials', tone: 'danger' },
  Disabled: { word: 'Disabled', tone: 'neutral' },
};

/** /settings/lab-account: the clinic's laboratories, and its accounts there. */
export function LabAccountPage() {
  useLabSetupChanged();
  const labs = useApiQuery(LabsDocument, {}, { quiet: true });
  const accounts = useApiQuery(LabAccountsDocument, {}, { quiet: true });
  const list = labs.data?.labs ?? [];
  const labEditor = useEditor(list);
  const accountEditor = useEditor(accounts.data?.doctorLabAccounts);
  return (
    <Page>
      <PageHeader title="Lab Accounts" detail="Laboratories and your accounts">
        <AddButton onClick={labEditor.add}>New laboratory</AddButton>
        <AddButton disabled={list.length === 0} onClick={accountEditor.add}>
          New account
        </AddButton>
      </PageHeader>
      <Panel title="Laboratories" flush>
        <ReadRows
          label="Laboratories"
          read={labs}
          rows={(answer) => answer.labs}
          loadingRows={2}
          empty={{
            icon: IconBuildingHospital,
            title: 'No laboratories yet',
            detail: 'Add the laboratory you send tests to, then add an account.',
          }}
        >
          {(lab) => <LabRow lab={lab} onEdit={() => labEditor.edit(lab)} />}
        </ReadRows>
      </Panel>
      <Panel title="Accounts" flush>
        <ReadRows
          label="Accounts"
          read={accounts}
          rows={({ doctorLabAccounts }) => doctorLabAccounts}
          loadingRows={3}
          empty={{
            title: 'No accounts yet',
            detail: 'The provider’s account is used first, then the practice’s, then the clinic’s.',
          }}
        >
          {(account) => <AccountRow account={account} onEdit={() => accountEditor.edit(account)} />}
        </ReadRows>
      </Panel>
      {labEditor.render((lab, close) => (
        <LabDialog lab={lab} onClose={close} />
      ))}
      {accountEditor.render((account, close) => (
        <AccountDialog account={account} labs={list} onClose={close} />
      ))}
    </Page>
  );
}

function LabRow({ lab, onEdit }: { lab: LabFieldsFragment; onEdit: () => void }) {
  const { labName, connection, message_type, product_count } = lab;
  const { remove } = useDelete({
    ask: () => ({
      title: `Delete ${labName}?`,
      message: 'Its accounts and tests are deleted too. Existing orders stay on record.',
    }),
    run: ({ id }: LabFieldsFragment) => request(DeleteLabDocument, { id }),
    done: 'Laboratory deleted',
    refreshes: LAB_SETUP,
  });
  return (
    <Row
      title={labName}
      subtitle={[
        connection === null ? 'Paper requisitions' : `${connection}, ${message_type.replace('_', '^')}`,
        `${product_count} tests`,
      ]}
      actions={<EditDelete of={labName} onEdit={onEdit} onDelete={() => remove(lab)} />}
    />
  );
}

function AccountRow({ account, onEdit }: { account: LabAccountFieldsFragment; onEdit: () => void }) {
  const name = `${account.labName}, ${account.holder}`;
  const { word, tone } = STATUS[account.status]!;
  const { remove } = useDelete({
    ask: () => ({
      title: 'Delete this account?',
      message: `Orders can no longer be sent as ${name}, and its password is deleted.`,
    }),
    run: ({ id }: LabAccountFieldsFragment) => request(DeleteLabAccountDocument, { id }),
    done: 'Account deleted',
    refreshes: ['lab'],
  });
  const probe = useApiMutation(TestLabConnectionDocument, {
    onDone: ({ testLabConnection: { ok, message } }) => (ok ? toast.success(message) : toast.error(message)),
  });
  return (
    <Row
      title={name}
      subtitle={[
        account.scope,
        `account ${account.accountNumber}`,
        `${account.application} / ${account.facility}`,
        account.has_password && 'password saved',
      ]}
      badges={<StatusBadge tone={tone}>{word}</StatusBadge>}
      actions={
        <>
          <RowButton
            of={`of ${name}`}
            icon={IconPlugConnected}
            busy={probe.isPending}
            onClick={() => probe.mutate({ account_id: account.id })}
          >
            Test connection
          </RowButton>
          <EditDelete of={`the account of ${name}`} onEdit={onEdit} onDelete={() => remove(account)} />
        </>
      }
    />
  );
}
