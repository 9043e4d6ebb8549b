import { useApiQuery } from '#kit/api/use-api.ts';
import { type Read, selectRead } from '#kit/feedback/read.ts';
import type { Choice } from '../choices-field.tsx';
import { PlacesToChooseDocument } from '../registration.operations.gen.ts';

interface Places {
  practices: Choice[];
  roles: Choice[];
}

/**
 * The practices and roles that somebody can be given, from the server; inactive practices only where they are in `currentIds`. A role that the
 * viewer can't give stands there, and says why.
 */
export function usePlaces(currentIds: readonly string[] = []): Read<Places | null> {
  const read = useApiQuery(PlacesToChooseDocument, {}, { quiet: true });
  return selectRead(read, (data) => ({
    practices: data.practices
      .filter(({ id, is_active }) => is_active || currentIds.includes(id))
      .map(({ id, practice_name, is_active }) => ({
        value: id,
        label: is_active ? practice_name : `${practice_name} (inactive)`,
      })),
    roles: data.roles.map(({ id, role_name, description, may_give }) => ({
      value: id,
      label: role_name,
      description: may_give ? description : 'Includes administrative rights that you don’t have.',
      disabled: !may_give,
    })),
  }));
}
