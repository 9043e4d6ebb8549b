import type { ComponentType } from 'react';
import { loadMembersPage } from '#practice/web';
import { loadMemberSignInColumns } from '#sessions/web';

/** Fetches the list of members, with how each of them signs in and when they were last here. */
export async function loadMembers(): Promise<ComponentType> {
  const [MembersPage, useMemberSignInColumns] = await Promise.all([loadMembersPage(), loadMemberSignInColumns()]);
  return function Members() {
    return <MembersPage extraColumns={useMemberSignInColumns()} />;
  };
}
