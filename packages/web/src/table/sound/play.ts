/** Sounds that the program makes itself: a few tones and some noise, never a recording. */
export type Sound = 'move' | 'shot' | 'throw' | 'result' | 'turn';

/** A tone or a breath of noise: when it begins, how long it lasts, how loud it is. */
interface Part {
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
  /** Hertz, from the first to the last moment; noise is filtered there. */
  readonly from: number;
  readonly to: number;
  readonly kind: OscillatorType | 'noise';
}

const tone = (at: number, from: number, to: number, lasts: number, loud: number, kind: Part['kind']): Part => ({
  at,
  lasts,
  loud,
  from,
  to,
  kind,
});

/** Seconds. Quiet: they accompany, they do not call. */
const SOUNDS: Readonly<Record<Sound, readonly Part[]>> = {
  move: [tone(0, 500, 280, 0.16, 0.1, 'noise'), tone(0.12, 420, 240, 0.14, 0.07, 'noise')],
  shot: [tone(0, 1800, 120, 0.22, 0.34, 'noise'), tone(0, 130, 50, 0.2, 0.3, 'sine')],
  throw: [0, 0.07, 0.13].map(at => tone(at, 2600, 1500, 0.045, 0.16, 'noise')),
  result: [tone(0, 196, 196, 0.14, 0.13, 'triangle'), tone(0.1, 294, 294, 0.26, 0.13, 'triangle')],
  turn: [tone(0, 330, 330, 0.3, 0.1, 'sine'), tone(0.16, 440, 440, 0.5, 0.1, 'sine')],
};

let room: AudioContext | undefined;

export function playSound(sound: Sound): void {
  room ??= new AudioContext();
  void room.resume();
  for (const part of SOUNDS[sound]) sounded(room, part);
}

function sounded(context: AudioContext, part: Part): void {
  const start = context.currentTime + part.at;
  const end = start + part.lasts;
  const gain = context.createGain();
  gain.gain.setValueAtTime(part.loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  gain.connect(context.destination);
  const { source, pitch, into } = part.kind === 'noise' ? noise(context, part) : oscillator(context, part.kind);
  pitch.setValueAtTime(part.from, start);
  pitch.exponentialRampToValueAtTime(part.to, end);
  into.connect(gain);
  source.start(start);
  source.stop(end);
}

interface Source {
  readonly source: AudioScheduledSourceNode;
  readonly pitch: AudioParam;
  readonly into: AudioNode;
}

function oscillator(context: AudioContext, type: OscillatorType): Source {
  const source = context.createOscillator();
  source.type = type;
  return { source, pitch: source.frequency, into: source };
}

function noise(context: AudioContext, { lasts }: Part): Source {
  const buffer = context.createBuffer(1, Math.ceil(lasts * context.sampleRate), context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  source.connect(filter);
  return { source, pitch: filter.frequency, into: filter };
}
