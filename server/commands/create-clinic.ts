import { StartError } from '#platform/start-error.ts';
import type { App } from '#platform/app.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { PRESETS } from '#practice/rules';
import { countClinics, findClinics } from '#practice/server';
import { findOwner } from '#sessions/server';
import { foundWithLinks } from '../found-with-links.ts';
import { modules } from '../modules.gen.ts';
import { readClinicArguments, type ClinicArguments } from './clinic-arguments.ts';
import { readOptions, runCommand, say, withApp } from './command.ts';

const USAGE = `usage: npm run create-clinic -- --name "Harbor Clinic" --time-zone America/New_York --admin "Ada,Lang,ada@example.org"
  --practice "Main Street"           a practice; can be repeated (default: the clinic's name)
  --member "First,Last,email,Role"   a member; can be repeated. Roles: ${PRESETS.map(({ name }) => name).join(', ')}
Each of them gets a link to choose a password, valid once within a day.`;

async function createClinic(): Promise<void> {
  const { values } = readOptions(
    {
      name: { type: 'string' },
      'time-zone': { type: 'string', default: 'America/New_York' },
      admin: { type: 'string' },
      practice: { type: 'string', multiple: true, default: [] },
      member: { type: 'string', multiple: true, default: [] },
    },
    USAGE,
  );
  if (values.name === undefined && values.admin === undefined) throw new StartError(USAGE);
  const read = readClinicArguments(values);
  if (Array.isArray(read)) throw new StartError(`${read.join('\n')}\nNothing was created.\n${USAGE}`);
  const { name, timeZone, practices, founders } = read;
  const rules = modules.flatMap(({ accessRules }) => accessRules);
  let hasDemo = false;
  let links: string[] = [];
  await withApp(async (app) => {
    await rejectTaken(app, read);
    hasDemo = (await countClinics(app.database.kysely)).demo;
    const clinic = { name, timeZone, isDemo: false, practices: practices.map((practice_name) => ({ practice_name })) };
    const made = await foundWithLinks(app, clinic, founders, rules);
    if (isDomainError(made)) throw new StartError(`${made.message} Nothing was created.`);
    links = made;
  });
  say(
    `${name} was created. Each member sets a password and signs in with their own link, which works once and for one day:`,
  );
  for (const [index, { username, role }] of founders.entries()) say(`  ${username} (${role})\n    ${links[index]}`);
  say('To create a new link: npm run password-link -- USERNAME');
  // A server started with only the demo clinic still sends into its sandbox.
  if (hasDemo) say('The demo clinic is now closed. npm run remove-demo deletes it; DEMO_OPEN=on opens it again.');
  say('If Salus is already running, restart it before you invite members; until then no mail is sent.');
}

/** Rejects a clinic whose name is in use, or a founder whose email address is the username of another member. */
async function rejectTaken(app: App, { name, founders }: ClinicArguments): Promise<void> {
  const clinics = await findClinics(app.database.kysely);
  const taken = clinics.some(({ clinic_name }) => clinic_name.toLowerCase() === name.toLowerCase())
    ? [`--name "${name}": A clinic with this name already exists.`]
    : [];
  for (const { username } of founders)
    if ((await findOwner(app, username)) !== null)
      taken.push(`${username}: Already the username of a member. Use another email address.`);
  if (taken.length > 0) throw new StartError(`${taken.join('\n')}\nNothing was created.`);
}

runCommand(createClinic);
