/** A scene as a standalone SVG document: for the command line, reports and pictures. */
import type { Scene } from '@umpire/engine';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Board } from './board.js';
import { FIGURES } from './figures/art.js';
import * as figures from './figures/vignette.js';
import { type Frame, tableFrame } from './frame.js';
import { PICTURES } from './piece/picture-art.js';
import { ELSEWHEN } from './piece/profiles.js';
import * as elsewhen from './piece/profiles-elsewhen.js';
import * as pictures from './piece/silhouettes.js';
import * as tokens from './piece/token.js';
import { TOKENS } from './piece/token-art.js';
import * as remains from './remains/remains.js';
import { REMAINS } from './remains/remains-art.js';
import { ABROAD } from './style/land.js';
import * as lands from './style/lands.js';
import type { Mode } from './style/mode.js';
import { PLANS } from './surface/plan-art.js';
import * as plans from './surface/plans.js';
import * as weather from './surface/weather.js';
import { WEATHER } from './surface/weather-art.js';
import { AREAS, type AreasShown } from './terrain/area-art.js';
import * as rare from './terrain/rare.js';
import { RARE } from './terrain/rare-art.js';
import * as areas from './terrain/rule-areas.js';

export interface RenderOptions {
  /** Pixels. The height follows from the table. */
  readonly width?: number;
  readonly mode?: Mode;
  readonly showLabels?: boolean;
  readonly grid?: number;
  readonly selected?: readonly string[];
  /** Whose true areas are shown. */
  readonly areas?: AreasShown;
  readonly label?: string;
  /** A part of the drawing, for a close look; the whole if nothing is said. */
  readonly view?: Frame;
  /** Marks below and above the pieces, as on the page. */
  readonly under?: ReactNode;
  readonly marks?: ReactNode;
}

const USUAL_WIDTH = 1200;

export function renderScene(scene: Scene, options: RenderOptions = {}): string {
  FIGURES.here = figures;
  PLANS.here = plans;
  AREAS.here = areas;
  RARE.here = rare;
  REMAINS.here = remains;
  TOKENS.here = tokens;
  WEATHER.here = weather;
  ABROAD.here = lands;
  PICTURES.here = pictures;
  ELSEWHEN.here = elsewhen;
  const { width = USUAL_WIDTH, marks, ...rest } = options;
  const frame = options.view ?? tableFrame(scene);
  const scale = width / frame.width;
  const drawn = renderToStaticMarkup(
    <Board scene={scene} width={Math.round(width)} height={Math.round(frame.height * scale)} scale={scale} {...rest}>
      {marks}
    </Board>,
  );
  return drawn.replace(NOT_IN_XML, '');
}

/** Characters with which a document is no XML any more, whatever name they came in. */
const NOT_IN_XML = /[^\P{Cc}\t\n\r]|[\p{Cs}\ufffe\uffff]/gu;
