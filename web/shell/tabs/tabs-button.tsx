import { ActionIcon, CloseButton, Drawer, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { tabActions } from './tab-actions.ts';
import classes from './tabs-button.module.css';
import { useTabs } from './use-tabs.ts';

/** The visited pages on a phone: a button with their number, and the list in a bottom drawer. */
export function TabsButton() {
  const { tabs, shown, commands } = useTabs();
  const [opened, { open, close }] = useDisclosure(false);
  const current = tabs.find(({ key }) => key === shown);
  // Each entry of the list has its own close button.
  const actions = tabActions(tabs, current, commands).filter(({ choice }) => choice !== 'close');
  return (
    <>
      <ActionIcon size={44} aria-label={`Visited pages: ${tabs.length}`} onClick={open}>
        <span className={classes.count}>{tabs.length}</span>
      </ActionIcon>
      <Drawer
        opened={opened}
        onClose={close}
        position="bottom"
        size="26rem"
        title="Visited pages"
        closeButtonProps={{ 'aria-label': 'Close the list' }}
      >
        <ul className={classes.list}>
          {tabs.map((tab) => (
            <li key={tab.key} className={classes.item}>
              <UnstyledButton
                className={classes.go}
                aria-current={tab.key === shown ? 'page' : undefined}
                onClick={() => {
                  close();
                  commands.go(tab);
                }}
              >
                {tab.title}
              </UnstyledButton>
              {tab.fixed !== true && (
                <CloseButton
                  size={44}
                  iconSize={18}
                  c="dimmed"
                  aria-label={`Close ${tab.title}`}
                  onClick={() => commands.close(tab)}
                />
              )}
            </li>
          ))}
        </ul>
        {actions.map(({ label, isIdle, act }) => (
          <UnstyledButton
            key={label}
            className={classes.all}
            disabled={isIdle}
            onClick={() => {
              close();
              act();
            }}
          >
            {label}
          </UnstyledButton>
        ))}
      </Drawer>
    </>
  );
}
