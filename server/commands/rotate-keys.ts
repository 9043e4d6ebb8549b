import { countOpened, resealMessages } from '#messages/server';
import type { App } from '#platform/app.ts';
import { rejectInUse } from '#platform/backup/check-restore.ts';
import { withInstallation } from '#platform/backup/open-installation.ts';
import { PrimaryClient } from '#platform/connections/primary-client.ts';
import { openKeys } from '#platform/keys.ts';
import { type KeyRotation, rotateKey } from '#platform/rotate-key.ts';
import { StartError } from '#platform/start-error.ts';
import { findClinics } from '#practice/server';
import { readOptions, runCommand, say, withApp } from './command.ts';

const USAGE =
  'npm run rotate-keys: replaces the key that encrypts secure messages, and proves that it opens all of them. Stop Salus first; an interrupted run is continued by the next.';

runCommand(async () => {
  readOptions({}, USAGE);
  const rotation = await withInstallation(async ({ url, dataDir }) => {
    const found = await rotateKey(dataDir, 'messages');
    // The new key's file keeps servers from starting, and those that started before it are found here.
    if (found !== null) await rejectServers(url, found);
    return found;
  });
  if (rotation === null) return say('Secure messages have no key yet.');
  await withApp((app) => rotate(app, rotation));
});

async function rejectServers(url: string, rotation: KeyRotation): Promise<void> {
  const client = new PrimaryClient({ connectionString: url, application_name: 'salus rotate' });
  await client.connect();
  try {
    await rejectInUse(client);
  } catch (error) {
    if (rotation.isNew) await rotation.cancel();
    throw error;
  } finally {
    await client.end();
  }
}

async function rotate(app: App, { from, to, finish }: KeyRotation): Promise<void> {
  const total = { opened: 0, again: 0 };
  for (const { clinic_id: clinicId } of await findClinics(app.database.kysely)) {
    total.again += await resealMessages(app, clinicId, from, to);
    const [proof, old] = [await countOpened(app, clinicId, to), await countOpened(app, clinicId, from)];
    if (proof.failed > 0 || old.opened > 0)
      throw new StartError(
        `Clinic ${clinicId}: ${proof.failed} values are not readable with the new key. Both keys are kept; nothing is lost.`,
      );
    total.opened += proof.opened;
  }
  await finish();
  const current = await openKeys(app.config.dataDir).secret('messages');
  if (!current.equals(to))
    throw new StartError('The new key could not be put in place. Run npm run rotate-keys again.');
  say(
    `The key was replaced. ${total.again.toLocaleString('en')} values were encrypted again; the new key opens all ${total.opened.toLocaleString('en')}, the old key none.`,
  );
  say('Backups made before contain the old key: make a new one, and delete those that you no longer need.');
}
