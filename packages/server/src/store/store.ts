import type { Then } from '../then.js';
import type {
  ChallengeRow,
  InputRow,
  MatchRow,
  NoteRow,
  NoticeRow,
  PasskeyRow,
  PlayerRow,
  SeatRow,
  SessionRow,
} from './tables.js';

/** How an append came out: written; there already, under the same key; or another input has its number. */
export type Appended = 'written' | 'duplicate' | 'conflict';

/** Where a match stands, as lists show it. */
export type Standing = Pick<MatchRow, 'status' | 'waiting' | 'updated' | 'due'>;

/**
 * All that a server keeps. A promise that is kept means that it is on the disk. What two processes may both want to write carries
 * what it is to follow: a match has one history, whoever writes it.
 */
export interface Store {
  addPlayer(player: PlayerRow): Promise<void>;
  player(id: string): Promise<PlayerRow | undefined>;
  /** Whoever keeps this name by a passphrase or a passkey. */
  playerNamed(name: string): Promise<PlayerRow | undefined>;
  changePlayer(id: string, change: Partial<Pick<PlayerRow, 'name' | 'passphrase' | 'role'>>): Promise<void>;

  addSession(session: SessionRow): Promise<void>;
  sessionOf(hash: string): Promise<SessionRow | undefined>;
  /** The latest first. */
  sessionsOf(player: string): Promise<readonly SessionRow[]>;
  /** Ends one session of a player, or all of them. */
  endSessions(player: string, hash?: string): Promise<void>;

  addPasskey(passkey: PasskeyRow): Promise<void>;
  passkey(id: string): Promise<PasskeyRow | undefined>;
  passkeysOf(player: string): Promise<readonly PasskeyRow[]>;
  /** It was used once more. */
  usePasskey(id: string, counter: number): Promise<void>;
  removePasskey(player: string, id: string): Promise<void>;
  /** Those that were never answered are forgotten by and by. */
  addChallenge(challenge: ChallengeRow, now: number): Promise<void>;
  /** A challenge is answered once: whoever takes it has it alone. */
  takeChallenge(id: string, now: number): Promise<string | undefined>;

  setting(name: string): Promise<string | undefined>;
  set(name: string, value: string): Promise<void>;
  /** Whoever comes first sets it; what it is now. */
  setOnce(name: string, value: string): Promise<string>;

  /** One for each address of a player: the latest. */
  addNotice(notice: NoticeRow): Promise<void>;
  noticesOf(player: string): Promise<readonly NoticeRow[]>;
  removeNotice(player: string, id: string): Promise<void>;

  addMatch(match: MatchRow, seats: readonly SeatRow[]): Promise<void>;
  match(id: string): Promise<MatchRow | undefined>;
  /** The head is another one now, if it was still `before`; false: somebody else has changed it. Where it stands is left as it is, if nothing is said. */
  changeHead(id: string, before: string, after: string, standing?: Standing): Promise<boolean>;
  stand(id: string, standing: Standing): Promise<void>;
  matchesOf(player: string, limit: number): Promise<readonly MatchRow[]>;
  /** The latest, for a host. */
  matches(limit: number): Promise<readonly MatchRow[]>;
  /** Running matches in which somebody has run out of time. */
  late(now: number, limit: number): Promise<readonly string[]>;
  removeMatch(id: string): Promise<void>;
  /** False: somebody has the seat. */
  takeSeat(seat: SeatRow): Promise<boolean>;
  seatsOf(match: string): Promise<readonly SeatRow[]>;

  /** An input, and where the match stands after it; nothing is said of that where it stands as before. */
  append(input: InputRow, standing?: Standing): Promise<Appended>;
  /** The same without a promise: every order goes through here. */
  appendThen(input: InputRow, standing: Standing | undefined, then: Then<Appended>): void;
  inputs(match: string, from: number): Promise<readonly InputRow[]>;

  addNote(note: NoteRow): Promise<boolean>;
  /** The number of the latest; 0: nothing was said yet. */
  lastNote(match: string): Promise<number>;
  notes(match: string, from: number): Promise<readonly NoteRow[]>;

  close(): Promise<void>;
}
