import type { App } from '#platform/app.ts';
import { isDomainError } from '#platform/domain-error.ts';
import type { AccessRule } from '#platform/module.ts';
import { saveForPatient, upsertPharmacies } from '#pharmacies/server';
import { recordRegistration } from '#prescribing/server';
import { demoPharmacies, demoPrescribers } from './people/demo/demo-pharmacies.ts';
import { workTime } from './people/open-days.ts';
import type { demoPatients } from './people/demo-people.ts';
import { type DemoClinic, requestOf } from './write-demo-notes.ts';

const DAY_MS = 86_400_000;
const ISSUER = 'https://identity.example';

/**
 * Assigns the demo clinic's patients pharmacies near their home, and registers its doctors with the prescription
 * network; the third one's identity proofing is pending.
 */
export async function writeDemoPharmacies(
  app: App,
  clinic: DemoClinic,
  people: ReturnType<typeof demoPatients>,
  rules: readonly AccessRule[],
): Promise<void> {
  const now = app.clock();
  await app.database.transaction((tx) => upsertPharmacies(tx, demoPharmacies, now));
  for (const [place, { key, patient }] of people.entries()) {
    // One in eight patients has no pharmacy on file.
    if (place % 8 === 7) continue;
    const ctx = requestOf(app, clinic, 'marchetti', rules, new Date(now.getTime() - (place + 3) * 5 * DAY_MS));
    const zip = patient.mailing_address?.postal_code ?? '';
    const near = demoPharmacies.filter(({ postal_code }) => postal_code === zip);
    const chosen = (near.length > 0 ? near : demoPharmacies)[
      place % (near.length > 0 ? near.length : demoPharmacies.length)
    ]!;
    const second = demoPharmacies[(place + 3) % demoPharmacies.length]!;
    for (const { ncpdp_id } of place % 3 === 0 && second !== chosen ? [chosen, second] : [chosen]) {
      const saved = await saveForPatient(ctx, clinic.patientIds.get(key)!, ncpdp_id, false);
      if (isDomainError(saved)) throw new Error(saved.message);
    }
  }
  const { clinicId, userIds, practiceIds } = clinic.founded;
  await app.database.transaction(async (tx) => {
    for (const { doctor, spi } of demoPrescribers) {
      const { actor } = requestOf(app, clinic, doctor, rules, now);
      const at = workTime(new Date(now.getTime() - 400 * DAY_MS), now);
      const known = {
        userId: actor.userId,
        practiceId: practiceIds[0]!,
        registeredBy: userIds[0]!,
        spi,
        issuer: ISSUER,
        at,
      };
      await recordRegistration(tx, app, clinicId, known);
    }
  });
}
