/** The messages of the server, as types. Made by tools/client_types.py; docs/protocol.md explains them. */

export type ToServer =
  | MakeMove
  | PlayAll
  | Undo
  | Rewind
  | Resign
  | TakeOver
  | CountOut
  | AskHint
  | AskWeight
  | Say
  | React
  | Sit
  | Ping;

export type FromServer = Welcome | Update | MatchChanged | Refused | Hint | Weighed | Said | Pong;

export type EventView =
  | BeganEvent
  | CardPlayedEvent
  | UsedEvent
  | GainedEvent
  | SpentEvent
  | LostEvent
  | DrewEvent
  | ShuffledEvent
  | AcquiredEvent
  | DefeatedEvent
  | EnteredEvent
  | FateCameEvent
  | CopiedEvent
  | BanishedEvent
  | DestroyedEvent
  | DiscardedEvent
  | TookEvent
  | MovedEvent
  | MovedUnderEvent
  | PutFaceDownEvent
  | RemovedEvent
  | RebuiltEvent
  | TransformedEvent
  | RevealedEvent
  | RolledEvent
  | BidEvent
  | PassedEvent
  | UnsoldEvent
  | WonEvent
  | NamedFactionEvent
  | NamedCardEvent
  | EnergizedEvent
  | PoolGrewEvent
  | ExtraTurnGainedEvent
  | PoolEmptiedEvent
  | ClearedEvent
  | EndedEvent;

export type Text = Span[];

export type Span = string | Marked;

export type DecisionKind = "bid" | "card" | "faction" | "name" | "opponent" | "option" | "order" | "turn";

export type Verb =
  | "acquire"
  | "banish"
  | "bid"
  | "choose"
  | "copy"
  | "decline"
  | "defeat"
  | "destroy"
  | "discard"
  | "end turn"
  | "energize"
  | "first"
  | "keep"
  | "move"
  | "name"
  | "name card"
  | "opponent"
  | "pass"
  | "play"
  | "put"
  | "put under"
  | "return"
  | "roll"
  | "take"
  | "use";

export type EventKind =
  | "acquired"
  | "banished"
  | "began"
  | "bid"
  | "cleared"
  | "copied"
  | "defeated"
  | "destroyed"
  | "discarded"
  | "drew"
  | "ended"
  | "energized"
  | "entered"
  | "extra turn"
  | "fate"
  | "gained"
  | "lost"
  | "moved"
  | "named"
  | "named card"
  | "passed"
  | "played"
  | "pool emptied"
  | "pool grew"
  | "put face down"
  | "put under"
  | "rebuilt"
  | "removed"
  | "revealed"
  | "rolled"
  | "shuffled"
  | "spent"
  | "took"
  | "transformed"
  | "unsold"
  | "used"
  | "won";

export type Resource = "Mechana rune" | "energy" | "honor" | "insight" | "power" | "rune";

export type Zone =
  | "aside"
  | "available"
  | "center deck"
  | "constructs"
  | "deck"
  | "discard"
  | "hand"
  | "played"
  | "row"
  | "teammate"
  | "trophies"
  | "under"
  | "void";

export type Kind = "construct" | "hero" | "monster" | "treasure";

export type Icon = "banish" | "draw" | "energy" | "honor" | "insight" | "more" | "power" | "rune";

/**
 * An account, or what could become one: how one comes back, and on which devices one is.
 * `proved`: until when nothing more is asked for what matters. `passkeys_here`: whether this address can
 * have them.
 */
export interface AccountState {
  name: string;
  account: boolean;
  enabled: boolean;
  since: number;
  passkeys_here: boolean;
  passkeys: Passkey[];
  password: boolean;
  codes: number;
  proved: number;
  sessions: OpenSession[];
  along: ComesAlong;
}

/** How much of what was at stake was kept: 100 is the best everywhere, 0 is as by chance. */
export interface Accuracy {
  name: string;
  percent: number | null;
  decisions: number;
}

/** An achievement: when and in which match it was earned, or how far it is; `share` of 100 have it. */
export interface AchievementState {
  code: string;
  at: number | null;
  match: string | null;
  progress: number;
  goal: number;
  share: number;
}

/** What somebody has earned and is on the way to; hidden ones are left out until they are earned. */
export interface Achievements {
  name: string;
  found: AchievementState[];
  all: number;
}

/** It is done. */
export interface Acknowledged {
  done?: boolean;
}

/** Somebody one knows: whether they are here, at a table that one may watch, or look for a game. */
export interface Acquaintance {
  name: string;
  rating: number;
  here: boolean;
  match: string | null;
  pace: "10m" | "1d" | "20m" | "3d" | null;
}

/** A card is acquired, for a price or for nothing. */
export interface AcquiredEvent {
  event: "acquired";
  player: number;
  price: number;
  card?: string;
  zone?: Zone;
  to?: Zone;
}

/** How much of what was paid or gained. */
export interface Amount {
  number: number;
  resource: Resource;
}

/** Challenge somebody with an account; `duplicate`: to two games of one deal, with the seats swapped. */
export interface AskChallenge {
  name: string;
  pace: "10m" | "1d" | "20m" | "3d";
  sets: string[];
  rated?: boolean;
  duplicate?: boolean;
}

/** Ask for advice. */
export interface AskHint {
  type: "hint";
  step: number;
}

/** The secret of a link, to see what it is for. */
export interface AskInvitation {
  token: string;
}

/** A seat to be given away by link. */
export interface AskLink {
  seat: number;
}

/** What a passkey is wanted for; `name` is that of a new account. */
export interface AskPasskey {
  purpose: "add" | "login" | "make" | "prove";
  name?: string;
}

/** A finished game to review from a seat: a match, or a record. */
export interface AskReview {
  seat: number;
  match?: string | null;
  record?: Record<string, unknown> | null;
  level?: "expert" | "master";
}

/** A game to look for; `instead`: of another that one looks for. */
export interface AskSeek {
  pace: "10m" | "1d" | "20m" | "3d";
  sets: string[];
  rated?: boolean;
  anybody?: boolean;
  name?: string;
  instead?: number | null;
}

/** Follow or block somebody with an account, or no more. */
export interface AskTie {
  name: string;
  tie: "block" | "follow" | "unblock" | "unfollow";
}

/** Ask the coach about a move before it is made. */
export interface AskWeight {
  type: "weigh";
  step: number;
  text: string;
}

/**
 * A decision, for the seat that has to make it.
 * `opening` says who asks and why, `question` what, `optional` that it can be declined; `prompt` is the
 * whole as a string. Where a card can be named, `naming` stands for hundreds of moves; `moves` has the rest.
 */
export interface Asked {
  prompt: string;
  kind: DecisionKind;
  main: boolean;
  opening: Text;
  question: Text;
  optional: boolean;
  asker: Asker | null;
  moves: Option[];
  play_all: string[];
  offers: Offer[];
  auction: Bidding | null;
  naming: Naming | null;
}

/** The card that asks, and which line and sentence of its text does, if any. */
export interface Asker {
  card: string;
  line: number | null;
  sentence: number | null;
}

/** A card is banished. */
export interface BanishedEvent {
  event: "banished";
  player: number;
  card?: string;
  zone?: Zone;
}

/** A turn begins. */
export interface BeganEvent {
  event: "began";
  player: number;
  turn: number;
}

/** What was acquired to the greatest advantage over anything else. */
export interface BestBuy {
  number: number;
  round: number;
  card: string;
  gain: number;
}

/** A player bids insight for the effect of a card. */
export interface BidEvent {
  event: "bid";
  player: number;
  amount: number;
  card?: string;
}

/** A seat in an auction; `bid` is known of the highest bidder. */
export interface Bidder {
  seat: number;
  insight: number;
  bid: number | null;
  out: boolean;
}

/** How far an auction has come. */
export interface Bidding {
  bid: number;
  bidders: Bidder[];
}

/** Somebody on a leaderboard; `change`: by how much their rating has changed this week. */
export interface BoardRow {
  place: number;
  name: string;
  rating: number;
  margin: number;
  games: number;
  won: number;
  change: number | null;
  yours: boolean;
}

/** A level of bots on the scale of ratings. */
export interface BotMark {
  title: string;
  rating: number;
}

/**
 * A set; `rulebook` tells which of two is newer, `editions` by which rules it can be played.
 * `names` are those of all its cards and their other sides; a card of several sets is listed with each.
 * `short` is its name in lists, `about` is for whoever chooses, with the cards `samples`; `adds` is what it
 * adds to the rules, with the cards `shown`.
 */
export interface Box {
  code: string;
  name: string;
  short: string;
  kind: "box" | "expansion" | "pack";
  about: string;
  samples: string[];
  adds: Text[];
  shown: string[];
  cards: number;
  names: string[];
  most_players: number;
  rulebook: number;
  editions: number[];
}

/** A card that a player acquired, since which turn, and how often it was played or used. */
export interface Buy {
  card: string;
  turn: number;
  copies: number;
  honor: number;
  uses: number;
}

/** A move that could be made, and the chance of winning after it. */
export interface Candidate {
  move: string;
  verb: string;
  card: string | null;
  zone: string | null;
  place: number | null;
  chance: number;
}

/** A part of a card that has lines: which kinds of cards have it, what its lines are, and how many. */
export interface CardPart {
  name: string;
  role: string;
  kinds: string[];
  most: number;
}

/** A card is played from hand. */
export interface CardPlayedEvent {
  event: "played";
  player: number;
  card?: string;
}

/** Everything that does not change while the server runs. */
export interface Catalogue {
  sets: Box[];
  cards: Printed[];
  levels: Level[];
  variants: Variant[];
  clocks: ClockChoice[];
  keywords: Record<string, Text>;
  version: string;
  compiled: boolean;
}

/** A challenge: by oneself (`yours`) or to oneself; `second` is the other game of two with one deal. */
export interface ChallengeState {
  id: number;
  yours: boolean;
  name: string;
  rating: number;
  pace: "10m" | "1d" | "20m" | "3d";
  sets: string[];
  rated: boolean;
  duplicate: boolean;
  state: "accepted" | "declined" | "expired" | "open" | "withdrawn";
  seconds: number;
  match: string | null;
  second: string | null;
}

/** Open challenges, and the answers that one got lately. */
export interface Challenges {
  challenges: ChallengeState[];
}

/** A setup to check before a match is made of it. */
export interface Check {
  setup: TableSetup;
  players: number;
}

/** A name, to see whether an account can have it. */
export interface CheckName {
  name: string;
}

/** How many can play a setup, and what is wrong with it. */
export interface Checked {
  players: number[];
  error: string | null;
}

/** How somebody wants to be told of one kind. */
export interface ChooseWay {
  kind: "accepted" | "challenge" | "deadline" | "declined" | "paired" | "round" | "turn";
  way: "app" | "off" | "push";
}

/**
 * What the maker of a match chose that is usually left to chance; guests are told before they sit down.
 * `shuffled`: the hidden cards of the start were dealt anew, so that nobody knows them.
 * `day`: it is the deal of that day; `strict`: it counts there, without undo and hints.
 * `duplicate`: another match of the same people has the same deal, with the seats swapped.
 */
export interface Chosen {
  seed?: boolean;
  start?: "match" | "position" | "record" | null;
  shuffled?: boolean;
  seats?: ChosenSeat[];
  day?: string | null;
  strict?: boolean;
  duplicate?: boolean;
}

/** What a seat has in a start that somebody chose: its score, and how many cards. */
export interface ChosenSeat {
  score: number;
  cards: number;
}

/** How somebody wants to be told of one kind. */
export interface ChosenWay {
  kind: "accepted" | "challenge" | "deadline" | "declined" | "paired" | "round" | "turn";
  way: "app" | "off" | "push";
}

/** A turn ends. */
export interface ClearedEvent {
  event: "cleared";
  player: number;
}

/** How much time a player has, for the whole game or for each turn. */
export interface Clock {
  seconds: number;
  per: "game" | "turn";
}

/** A clock that is often played with. */
export interface ClockChoice {
  title: string;
  clock: Clock | null;
}

/** What was played so far, which an account keeps. */
export interface ComesAlong {
  finished: number;
  running: number;
}

/** Whom one follows, whom one has played lately and does not follow, and whom one has blocked. */
export interface Company {
  followed: Acquaintance[];
  met: Acquaintance[];
  blocked: string[];
}

/** A card does what another one says. */
export interface CopiedEvent {
  event: "copied";
  player: number;
  copied: string;
  card?: string;
}

/** Let a seat that is overdue resign, which ends the match if only one side is left. */
export interface CountOut {
  type: "count out";
  seat: number;
}

/** What others made of the same cards: how many did worse, everybody's honor, curves, the opening. */
export interface DealComparison {
  worse: number;
  honors: number[];
  curves: HonorCurve[];
  opening: OpeningFork | null;
  best: DealResult;
  leaders: DealResult[];
  followed: DealResult[];
}

/** What somebody made of a deal; `match` is null where it is not kept any more. */
export interface DealResult {
  name: string;
  won: boolean;
  honor: number;
  lead: number;
  turns: number;
  match: string | null;
}

/**
 * The deal of a day. `row` are the cards it begins with, `commitment` is the hash of its seed.
 * `counts`: an attempt of the receiver counts. `own` is what they made of it, `match` where they play it.
 * `seed` is told once nobody can play it for the first time, `compared` to who has played it, or later.
 */
export interface DealState {
  day: string;
  sets: string[];
  level: string;
  row: string[];
  commitment: string;
  seed: string | null;
  seconds: number;
  played: number;
  won: number;
  most: number;
  counts: boolean;
  match: string | null;
  own: DealResult | null;
  compared: DealComparison | null;
  earlier: string[];
}

/**
 * Who has to decide what; `moves` are for the seat that decides only.
 * `question` is the prompt in spans; it is empty at the main decision of a turn.
 */
export interface DecisionView {
  player: number;
  prompt: string;
  moves: string[];
  question: Text;
}

/** A monster is defeated, for a price or for nothing. */
export interface DefeatedEvent {
  event: "defeated";
  player: number;
  price: number;
  card?: string;
  zone?: Zone;
}

/** Being forgotten; the name is typed so that nobody does it by mistake. */
export interface DeleteAccount {
  name: string;
}

/** A construct goes from play into its controller's discard pile; `by` chose it. */
export interface DestroyedEvent {
  event: "destroyed";
  player: number;
  by: number;
  card?: string;
}

/** What to take home from a game. */
export interface Digest {
  headline: string;
  accuracy: Accuracy;
  phases: Accuracy[];
  kinds: Accuracy[];
  moments: number[];
  sentences: string[];
  luckiest: LuckyTurn | null;
  unluckiest: LuckyTurn | null;
  best_buy: BestBuy | null;
}

/** A card goes from hand into the discard pile. */
export interface DiscardedEvent {
  event: "discarded";
  player: number;
  card?: string;
}

/** A player draws a card; only they know which. */
export interface DrewEvent {
  event: "drew";
  player: number;
  card?: string;
}

/** An achievement that a match has earned its person; `share` of 100 players have it. */
export interface EarnedHere {
  code: string;
  share: number;
}

/** The game is over. */
export interface EndedEvent {
  event: "ended";
  player: number;
}

/** A construct works without energy this turn. */
export interface EnergizedEvent {
  event: "energized";
  player: number;
  card?: string;
}

/** Take part; with the secret of a link, if it is by invitation. */
export interface EnterTournament {
  token?: string | null;
  name?: string;
}

/** A card comes into the center row. */
export interface EnteredEvent {
  event: "entered";
  player: number;
  card?: string;
}

/** What was wrong, and what would be right. */
export interface Error {
  error: string;
}

/**
 * What a card may be worth, in points of the chance of winning, judged by what it does.
 * `reach` is half a 95 % interval, `peers` the mean of measured cards of its kind and cost; `stronger` is
 * the share of those that are weaker, from 0 to 100.
 */
export interface EstimatedGain {
  points: number;
  reach: number;
  peers: number;
  verdict: "fair" | "strong" | "weak";
  stronger: number | null;
  measured: number;
}

/** A player will take an additional turn. */
export interface ExtraTurnGainedEvent {
  event: "extra turn";
  player: number;
  card?: string;
}

/** The Fate of a card happens, after the card has entered the center row. */
export interface FateCameEvent {
  event: "fate";
  player: number;
  card?: string;
}

/** A card that somebody acquires; `points`: how much more often they then win, if that is clear. */
export interface FavouriteCard {
  card: string;
  copies: number;
  points: number | null;
}

/** The text of a set file, to be read and drawn. */
export interface ForgeCards {
  text: string;
}

/** Lines that could stand in a part of a card; `names` are those of the cards of the same file. */
export interface ForgeLines {
  kind: Kind;
  part: string;
  lines: string[];
  two_sided?: boolean;
  trophy?: boolean;
  auction?: boolean;
  names?: string[];
}

/** A printed card to begin with. */
export interface ForgeTemplate {
  card: string;
}

/** Everything that cards can be made of. */
export interface ForgeWords {
  words: LanguageWord[];
  constants: Record<string, string[]>;
  narrowings: Record<string, string>;
  parts: CardPart[];
}

/** A set file that was read: its cards, or all that is wrong with it. */
export interface Forged {
  code: string;
  name: string;
  author: string;
  about: string;
  kind: string;
  needs: string[];
  cards: ForgedCard[];
  errors: SetComplaint[];
  more_errors: number;
}

/** A card of a set file as it is drawn, with its other side, and what it may be worth. */
export interface ForgedCard {
  front: Printed;
  into: Printed | null;
  estimate: EstimatedGain | null;
}

/** A player gains something from a card. */
export interface GainedEvent {
  event: "gained";
  player: number;
  amount: number;
  resource: Resource;
  card?: string;
}

/** Games of one kind: with sets, against a level or a person; `first_*` of them one began. */
export interface GameCount {
  name: string;
  games: number;
  won: number;
  first_games: number;
  first_won: number;
}

/** One thing that a card gives. */
export interface Glance {
  icon: Icon;
  number: number;
}

/** Whether the database answers, and whether the bots think. */
export interface Health {
  database: boolean;
  bots: boolean;
}

/** Advice. */
export interface Hint {
  type: "hint";
  step: number;
  text: string;
  reason: Text;
  chances: Record<string, number> | null;
}

/** Honor and cards at the beginning of each own turn, and at the end. */
export interface HonorCurve {
  name: string;
  honor: number[];
  cards: number[];
}

/**
 * A match, and the seat that a link is for, with what becomes of it when it is taken.
 * `moves`: it stays its owner's, on another device. `new_deal`: all cards are dealt anew, and nobody has
 * seen them. `named`: whoever takes it gives it their name. `seen_by`: who has seen its hand.
 */
export interface Invitation {
  id: string;
  status: "finished" | "playing" | "waiting";
  setup: MatchSetup;
  seats: SeatState[];
  clock: Clock | null;
  listed: boolean;
  acts: number;
  deciding: number | null;
  turn_number: number;
  honor_pool: number;
  taken_back: boolean;
  resumed: boolean;
  result: MatchResult | null;
  began: number;
  moved: number;
  rematch: string | null;
  chosen: Chosen | null;
  commitment: string | null;
  seed: string | null;
  hints: boolean;
  for_seat: number | null;
  moves: boolean;
  new_deal: boolean;
  named: boolean;
  seen_by: string[];
}

/** A seat to be taken. */
export interface Join {
  name?: string;
  seat?: number | null;
  token?: string | null;
}

/** A decision of the seat, judged from what it could know. */
export interface Judged {
  number: number;
  round: number;
  taken: Candidate;
  best: Candidate;
  options: Candidate[];
  before: number;
  after: number;
  loss: number;
  grade: string;
  kind: string;
  phase: string;
  average: number;
  line: string[];
  reason: string | null;
  drew: string[];
  turned: string[];
}

/** A word of the language; `uses` are short ways in which printed cards say it. */
export interface LanguageWord {
  name: string;
  role: string;
  meaning: string;
  by_name: boolean;
  parts: WordPart[];
  uses: string[];
}

/**
 * The first of a leaderboard, and one's own row with its neighbours, if that is further down.
 * `listed` counts all. `own`: one's rating also if one is not on it, `needed` says what for.
 */
export interface Leaderboard {
  rows: BoardRow[];
  near: BoardRow[];
  listed: number;
  own: RatingState | null;
  needed: string[];
  marks: BotMark[];
}

/** The device on which a seat of the receiver is, and since when; `device` may be empty. */
export interface Lent {
  device: string;
  since: number;
}

/** A lesson in the list of all of them. */
export interface LessonEntry {
  code: string;
  title: string;
  about: string;
  minutes: number;
  ideas: number;
}

/** A whole lesson. */
export interface LessonFilm {
  code: string;
  title: string;
  minutes: number;
  names: string[];
  ideas: LessonIdea[];
  game: LessonGame;
}

/** The short game at the end of a lesson, as `NewMatch` takes it. */
export interface LessonGame {
  title: string;
  words: string;
  level: string;
  setup: TableSetup;
  start: Start;
}

/** One thing to learn, and the table after its last move. */
export interface LessonIdea {
  name: string;
  shows: ("always" | "constructs" | "deck" | "discard" | "honor" | "insight" | "pool" | "power" | "row" | "void")[];
  steps: LessonStep[];
  last: Update;
}

/** A table with the one move that is asked for; `here` is the pile of the learner's to look at. */
export interface LessonStep {
  title: string;
  words: string;
  why: string;
  move: string;
  here: "discard" | null;
  update: Update;
}

/** All lessons, the first one first. */
export interface Lessons {
  lessons: LessonEntry[];
}

/** A level of bots. */
export interface Level {
  level: string;
  title: string;
  words: string;
}

/** For every line what it reads as on a card, or None if it cannot stand there. */
export interface LinesTried {
  texts: (string | null)[];
}

/** Where a seat can be taken, and until when; a path if the server was not told its address. */
export interface Link {
  url: string;
  until: number;
}

/** What anybody may join or watch. */
export interface Lobby {
  open: MatchState[];
  running: MatchState[];
  finished: MatchState[];
}

/**
 * Coming back, by name and password, by passkey, or by a code.
 * `bring`: what was played here without an account becomes part of it.
 */
export interface LogIn {
  name?: string;
  password?: string | null;
  code?: string | null;
  passkey?: PasskeySigned | null;
  bring?: boolean;
}

/** A document to look into before a match is made of it: as it is, or the text of its file. */
export interface Look {
  text?: string | null;
  record?: Record<string, unknown> | null;
  position?: Record<string, unknown> | null;
  step?: number | null;
  seat?: number | null;
}

/** A document, as `NewMatch.start` takes it, and the table at one of its steps. */
export interface Looked {
  document: Start;
  setup: TableSetup;
  names: string[];
  steps: number;
  turns: TurnMark[];
  update: Update;
}

/** A player loses something to somebody else's card. */
export interface LostEvent {
  event: "lost";
  player: number;
  amount: number;
  resource: Resource;
  card?: string;
}

/**
 * How much luck decides: in how many of a hundred tournaments the best comes first, or third at least.
 * They were simulated with so many people and rounds.
 */
export interface LuckFigures {
  people: number;
  rounds: number;
  first: number;
  among_three: number;
}

/** A round and what luck changed in it. */
export interface LuckyTurn {
  round: number;
  change: number;
}

/** An account to be made, kept by a password or by a passkey. */
export interface MakeAccount {
  name: string;
  password?: string | null;
  passkey?: PasskeyMade | null;
}

/** A key for a program. */
export interface MakeKey {
  label: string;
  scope: "play" | "read";
}

/** Make a move of the decision after act `step`. */
export interface MakeMove {
  type: "move";
  step: number;
  text: string;
}

/** Tell the host of the server what is wrong with the player at a seat. */
export interface MakeReport {
  seat: number;
  reason: "chat" | "cheating" | "name" | "other" | "stalling";
  text?: string;
}

/**
 * A stretch of text that stands for something: `text` is how it reads.
 * A quantity has `number` (or `at_least`, or `more`) and `unit`; a card, a keyword of the glossary and
 * a player have the field that names them.
 */
export interface Marked {
  text: string;
  number?: number;
  at_least?: number;
  more?: number;
  unit?: "card" | "energy" | "honor" | "insight" | "power" | "rune";
  card?: string;
  keyword?: string;
  player?: number;
}

/** Seats, clocks or status changed. */
export interface MatchChanged {
  type: "match";
  match: MatchState;
}

/**
 * What a match did to ratings: nothing if it is not `rated`, for the reason `unrated`.
 * `settled`: it is calculated, `tallied`: so is what it has `earned`. `expected`: in how many of 100 such
 * duels one would have won, in steps of five, if that can be said.
 */
export interface MatchRating {
  rated: boolean;
  unrated: "aborted" | "alone" | "casual" | "chosen" | "closed" | "hint" | "laid" | "off" | "one person" | "own set" | "passed on" | "resumed" | "taken back" | "too long" | "unknown bot" | null;
  settled: boolean;
  tallied: boolean;
  seats: SeatRating[];
  expected: number | null;
  marks: BotMark[];
  earned: EarnedHere[];
}

/** How a match ended; `rival` is the score of the automatic opponent of solitaire. */
export interface MatchResult {
  scores: number[];
  winners: number[];
  reason: string;
  rival?: number | null;
}

/** Which game is played; `honor_pool` is the pool at the start, `rival` who plays against one alone. */
export interface MatchSetup {
  sets: string[];
  edition: number;
  variant: string;
  honor_pool: number;
  rival: string | null;
}

/**
 * A match, as one person may know it; `commitment` is the hash of the seed, which is told at the end.
 * `hints`: whether bots may help its players.
 */
export interface MatchState {
  id: string;
  status: "finished" | "playing" | "waiting";
  setup: MatchSetup;
  seats: SeatState[];
  clock: Clock | null;
  listed: boolean;
  acts: number;
  deciding: number | null;
  turn_number: number;
  honor_pool: number;
  taken_back: boolean;
  resumed: boolean;
  result: MatchResult | null;
  began: number;
  moved: number;
  rematch: string | null;
  chosen: Chosen | null;
  commitment: string | null;
  seed: string | null;
  hints: boolean;
}

/**
 * Who the key belongs to, whether the name is theirs alone, how strong they are, and where they play.
 * `unread`: notices that were not looked at. `off`: what the host of this server has switched off.
 */
export interface Me {
  name: string;
  matches: MatchState[];
  account: boolean;
  rating: RatingState | null;
  unread: number;
  off: string[];
}

/** A gain in points of the chance of winning, half its 95 % interval, and the pairs of games behind it. */
export interface MeasuredGain {
  points: number;
  reach: number;
  pairs: number;
}

/**
 * Whom one is to meet: whether one has come oneself, and they, and how many seconds are left for it.
 * `match` is the table, once both have come.
 */
export interface MeetingState {
  name: string;
  rating: number;
  came: boolean;
  other_came: boolean;
  seconds: number;
  match: string | null;
}

/** A card goes from one of a player's zones to another. */
export interface MovedEvent {
  event: "moved";
  player: number;
  card?: string;
  zone?: Zone;
  to?: Zone;
}

/** A card is put under another: one in the center row, a trophy or a construct. */
export interface MovedUnderEvent {
  event: "put under";
  player: number;
  place: number;
  card?: string;
  zone?: Zone;
  under?: string;
}

/** Whether a name is free, and if not, why. */
export interface NameChecked {
  free: boolean;
  problem: string | null;
}

/** A player names a card, as another card asks for. */
export interface NamedCardEvent {
  event: "named card";
  player: number;
  named: string;
  card?: string;
}

/** A player names a faction. */
export interface NamedFactionEvent {
  event: "named";
  player: number;
  faction: string;
  card?: string;
}

/** Any card of these sets can be named: `before` and the card's name make the text of the move. */
export interface Naming {
  before: string;
  sets: string[];
}

/** An account that was just made or come back to by a code, with its recovery codes: only now. */
export interface NewAccount {
  name: string;
  codes: string[];
}

/** A key for a program: only now. */
export interface NewKey {
  key: string;
  session: OpenSession;
}

/**
 * A match to be made; by lot anybody may begin, otherwise the first seat does.
 * `hints`: bots may help everybody, also where several people play.
 */
export interface NewMatch {
  setup: TableSetup;
  seats: NewSeat[];
  name?: string;
  clock?: Clock | null;
  listed?: boolean | null;
  lot?: boolean;
  seed?: number | null;
  start?: Start | null;
  shuffle?: boolean;
  hints?: boolean;
}

/** Who is to sit at a seat of a new match. */
export interface NewSeat {
  kind: "bot" | "here" | "link" | "me" | "open";
  name?: string;
  level?: string;
}

/**
 * A tournament to be made.
 * `minutes`: of each player for a live game. `days`: for a round of a slow tournament. `length`: minutes of
 * an arena. `rounds` of a Swiss tournament, 0: as many as are usual. `games`: of two people in a round.
 * `begins_in`: seconds. `open`: anybody may enter, otherwise whoever has the link.
 */
export interface NewTournament {
  name: string;
  kind: "arena" | "knockout" | "swiss";
  setup: TableSetup;
  pace?: "live" | "slow";
  minutes?: number;
  days?: number;
  length?: number;
  rounds?: number;
  games?: number;
  begins_in?: number;
  most?: number;
  open?: boolean;
  rated?: boolean;
  duplicate?: boolean;
}

/** A notice; `name` is that of the other person, `words` that of a tournament. */
export interface NoticeLine {
  id: number;
  kind: "accepted" | "challenge" | "deadline" | "declined" | "paired" | "round" | "turn";
  path: string;
  name: string | null;
  words: string;
  at: number;
  read: boolean;
}

/**
 * What somebody was told, the newest first, and how they want it.
 * `key`: with which a browser asks its push service; None where nothing can be pushed. `here`: whether
 * notices are pushed to this device; `devices`: to how many they are.
 */
export interface Notices {
  notices: NoticeLine[];
  unread: number;
  ways: ChosenWay[];
  key: string | null;
  here: boolean;
  devices: number;
}

/** What a card costs this seat now, and how much is missing. */
export interface Offer {
  card: string;
  zone: "available" | "row";
  place: number;
  price: number;
  unit: "power" | "runes";
  short: number;
}

/** A slow game that anybody may take up; `yours`: it is the receiver's own. */
export interface OpenSeek {
  id: number;
  name: string;
  rating: number;
  pace: "10m" | "1d" | "20m" | "3d";
  sets: string[];
  rated: boolean;
  seconds: number;
  yours: boolean;
}

/** A device or a program that may act for somebody; `here`: it is the one that asks. */
export interface OpenSession {
  id: number;
  kind: "browser" | "program";
  scope: "all" | "play" | "read" | "seat";
  label: string;
  made: number;
  used: number;
  here: boolean;
}

/** A position that several people had, at their own turn with a number, and what they did there. */
export interface OpeningFork {
  turn: number;
  people: number;
  ways: OpeningWay[];
}

/**
 * What some people took in the same position, how many they were, and with how much honor they ended.
 * `best`: the best of all went this way; `next` is where most of them stood at their next turn.
 */
export interface OpeningWay {
  took: string[];
  people: number;
  honor: number;
  won: number;
  yours: boolean;
  best: boolean;
  names: string[];
  next: OpeningFork | null;
}

/** Everything about finding somebody to play; `mark` changes with what concerns oneself. */
export interface Opponents {
  mark: string;
  rating: number;
  deviation: number;
  waiting: QueueLength[];
  seeks: OwnSeek[];
  open: OpenSeek[];
}

/**
 * A move that may be made, and the card it is shown on.
 * `label` is what a button beside that card says, `words` the whole move with its price.
 */
export interface Option {
  text: string;
  verb: Verb;
  label: Text;
  words: Text;
  card: string | null;
  zone: Zone | null;
  owner: number | null;
  place: number | null;
  number: number | null;
  twins: number[];
  to: Zone | null;
  price: Price | null;
}

/**
 * What a tournament asks of the receiver.
 * `match`: the game they have to play, with `kept` seconds for which their seat is, and whether the opponent
 * has come. `begins`: whether they begin. `link`: what others enter with is for its maker to make.
 */
export interface OwnPlace {
  entrant: number | null;
  state: "away" | "in" | "out" | null;
  maker: boolean;
  may_enter: boolean;
  table: number | null;
  game: number | null;
  match: string | null;
  opponent: number | null;
  opponent_here: boolean;
  seated: boolean;
  begins: boolean;
  kept: number | null;
  bye: boolean;
}

/**
 * A game that one looks for: since how many seconds, and between which ratings (null: any).
 * `others` are the ratings of those who wait at this pace, `missed` who did not come to the last meeting.
 */
export interface OwnSeek {
  id: number;
  pace: "10m" | "1d" | "20m" | "3d";
  sets: string[];
  rated: boolean;
  anybody: boolean;
  seconds: number;
  low: number | null;
  high: number | null;
  others: number[];
  missed: string | null;
  meeting: MeetingState | null;
  match: string | null;
}

/** What changed the chance: own decisions, own draws, the row, and everybody else. */
export interface Parts {
  decisions?: number;
  draws?: number;
  row?: number;
  others?: Share[];
}

/** A player who could have bid leaves an auction. */
export interface PassedEvent {
  event: "passed";
  player: number;
  card?: string;
}

/** A passkey, on which device it was made and when it was used. */
export interface Passkey {
  id: number;
  label: string;
  made: number;
  used: number | null;
}

/** A new passkey, as a browser has made it. */
export interface PasskeyMade {
  id: string;
  client_data: string;
  attestation: string;
}

/** What a browser is to make or sign, as it takes it, with bytes in base64. */
export interface PasskeyOptions {
  options: Record<string, unknown>;
}

/** What a passkey has signed. */
export interface PasskeySigned {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
}

/**
 * The cards of the same factions that a player has, and the honor they are worth.
 * Cards without a faction are told apart by their kind.
 */
export interface Pile {
  factions: string[];
  kind: Kind | null;
  cards: number;
  honor: number;
}

/** Ask whether the server is there. */
export interface Ping {
  type: "ping";
}

/** Play all cards that ask nothing. */
export interface PlayAll {
  type: "play all";
  step: number;
}

/**
 * One side. A seat knows its own `hand_cards` and `deck_holds`; of others it knows `hidden`.
 * `under` has the cards under each construct, where there are any; null is one that lies face down.
 */
export interface PlayerView {
  name: string;
  honor: number;
  insight: number;
  hand: number;
  hand_known: string[];
  deck: number;
  deck_top: string[];
  discard: string[];
  played: string[];
  played_as: number[];
  constructs: string[];
  used: number[];
  trophies: string[];
  hoard: string[];
  this_turn: Text[];
  score: number;
  under?: ((string | null)[])[];
  hand_cards?: string[];
  deck_holds?: Record<string, number>;
  hidden?: Record<string, number>;
}

/** The sum of a game in whole points that add up: start and parts make the result. */
export interface Points {
  start: number;
  decisions: number;
  draws: number;
  row: number;
  others: number[];
  result: number;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
}

/** The honor pool has run out. */
export interface PoolEmptiedEvent {
  event: "pool emptied";
  player: number;
}

/** Honor is added to the pool. */
export interface PoolGrewEvent {
  event: "pool grew";
  player: number;
  amount: number;
  card?: string;
}

/** What a move costs. */
export interface Price {
  number: number;
  unit: "insight" | "power" | "runes";
}

/** One side of a card; `into` is its other side, `transformed` that it is one. */
export interface Printed {
  name: string;
  set: string;
  kind: Kind;
  factions: string[];
  cost: number;
  unit: "power" | "runes";
  honor: number;
  copies: number;
  text: string;
  lines: TextLine[];
  glance: Glance[];
  keywords: string[];
  transformed: boolean;
  front: string;
  into: string | null;
  dreamborn: boolean;
  fate: boolean;
  basic: boolean;
}

/**
 * Somebody, as they want to be seen: what is null they do not show.
 * `since`: when they came; `highest` and `month` are about their rating.
 */
export interface Profile {
  name: string;
  since: number;
  yours: boolean;
  account: boolean;
  rating: RatingState | null;
  highest: number | null;
  month: number | null;
  history: RatingPoint[];
  marks: BotMark[];
  sets: GameCount[] | null;
  bots: GameCount[] | null;
  people: GameCount[] | null;
  recent: RecentGame[] | null;
  favourites: FavouriteCard[] | null;
  best: FavouriteCard[] | null;
  earned: AchievementState[] | null;
  choices: ProfileChoices | null;
}

/** What others may see of somebody. */
export interface ProfileChoices {
  rating: boolean;
  games: boolean;
  cards: boolean;
  achievements: boolean;
}

/** A proof that it is really oneself, for what matters. */
export interface Prove {
  password?: string | null;
  passkey?: PasskeySigned | null;
}

/** A card is put face down under a construct; only its player knows which. */
export interface PutFaceDownEvent {
  event: "put face down";
  player: number;
  card?: string;
  zone?: Zone;
  under?: string;
}

/**
 * What a try is: right, or near (neither right nor wrong), and whether the puzzle is solved by it.
 * `update` is the table after a right move, if more is asked; `steps` is the line, once it is over.
 */
export interface PuzzleAnswer {
  right: boolean;
  near: boolean;
  solved: boolean;
  chance: number;
  best_chance: number;
  update: Update | null;
  steps: PuzzleStep[] | null;
  theme: string | null;
  rated: PuzzleRated | null;
}

/** A puzzle in the list of all of them: how many moves are asked for, and how people fare at first. */
export interface PuzzleEntry {
  id: string;
  story: string;
  sets: string[];
  theme: string;
  steps: number;
  difficulty: number;
  rating: number;
  tries: number;
  solved: number;
}

/** Ratings after a first try, and by how much they have changed. */
export interface PuzzleRated {
  solver: number;
  change: number;
  puzzle: number;
}

/** A decision of the line: the best move, what each move brings, and what is wrong with a tempting one. */
export interface PuzzleStep {
  best: string;
  chances: Record<string, number>;
  tempting: string;
  cost: number;
  reason: string;
}

/** The table of a puzzle; what is hidden is the same for everybody, and told to nobody. */
export interface PuzzleTable {
  id: string;
  story: string;
  sets: string[];
  steps: number;
  difficulty: number;
  rating: number;
  names: string[];
  seat: number;
  update: Update;
}

/** All puzzles, the one of the day, and how who asks has fared. */
export interface Puzzles {
  puzzles: PuzzleEntry[];
  today: string;
  day: number;
  solver: SolverRating | null;
}

/** How many people look for a game of a pace. */
export interface QueueLength {
  pace: "10m" | "1d" | "20m" | "3d";
  people: number;
}

/** One's own rating after each of the last games, and by how much it has changed this week. */
export interface RatingCourse {
  state: RatingState | null;
  week: number;
  points: number[];
}

/** A rating at a time. */
export interface RatingPoint {
  at: number;
  rating: number;
  margin: number;
}

/**
 * A rating with how far it may be off (`margin`).
 * `placed`: enough games have been played, otherwise `lacking` more are needed; `like`: the only level of
 * bots that is as strong.
 */
export interface RatingState {
  rating: number;
  margin: number;
  games: number;
  placed: boolean;
  lacking: number;
  like: string | null;
}

/** Chat without words. */
export interface React {
  type: "react";
  reaction: "hello" | "oh no" | "thanks" | "thinking" | "well played" | "wow";
}

/** Notices that were looked at; without `ids` all of them. */
export interface ReadNotices {
  ids?: number[] | null;
}

/** The void becomes a new center deck. */
export interface RebuiltEvent {
  event: "rebuilt";
  player: number;
}

/** A game of a profile. */
export interface RecentGame {
  match: string;
  at: number;
  sets: string[];
  pace: "live" | "none" | "slow";
  score: number;
  place: number;
  won: boolean;
  change: number | null;
  others: RecentOther[];
}

/** Whom one played; `level` of a bot. */
export interface RecentOther {
  name: string;
  level: string | null;
  score: number;
  rating: number | null;
}

/** What the client asked for was not done. */
export interface Refused {
  type: "refused";
  reason: string;
  step: number;
}

/** Let somebody take no further part, by their number. */
export interface RemoveEntrant {
  entrant: number;
}

/** A card leaves the game. */
export interface RemovedEvent {
  event: "removed";
  player: number;
  card?: string;
}

/** The name of the person who asks. */
export interface Rename {
  name: string;
}

/** A finished match: its turns, everybody's honor after each of them, and where it came from. */
export interface Replay {
  steps: number;
  turns: TurnMark[];
  honor: number[][];
  tokens: number[][];
  scores: Score[];
  buys: Buy[][];
  seconds: number;
  taken_back: boolean;
  rival: RivalHonor | null;
}

/** A report has reached the host. */
export interface Reported {
  seat: number;
}

/** Give up. */
export interface Resign {
  type: "resign";
}

/** How the game ended. */
export interface ResultView {
  scores: number[];
  winners: number[];
  reason: string;
}

/** A card is turned up. */
export interface RevealedEvent {
  event: "revealed";
  player: number;
  card?: string;
  zone?: Zone;
  to?: Zone;
}

/** A finished game from one seat. */
export interface Review {
  seat: number;
  level: string;
  seed: number;
  players: string[];
  scores: number[];
  winners: number[];
  start: number;
  result: number;
  parts: Parts;
  points: Points;
  turns: ReviewedTurn[];
  digest: Digest;
}

/** A review and how far it is; while it is made, the turns that are done. */
export interface ReviewState {
  id: string;
  seat: number;
  status: "done" | "failed" | "running" | "stopped";
  done: number;
  total: number;
  error: string | null;
  turns: ReviewedTurn[];
  review: Review | null;
}

/** One turn of any player, with the decisions of the reviewed seat in it. */
export interface ReviewedTurn {
  number: number;
  round: number;
  seat: number;
  before: number;
  after: number;
  parts: Parts;
  decisions: Judged[];
  first_move: number;
  last_move: number;
}

/** Go back to the table after act `to`; left out: to the last decision of one's own. */
export interface Rewind {
  type: "rewind";
  step: number;
  to?: number | null;
}

/** The honor of the automatic opponent of solitaire after each turn, and where it came from. */
export interface RivalHonor {
  honor: number[];
  score: Score;
}

/** The automatic opponent of solitaire, by the name that its rulebook gives it. */
export interface RivalView {
  name: string;
  honor: number;
  cards: string[];
}

/** The die shows a side. */
export interface RolledEvent {
  event: "rolled";
  player: number;
  side: number;
  card?: string;
}

/**
 * A line of chat, and in which turn it was said; `seat` is null for a spectator.
 * `speaker` is the same for all lines of one person in a match, whatever they are called. A reaction has no
 * text.
 */
export interface Said {
  type: "said";
  seat: number | null;
  name: string;
  text: string;
  turn: number;
  at: number;
  channel: "gallery" | "table";
  speaker: string;
  reaction: "hello" | "oh no" | "thanks" | "thinking" | "well played" | "wow" | null;
}

/** Chat. */
export interface Say {
  type: "say";
  text: string;
}

/** Where a player's honor comes from. */
export interface Score {
  tokens: number;
  cards: number;
  by: Pile[];
}

/** What a match did to the rating of a seat. */
export interface SeatRating {
  seat: number;
  name: string;
  state: RatingState;
  change: number;
}

/**
 * One seat of a match, as the receiver sees it.
 * `overdue`: others may go on without it, since its clock has run out or it was left long ago.
 * `lent` and `link_until` are for whoever may take the seat or the link to it back, else null.
 * `hints`: how often bots have helped there. `seen_by`: who had the seat before, and has seen its hand.
 * `borrowed`: it is the receiver's, but somebody else's own, who may take it back.
 * `wish`: whether they want a rematch of a finished match, as long as that counts.
 */
export interface SeatState {
  kind: "bot" | "invited" | "open" | "person";
  name: string;
  level: string | null;
  yours: boolean;
  online: boolean;
  clock: number | null;
  late: boolean;
  overdue: boolean;
  resigned: boolean;
  lent: Lent | null;
  link_until: number | null;
  hints: number;
  seen_by: string[];
  borrowed: boolean;
  wish: "again" | "enough" | null;
}

/** Something that is wrong with a set file: lines count from 1, columns from 0, 0 and none: not known. */
export interface SetComplaint {
  line: number;
  column: number | null;
  where: string;
  message: string;
}

/** The text of a set file. */
export interface SetFileText {
  text: string;
}

/** A new password, in the place of the one before. */
export interface SetPassword {
  password: string;
}

/** Choose what others may see. */
export interface SetProfileChoices {
  rating: boolean;
  games: boolean;
  cards: boolean;
  achievements: boolean;
}

/** The cards of a set; `turns` are the last own turns of the phases before the end, on average. */
export interface SetStrengths {
  turns: number[];
  cards: Record<string, Strength>;
}

/** Which game is played, and by whom. */
export interface SetupView {
  sets: string[];
  players: string[];
  edition: number;
  variant: string;
}

/** What another seat changed of the chance. */
export interface Share {
  seat: number;
  change: number;
}

/** The discard pile becomes a new deck. */
export interface ShuffledEvent {
  event: "shuffled";
  player: number;
}

/** Look from another of one's own seats. */
export interface Sit {
  type: "sit";
  seat: number;
}

/** How somebody fares at the first try of puzzles; `unsure` as long as little is known. */
export interface SolverRating {
  rating: number;
  unsure: boolean;
  tries: number;
  solved: number;
}

/** A player pays for something, for a card if it is known which. */
export interface SpentEvent {
  event: "spent";
  player: number;
  amount: number;
  resource: Resource;
  card?: string;
}

/**
 * Where somebody stands; `entrant` is their number, `tie` the points of their opponents.
 * `marks` has what came of each round, the last ones of an arena.
 */
export interface StandingRow {
  place: number;
  entrant: number;
  name: string;
  strength: number | null;
  state: "away" | "in" | "out";
  marks: ("absent" | "bye" | "done" | "lost" | "missed" | "plays" | "tied" | "waits" | "won" | null)[];
  points: number;
  tie: number;
}

/** Where a match begins, if not with the usual setup. */
export interface Start {
  match?: string | null;
  record?: Record<string, unknown> | null;
  position?: Record<string, unknown> | null;
  step?: number | null;
}

/** What a card is worth in all phases together, and in each: opening, middle, end. */
export interface Strength {
  whole: MeasuredGain;
  phases: (MeasuredGain | null)[];
}

/** Everything that was measured, by the code of the set; each alone, with two players. */
export interface Strengths {
  sets: Record<string, SetStrengths>;
}

/** A device that notices are to be pushed to, as its browser gave it. */
export interface Subscribe {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The match that a challenge or a standing seek has led to. */
export interface TableFound {
  match: string;
}

/** Which game is played. */
export interface TableSetup {
  sets: string[];
  edition?: number;
  variant?: string;
}

/** The whole table. */
export interface TableView {
  seat: number | null;
  setup: SetupView;
  moves_made: number;
  turn: number;
  first: number;
  turn_number: number;
  honor_pool: number;
  ending: boolean;
  runes: number;
  mechana_runes: number;
  power: number;
  energy: number;
  honor_gained: number;
  permits: number;
  row_defeats: number;
  aside: string[];
  center_row: (string | null)[];
  under: string[][];
  center_deck: number;
  center_deck_holds: Record<string, number>;
  center_deck_bottom: string[];
  void: string[];
  removed: string[];
  supply: Record<string, number>;
  players: PlayerView[];
  decision: DecisionView | null;
  result: ResultView | null;
  rival?: RivalView;
}

/** A seat to be taken back from another device, or from a link that was not used. */
export interface TakeBack {
  seat: number;
}

/** Let a bot play for a seat that is overdue. */
export interface TakeOver {
  type: "take over";
  seat: number;
}

/** A line of a card: its heading, which may be empty, and its sentences. */
export interface TextLine {
  heading: Text;
  sentences: Text[];
}

/** The puzzle of the day, and which day it is. */
export interface TodaysPuzzle {
  puzzle: PuzzleEntry;
  day: number;
}

/**
 * A sentence of the log: what kind of event it tells, whose, and what they did, paid and gained.
 * `words` do not name the player, nor what was paid and gained if that is given beside them.
 */
export interface Told {
  event: EventKind;
  player: number | null;
  words: Text;
  paid: Amount[];
  gained: Amount[];
}

/** A card goes from another player to this one. */
export interface TookEvent {
  event: "took";
  player: number;
  victim: number;
  card?: string;
  zone?: Zone;
}

/** What everybody is told of a tournament; `left`: seconds until its round or its arena has to be over. */
export interface TournamentBody {
  terms: TournamentTerms;
  left: number | null;
  luck: LuckFigures;
  standings: StandingRow[];
  tables: TournamentTable[];
}

/** Where people enter who are invited; a path if the server was not told its address. */
export interface TournamentLink {
  url: string;
}

/** Tournaments: those in which one takes part or which one has made, and those of everybody. */
export interface TournamentList {
  mine: TournamentTerms[];
  open: TournamentTerms[];
  running: TournamentTerms[];
  finished: TournamentTerms[];
}

/** The tournament for which a match was made, if it was. */
export interface TournamentOfMatch {
  tournament: string | null;
}

/** A tournament, and what it asks of the receiver. */
export interface TournamentPage {
  body: TournamentBody;
  you: OwnPlace;
}

/** A game at a table of the present round; `people` are the numbers of entrants in the order of seats. */
export interface TournamentTable {
  table: number;
  game: number;
  people: number[];
  match: string | null;
  scores: number[];
  pool: number;
  pool_at_start: number;
  turn: number;
  ended: "absent" | "bye" | "forfeit" | "late" | "played" | "undecided" | null;
}

/** What a tournament is, and how it stands; `seconds`: of a slow round, or of an arena. */
export interface TournamentTerms {
  id: string;
  name: string;
  kind: "arena" | "knockout" | "swiss";
  state: "cancelled" | "finished" | "open" | "pairing" | "playing";
  round: number;
  rounds: number;
  games: number;
  setup: TableSetup;
  clock: Clock;
  pace: "live" | "slow";
  seconds: number;
  rated: boolean;
  duplicate: boolean;
  open: boolean;
  most: number;
  begins: number;
  entrants: number;
  reason: string | null;
}

/** A card turns into its other side. */
export interface TransformedEvent {
  event: "transformed";
  player: number;
  into: string;
  card?: string;
  zone?: Zone;
}

/** All moves made at the decisions of a puzzle, the last of them a try; with `show` it is given up. */
export interface TryPuzzle {
  moves: string[];
  show?: boolean;
}

/** What happened in a turn, by lines: what was done, then what followed; turn 0 is the opening. */
export interface Turn {
  turn: number;
  player: number | null;
  lines: Told[][];
}

/** After which move a turn begins, and whose it is. */
export interface TurnMark {
  step: number;
  turn: number;
  player: number;
}

/** Take the last move back. */
export interface Undo {
  type: "undo";
  step: number;
}

/** An auction ends without a bid. */
export interface UnsoldEvent {
  event: "unsold";
  player: number;
  card?: string;
}

/** The table after an act, as one seat may know it. */
export interface Update {
  type: "update";
  step: number;
  by: number | null;
  act: "abandon" | "move" | "resign" | "resume" | "takeover" | "undo" | null;
  events: EventView[];
  view: TableView;
  asked: Asked | null;
  log: Turn[];
  undo: boolean;
  rewind: boolean;
  moment: number;
}

/** An ability of a card is used. */
export interface UsedEvent {
  event: "used";
  player: number;
  card?: string;
}

/** A way to play. */
export interface Variant {
  variant: string;
  title: string;
  words: string;
}

/** What the coach says of a move; `clear`: the best one is better by more than chance could make it. */
export interface Weighed {
  type: "weighed";
  step: number;
  text: string;
  chance: number;
  best: string;
  best_chance: number;
  reason: Text;
  clear: boolean;
}

/** Everything a client needs to begin; nobody sees the table before every seat is taken. */
export interface Welcome {
  type: "welcome";
  match: MatchState;
  seat: number | null;
  log: Turn[];
  chat: Said[];
  update: Update | null;
}

/** A passkey or a session, by its number. */
export interface WhichOne {
  id: number;
}

/** A player wins an auction for their bid. */
export interface WonEvent {
  event: "won";
  player: number;
  amount: number;
  card?: string;
}

/** One part of a word: what stands there, and between which bounds. */
export interface WordPart {
  name: string;
  role: string;
  required: boolean;
  many: boolean;
  plain: boolean;
  least: number;
  most: number;
  nouns: string[];
  places: string[];
  narrowings: string[];
  only: string[];
}
