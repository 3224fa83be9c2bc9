import { useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.js';
import textStyles from '../../ui/text.module.css';
import { later } from '../fetch-later.js';
import { Icon } from '../stage/icon.js';
import type { TopBarProps } from './top-bar.js';
import styles from './top-bar.module.css';

/** Nobody opens it before a battle has begun. */
const MenuItems = later(
  'MenuItems',
  <p className={textStyles.hint} data-part="hint">
    One moment …
  </p>,
);

export interface TableMenuProps extends TopBarProps {
  readonly onBriefing: (() => void) | undefined;
}

/** Everything that is not needed at every move. */
export function TableMenu(props: TableMenuProps) {
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" popoverTarget={id} aria-label="Menu">
        <Icon d="M3 5h14M3 10h14M3 15h14" />
      </Button>
      <section
        ref={ref}
        id={id}
        popover="auto"
        aria-label="More about this battle"
        className={styles.menu}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open && <MenuItems {...props} close={() => ref.current?.hidePopover()} />}
      </section>
    </>
  );
}
