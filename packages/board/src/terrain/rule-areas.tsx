/** The areas that the rules measure by, shown to whoever asks: for all features, or for those that a move touches. */
import type { Feature, Scene } from '@umpire/engine';
import { drawnAll } from '../coordinates.js';
import { usePen } from '../drawing.js';
import { useSlipPlace } from '../marks/slip-room.js';
import { textWidth } from '../piece/labels.js';
import { beside, boxOf } from '../shape/outline.js';
import { polygonPath, rectPath } from '../shape/path.js';
import type { AreasShown } from './area-art.js';
import { featureWords } from './outlines.js';

/** Pixels. */
const SIZE = 11.5;

interface AreasProps {
  readonly scene: Pick<Scene, 'width' | 'depth' | 'features'>;
  readonly shown: AreasShown;
}

/** A strip is as wide as the rules say: its two sides make its outline. */
function areaOf(scene: AreasProps['scene'], { outline, line = [], lineWidth = 0 }: Feature) {
  if (outline) return drawnAll(scene, outline);
  const middle = drawnAll(scene, line);
  return [...beside(middle, () => lineWidth / 2), ...beside(middle, () => -lineWidth / 2).reverse()];
}

export function RuleAreas({ scene, shown }: AreasProps) {
  const features = scene.features.filter(({ id }) => shown === true || (shown !== false && shown.includes(id)));
  if (features.length === 0) return null;
  return (
    <g data-layer="areas" pointerEvents="none" strokeLinejoin="round">
      {features.map(feature => (
        <Area key={feature.id} feature={feature} area={areaOf(scene, feature)} />
      ))}
    </g>
  );
}

function Area({ feature, area }: { readonly feature: Feature; readonly area: ReturnType<typeof drawnAll> }) {
  const { px, ink, halo, line } = usePen();
  const d = polygonPath(area);
  return (
    <g data-area={feature.id}>
      <path d={d} fill={halo} fillOpacity={0.12} stroke={halo} strokeWidth={px(3.4)} />
      <path d={d} fill="none" stroke={line} strokeWidth={px(1.3)} strokeDasharray={`${px(6)} ${px(3.5)}`} />
      {feature.outline && <Chip words={featureWords(feature)} box={boxOf(area)} paper={ink.paper} ink={ink.ink} />}
    </g>
  );
}

interface ChipProps {
  readonly words: string;
  readonly box: ReturnType<typeof boxOf>;
  readonly paper: string;
  readonly ink: string;
}

/** What it is, on a slip of paper: at its upper edge, or where it covers nobody. */
function Chip({ words, box, paper, ink }: ChipProps) {
  const { px } = usePen();
  const size = px(SIZE);
  const width = textWidth(words, size) * 0.86 + size;
  const depth = size * 1.6;
  const middle = box.x + box.width / 2;
  const [left, right] = [box.x - width / 2, box.x + box.width + width / 2];
  const heights = [0, 1, 0.5].map(part => box.y + part * box.height);
  const places = [middle, right, left].flatMap(x => heights.map(y => ({ x, y })));
  const at = useSlipPlace(places, { width, depth }, 'words');
  if (!at) return null;
  return (
    <>
      <path
        d={rectPath(at.x - width / 2, at.y - depth / 2, width, depth)}
        fill={paper}
        stroke={ink}
        strokeWidth={px(1)}
      />
      <text
        x={Math.round(at.x)}
        y={Math.round(at.y + size * 0.36)}
        fontSize={size}
        fontWeight={600}
        textAnchor="middle"
        fill={ink}
      >
        {words}
      </text>
    </>
  );
}
