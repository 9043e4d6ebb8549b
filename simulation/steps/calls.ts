import { isBroken } from '../world/breakage.ts';
import { signIn, type Person } from '../world/clinic.ts';
import type { Reply } from '../world/reply.ts';
import type { Deed, World } from '../world/world.ts';

/** A call of the API that a page makes with its key, and repeats until it knows the outcome. */
export interface KeyedCall {
  name: string;
  person: Person;
  service: string;
  query: string;
  variables: object;
  key: string;
  /** Hears the first result that is certain. */
  done?(data: unknown, world: World): void;
}

/** How certain the caller is that the call took effect. */
type Certainty = 'done' | 'refused' | 'uncertain';

/**
 * Makes a deed of a call. Its effect is promised: rows that `counted` counts exist exactly once if it was acknowledged, at
 * most once if nobody knows, and not at all if it was refused. An acknowledged call is sometimes repeated under its key.
 */
export function keyedCall(world: World, call: KeyedCall, counted: { sql: string; values: unknown[] } | null): Deed {
  const promised = { what: call.name, sql: counted?.sql ?? '', values: counted?.values ?? [], least: 0, most: 1 };
  if (counted !== null) world.promises.push(promised);
  const settle = (certainty: Certainty): void => {
    if (certainty === 'uncertain') return;
    promised.least = certainty === 'done' ? 1 : 0;
    promised.most = promised.least;
  };
  let isHeard = false;
  let isUnknown = false;
  const deed: Deed = {
    name: call.name,
    run: async () =>
      world.call(call.person, call.service, call.query, call.variables, isBroken('no-keys') ? undefined : call.key),
    async heard(result) {
      const reply = result?.value as Reply | undefined;
      const code = reply?.errors?.[0]?.extensions.code;
      if (code === 'UNAUTHENTICATED') {
        call.person.token = await signIn(world.salus, call.person.username);
        world.again.push(deed);
        return;
      }
      if (reply === undefined || code === 'INTERNAL') {
        isUnknown = true;
        // Not everyone tries again.
        if (world.random.chance(0.8)) world.again.push({ ...deed, name: `${call.name}, again` });
        return;
      }
      if (code === 'CALL_UNCERTAIN') return world.say(`  ${call.name}: ${code}`);
      if (code !== undefined) {
        world.say(`  ${call.name}: ${code} ${reply.errors?.[0]?.message}`);
        // A repeat may be refused because the first call has taken effect.
        if (!isHeard && !isUnknown) settle('refused');
        isHeard = true;
        return;
      }
      if (isHeard) return;
      isHeard = true;
      settle('done');
      call.done?.(Object.values(reply.data ?? {})[0], world);
      if (world.random.chance(0.1)) world.again.push({ ...deed, name: `${call.name}, repeated` });
    },
  };
  return deed;
}
