/**
 * What stays where a stand was lost: flat and quiet beneath the pieces, with no base, no rim, no prow and no label, so that it is never taken for
 * one of them. What many have in common is drawn once and used by each.
 */
import type { Dress, Figure, Remains, Scene } from '@umpire/engine';
import { usePen } from '../drawing.js';
import type { FigureArt } from '../figures/art.js';
import { FlagDrawing } from '../figures/flag.js';
import type { PictureArt } from '../piece/picture-art.js';
import { enlarged } from '../piece/stands.js';
import { leftOf } from './fallen.js';
import { smoulders, wreckage } from './wrecks.js';

/** Of the size of the stand that was there. */
const SHARE = 0.94;

const nameOf = ({ figure, symbol, side, leader }: Remains): string =>
  figure
    ? `left-${figure.troops}-${figure.dress ?? side}${leader ? '-leader' : ''}${figure.gun ? '-gun' : ''}`
    : `left-${symbol}`;

/** Nothing burnt out lies as straight as it stood: degrees, by its place, so that it is the same each time. */
const askew = ({ x, y }: Remains): number => ((x * 7 + y * 13) % 31) - 15;

interface RemainsLayerProps {
  readonly remains: readonly Remains[];
  readonly dress: Scene['dress'];
  /** What figures and vehicles are drawn with, once it is there. */
  readonly figures: FigureArt | undefined;
  readonly pictures: PictureArt | undefined;
}

export function RemainsLayer({ remains: all, dress, figures, pictures }: RemainsLayerProps) {
  const pen = usePen();
  const remains = all.filter(({ figure }) => (figure ? figures : pictures) !== undefined);
  const kinds = new Map(remains.map(one => [nameOf(one), one]));
  const burns = ({ figure, symbol }: Remains): boolean =>
    !figure && pictures !== undefined && smoulders(symbol, pictures);
  return (
    <g data-layer="remains" pointerEvents="none" opacity={0.82}>
      <defs>
        {[...kinds].map(([name, one]) =>
          one.figure ? (
            <Fallen
              key={name}
              id={name}
              art={figures!}
              figure={one.figure}
              leader={one.leader}
              dress={figures!.dressOf(one.figure, one.side, dress)}
            />
          ) : (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings
            <g key={name} id={name} dangerouslySetInnerHTML={{ __html: wreckage(one.symbol, pictures!) }} />
          ),
        )}
        {remains.some(burns) && <Smoke dark={pen.dark} />}
      </defs>
      {remains.map(one => {
        const { width } = enlarged(one, pen.least);
        const { x, y } = pen.at(one);
        const turn = one.figure ? pen.degrees(one.facing) : pen.degrees(one.facing) + askew(one);
        return (
          <g key={one.id} transform={`translate(${x} ${y}) scale(${Math.round(width * SHARE) / 100})`}>
            <use href={`#${nameOf(one)}`} transform={`rotate(${turn})`} />
            {burns(one) && <use href={`#${SMOKE}`} />}
          </g>
        );
      })}
    </g>
  );
}

const SMOKE = 'left-smoke';

/** A thin plume, drawn out by the wind: it keeps its way however the wreck lies. */
function Smoke({ dark }: { readonly dark: boolean }) {
  return (
    <g id={SMOKE} fill="none" strokeLinecap="round" stroke={dark ? '#a7a59f' : '#4c4945'}>
      <path d="M4-6Q20-18 22-34Q25-52 46-62" strokeWidth={17} strokeOpacity={0.3} />
      <path d="M2-2Q14-14 15-27Q17-40 30-50" strokeWidth={10} strokeOpacity={0.45} />
    </g>
  );
}

interface FallenProps {
  readonly id: string;
  readonly art: FigureArt;
  readonly figure: Figure;
  readonly leader: boolean | undefined;
  readonly dress: Dress;
}

/** Strokes are as thick as on a large base. */
const THICK = 1.4;

/** The fallen, their flag among them where they had one. */
function Fallen({ id, art, figure, leader, dress }: FallenProps) {
  const { LAYERS, OUTLINE, bearsFlag, paintOf } = art;
  const ranks = leftOf(figure, art);
  return (
    <g id={id} fill="none" strokeLinecap="round" strokeLinejoin="round">
      {LAYERS.map(layer => {
        const d = ranks.path(layer);
        if (d === undefined) return null;
        const { colour, width, outlined, opacity } = paintOf(layer, figure, dress);
        return (
          <g key={layer}>
            {outlined && <path d={d} stroke={OUTLINE.colour} strokeWidth={width * THICK + OUTLINE.wider} />}
            <path d={d} stroke={colour} strokeWidth={width * THICK} strokeOpacity={opacity} />
          </g>
        );
      })}
      {(bearsFlag(figure) || leader) && (
        <g transform="translate(-12 -2) rotate(68)">
          <path d="M0 16V-30" stroke={OUTLINE.colour} strokeWidth={2.6} />
          <g transform="translate(1 -29.5)">
            <FlagDrawing flag={dress.flag} />
          </g>
        </g>
      )}
    </g>
  );
}
