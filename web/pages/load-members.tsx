import type { ComponentType } from 'react';
import { loadMembersPage } from '#practice/web';
import { loadMemberSignInColumns } from '#sessions/web';

/** Loads the list of members, with their sign-in methods and last sign-in. */
export async function loadMembers(): Promise<ComponentType> {
  const [MembersPage, useMemberSignInColumns] = await Promise.all([loadMembersPage(), loadMemberSignInColumns()]);
  return function Members() {
    return <MembersPage extraColumns={useMemberSignInColumns()} />;
  };
}
