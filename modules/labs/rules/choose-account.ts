/** Whom an account at a laboratory is for. */
export const accountScopes = ['Doctor', 'Practice', 'Clinic'] as const;
export type AccountScope = (typeof accountScopes)[number];

/** What may be done with an account. */
export const accountStatuses = ['Allowed', 'Excluded', 'InvalidCredentials', 'Disabled'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

/** An account as far as the choice goes. */
export interface ChoosableAccount {
  lab_id: string;
  scope: AccountScope;
  doctor_id: string | null;
  practice_id: string | null;
  status: AccountStatus;
}

/**
 * The account that a doctor orders with at a laboratory: their own, else their practice's, else the clinic's. The nearest one that is
 * not disabled decides: where it is excluded there is none. `scope` asks for that scope only.
 */
export function chooseAccount<Account extends ChoosableAccount>(
  accounts: readonly Account[],
  of: { labId: string; doctorId: string; practiceId: string; scope?: AccountScope | null },
): Account | null {
  const standing = accounts.filter(({ lab_id, status }) => lab_id === of.labId && status !== 'Disabled');
  for (const scope of accountScopes) {
    if (of.scope != null && of.scope !== scope) continue;
    const account = standing.find(
      (each) =>
        each.scope === scope &&
        (scope !== 'Doctor' || each.doctor_id === of.doctorId) &&
        (scope !== 'Practice' || each.practice_id === of.practiceId),
    );
    if (account !== undefined) return account.status === 'Allowed' ? account : null;
  }
  return null;
}
