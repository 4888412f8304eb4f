// Made by scripts/make_wire_types.py from the server's structs. Do not edit.

/** A new account, with recovery codes that are shown only once. */
export interface AccountMade {
  myself: Myself;
  recovery_codes: string[];
}

/** Do one of the options given: by its number or in notation. `version` is the one the option came with. */
export interface Act {
  type: "act";
  id: string;
  table: string;
  seat: number;
  version: number;
  action: number | string;
}

/** Let a bot take a free seat of a table you own that has not begun. */
export interface AddBot {
  type: "add_bot";
  id: string;
  table: string;
  seat: number;
  bot: string;
}

/**
 * What a bot would do in the seat's place, and which options are the best, the best first.
 *
 * `loss` is how much of its chance to win the seat would give away with the action it asked about; 0 where that is not
 * sure. `costs` say what it would cost, compared with the best option.
 */
export interface Advice {
  type: "advice";
  id: string;
  bot: string;
  choice: Choice;
  ranking: AdvisedChoice[];
  costs: Ground[];
  loss?: number;
}

/**
 * An option as the strongest bot judges it.
 *
 * `chance` is the chance to win with it, from 0 to 1, and `error` the standard error of that; `visits` tells how many
 * simulations chose it, 0 where there was nothing to think about.
 */
export interface AdvisedChoice {
  choice: Choice;
  chance: number;
  error: number;
  visits: number;
  reasons: Ground[];
}

/** Why something cannot be done; null if it can. */
export interface Answer {
  type: "answer";
  id: string;
  refusal: Refusal | null;
}

/** Agree, or not, that another player takes something back. */
export interface AnswerUndo {
  type: "answer_undo";
  id: string;
  table: string;
  seat: number;
  agrees: boolean;
}

/**
 * What a seat could believe about the others after `entry` entries, from nothing but what it saw.
 *
 * If it `is_counted`, all chances are exact, over so many `deals`; otherwise they come from `worlds` that were drawn
 * and weighed by what was done, and tell as much as `effective` of equal weight. `basis` says so in words. `acts` are
 * those that told something, the latest first.
 */
export interface Beliefs {
  table_id: string;
  seat: number;
  entry: number;
  is_counted: boolean;
  deals: number;
  worlds: number;
  effective: number;
  bits: number;
  basis: string;
  holdings: Holding[];
  acts: TellingAct[];
}

/** One of your bot accounts. */
export interface BotAccountInfo {
  person: PersonInfo;
  tokens: SessionInfo[];
}

/** A new bot account, with a token that is shown only once. */
export interface BotAccountMade {
  person: PersonInfo;
  token: string;
}

/** A seat for one of the server's bots. */
export interface BotSeat {
  type: "bot";
  bot: string;
}

/**
 * When you want to be called.
 *
 * `muted` stops all calls. From `quiet_from` to `quiet_to` calls wait, unless it is null; `digest` is the hour of the
 * one e-mail a day that replaces the others; both in the time zone `zone`.
 */
export interface CallPreferences {
  muted?: boolean;
  quiet_from?: number | null;
  quiet_to?: number;
  digest?: number | null;
  zone?: string;
}

/** What there is: games, ready phrases for the chat, languages. */
export interface Catalogue {
  games: GameInfo[];
  phrases: string[];
  languages: LanguageInfo[];
  version: string;
}

/** Changes of your own name, language or settings; what is null stays. Only guests can change their names. */
export interface Changes {
  name?: string | null;
  language?: string | null;
  settings?: PersonalSettings | null;
}

/** Say something to the table: a text, or one of the ready phrases by its id. */
export interface Chat {
  type: "chat";
  id: string;
  table: string;
  text?: string;
  phrase?: string;
}

/**
 * One of the actions a seat may choose from: its number, its notation, as data, and in words if there are any.
 *
 * `consequences` is what the game's schema says of an option of this verb; only clients that ask for words get it.
 */
export interface Choice {
  action: number;
  text: string;
  data: Record<string, unknown>;
  label?: string;
  consequences?: Record<string, unknown>;
}

/** A seat's clock: what is left in milliseconds, and when it runs out if it is running. */
export interface ClockInfo {
  left: number;
  deadline: number | null;
}

/** Remove a table you own that has not begun. */
export interface Close {
  type: "close";
  id: string;
  table: string;
}

/** Each turn may take some days. */
export interface DayClock {
  type: "days";
  days: number;
}

/** The public part of the deal: the commitment from the start, the seed once the game is over. */
export interface DealInfo {
  commitment: string;
  entropy: string[] | null;
  seed: string | null;
  chosen: string | null;
}

/** What a seat is asked, with all it may answer. */
export interface Decision {
  kind: string;
  options: Choice[];
  question?: string;
}

/** Delete yourself for good. An account needs its password; a guest has none. */
export interface Deletion {
  password?: string;
}

/**
 * A command was carried out, and what it changed is stored. `version` is the viewer's, where there is one.
 *
 * The update that shows a move may come before this message or after it.
 */
export interface Done {
  type: "done";
  id: string;
  version: number | null;
}

/** A finished game. `table` is null if you were not at the table and could not have watched. */
export interface FinishedGame {
  table: string | null;
  game: string;
  players: number;
  rated: boolean;
  at: number;
  seats: FinishedSeat[];
}

/** A seat of a finished game. A seat with a person and a bot is the person's; the bot stood in at the end. */
export interface FinishedSeat {
  person: string | null;
  bot: string | null;
  name: string;
  place: number;
  score: number | null;
}

/** Where a table's first entries come from. */
export interface ForkInfo {
  table: string;
  entries: number;
}

/**
 * A position of a finished game to be played on: the first `entries` entries are kept.
 *
 * `sit_down` is the same as for a new table.
 */
export interface ForkTable {
  entries: number;
  seats: (OpenSeat | InvitedSeat | OwnSeat | BotSeat)[];
  id?: string | null;
  sit_down?: boolean;
}

/**
 * One step of a game as a viewer noticed it.
 *
 * `seat` is whose step it was, null for chance. `entry`, counted from 1, and `text` are given where the viewer knows
 * what exactly was done: `entry` in replays of finished games, `text` in open replays and for your own steps. `lines`,
 * `rules` and `consequences` are as in the updates of a table.
 */
export interface Frame {
  entry: number | null;
  seat: number | null;
  text: string | null;
  events: (Record<string, unknown>)[];
  lines: string[];
  rules: string[];
  view: unknown;
  consequences?: Record<string, unknown>;
}

/**
 * A game that can be played here.
 *
 * `content` is its default content pack, `packs` are all it can be played with, the default first. `variant` names the
 * option that tells its variants apart, if there is one. `bots` are those that play it, the weakest first; `levels`
 * are those of them that are no simple programs, and new players are offered `default_bot`.
 */
export interface GameInfo {
  id: string;
  title: string;
  rules: number;
  content: string;
  packs: string[];
  players: number[];
  options: GameOption[];
  variant: string | null;
  bots: string[];
  levels: string[];
  default_bot: string;
}

/**
 * An option of a game, with the values it may have; `label` and `labels` are their names for the reader.
 *
 * `help` says in a sentence what it changes, and `default` is what a table is offered in the reader's language.
 */
export interface GameOption {
  name: string;
  label: string;
  help: string;
  choices: string[];
  labels: string[];
  default: string;
}

/**
 * A person's games of one kind with one number of players.
 *
 * A first place shared by two is half a win for each. `mean_score` and `best_score` leave out games that were not
 * scored. `winning_streak` counts the latest games that ended on the first place, shared or not.
 */
export interface GameStatistics {
  game: string;
  players: number;
  games: number;
  wins: number;
  mean_place: number;
  mean_score: number | null;
  best_score: number | null;
  winning_streak: number;
  last_played: number;
  rating: RatingInfo | null;
}

/** A reason to choose something: a stable code, what its text is filled with, and in words if there are any. */
export interface Ground {
  code: string;
  params: Record<string, string | number>;
  text?: string;
}

/**
 * Something that came up for the first time: a question (`question assign`) or a rule at work, by its id.
 *
 * The first is the `aim` of the game. `rule` is the rule behind it, "" if there is none; `title` and `text` explain
 * it.
 */
export interface GuideNote {
  id: string;
  rule: string;
  title: string;
  text: string;
}

/**
 * What a person misses in the first, middle or last third of their games; `loss` is of the chance to win, a game.
 *
 * `theme` is that of the `puzzles` to practise it with; `lesson` is the id of one that teaches it. `sentence` says all
 * in words.
 */
export interface HabitInfo {
  theme: string;
  part: "first" | "last" | "middle";
  games: number;
  loss: number;
  sentence: string;
  moments: HabitMoment[];
  puzzles: string[];
  lesson: string;
}

/** Where a habit showed: an entry of a game, which ended `at`. */
export interface HabitMoment {
  table: string;
  entry: number;
  at: number;
}

/**
 * Two people against each other: numbers for each game and number of players, and the latest games, newest first.
 *
 * Games in which one of them held several seats are left out.
 */
export interface HeadToHead {
  person: PersonInfo;
  other: PersonInfo;
  games: Meetings[];
  recent: FinishedGame[];
}

/** Ask the strongest bot what it would do, and what an action the seat has in mind would give away. */
export interface Hint {
  type: "hint";
  id: string;
  table: string;
  seat: number;
  action?: number | null;
}

/** What a seat may hold covered; `certain` are the cards that are known. The likeliest come first. */
export interface Holding {
  seat: number;
  size: number;
  certain: string[];
  kinds: Likely[];
  cards: Likely[];
}

/** A seat for anyone who has the link. */
export interface InvitedSeat {
  type: "invited";
}

/** Take a free seat: the one named, or the first that can be taken. */
export interface Join {
  type: "join";
  id: string;
  table: string;
  seat?: number | null;
  invite?: string;
  entropy?: string;
}

/** A language of the texts, with its name in that language. */
export interface LanguageInfo {
  id: string;
  name: string;
}

/**
 * A part of the leaderboard of a game, a number of players and a league.
 *
 * `next` is the `after` that asks for the following part, if there is one.
 */
export interface Leaderboard {
  game: string;
  players: number;
  league: "bots" | "people";
  lines: LeaderboardLine[];
  next: number | null;
}

/** One line of a leaderboard: a person, or a bot that is part of the server. Equal ratings share a position. */
export interface LeaderboardLine {
  position: number;
  person: string | null;
  bot: string | null;
  name: string;
  rating: RatingInfo;
}

/** Give the seats up before the game; let the stand-in play for them during it. */
export interface Leave {
  type: "leave";
  id: string;
  table: string;
}

/**
 * What made a seat's result, as shares of the victory: result = luck + own + others, beyond the fair share.
 *
 * The `rounds` add up to it; round 0 is what came before the first one.
 */
export interface LedgerAccount {
  result: number;
  luck: number;
  own: number;
  others: number;
  luck_error: number;
  own_error: number;
  others_error: number;
  share: number;
  rounds: RoundAccount[];
  sentences: string[];
}

/**
 * A lesson in the list; `group` is the heading it stands under, `steps` how many answers lead through it.
 *
 * `questions` are the kinds of decisions that it explains, each with the rule behind it; a kind is in one lesson.
 */
export interface LessonInfo {
  id: string;
  game: string;
  group: string;
  title: string;
  about: string;
  minutes: number;
  steps: number;
  questions: Record<string, string>;
}

/** An answer to a question of the coach. */
export interface LessonOption {
  id: string;
  label: string;
}

/**
 * How far a learner is: the answers that were accepted so far, and one more to be judged.
 *
 * `at` asks for the place after that many of the lesson's own answers instead.
 */
export interface LessonProgress {
  answers?: string[];
  answer?: string | null;
  at?: number | null;
}

/** What the coach says to an answer that was wrong, and the reason of the engine if it was not allowed. */
export interface LessonReply {
  text: string;
  refusal: Refusal | null;
}

/**
 * Where a learner is in a lesson.
 *
 * `kind` is what is expected: an action (do, one_of, try), an answer (ask), or nothing but to go on (show, tried); at
 * the end it is done. `point` names what is marked on the board. `updates` are those of a table, one for each step
 * since the answers that were sent, the last one with what can be chosen; the first has the whole log.
 */
export interface LessonState {
  lesson: string;
  game: string;
  title: string;
  answers: string[];
  step: number;
  steps: number;
  mark: string;
  kind: "ask" | "do" | "done" | "one_of" | "show" | "tried" | "try";
  text: string;
  options: LessonOption[];
  point: string[];
  reply: LessonReply | null;
  next: string | null;
  updates: Update[];
}

/** How likely a seat holds a card, or one of a kind: `chance`, and `dealt` by the deal alone; `name` is in words. */
export interface Likely {
  id: string;
  name: string;
  chance: number;
  dealt: number;
}

/** Set a new password with what a mailed link says after `#recover=`; it can be used once, within an hour. */
export interface LinkRecovery {
  token: string;
  new_password: string;
}

/** Each seat has a bank of seconds; it grows by the increment whenever the seat's turn passes. */
export interface LiveClock {
  type: "live";
  bank: number;
  increment?: number;
}

/** Say that you see the table at this moment: you are not called about the turn that has begun. */
export interface Look {
  type: "look";
  id: string;
  table: string;
}

/** A draw that changed the game: by how much for each seat, and in words what came. */
export interface LuckyDraw {
  entry: number;
  round: number;
  steps: number[];
  lines: string[];
}

/** A table that was made; `invite` lets others sit down at it by link, `commitment` is the seal of the deal. */
export interface MadeTable {
  table: string;
  invite: string;
  commitment: string;
}

/** Ask for a link that recovers the accounts with a confirmed e-mail address. */
export interface MailRecovery {
  address: string;
}

/** Two people's meetings in one game with one number of players: how often `person` was placed better, or not. */
export interface Meetings {
  game: string;
  players: number;
  games: number;
  better: number;
  worse: number;
  equal: number;
}

/**
 * What came of asking the bot again that made a move: the stored view, seed and version, the same simulations.
 *
 * `verdict` is `same` if it moves the same again, `other` if not or if something about the move is wrong (`problems`
 * has the codes of `tradecraft verify`), `unchecked` if another version made the move, `no_bot` if no bot made it.
 */
export interface MoveCheck {
  table_id: string;
  entry: number;
  verdict: "no_bot" | "other" | "same" | "unchecked";
  problems: string[];
  bot?: string;
  move?: string;
  version?: string;
  seed?: string;
  view?: string;
  simulations?: number;
}

/**
 * Where and when you are called, the tables you are not called about, and what this server can do.
 *
 * `push_key` is the key browsers subscribe with.
 */
export interface MyCalls {
  preferences: CallPreferences;
  receivers: ReceiverInfo[];
  quiet_tables: string[];
  push_key: string;
  mail: boolean;
  webhooks: boolean;
}

/** Your holiday that is not over, if `start` and `until` are there; and the days you have left for a year. */
export interface MyHoliday {
  start: number | null;
  until: number | null;
  days_left: number;
  days_a_year: number;
}

/** What you are told about yourself: also how many recovery codes are left, and how many passkeys there are. */
export interface Myself {
  id: string;
  kind: "account" | "bot" | "guest";
  name: string;
  language: string;
  settings: PersonalSettings;
  recovery_codes: number;
  passkeys?: number;
}

/** Make an account. A guest who makes one keeps games and settings. */
export interface NewAccount {
  name: string;
  password: string;
  language?: string;
}

/** A bot that will play over the network. */
export interface NewBotAccount {
  name: string;
}

/** Call a browser, by what its push subscription says. */
export interface NewDevice {
  kind: "push";
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Sign in as a guest, by a name alone. */
export interface NewGuest {
  name: string;
  language?: string;
}

/** A holiday from the `first` day to the `last`, both included, as your time zone has them. */
export interface NewHoliday {
  first: string;
  last: string;
  zone?: string;
}

/**
 * Call an e-mail address, once its owner has followed the link in a first message.
 *
 * Accounts are also recovered by it, so it needs the password.
 */
export interface NewMail {
  kind: "mail";
  address: string;
  password: string;
}

/** A passkey that a device has made, and what to call the device. */
export interface NewPasskey {
  credential: string;
  client_data: string;
  name: string;
  attestation: string;
}

/** What a browser needs to make a passkey: also whose it will be, and those that a device need not make again. */
export interface NewPasskeyOptions {
  challenge: string;
  site: string;
  user: string;
  name: string;
  known: string[];
}

/**
 * A request for a new table.
 *
 * `content` is one of the content packs that the catalogue lists; the game's default if empty. `stand_in` is the bot
 * that takes over a seat whose owner left or ran out of time; the strongest, if none is named.
 * `hints` lets people ask for hints who play each other; against bots alone they always can, in rated games never.
 * At a `study` table, which is not rated, all may see during the game what the others could hold.
 * `seed` fixes the deal, which every player can then foresee: for friendly tables only. A table that is
 * asked for again with the same `id` is made once. Without `sit_down` the seats of the one who makes the table are
 * kept for them: they join when they have seen the seal of the deal, and give their entropy with it. Who sits down at
 * once adds nothing to the deal.
 */
export interface NewTable {
  game: string;
  seats: (OpenSeat | InvitedSeat | OwnSeat | BotSeat)[];
  id?: string | null;
  options?: Record<string, string>;
  content?: string;
  pace?: "live" | "turns";
  clock?: NoClock | LiveClock | DayClock;
  listed?: boolean;
  spectators?: boolean;
  rated?: boolean;
  hints?: boolean;
  study?: boolean;
  seed?: string | null;
  stand_in?: string | null;
  sit_down?: boolean;
}

/** Make one more token; `label` helps to tell them apart. */
export interface NewToken {
  label?: string;
}

/** Call an address of yours, in the form it understands. */
export interface NewWebhook {
  kind: "webhook";
  url: string;
  form?: "discord" | "json" | "matrix";
}

/**
 * Something that happened at a table, as the viewer may know of it; `version` is the one it led to.
 *
 * `seat` is whose doing it was. `events` are the game's own; `lines` says each of them in words and `rules` names the
 * rule it follows from, "" if there is none to name; both are empty unless words were asked for.
 */
export interface News {
  version: number;
  at: number;
  what: "acted" | "bot_delayed" | "bot_sat" | "bot_stood" | "closed" | "holiday" | "holiday_over" | "rematched" | "replaced" | "resigned" | "returned" | "sat" | "shared" | "started" | "stood" | "undo_answered" | "undo_asked" | "undone";
  seat: number | null;
  events: (Record<string, unknown>)[];
  lines: string[];
  rules: string[];
}

/** Nobody is hurried. */
export interface NoClock {
  type: "none";
}

/** Your private note about a game. */
export interface Note {
  text: string;
}

/** Something changed at one of a person's tables, watched or not. */
export interface Notice {
  type: "notice";
  table_id: string;
  status: "closed" | "open" | "over" | "playing";
  your_turn: boolean;
}

/** A seat for anyone who sees the table. */
export interface OpenSeat {
  type: "open";
}

/**
 * What would follow from an option: only what is certain to the seat, computed from what it knows.
 *
 * `assumed` are the seat's own next decisions that were taken for it before anything happened; `lines` says each of
 * the events in words, in the language of the connection. `is_final` says that the option could perhaps not be taken
 * back without asking the others.
 */
export interface Outlook {
  type: "outlook";
  id: string;
  events: (Record<string, unknown>)[];
  lines: string[];
  assumed: Choice[];
  is_final: boolean;
}

/** A seat of the one who makes the table; several of them are played at one screen. */
export interface OwnSeat {
  type: "mine";
}

/** One of your passkeys; `id` names it when you remove it, `name` is what you called the device. */
export interface PasskeyInfo {
  id: string;
  name: string;
  created_at: number;
  used_at: number | null;
}

/** Sign in by a passkey; the device knows whose it is. */
export interface PasskeySignIn {
  credential: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
  user: string;
}

/** A new password. All your other sessions end. */
export interface PasswordChange {
  password: string;
  new_password: string;
}

/** What anyone may know about a person. */
export interface PersonInfo {
  id: string;
  kind: "account" | "bot" | "guest";
  name: string;
}

/** A person's settings. `client` is the browser's own: up to 4 kB that the server only keeps. */
export interface PersonalSettings {
  colours?: "contrast" | "dark" | "light" | "system";
  motion?: "full" | "reduced" | "system";
  sound?: boolean;
  confirm_moves?: boolean;
  show_chat?: boolean;
  client?: Record<string, unknown>;
}

/** Who is there at the moment: the seats whose owners are connected, and how many watch. */
export interface Presence {
  type: "presence";
  table_id: string;
  seats: number[];
  spectators: number;
}

/** Ask what would follow from one of the options given, as far as the seat can know. */
export interface Preview {
  type: "preview";
  id: string;
  table: string;
  seat: number;
  action: number;
}

/**
 * A person over their latest games, of which `games` are reviewed: `result` is what they won beyond a fair share.
 *
 * `without_luck` is the same without the luck of deal and draws; both are a game, with standard errors. `rating` and
 * `rating_without_luck` say the same in rating points, ahead of the opponents. `unreviewed` are the finished games
 * that are not part of it, as they have no review yet. `sentence` sums up in words.
 */
export interface Profile {
  game: string;
  games: number;
  unreviewed: string[];
  habits: HabitInfo[];
  result?: number;
  result_error?: number;
  without_luck?: number;
  without_luck_error?: number;
  rating?: number;
  rating_error?: number;
  rating_without_luck?: number;
  rating_without_luck_error?: number;
  sentence?: string;
}

/** A puzzle in the list: what it is about, and how hard it is on the scale of solvers' ratings. */
export interface PuzzleInfo {
  id: string;
  game: string;
  theme: string;
  theme_name: string;
  difficulty: string;
  rating: number;
}

/** All puzzles, and which of them is today's. */
export interface PuzzleList {
  puzzles: PuzzleInfo[];
  today: string | null;
}

/** A puzzle as the solver sees it: a lesson of one step, with the verdict once something was tried. */
export interface PuzzleState {
  info: PuzzleInfo;
  state: LessonState;
  verdict: PuzzleVerdict | null;
}

/** A try at a puzzle: an action in notation; null to see the position. */
export interface PuzzleTry {
  answer?: string | null;
}

/**
 * What came of a try: the solution with its reasons, and the chance to win with both.
 *
 * `chance` is null where the choice is so much worse that the search hardly looked at it.
 */
export interface PuzzleVerdict {
  is_right: boolean;
  solution: string;
  best: number;
  chance: number | null;
  text: string;
  reasons: string[];
}

/**
 * A rating with its uncertainty.
 *
 * The skill lies, as far as the games tell, within `estimate` plus or minus `margin` points. `rating` is the low end
 * of that, and what leaderboards are ordered by. A rating is `provisional` after few games. `mu` and `sigma` are what
 * the points are made of, for further calculations.
 */
export interface RatingInfo {
  rating: number;
  estimate: number;
  margin: number;
  games: number;
  provisional: boolean;
  mu: number;
  sigma: number;
}

/** Where you are called. `shown` is the browser, the address or the host; `id` names it when you remove it. */
export interface ReceiverInfo {
  id: string;
  kind: "mail" | "push" | "webhook";
  shown: string;
  created_at: number;
  confirmed: boolean;
  form?: "discord" | "json" | "matrix" | null;
}

/** A new receiver; `secret`, with which webhooks are signed, is shown only once. */
export interface ReceiverMade {
  receiver: ReceiverInfo;
  secret?: string;
}

/** Set a new password with one of the recovery codes; each can be used once. */
export interface Recovery {
  name: string;
  code: string;
  new_password: string;
}

/** New recovery codes, shown only once; the old ones no longer work. */
export interface RecoveryCodes {
  recovery_codes: string[];
}

/** How accounts are recovered here besides recovery codes: by `mail`, if this server can send any. */
export interface RecoveryWays {
  mail: boolean;
}

/**
 * Why something was not done: a stable code, the rule it rests on, what the text is filled with, and the text.
 *
 * `rule` is empty where no rule of a game is involved. `message` is in the language of the one who asked.
 */
export interface Refusal {
  code: string;
  rule: string;
  params: Record<string, string | number>;
  message: string;
}

/** A command was not carried out and changed nothing. `id` is null if the message could not be read. */
export interface Refused {
  type: "refused";
  id: string | null;
  refusal: Refusal;
}

/** Take the bot off a seat of a table you own that has not begun. */
export interface RemoveBot {
  type: "remove_bot";
  id: string;
  table: string;
  seat: number;
}

/** A game step by step: as a seat saw it, as a spectator did, or open. */
export interface Replay {
  table_id: string;
  seat: number | null;
  is_open: boolean;
  frames: Frame[];
}

/** A report about a person, for the administrators. */
export interface Report {
  about: string;
  text: string;
  table?: string | null;
}

/** Lose the game for a seat, for good. */
export interface Resign {
  type: "resign";
  id: string;
  table: string;
  seat: number;
}

/** How a game ended. Scores and breakdown are missing if it was resigned before it was scored. */
export interface Result {
  reason: string;
  places: number[];
  scores: number[] | null;
  breakdown: (Record<string, number>)[] | null;
}

/** Take the seats back from the stand-in. */
export interface Return {
  type: "return";
  id: string;
  table: string;
}

/**
 * The review of a finished game as far as it has come: `done` of its `entries`, `place` others before it.
 *
 * `version` is what made it. `chances` are those of each seat before the first entry and after each. `seats` and
 * `draws` are there once it is complete.
 */
export interface Review {
  table_id: string;
  depth: "deep" | "standard";
  version: string;
  entries: number;
  done: number;
  place: number;
  chances: number[][];
  decisions: ReviewedDecision[];
  seats: LedgerAccount[];
  draws: LuckyDraw[];
}

/**
 * A decision looked at again, judged by what the seat could know.
 *
 * `chance` is the chance to win with the `best` option, `loss` how much of it the `chosen` one gave away, `error` the
 * standard error of that; `points_lost` and `points_error` the same in points. `reasons` speak for the best option,
 * `consequences` tell where the chosen one led to less.
 */
export interface ReviewedDecision {
  entry: number;
  round: number;
  seat: number;
  grade: "blunder" | "fine" | "forced" | "inaccuracy" | "mistake";
  chosen: Choice;
  best: Choice;
  chance: number;
  loss: number;
  error: number;
  points_lost: number | null;
  points_error: number | null;
  reasons: Ground[];
  consequences: Ground[];
}

/** What a round did to a seat's result, as shares of the victory: result = luck + own + others. */
export interface RoundAccount {
  round: number;
  result: number;
  luck: number;
  own: number;
  others: number;
  luck_error: number;
  own_error: number;
  others_error: number;
}

/** A rule, or a section with what it says before its rules; `html` is ours and safe to show. */
export interface RuleText {
  id: string;
  title: string;
  is_section: boolean;
  html: string;
}

/** The rules of a game, in order; `language` is the one they are written in, which may not be the one asked for. */
export interface Rules {
  game: string;
  language: string;
  introduction: string;
  rules: RuleText[];
  about: string;
  aid: string;
}

/** A line of a table's chat. */
export interface Said {
  type: "said";
  table_id: string;
  number: number;
  person: string;
  name: string;
  at: number;
  text: string;
  phrase: string;
}

/**
 * A seat as every viewer sees it.
 *
 * `id` is what the game's texts call the seat by: its colour where it has one, else its number. `kind` is free, person
 * or bot; `bot` names the bot that plays for it at the moment, which may be a stand-in for the person. `waits_for`
 * says how a free seat can be taken: open, invited, or reserved (for the person named). `bot_trouble` says that the
 * bot could not decide when it was asked and will be asked again (delayed), or plays below its level, with too little
 * time or on the slow engine (weaker). `away_until` is when the holiday of the person ends; in a friendly game with
 * days for each turn their clock stands until then.
 */
export interface SeatInfo {
  id: string;
  kind: "bot" | "free" | "person";
  name: string;
  person: string | null;
  bot: string | null;
  waits_for: "invited" | "open" | "reserved" | null;
  resigned: boolean;
  bot_trouble?: "delayed" | "weaker" | null;
  away_until?: number | null;
}

/**
 * One of your sessions, or a token of a bot account; the secret itself is shown only when it is made.
 *
 * `id` names it when you end it, `label` is what the browser called itself or what you called the token, and `current`
 * is the session you ask from.
 */
export interface SessionInfo {
  id: string;
  label: string;
  created_at: number;
  seen_at: number;
  current: boolean;
}

/** Let everybody see the review of a finished game you played, or no longer; it is seen once all players agree. */
export interface Share {
  type: "share";
  id: string;
  table: string;
  allows: boolean;
}

/**
 * What a person has played: numbers for each game and number of players, and the latest games, newest first.
 *
 * Games in which the person held several seats are left out.
 */
export interface Statistics {
  person: PersonInfo;
  games: GameStatistics[];
  recent: FinishedGame[];
}

/**
 * The public description of a table; `content` is the name of its content pack.
 *
 * `hints` says whether the players may ask for hints, as the seats are taken now; `study`, whether they may see what
 * the others could hold. `shared_by` are the seats whose players let everybody see the review of the finished game.
 */
export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  content: string;
  options: Record<string, string>;
  players: number;
  status: "closed" | "open" | "over" | "playing";
  owner: string;
  pace: "live" | "turns";
  clock: NoClock | LiveClock | DayClock;
  listed: boolean;
  spectators: boolean;
  rated: boolean;
  hints: boolean;
  study: boolean;
  stand_in: string;
  created_at: number;
  seats: SeatInfo[];
  deal: DealInfo;
  fork: ForkInfo | null;
  undo: UndoInfo | null;
  result: Result | null;
  rematch: string | null;
  shared_by?: number[];
}

/** A table in a list. `your_turn` is about the person who asks. */
export interface TableLine {
  id: string;
  game: string;
  options: Record<string, string>;
  players: number;
  status: "closed" | "open" | "over" | "playing";
  pace: "live" | "turns";
  clock: NoClock | LiveClock | DayClock;
  rated: boolean;
  updated_at: number;
  seats: SeatInfo[];
  your_turn: boolean;
}

/** A part of a list of tables; `next` asks for the following part, if there is one. */
export interface TablePage {
  tables: TableLine[];
  next: string | null;
}

/** A table as you see it now, once for each of your seats, and the latest lines of its chat. */
export interface TableState {
  updates: Update[];
  chat: Said[];
  invite: string | null;
}

/**
 * Take back what the stand-in did for a seat of yours, and the seats if it still plays for them.
 *
 * Its moves are final once another person has acted after them or something was drawn or revealed to the seat, and
 * always in rated games.
 */
export interface TakeBack {
  type: "take_back";
  id: string;
  table: string;
  seat: number;
}

/** An act that told something, so many `bits`: `lines` say what was done, `sentence` what it changed most. */
export interface TellingAct {
  lines: string[];
  bits: number;
  sentence: string;
}

/** A new token, shown only once. */
export interface TokenMade {
  token: string;
}

/** Take back the seat's last step; what others must agree to is asked of them. */
export interface Undo {
  type: "undo";
  id: string;
  table: string;
  seat: number;
  version: number;
}

/** A seat asks to take something back; `waiting_for` are the seats that have not agreed yet. */
export interface UndoInfo {
  seat: number;
  waiting_for: number[];
}

/** Stop watching a table. */
export interface Unwatch {
  type: "unwatch";
  id: string;
  table: string;
}

/**
 * The table as one viewer sees it now: a seat, or a spectator (`seat` is null).
 *
 * `table` is left out if nothing has changed in it since the update before. `can_undo` says that the seat's last step
 * can be taken back without asking anyone; `can_take_back`, that what a stand-in did for it can be. `provisional` is
 * for each seat how many steps of a stand-in are not final yet, as far as everybody knows; empty if there are none.
 * `consequences` is what the game's schema says of a position; only clients that ask for words get it.
 */
export interface Update {
  type: "update";
  table_id: string;
  seat: number | null;
  version: number;
  view: unknown | null;
  decision: Decision | null;
  clocks: ClockInfo[] | null;
  can_undo: boolean;
  news: News[];
  table: TableInfo | null;
  can_take_back?: boolean;
  provisional?: number[];
  consequences?: Record<string, unknown>;
}

/**
 * Watch a table: be told what happens from now on, and first what happened after the last `version` you know.
 *
 * `language` holds for everything that is told over this connection.
 */
export interface Watch {
  type: "watch";
  id: string;
  table: string;
  version?: number;
  invite?: string;
  language?: string;
}

/** Ask why something cannot be done. */
export interface Why {
  type: "why";
  id: string;
  table: string;
  seat: number;
  action: number | string;
}

export type Command = Act | AddBot | AnswerUndo | Chat | Close | Hint | Join | Leave | Look | Preview | RemoveBot | Resign | Return | Share | TakeBack | Undo | Unwatch | Watch | Why;

export type ServerMessage = Advice | Answer | Done | Notice | Outlook | Presence | Refused | Said | Update;

export type Reply = Advice | Answer | Done | Outlook | Refused;
