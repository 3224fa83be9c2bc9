import type { ReactNode, RefObject } from 'react';
import { Button } from '../../ui/button.js';
import { placeOfEdge } from '../bearings.js';
import { useTableParts } from '../model/context.js';
import { Icon } from './icon.js';
import { Rose } from './rose.js';
import type { StageHandle } from './stage.js';
import styles from './tools.module.css';

interface Tool {
  readonly name: string;
  readonly key: string;
  readonly icon: ReactNode;
  /** It is switched on and off. */
  readonly on?: boolean;
  /** Nobody presses it once only. */
  readonly again?: true;
  act(): void;
}

/** Where north is; pressed, it turns the table. */
export function useCompass(stage: RefObject<StageHandle | null>): Tool {
  const turn = useTableParts().board?.turn ?? 0;
  return {
    name: `North is at the ${placeOfEdge('north', turn)}: turn the table`,
    key: 'V',
    icon: <Rose turn={turn} />,
    again: true,
    act: () => stage.current?.turnOn(),
  };
}

/** Zoom, the whole table, the ruler, the lines of sight, how far the enemy strikes, the true areas of the terrain. */
export function useTools(stage: RefObject<StageHandle | null>): readonly Tool[] {
  const { ruler, setRuler, showSight, toggleSight, showReaches, toggleReaches, showAreas, toggleAreas, battleView } =
    useTableParts();
  return [
    {
      name: 'Nearer',
      key: '+',
      icon: <Icon d="M10 4v12M4 10h12" />,
      again: true,
      act: () => stage.current?.zoomBy(1.5),
    },
    { name: 'Farther', key: '-', icon: <Icon d="M4 10h12" />, again: true, act: () => stage.current?.zoomBy(1 / 1.5) },
    {
      name: 'The whole table',
      key: '0',
      icon: <Icon d="M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4" />,
      act: () => stage.current?.fit(),
    },
    useCompass(stage),
    {
      name: `Ruler, in ${battleView.scene.unit.name}`,
      key: 'Shift+R',
      icon: <Icon d="M2 7h16v6H2zM5 7v2.5M8 7v4M11 7v2.5M14 7v4" />,
      on: ruler !== undefined,
      act: () => setRuler(ruler === undefined ? null : undefined),
    },
    {
      name: 'Lines of sight of the selected piece',
      key: 'Shift+S',
      icon: <Icon d="M2 10c4-6 12-6 16 0c-4 6-12 6-16 0zM10 7.6a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 1 0 0-4.8" />,
      on: showSight,
      act: toggleSight,
    },
    {
      name: 'How far the enemy strikes',
      key: 'Shift+D',
      icon: <Icon d="M10 3v3M10 14v3M3 10h3M14 10h3M10 5.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9" />,
      on: showReaches,
      act: toggleReaches,
    },
    {
      name: 'True areas of the terrain',
      key: 'Shift+A',
      icon: <Icon d="M6 4h2M12 4h2M16.5 7v2M16.5 12v2M14 16h-2M8 16H6M3.5 13v-2M3.5 8V6" />,
      on: showAreas,
      act: toggleAreas,
    },
  ];
}

export interface ToolsProps {
  readonly stage: RefObject<StageHandle | null>;
}

/** In a row above the table, so that they never lie over it. */
export function ToolRow({ stage }: ToolsProps) {
  return (
    <div className={styles.row} role="toolbar" aria-label="The view">
      {useTools(stage).map(({ name, key, icon, on, act }) => (
        <Button key={key} kind="quiet" pressed={on} aria-label={name} title={`${name} (${key})`} onClick={act}>
          {icon}
        </Button>
      ))}
    </div>
  );
}
