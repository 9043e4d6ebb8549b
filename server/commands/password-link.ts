import { linksForOperator } from '#practice/server';
import { findOwner, makeFirstLink } from '#sessions/server';
import { StartError } from '#platform/start-error.ts';
import { readOptions, runCommand, say, withApp } from './command.ts';

const USAGE = 'usage: npm run password-link -- USERNAME';

/**
 * Prints a link to choose a new password, for a member without email, which works once and for a day; or, for an invited
 * person, the invitation's link.
 */
async function makeLink(): Promise<void> {
  const [username] = readOptions({}, USAGE).positionals;
  if (username === undefined) throw new StartError(USAGE);
  await withApp(async (app) => {
    const owner = await findOwner(app, username);
    if (owner === null) {
      const links = await linksForOperator(app, username, app.clock());
      if (links.length === 0) throw new StartError(`No account and no open invitation has the username ${username}.`);
      for (const { clinic, link } of links) say(`Invitation to ${clinic}, valid for 7 days:\n${link}`);
      return;
    }
    say(await app.database.transaction((tx) => makeFirstLink(tx, app, owner, app.clock())));
  });
}

runCommand(makeLink);
