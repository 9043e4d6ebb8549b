import { StartError } from '#platform/start-error.ts';
import type { Preset } from '#platform/module.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { PRESETS } from '#practice/rules';
import { countClinics } from '#practice/server';
import type { Founder } from '../found-clinic.ts';
import { foundWithLinks } from '../found-with-links.ts';
import { modules } from '../modules.gen.ts';
import { readOptions, runCommand, say, withApp } from './command.ts';

const USAGE = `usage: npm run create-clinic -- --name "Harbor Clinic" --time-zone America/New_York --admin "Ada,Lang,ada@example.org"
  --practice "Main Street"           a practice; can be repeated (default: the clinic's name)
  --member "First,Last,email,Role"   a member; can be repeated. Roles: ${PRESETS.map(({ name }) => name).join(', ')}
Each of them gets a link to choose a password, valid once within a day.`;

const COLORS = ['#1864ab', '#2b8a3e', '#a8460b', '#862e9c', '#0b7285', '#a61e4d', '#5c7c0a', '#5f3dc4'];

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
  const name = values.name?.trim();
  if (!name || !values.admin) throw new StartError(USAGE);
  const timeZone = values['time-zone'];
  if (!Intl.supportedValuesOf('timeZone').includes(timeZone))
    throw new StartError(`--time-zone must be an IANA name, as America/New_York.`);
  const founders = [
    readPerson(`${values.admin},Admin`, 0),
    ...values.member.map((text, index) => readPerson(text, index + 1)),
  ];
  const practices = values.practice.length > 0 ? values.practice : [name];
  const rules = modules.flatMap(({ accessRules }) => accessRules);
  let hasDemo = false;
  let links: string[] = [];
  await withApp(async (app) => {
    hasDemo = (await countClinics(app.database.kysely)).demo;
    const clinic = { name, timeZone, isDemo: false, practices: practices.map((practice_name) => ({ practice_name })) };
    const made = await foundWithLinks(app, clinic, founders, rules);
    if (isDomainError(made)) throw new StartError(`${made.message} Nothing was created.`);
    links = made;
  });
  say(`${name} was created. Each member chooses a password with their own link, which works once and for one day:`);
  for (const [index, { username, role }] of founders.entries()) say(`  ${username} (${role})\n    ${links[index]}`);
  say('To create a new link: npm run password-link -- USERNAME');
  // A server started with only the demo clinic still sends into its sandbox.
  if (hasDemo) say('The demo clinic is now closed. npm run remove-demo deletes it; DEMO_OPEN=on opens it again.');
  say('If Salus is already running, restart it before you invite members; until then no mail is sent.');
}

function readPerson(text: string, index: number): Omit<Founder, 'password'> {
  const [first_name, last_name, username, role] = text.split(',').map((part) => part.trim());
  const known = PRESETS.find((preset) => preset.name === role);
  if (!first_name || !last_name || !username || known === undefined)
    throw new StartError(`"${text}" can't be read.\n${USAGE}`);
  const hasCalendar = (['Admin', 'Doctor', 'Nurse'] as Preset[]).includes(known.name);
  return {
    first_name,
    last_name,
    username,
    role: known.name,
    calendarColor: hasCalendar ? COLORS[index % COLORS.length]! : null,
  };
}

runCommand(createClinic);
