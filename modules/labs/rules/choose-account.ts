/** Scopes of a laboratory account. */
export const accountScopes = ['Doctor', 'Practice', 'Clinic'] as const;
export type AccountScope = (typeof accountScopes)[number];

/** States of an account. */
export const accountStatuses = ['Allowed', 'Excluded', 'InvalidCredentials', 'Disabled'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

/** The fields of an account that matter for the choice. */
export interface ChoosableAccount {
  lab_id: string;
  scope: AccountScope;
  doctor_id: string | null;
  practice_id: string | null;
  status: AccountStatus;
}

/**
 * Chooses the account for an order at a laboratory: the doctor's own, else the practice's, else the clinic's. The most
 * specific one that is not disabled decides; if it is excluded, the result is null. `scope` considers only that scope.
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
