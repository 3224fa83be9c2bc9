import { useId, useRef } from 'react';
import { Button } from '../../ui/button.js';
import { Icon } from './icon.js';
import { type ToolsProps, useCompass, useTools } from './tools.js';
import styles from './tools.module.css';

/** Where there is little room: one button that opens them, each with its name. */
export function ToolMenu({ stage }: ToolsProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const compass = useCompass(stage);
  return (
    <>
      <Button kind="quiet" aria-label={compass.name} className={styles.opener} onClick={compass.act}>
        {compass.icon}
      </Button>
      <Button kind="quiet" popoverTarget={id} aria-label="The view" className={styles.opener}>
        <Icon d="M2 10c4-6 12-6 16 0c-4 6-12 6-16 0zM10 7.6a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 1 0 0-4.8" />
      </Button>
      <div ref={menu} id={id} popover="auto" className={styles.menu} role="toolbar" aria-label="The view">
        {useTools(stage).map(({ name, key, icon, on, again, act }) => (
          <Button
            key={key}
            kind="quiet"
            pressed={on}
            onClick={() => {
              if (!again) menu.current?.hidePopover();
              act();
            }}
          >
            {icon}
            {name}
          </Button>
        ))}
      </div>
    </>
  );
}
