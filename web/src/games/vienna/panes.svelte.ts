/** What is decided in the tabs' own place turns them to it. */
const TURNS: Partial<Record<string, string>> = {
  assign: 'tracks',
  token: 'tracks',
  same_token: 'tracks',
  instead: 'tracks',
  mission: 'tracks',
  buy: 'missions',
  box: 'house',
};

/** In which tab a thing that a lesson speaks of is to be seen. */
const THINGS: Partial<Record<string, string>> = {
  mission: 'missions',
  item: 'house',
  info: 'tracks',
  space: 'tracks',
};

/** Which of the things that share a place are shown. */
export class Panes {
  /** The tab of the column. */
  shown = $state('tracks');
  /** Whether it is open, where the tabs are folded. */
  isOpen = $state(false);
  /** On a phone the tabs are fewer, and some have tabs of their own. */
  phone = $state('table');
  inner = $state({ tracks: 'tracks', talk: 'log' });

  constructor(isSpectator: boolean) {
    if (isSpectator) this.shown = 'players';
  }

  /** Turn to what a kind of decision is about, unless somebody reads or writes something else than the game's own tabs. */
  turn(kind: string | undefined, own: readonly string[]): void {
    const wanted = TURNS[kind ?? ''];
    if (wanted && own.includes(this.shown) && own.includes(wanted)) this.shown = wanted;
    if (kind) this.phone = 'table';
  }

  /** Turn to the things a lesson speaks of; on a phone only while nothing is decided, which needs the place. */
  show(kinds: readonly string[], own: readonly string[], isDeciding: boolean): void {
    const wanted = kinds.map((kind) => THINGS[kind] ?? '').find((tab) => own.includes(tab));
    if (!wanted) return;
    this.shown = this.inner.tracks = wanted;
    if (!isDeciding) this.phone = 'board';
  }

  /** Turn to the players' desks, unless these stand open elsewhere. */
  openPlayers(isElsewhere: boolean): void {
    this.phone = 'players';
    if (!isElsewhere) this.shown = 'players';
    this.isOpen = true;
  }

  get hasPlayers(): boolean {
    return this.shown === 'players' || this.phone === 'players';
  }
}
