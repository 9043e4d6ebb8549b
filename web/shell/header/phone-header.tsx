import '@mantine/core/styles/Burger.layer.css';
import { ActionIcon, Burger, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { usePageStyle } from '#kit/theme/page-style.ts';
import { AreaList } from '../side/area-list.tsx';
import { useCurrentArea } from '../side/areas.ts';
import { Bell } from './bell.tsx';
import { ClinicLink } from './clinic-link.tsx';
import { ColorSchemeToggle } from './color-scheme-toggle.tsx';
import { GlobalSearch } from '../palette/global-search.tsx';
import classes from './header.module.css';
import { Mail } from './mail.tsx';
import { PlusMenu } from './plus-menu.tsx';
import { SideContent } from '../side/side-content.tsx';
import { useSide } from '../side/side-links.ts';
import { TabsButton } from '../tabs/tabs-button.tsx';
import { UserMenu } from './user-menu.tsx';
import { useSearchShortcut } from '../palette/use-search-shortcut.ts';

/** The header of a small screen: the areas in a drawer, the search in full screen. */
export function PhoneHeader() {
  const [menu, { open, close }] = useDisclosure(false);
  const [searching, search] = useDisclosure(false);
  const tagsView = usePageStyle((style) => style.tagsView);
  const side = useSide(useCurrentArea());
  useSearchShortcut(search.open);
  return (
    <header className={classes.header}>
      <Burger opened={menu} onClick={open} size="sm" aria-label="Open the menu" aria-expanded={menu} />
      <ClinicLink />
      <div className={classes.actions}>
        <ActionIcon size={44} aria-label="Search" onClick={search.open}>
          <IconSearch size={20} stroke={1.75} />
        </ActionIcon>
        <PlusMenu />
        <Mail />
        <Bell />
        {tagsView && <TabsButton />}
        <UserMenu />
      </div>
      <Drawer
        opened={menu}
        onClose={close}
        title="Menu"
        size="18rem"
        closeButtonProps={{ 'aria-label': 'Close the menu' }}
      >
        {side !== null && (
          <nav className={classes.drawerSide} aria-label="Side panel">
            <SideContent links={side.links} contents={side.contents} onGo={close} />
          </nav>
        )}
        <AreaList onGo={close} />
        <div className={classes.drawerFoot}>
          <ColorSchemeToggle labelled />
        </div>
      </Drawer>
      <Drawer
        opened={searching}
        onClose={search.close}
        position="top"
        size="100%"
        title="Search"
        closeButtonProps={{ 'aria-label': 'Close the search' }}
      >
        <GlobalSearch inline onDone={search.close} />
      </Drawer>
    </header>
  );
}
