import type { Table } from './read-tables.ts';

/** Where Citus keeps a table: split by clinic, copied to every node, or on the coordinator alone. */
export type Place = 'distributed' | 'reference' | 'local';

/** Tables that stay on the coordinator, and why. Those of graphile-worker stay there too: they are its own. */
export const LOCAL: Readonly<Record<string, string>> = {
  'platform.migration': 'the schema belongs to the coordinator',
  'platform.backup_state': 'one row about the installation',
  'platform.operation_time': 'times of the processes, written once a minute',
  'sessions.counted_try': 'written at each try to sign in, before a clinic is known',
  'sessions.nobodys_sign_in': 'written at a name that nobody has',
  'sessions.spent_challenge': 'written before a clinic is known',
};

/**
 * Unique indexes that have to hold for the whole installation, and why. Citus refuses them on a distributed table: before
 * it is distributed, each needs a reference table of its own with the same unique column, filled in the same transaction.
 */
export const UNIQUE_EVERYWHERE: Readonly<Record<string, string>> = {
  'billing.card_account.card_account_once':
    'a Stripe account belongs to one clinic: its webhooks name only the account',
  'booking.settings.settings_address': 'the address of the booking page is public',
  'kiosk.device.device_pairing': 'a short code that is typed before a clinic is known',
  'labs.order_group.placer_group': 'laboratories know the number without the clinic',
  'labs.test_order.placer_number': 'laboratories know the number without the clinic',
  'prescribing.prescriber_location.prescriber_spi': 'the network gives each number once',
};

/** Returns where a table belongs. Without the clinic in its key, it is shared by all clinics. */
export function placeOf(table: Table): Place {
  if (Object.hasOwn(LOCAL, table.name)) return 'local';
  const primary = table.keys.find(({ isPrimary }) => isPrimary);
  return table.hasClinic && primary?.columns.includes('clinic_id') === true ? 'distributed' : 'reference';
}

/**
 * Returns what Citus would refuse, one line each: a unique index of a distributed table contains the distribution column;
 * a foreign key between distributed tables pairs it; a reference table refers to no distributed table, and a table on a
 * node to none on the coordinator.
 *
 * @see https://docs.citusdata.com/en/stable/develop/reference_ddl.html
 */
export function citusBreaches(
  tables: readonly Table[],
  exceptions: Readonly<Record<string, string>> = UNIQUE_EVERYWHERE,
): string[] {
  const places = new Map(tables.map((table) => [table.name, placeOf(table)]));
  const used = new Set<string>();
  const breaches = tables.flatMap((table) => {
    const place = places.get(table.name)!;
    const keys = table.keys.flatMap(({ name, columns }) => {
      const id = `${table.name}.${name}`;
      if (place !== 'distributed' || columns.includes('clinic_id')) return [];
      if (!Object.hasOwn(exceptions, id)) return [`${id} is unique without clinic_id`];
      used.add(id);
      return [];
    });
    return [...keys, ...table.foreignKeys.flatMap((key) => foreignBreach(table, key, place, places))];
  });
  return [
    ...breaches,
    ...Object.keys(exceptions)
      .filter((id) => !used.has(id))
      .map((id) => `${id} is listed as an exception in checks/citus/placement.ts, and needs none`),
    ...Object.keys(LOCAL)
      .filter((name) => !places.has(name))
      .map((name) => `${name} is listed in checks/citus/placement.ts, and does not exist`),
  ];
}

function foreignBreach(
  table: Table,
  key: Table['foreignKeys'][number],
  place: Place,
  places: ReadonlyMap<string, Place>,
): string[] {
  const id = `${table.name}.${key.name}`;
  const target = places.get(key.target);
  if (place === 'distributed' && target === 'distributed') {
    const isPaired = key.columns.some((column, at) => column === 'clinic_id' && key.targetColumns[at] === 'clinic_id');
    return isPaired ? [] : [`${id} refers to ${key.target} without clinic_id`];
  }
  if (target === 'reference' || (place === 'local' && target === 'local')) return [];
  if (place === 'reference' && target === 'local' && !key.cascades) return [];
  return [`${id} refers from a ${place} table to a ${target} one, ${key.target}`];
}
