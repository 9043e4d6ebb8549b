import { findOwner, makeFirstLink } from '#sessions/server';
import { StartError } from '#platform/start-error.ts';
import { readOptions, runCommand, say, withApp } from './command.ts';

const USAGE = 'usage: npm run password-link -- USERNAME';

/** Prints a link to choose a new password, for a member without email; it works once, within a day. */
async function makeLink(): Promise<void> {
  const [username] = readOptions({}, USAGE).positionals;
  if (username === undefined) throw new StartError(USAGE);
  await withApp(async (app) => {
    const owner = await findOwner(app, username);
    if (owner === null) throw new StartError(`No account has the username ${username}.`);
    say(await app.database.transaction((tx) => makeFirstLink(tx, app, owner, app.clock())));
  });
}

runCommand(makeLink);
