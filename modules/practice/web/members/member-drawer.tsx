import { Button, Stack } from '@mantine/core';
import { Fragment, type ReactNode, useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiMutation } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { ReadLines } from '#kit/feedback/read-state.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { Form } from '#kit/forms/form.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { useViewer } from '#kit/session/viewer.ts';
import { RightDrawer } from '#kit/windows/right-drawer.tsx';
import { placesInput } from '../../rules/index.ts';
import { ChoicesField } from '../choices-field.tsx';
import { MembersDocument, ReactivateMemberDocument, UpdateMemberDocument } from '../registration.operations.gen.ts';
import { DeactivateForm } from './deactivate-form.tsx';
import { MemberProfile } from './member-profile.tsx';
import type { Member } from './member-row.ts';
import classes from './members-page.module.css';
import { usePlaces } from './use-places.ts';

/** A fact about a member from another module. */
export interface MemberFact {
  id: string;
  title: string;
  value: ReactNode;
}

interface MemberDrawerProps {
  member: Member;
  facts: readonly MemberFact[];
  onClose: () => void;
}

/** A member: their practices and roles, deactivation and reactivation. */
export function MemberDrawer({ member, facts, onClose }: MemberDrawerProps) {
  const [leaving, setLeaving] = useState(false);
  const [naming, setNaming] = useState(false);
  const own = useViewer().userId === member.user_id;
  const reactivate = useApiMutation(ReactivateMemberDocument, {
    refreshes: [['registration', 'Members']],
    onDone: () => toast.success(`${member.name} is active again.`),
  });
  const { user_id, version } = member;
  return (
    <RightDrawer title={member.name} onClose={onClose}>
      <Stack gap="md">
        <dl className={classes.facts}>
          <dt>Email</dt>
          <dd>{member.email}</dd>
          {member.npi !== null && (
            <>
              <dt>NPI</dt>
              <dd className="numbers">{member.npi}</dd>
            </>
          )}
          {facts.map(({ id, title, value }) => (
            <Fragment key={id}>
              <dt>{title}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
          {member.deactivated_time !== null && (
            <>
              <dt>Deactivated</dt>
              <dd>{formatInstant(member.deactivated_time)}</dd>
            </>
          )}
        </dl>
        {own && <Notice>Another administrator must change your roles.</Notice>}
        {!own && !member.may_change && (
          <Notice>This member has rights you don’t. An administrator must make this change. {rolesOf(member)}.</Notice>
        )}
        {naming ? (
          <>
            <MemberProfile userId={user_id} />
            <div className={classes.foot}>
              <Button variant="default" onClick={() => setNaming(false)}>
                Back
              </Button>
            </div>
          </>
        ) : leaving ? (
          <DeactivateForm member={member} onCancel={() => setLeaving(false)} onDone={onClose} />
        ) : (
          <>
            {member.may_change && <PlacesForm key={String(member.is_active)} member={member} onDone={onClose} />}
            {member.may_change && (
              <div className={classes.foot}>
                {member.is_active && (
                  <Button variant="default" onClick={() => setNaming(true)}>
                    Edit profile
                  </Button>
                )}
                {member.is_active ? (
                  <Button variant="default" color="red" onClick={() => setLeaving(true)}>
                    Deactivate …
                  </Button>
                ) : (
                  <Button
                    variant="default"
                    loading={reactivate.isPending}
                    onClick={() => reactivate.mutate({ user_id, version })}
                  >
                    Reactivate
                  </Button>
                )}
              </div>
            )}
          </>
        )}
      </Stack>
    </RightDrawer>
  );
}

function rolesOf({ roles }: Member): string {
  return roles.map(({ role_name }) => role_name).join(', ');
}

function PlacesForm({ member, onDone }: { member: Member; onDone: () => void }) {
  const kept = member.practices.map(({ id }) => id);
  const places = usePlaces(kept);
  const { user_id } = member;
  const form = useRecordForm({
    row: member,
    values: (row) => ({
      practice_list: (row ?? member).practices.map(({ id }) => id),
      role_list: (row ?? member).roles.map(({ id }) => id),
    }),
    rules: placesInput,
    says: (row) => `${row.practices.map(({ practice_name: name }) => name).join(', ')}; ${rolesOf(row)}`,
    read: async () => (await request(MembersDocument, {})).members.find((one) => one.user_id === user_id),
    update: (checked, version) => request(UpdateMemberDocument, { user_id, version, ...checked }),
    done: `${member.name} was saved.`,
    onSaved: () => {
      refreshQueries('registration', 'Members');
      onDone();
    },
  });
  return (
    <ReadLines read={places} label="Practices and roles" lines={6}>
      {({ practices, roles }) => (
        <Form form={form} label={`Practices and roles of ${member.name}`}>
          <ChoicesField form={form} name="practice_list" label="Practices" choices={practices} />
          <ChoicesField form={form} name="role_list" label="Roles" choices={roles} />
          <div className={classes.foot}>
            <Button type="submit" loading={form.submitting}>
              Save
            </Button>
          </div>
        </Form>
      )}
    </ReadLines>
  );
}
