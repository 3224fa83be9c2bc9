import { Button } from '../../ui/button.js';
import type { CameraControl } from '../camera/use-camera.js';
import { useTableParts } from '../model/context.js';

/** Zoom, the whole table, the ruler, the lines of sight, the true areas of the terrain. */
export function Tools({ camera, turnOn }: { readonly camera: CameraControl; readonly turnOn: () => void }) {
  const { ruler, setRuler, showSight, toggleSight, showAreas, toggleAreas, battleView } = useTableParts();
  return (
    <div className="tools" role="toolbar" aria-label="The view" aria-orientation="vertical">
      <Button onClick={() => camera.zoomBy(1.5)} aria-label="Nearer" title="Nearer (+)">
        <Icon d="M10 4v12M4 10h12" />
      </Button>
      <Button onClick={() => camera.zoomBy(1 / 1.5)} aria-label="Farther" title="Farther (-)">
        <Icon d="M4 10h12" />
      </Button>
      <Button onClick={() => camera.fit()} aria-label="The whole table" title="The whole table (0)">
        <Icon d="M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4" />
      </Button>
      <Button onClick={turnOn} aria-label="Turn the table" title="Turn the table (V)">
        <Icon d="M16 10a6 6 0 1 1-2-4.5M16 2v4h-4" />
      </Button>
      <Button
        pressed={ruler !== undefined}
        onClick={() => setRuler(ruler === undefined ? null : undefined)}
        aria-label={`Ruler, in ${battleView.scene.unit.name}`}
        title="Ruler (Shift+R)"
      >
        <Icon d="M2 7h16v6H2zM5 7v2.5M8 7v4M11 7v2.5M14 7v4" />
      </Button>
      <Button
        pressed={showSight}
        onClick={toggleSight}
        aria-label="Lines of sight of the selected piece"
        title="Lines of sight (Shift+S)"
      >
        <Icon d="M2 10c4-6 12-6 16 0c-4 6-12 6-16 0zM10 7.6a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 1 0 0-4.8" />
      </Button>
      <Button
        pressed={showAreas}
        onClick={toggleAreas}
        aria-label="True areas of the terrain"
        title="True areas of the terrain (Shift+A)"
      >
        <Icon d="M6 4h2M12 4h2M16.5 7v2M16.5 12v2M14 16h-2M8 16H6M3.5 13v-2M3.5 8V6" />
      </Button>
    </div>
  );
}

export function Icon({ d }: { readonly d: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="18"
      height="18"
      fill="none"
      stroke="currentcolor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}
