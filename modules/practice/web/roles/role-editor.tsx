import '@mantine/core/styles/Combobox.layer.css';
import { Button, Select, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { SearchBox } from '#kit/filters/search-box.tsx';
import { Form } from '#kit/forms/form.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { useViewer } from '#kit/session/viewer.ts';
import { roleInput } from '../../rules/index.ts';
import { CreateRoleDocument, RolesDocument, UpdateRoleDocument } from '../registration.operations.gen.ts';
import { DeleteRole } from './delete-role.tsx';
import {
  countRights,
  grantedRights,
  grantsFor,
  grantsOf,
  grantsOfPreset,
  limitedRights,
  scopesToGrant,
  summarise,
  type Grants,
  type Role,
  type Rule,
} from './grants.ts';
import { LimitedRights } from './limited-rights.tsx';
import classes from './role-editor.module.css';
import { RightsTable } from './rights-table.tsx';
import { RoleChanges } from './role-changes.tsx';

interface RoleEditorProps {
  /** Null for a new one. */
  role: Role | null;
  roles: readonly Role[];
  rules: readonly Rule[];
}

/** Name, description and rights of a role; what saving would change is shown next to the save button. */
export function RoleEditor({ role, roles, rules: all }: RoleEditorProps) {
  const viewer = useViewer();
  const navigate = useNavigate();
  const rules = grantedRights(all);
  const before = role === null ? {} : grantsOf(role);
  const [grants, setGrants] = useState<Grants>(before);
  const [typed, setTyped] = useState('');
  const access_scopes = Object.entries(grants).map(([access_rule, scope]) => ({ access_rule, scope }));
  const form = useRecordForm({
    row: role,
    values: (row) => ({
      role_name: row?.role_name ?? '',
      description: row?.description ?? '',
      access_rule_id_list: row?.access_rule_id_list ?? [],
    }),
    rules: roleInput,
    says: (row) => `${row.role_name}, with ${countRights(row.access_rule_id_list)}`,
    read: async () => {
      // The summary of changes is based on the current version.
      refreshQueries('registration', 'Roles');
      return (await request(RolesDocument, {})).roles.find(({ id }) => id === role!.id);
    },
    create: (checked) => request(CreateRoleDocument, { ...checked, access_scopes }),
    update: (checked, version) => request(UpdateRoleDocument, { ...checked, access_scopes, id: role!.id, version }),
    done: null,
    onTake: (row) => setGrants(grantsOf(row)),
    onSaved: () => {
      toast.success(`Role ${form.inner.getValues().role_name} saved.`);
      refreshQueries('registration', 'Roles');
      void navigate({ to: '/settings/role' });
    },
  });
  const isAdmin = role?.preset === 'Admin';
  const isOwn = role !== null && viewer.roles.includes(role.role_name);
  const fixed = isAdmin || isOwn;
  const choose = (next: Grants): void => {
    setGrants(next);
    form.inner.setFieldValue('access_rule_id_list', Object.keys(next));
  };
  const changes = summarise(rules, before, grants);
  const presets = [...new Set(all.flatMap(({ presets: names }) => names))].filter((name) => name !== 'Admin');
  const missing = form.inner.errors['access_rule_id_list'];

  return (
    <Page>
      <PageHeader title={role?.role_name ?? 'New role'} detail={role === null ? undefined : members(role.member_count)}>
        {role !== null && !fixed && <DeleteRole role={role} roles={roles} />}
      </PageHeader>
      {isAdmin && <Notice>The Admin role always has every right, including rights added by later versions.</Notice>}
      {isOwn && !isAdmin && <Notice>You have this role. Ask another administrator to change it.</Notice>}
      <Form form={form} label="Role">
        <Panel>
          <div className={classes.words}>
            <TextField form={form} name="role_name" label="Role name" required disabled={fixed} />
            <TextField form={form} name="description" label="Description" required disabled={fixed} />
          </div>
        </Panel>
        <Panel
          title="Rights"
          actions={
            <div className={classes.tools}>
              {!fixed && (
                <Select
                  aria-label="Start from a preset role"
                  placeholder="Start from a preset role"
                  data={presets}
                  value={null}
                  onChange={(name) => name !== null && choose(grantsOfPreset(viewer, all, name))}
                />
              )}
              <SearchBox label="Search rights" onSearch={setTyped} />
            </div>
          }
        >
          <Text size="sm" c="dimmed" mb="sm">
            Every member can sign in, see the clinic’s practices and members, and change their own account. A role adds
            to that.
          </Text>
          {missing !== undefined && <Notice tone="danger">{missing}</Notice>}
          <RightsTable
            rules={rules}
            grants={grants}
            before={before}
            typed={typed}
            fixed={fixed}
            scopesToGrant={(rule) => scopesToGrant(viewer, rule, before[rule.id])}
            onChange={choose}
          />
        </Panel>
        {!isAdmin && (
          <LimitedRights
            limited={limitedRights(rules, grants)}
            mayAdd={(rule) => !fixed && scopesToGrant(viewer, rule).length > 0}
            onAdd={(missing) => choose({ ...grants, ...grantsFor(viewer, missing) })}
          />
        )}
        {!fixed && (
          <div className={classes.foot}>
            <RoleChanges changes={changes} memberCount={role?.member_count ?? 0} />
            <Button variant="default" onClick={() => void navigate({ to: '/settings/role' })}>
              Cancel
            </Button>
            <Button type="submit" loading={form.submitting}>
              Save
            </Button>
          </div>
        )}
      </Form>
    </Page>
  );
}

function members(count: number): string {
  return count === 1 ? '1 member' : `${count} members`;
}
