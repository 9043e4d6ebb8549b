import { useParams } from '@tanstack/react-router';
import { useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { PageSkeleton } from '#kit/feedback/skeletons.tsx';
import { Page } from '#kit/page/page.tsx';
import { AccessRulesDocument, RolesDocument } from '../registration.operations.gen.ts';
import { RoleEditor } from './role-editor.tsx';

/** /settings/role/$roleID: a role, or a new one where the id is `new`. */
export function RolePage() {
  const { roleID }: { roleID?: string } = useParams({ strict: false });
  const roles = useApiQuery(RolesDocument, {});
  const rules = useApiQuery(AccessRulesDocument, {});
  const failed = roles.error ?? rules.error;
  if (failed !== null)
    return (
      <ErrorState error={failed} what="The role" onRetry={() => void Promise.all([roles.refetch(), rules.refetch()])} />
    );
  if (roles.data === undefined || rules.data === undefined) return <PageSkeleton />;
  const role = roles.data.roles.find(({ id }) => id === roleID) ?? null;
  if (role === null && roleID !== 'new')
    return (
      <Page>
        <EmptyState title="This role does not exist any more" />
      </Page>
    );
  return <RoleEditor key={roleID} role={role} roles={roles.data.roles} rules={rules.data.access_rules} />;
}
