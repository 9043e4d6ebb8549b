import { useParams } from '@tanstack/react-router';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { joinReads, selectRead } from '#kit/feedback/read.ts';
import { PageSkeleton } from '#kit/feedback/skeletons.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { AccessRulesDocument, RolesDocument } from '../registration.operations.gen.ts';
import { RoleEditor } from './role-editor.tsx';

/** /settings/role/$roleID: a role, or a new one if the id is `new`. */
export function RolePage() {
  const { roleID }: { roleID?: string } = useParams({ strict: false });
  const roles = useApiQuery(RolesDocument, {}, { quiet: true });
  const rules = useApiQuery(AccessRulesDocument, {}, { quiet: true });
  const read = selectRead(joinReads(roles, rules), ([{ roles: all }, { access_rules }]) => {
    const role = all.find(({ id }) => id === roleID) ?? null;
    return role === null && roleID !== 'new' ? null : { role, all, rules: access_rules };
  });
  if (read.data === undefined && read.error === null) return <PageSkeleton />;
  if (read.data == null)
    return (
      <Page>
        <PageHeader title="Role" />
        <Panel flush>
          <ReadState read={read} label="Role" notFound="This role no longer exists">
            {() => null}
          </ReadState>
        </Panel>
      </Page>
    );
  return <RoleEditor key={roleID} role={read.data.role} roles={read.data.all} rules={read.data.rules} />;
}
