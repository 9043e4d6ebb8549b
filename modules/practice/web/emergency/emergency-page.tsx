import { Button, Stack } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiMutation, useRows } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { Form } from '#kit/forms/form.tsx';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { useViewer } from '#kit/session/viewer.ts';
import type { DataColumn } from '#kit/table/data-column.ts';
import { DataTable } from '#kit/table/data-table.tsx';
import { RightDrawer } from '#kit/windows/right-drawer.tsx';
import { reviewNote } from '../../rules/index.ts';
import classes from '../members/members-page.module.css';
import {
  EmergencyAccessesDocument,
  ReviewEmergencyAccessDocument,
  type EmergencyAccessesQuery,
} from '../registration.operations.gen.ts';

type Access = EmergencyAccessesQuery['emergency_accesses'][number];

const TAKE = 50;

const columns: readonly DataColumn<Access>[] = [
  {
    id: 'time',
    title: 'Started',
    width: '11.75rem',
    cell: ({ started_time: time }) => <time>{formatInstant(time)}</time>,
  },
  { id: 'who', title: 'Member', width: 'minmax(10rem, 1fr)', phone: 'title', cell: ({ name }) => name },
  { id: 'reason', title: 'Reason', width: 'minmax(12rem, 2fr)', cell: ({ reason }) => reason },
  {
    id: 'ended',
    title: 'Ended',
    width: '11.75rem',
    phone: 'hidden',
    cell: ({ ended_time, expires_time }) => <time>{formatInstant(ended_time ?? expires_time)}</time>,
  },
  {
    id: 'reviewed',
    title: 'Reviewed',
    width: 'minmax(9rem, 1fr)',
    phone: 'aside',
    cell: ({ reviewed_by }) =>
      reviewed_by === null ? (
        <StatusBadge tone="warning">To review</StatusBadge>
      ) : (
        <StatusBadge tone="success">{reviewed_by}</StatusBadge>
      ),
  },
];

/** /settings/emergency-access: all emergency access with reasons and reviews. */
export function EmergencyPage() {
  const rows = useRows(EmergencyAccessesDocument, {}, { take: TAKE, rows: (found) => found.emergency_accesses });
  const [openId, setOpenId] = useState<string | null>(null);
  const open = rows.rows.find(({ id }) => id === openId);
  return (
    <Page fill>
      <PageHeader title="Emergency access" />
      <Panel fill>
        <DataTable
          label="Emergency access"
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          onOpen={({ id }) => setOpenId(id)}
          selectedId={openId}
          empty={{
            icon: IconShieldCheck,
            title: 'No emergency access has been used',
            detail: 'Emergency access opens charts for one hour. Each use is listed here for review.',
          }}
        />
      </Panel>
      {open !== undefined && <ReviewDrawer key={open.id} access={open} onClose={() => setOpenId(null)} />}
    </Page>
  );
}

function ReviewDrawer({ access, onClose }: { access: Access; onClose: () => void }) {
  const own = useViewer().userId === access.user_id;
  const { mutateAsync: review } = useApiMutation(ReviewEmergencyAccessDocument, {
    refreshes: [['registration', 'EmergencyAccesses']],
    quiet: true,
  });
  const form = useApiForm({
    rules: reviewNote,
    initialValues: { note: '' },
    draftKey: `practice/review/${access.id}`,
    submit: async ({ note }) => {
      await review({ id: access.id, note });
      toast.success('The review was saved.');
      onClose();
    },
  });
  return (
    <RightDrawer title={access.name} onClose={onClose}>
      <Stack gap="md">
        <dl className={classes.facts}>
          <dt>Began</dt>
          <dd>{formatInstant(access.started_time)}</dd>
          <dt>Ended</dt>
          <dd>{formatInstant(access.ended_time ?? access.expires_time)}</dd>
          <dt>Reason</dt>
          <dd>{access.reason}</dd>
          {access.reviewed_by !== null && access.reviewed_time !== null && (
            <>
              <dt>Reviewed</dt>
              <dd>
                {access.reviewed_by}, {formatInstant(access.reviewed_time)}
              </dd>
              <dt>Found</dt>
              <dd>{access.review_note}</dd>
            </>
          )}
        </dl>
        {own && access.reviewed_by === null && (
          <Notice>You can’t review your own emergency access. Ask another administrator.</Notice>
        )}
        {!own && access.reviewed_by === null && (
          <Form form={form} label="Review">
            <TextareaField form={form} name="note" label="Findings" required minRows={3} />
            <div className={classes.foot}>
              <Button type="submit" loading={form.submitting}>
                Mark as reviewed
              </Button>
            </div>
          </Form>
        )}
      </Stack>
    </RightDrawer>
  );
}
