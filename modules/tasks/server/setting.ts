import { sql } from 'kysely';
import { recordAccess } from '#audit/server';
import { invalid, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { foldName } from '#patients/rules';
import type { AssigneeOption, Resolvers } from '../api/setting.gen.ts';
import { findOwners } from './reading/find-owners.sql.ts';

const LONGEST = 100;
const MOST = 20;

/** The tasks module's resolvers of the setting service: possible assignees. */
export const setting: Resolvers = {
  Query: {
    search_clinic_doctors: (_parent, { search_string }, ctx) => doctors(ctx, search_string),
    search_clinic_doctors_and_patients: async (_parent, { search_string }, ctx) => {
      const found = await doctors(ctx, search_string);
      if (!Array.isArray(found) || search_string.trim() === '') return Array.isArray(found) ? [] : found;
      return [...found, ...(await patients(ctx, search_string))].slice(0, MOST);
    },
  },
};

async function doctors({ app, actor }: RequestContext, search: string): Promise<AssigneeOption[] | DomainError> {
  if (search.length > LONGEST) return invalid([{ path: 'search_string', message: `At most ${LONGEST} characters` }]);
  const found = await findOwners(app.database.kysely, actor.clinicId, search);
  return found
    .filter(({ type }) => type === 'Doctor')
    .slice(0, MOST)
    .map(({ id, name }) => ({ id, name, type: 'Doctor' }));
}

async function patients(ctx: RequestContext, search: string): Promise<AssigneeOption[]> {
  if (!ctx.actor.rules.has('patients.view')) return [];
  const { app, actor } = ctx;
  const words = foldName(search).split(/\s+/).filter(Boolean).slice(0, 6);
  if (words.length === 0) return [];
  const conditions = words.map((word) => sql`search_text like ${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`);
  const { rows } = await sql<{ id: string; name: string }>`
    select id, first_name || ' ' || last_name as name from patients.patient
    where clinic_id = ${actor.clinicId} and deleted_time is null and deceased_date is null and ${sql.join(conditions, sql` and `)}
    order by last_name, first_name, id limit ${MOST}`.execute(app.database.kysely);
  await recordAccess(ctx, { action: 'read', objectType: 'patient', reason: 'Search for an assignee' });
  return rows.map(({ id, name }) => ({ id, name: `${name} (Patient)`, type: 'Patient' }));
}
