import { demoStaff } from './people/demo-people.ts';

/** The accounts of the demo clinic. */
export const demoAccounts = {
  password: 'salus-demo',
  accounts: demoStaff.map(({ username, title, first_name, last_name }) => ({
    username,
    label: [title, first_name, last_name].filter(Boolean).join(' '),
  })),
};
