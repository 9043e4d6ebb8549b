import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import type { AccessRule, Preset } from '#platform/module.ts';
import { PRESETS } from '../../rules/index.ts';
import { rememberRules } from '../roles/known-rules.sql.ts';

/** The input of a new clinic: its name, its IANA time zone and its practices. */
export interface NewClinic {
  name: string;
  timeZone: string;
  isDemo: boolean;
  practices: readonly NewPractice[];
  tags?: readonly { tag: string; color: string }[];
}

/** The input of a new practice. */
export interface NewPractice {
  practice_name: string;
  address_line1?: string;
  city?: string;
  state?: string;
  postal_code?: string;
  country?: string;
  office_phone?: string;
  email?: string;
}

/** The created records: ids of the clinic, of its practices in order, and of its roles by name. */
export interface MadeClinic {
  clinicId: string;
  practiceIds: string[];
  roleIds: Record<Preset, string>;
}

/** Creates a clinic with its practices, tags and preset roles; `rules` are the access rules of all modules. */
export async function createClinic(
  tx: Tx,
  clinic: NewClinic,
  rules: readonly AccessRule[],
  now: Date,
): Promise<MadeClinic> {
  const clinicId = newId();
  await tx
    .insertInto('practice.clinic')
    .values({
      clinic_id: clinicId,
      clinic_name: clinic.name,
      time_zone: clinic.timeZone,
      is_demo: clinic.isDemo,
      created_time: now,
    })
    .execute();
  const practices = clinic.practices.map((practice) => ({
    ...practice,
    clinic_id: clinicId,
    id: newId(),
    created_time: now,
  }));
  await tx.insertInto('practice.practice').values(practices).execute();
  const tags = (clinic.tags ?? []).map((tag) => ({ ...tag, clinic_id: clinicId, id: newId(), created_time: now }));
  if (tags.length > 0) await tx.insertInto('practice.clinic_tag').values(tags).execute();

  const roles = PRESETS.map(({ name, description }) => ({
    clinic_id: clinicId,
    id: newId(),
    role_name: name,
    description,
    preset: name,
  }));
  await tx.insertInto('practice.role').values(roles).execute();
  const grants = roles.flatMap((role) =>
    rules
      .filter((rule) => role.role_name === 'Admin' || rule.presets.includes(role.role_name))
      .map((rule) => ({ clinic_id: clinicId, role_id: role.id, access_rule: rule.id })),
  );
  await tx.insertInto('practice.role_rule').values(grants).execute();
  await rememberRules(
    tx,
    clinicId,
    rules.map(({ id }) => id),
  );
  return {
    clinicId,
    practiceIds: practices.map(({ id }) => id),
    roleIds: Object.fromEntries(roles.map(({ role_name, id }) => [role_name, id])) as Record<Preset, string>,
  };
}
