/** A member as names are made of. */
export interface NamedPerson {
  first_name: string;
  last_name: string;
  title?: string | null;
  credential?: string | null;
}

/** A member's name as it is shown: "Dr. Amara Okafor, MD". */
export function personName({ first_name, last_name, title, credential }: NamedPerson): string {
  const name = [title, first_name, last_name].filter(Boolean).join(' ');
  return credential ? `${name}, ${credential}` : name;
}
