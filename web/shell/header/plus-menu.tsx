import { IconPlus } from '@tabler/icons-react';
import { Dropdown, dropdownItem } from '#kit/page/dropdown.tsx';
import { can, useSession } from '#kit/session/viewer.ts';
import { modules } from '../../modules.ts';
import classes from './header-menus.module.css';

const actions = modules.flatMap((module) => module.plus ?? []).sort((one, other) => one.order - other.order);

/** The actions available everywhere; renders nothing if the user has none. */
export function PlusMenu() {
  useSession((state) => state.viewer);
  const mine = actions.filter((action) => can(action.rule));
  if (mine.length === 0) return null;
  return (
    <Dropdown label="New" buttonClass={classes.plus} button={<IconPlus size={18} stroke={2} />}>
      {mine.map(({ id, label, icon: Icon, run }) => (
        <button key={id} type="button" className={dropdownItem} onClick={() => run()}>
          <Icon size={16} stroke={1.75} />
          {label}
        </button>
      ))}
    </Dropdown>
  );
}
