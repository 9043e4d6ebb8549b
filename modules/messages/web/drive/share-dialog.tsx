import { Button, Modal } from '@mantine/core';
import { IconUserShare } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { RadioField } from '#kit/forms/fields/radio-field.tsx';
import type { FormRules } from '#kit/forms/form-rules.ts';
import { Form } from '#kit/forms/form.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { viewerId } from '#kit/session/viewer.ts';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { RowButton } from '#kit/rows/row-buttons.tsx';
import { Row } from '#kit/rows/row.tsx';
import { type DriveShare, listShares, shareOnDrive, stopSharing } from '../drive-api.ts';
import { MessageTeamsDocument } from '../message.operations.gen.ts';
import { DriveMembersDocument } from '../registration.operations.gen.ts';
import type { DriveItem } from './drive-browser.tsx';
import { DRIVE_KEY, refreshDrive } from './drive-key.ts';
import classes from './drive.module.css';

interface ShareValues extends Record<string, unknown> {
  /** `member/<id>` or `team/<id>`. */
  with: string | null;
  access: string | null;
}

const ACCESS = [
  { value: 'view', label: 'Can view' },
  { value: 'edit', label: 'Can edit' },
];

const rules: FormRules<ShareValues, ShareValues & { with: string }> = {
  '~standard': {
    version: 1,
    vendor: 'salus',
    validate: (value) => {
      const values = value as ShareValues;
      const chosen = values.with;
      return chosen === null
        ? { issues: [{ path: ['with'], message: 'Choose a member or a team' }] }
        : { value: { ...values, with: chosen } };
    },
  },
};

/** Shares a file or folder with a member or a team, shows with whom it is shared, and stops sharing. */
export function ShareDialog({ item: { name, path, type }, onClose }: { item: DriveItem; onClose: () => void }) {
  const phone = usePhone();
  const [added, setAdded] = useState(0);
  const read = useQuery({
    queryKey: [DRIVE_KEY, 'shares', path],
    queryFn: ({ signal }) => listShares(path, signal),
    meta: { quiet: true },
  });
  const change = useMutation({
    mutationFn: ({ kind, with_id, can_edit }: DriveShare) =>
      shareOnDrive(path, targetOf(`${kind}/${with_id}`), !can_edit),
    onSuccess: (_answer, share) => {
      toast.success(`${share.name} ${share.can_edit ? 'can view' : 'can edit'} ${name}`);
      refreshDrive();
    },
    onError: reportError,
  });
  const stop = useMutation({
    mutationFn: ({ id }: DriveShare) => stopSharing(path, id),
    onSuccess: (_answer, share) => {
      toast.success(`${name} is no longer shared with ${share.name}`);
      refreshDrive();
    },
    onError: reportError,
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Share ${name}`}
      size="36rem"
      fullScreen={phone}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <ShareForm
        key={added}
        name={name}
        onShare={async (to, canEdit) => {
          await shareOnDrive(path, targetOf(to), canEdit);
          refreshDrive();
          setAdded((count) => count + 1);
        }}
      />
      <ReadRows
        label="Shared with"
        read={read}
        rows={(shares) => shares}
        loadingRows={1}
        empty={{
          icon: IconUserShare,
          title: 'Not shared',
          detail: type === 'directory' ? 'Sharing a folder shares everything in it.' : undefined,
        }}
      >
        {(share) => (
          <Row
            title={share.name}
            subtitle={[share.kind === 'team' && 'Team', share.can_edit ? 'Can edit' : 'Can view']}
            actions={
              <>
                <RowButton
                  of={`for ${share.name}`}
                  busy={change.isPending && change.variables.id === share.id}
                  onClick={() => change.mutate(share)}
                >
                  {share.can_edit ? 'Make view-only' : 'Allow editing'}
                </RowButton>
                <RowButton
                  of={`with ${share.name}`}
                  busy={stop.isPending && stop.variables.id === share.id}
                  onClick={() => stop.mutate(share)}
                >
                  Stop sharing
                </RowButton>
              </>
            }
          />
        )}
      </ReadRows>
    </Modal>
  );
}

function ShareForm({ name, onShare }: { name: string; onShare: (to: string, canEdit: boolean) => Promise<void> }) {
  const teams = useApiQuery(MessageTeamsDocument, {}, { quiet: true });
  const members = useApiQuery(DriveMembersDocument, {}, { quiet: true });
  const form = useApiForm<ShareValues, ShareValues & { with: string }>({
    rules,
    initialValues: { with: null, access: 'view' },
    quiet: true,
    submit: ({ with: to, access }) => onShare(to, access === 'edit'),
  });
  return (
    <Form form={form} label={`Share ${name}`}>
      <SelectField
        form={form}
        name="with"
        label="Share with"
        placeholder="Choose a member or a team"
        withAsterisk
        searchable
        data={[
          {
            group: 'Members',
            items: (members.data?.clinic_members ?? [])
              .filter(({ user_id }) => user_id !== viewerId())
              .map((one) => ({ value: `member/${one.user_id}`, label: one.name })),
          },
          {
            group: 'Teams',
            items: (teams.data?.messageTeams ?? []).map(({ id, name: team }) => ({ value: `team/${id}`, label: team })),
          },
        ]}
      />
      <RadioField form={form} name="access" label="Access" data={ACCESS} />
      <ReadHint read={members} label="Members" />
      <ReadHint read={teams} label="Teams" />
      <div className={classes.share}>
        <Button type="submit" loading={form.submitting}>
          Share
        </Button>
      </div>
    </Form>
  );
}

function targetOf(value: string): { user_id: string } | { team_id: string } {
  const [kind, id = ''] = value.split('/');
  return kind === 'team' ? { team_id: id } : { user_id: id };
}
