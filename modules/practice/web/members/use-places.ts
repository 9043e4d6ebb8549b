import { useApiQuery } from '#kit/api/use-api.ts';
import { type Read, selectRead } from '#kit/feedback/read.ts';
import type { Choice } from '../choices-field.tsx';
import { PlacesToChooseDocument } from '../registration.operations.gen.ts';

/** The practices and roles to choose from. */
export interface Places {
  practices: Choice[];
  roles: Choice[];
}

/**
 * Reads the practices and roles that can be assigned; inactive practices only if they are in `currentIds`. A role that
 * the viewer can't assign is shown with the reason.
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
