/** The parts of a member's name. */
export interface NamedPerson {
  first_name: string;
  last_name: string;
  title?: string | null;
  credential?: string | null;
}

/** Returns a member's display name: "Dr. Amara Okafor, MD". */
export function personName({ first_name, last_name, title, credential }: NamedPerson): string {
  const name = [title, first_name, last_name].filter(Boolean).join(' ');
  return credential ? `${name}, ${credential}` : name;
}
