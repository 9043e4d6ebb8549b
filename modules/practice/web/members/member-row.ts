import type { MembersQuery } from '../registration.operations.gen.ts';

/** A member in the list. */
export type Member = MembersQuery['members'][number];

/** An invitation in the list. */
export type Invitation = MembersQuery['clinic_invitations'][number];

/** A row of the list: a member, or an invited person. */
export interface MemberRow {
  id: string;
  name: string;
  title: string;
  credential: string;
  npi: string;
  email: string;
  practices: string;
  roles: string;
  status: 'Invited' | 'Invited, not sent' | 'Invited, bounced' | 'Invitation expired' | 'Active' | 'Deactivated';
  member: Member | null;
  invitation: Invitation | null;
}

/** Returns members and open invitations as rows of one list; accepted and revoked invitations are omitted. */
export function memberRows({ members, clinic_invitations: invitations }: MembersQuery): MemberRow[] {
  const open = invitations.filter(({ state }) => state === 'pending' || state === 'expired');
  return [
    ...open.map((invitation): MemberRow => ({
      id: invitation.id,
      name: `${invitation.first_name} ${invitation.last_name}`,
      title: '',
      credential: '',
      npi: '',
      email: invitation.email,
      practices: invitation.invited_practice_list.map(({ practice_name }) => practice_name).join(', '),
      roles: invitation.invited_role_list.map(({ role_name }) => role_name).join(', '),
      status: invitationStatus(invitation),
      member: null,
      invitation,
    })),
    ...members.map((member): MemberRow => ({
      id: member.user_id,
      name: `${member.first_name} ${member.last_name}`,
      title: member.title ?? '',
      credential: member.credential ?? '',
      npi: member.npi ?? '',
      email: member.email,
      practices: member.practices.map(({ practice_name }) => practice_name).join(', '),
      roles: member.roles.map(({ role_name }) => role_name).join(', '),
      status: member.is_active ? 'Active' : 'Deactivated',
      member,
      invitation: null,
    })),
  ];
}

function invitationStatus({ state, mail_state }: Invitation): MemberRow['status'] {
  if (state === 'expired') return 'Invitation expired';
  if (mail_state === 'bounced' || mail_state === 'failed') return 'Invited, bounced';
  return mail_state === 'no_server' || mail_state === 'cancelled' ? 'Invited, not sent' : 'Invited';
}

/** Returns the rows that contain all typed words. */
export function filterRows(rows: readonly MemberRow[], typed: string): MemberRow[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const text = [row.name, row.title, row.credential, row.npi, row.email, row.practices, row.roles, row.status]
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
