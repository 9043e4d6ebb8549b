import { Text, UnstyledButton } from '@mantine/core';
import { IconMailOpened } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { PersonAvatar } from '#kit/page/person-avatar.tsx';
import classes from './demo-accounts.module.css';

interface DemoAccountsProps {
  accounts: readonly { username: string; label: string }[];
  onChoose: (username: string) => void;
  /** True if the clinic's sent messages can be read. */
  outbox: boolean;
}

/** The demo clinic's accounts; choosing one fills in the form. */
export function DemoAccounts({ accounts, onChoose, outbox }: DemoAccountsProps) {
  return (
    <section className={classes.demo} aria-labelledby="demo-accounts">
      <Text component="h2" id="demo-accounts" size="xs" fw={550} c="dimmed">
        Demo clinic: choose an account
      </Text>
      <ul className={classes.list}>
        {accounts.map(({ username, label }) => (
          <li key={username}>
            <UnstyledButton className={classes.account} onClick={() => onChoose(username)}>
              <PersonAvatar name={label} size={28} />
              <span className={classes.words}>
                <span className={classes.label}>{label}</span>
                <span className={classes.username}>{username}</span>
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {outbox && (
        <Link to="/sandbox/outbox" className={classes.outbox}>
          <IconMailOpened size={16} stroke={1.75} aria-hidden />
          Mail and messages of the demo clinic
        </Link>
      )}
    </section>
  );
}
