import { queryClient } from '#kit/api/query-client.ts';
import { renewViewer, useSession } from '#kit/session/viewer.ts';
import { readViewer } from './read-viewer.ts';

/** Reads the signed-in user and their rights again; if they have changed, all data on the page is read again too. */
export async function refreshViewer(): Promise<void> {
  const before = useSession.getState();
  if (before.status !== 'signed-in' || before.viewer === null) return;
  const viewer = await readViewer().catch(() => null);
  if (viewer === null || same(viewer, before.viewer)) return;
  renewViewer(viewer);
  void queryClient.invalidateQueries();
}

type Rights = Parameters<typeof renewViewer>[0];

function same(one: Rights, other: Rights): boolean {
  return (
    one.mustSetUpTwoFa === other.mustSetUpTwoFa &&
    one.mustAcceptTerms === other.mustAcceptTerms &&
    one.name === other.name &&
    one.avatar === other.avatar &&
    one.clinicName === other.clinicName &&
    one.timeZone === other.timeZone &&
    one.practiceName === other.practiceName &&
    one.emergencyUntil === other.emergencyUntil &&
    one.roles.join('\n') === other.roles.join('\n') &&
    one.rules.size === other.rules.size &&
    [...one.rules].every((rule) => other.rules.has(rule) && one.scopes?.get(rule) === other.scopes?.get(rule)) &&
    [...(one.colleagues ?? [])].join() === [...(other.colleagues ?? [])].join()
  );
}
