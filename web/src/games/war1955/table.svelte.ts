import { createContext, tick } from 'svelte';
import { seatNames } from '$lib/catalogue.svelte';
import type { Choice, Decision, Refusal } from '$lib/wire';
import type { BoardProps } from '../game';
import { rankOf } from '../ranks';
import {
  consequencesOf,
  partsOf,
  droppedOnStage,
  group,
  onlyUse,
  questionAboutCountry,
  questionsAbout,
  targets,
} from './choices';
import type { CardId, Pieces } from './content';
import type { Advance, AnyAction, Country, Desk, Faction, PositionConsequences, Track, View } from './schema';
import { lastMove } from './story';

/** A card of the own hand: equal cards differ by their place only. */
export interface Held {
  card: CardId;
  place: number;
}

/** A use of a card that is not offered, and why. */
export interface Refused {
  use: 'influence' | 'special' | 'answer';
  refusal: Refusal;
}

/** What would become of a pawn, and who would move it. */
export interface PawnMove extends Advance {
  seat: number;
}

/** Everything the parts of the table share: what is shown, what can be chosen, and how far choosing has come. */
export class Table {
  selected = $state.raw<Held | null>(null);
  dragged = $state.raw<Held | null>(null);
  byKeyboard = false;
  /** Whether the room is that of a phone: a card is lifted to be read before it is used. */
  isSmall = $state(false);
  /** Where the pointer holds a dragged card, and the country below it. */
  pointer = $state.raw({ x: 0, y: 0 });
  over = $state<Country | null>(null);
  /** The track that the Tab key leads to. */
  countryStop = $state<Country>('usa');

  constructor(
    private readonly props: () => BoardProps,
    private readonly loaded: () => Pieces,
  ) {}

  readonly view = $derived.by(() => this.props().view as unknown as View);
  /** What the server says follows from the view. */
  readonly position = $derived.by(() => this.props().consequences as unknown as PositionConsequences);
  readonly decision = $derived.by((): Decision | null =>
    this.props().pending ? null : this.props().decision,
  );
  readonly choices = $derived.by(() => group(this.decision?.options ?? []));
  readonly targets = $derived.by(() => targets(this.choices, (this.dragged ?? this.selected)?.card ?? null));
  private readonly names = $derived.by(() => seatNames(this.props().info));
  readonly last = $derived.by(() => lastMove(this.props().news));

  /** Where the first advised option stands that something is true of, counted from 1; 0 if it is true of none. */
  rank(isMeant: (parts: AnyAction) => boolean): number {
    return rankOf(this.props().advised, (one) => isMeant(partsOf(one)));
  }

  /** Whether the player is asked for an answer to what the opponent does. */
  readonly isAttacked = $derived.by(() =>
    Boolean(this.decision && ['answer', 'block'].includes(this.decision.kind)),
  );

  openRule(rule: string): void {
    this.props().openRule(rule);
  }

  get pieces(): Pieces {
    return this.loaded();
  }

  get pending(): Choice | null {
    return this.props().pending;
  }

  /** The viewer's seat; null for a spectator. */
  get seat(): number | null {
    return this.props().seat;
  }

  /** The seat that is drawn at the lower edge. */
  get near(): number {
    return this.seat ?? 0;
  }

  get far(): number {
    return 1 - this.near;
  }

  name(seat: number): string {
    return this.names[seat] ?? '';
  }

  desk(seat: number): Desk {
    const desk = this.view.desks[seat];
    if (!desk) throw new Error(`there is no seat ${seat}`);
    return desk;
  }

  track(country: Country): Track {
    const track = this.view.tracks.find((one) => one.country === country);
    if (!track) throw new Error(`there is no track of ${country}`);
    return track;
  }

  /** What would happen to a pawn by the card in hand, by what is laid ready, or by what is declared. */
  outlook(country: Country): PawnMove | null {
    const { view, position, seat } = this;
    const option = (this.dragged ?? this.selected) && this.targets.get(country);
    const influence = option && consequencesOf(option, 'influence');
    if (influence && seat !== null) return { seat, ...influence };
    const [decider] = view.deciders;
    if (view.prepared.country === country && decider !== undefined) {
      const advance = position.prepared?.advance;
      return advance ? { seat: decider, ...advance } : null;
    }
    const place = view.declared.findIndex((one) => one.what === 'influence' && one.targets[0] === country);
    const [declared, advance] = [view.declared[place], position.declared[place]];
    return declared && advance ? { seat: declared.seat, ...advance } : null;
  }

  faction(seat: number): Faction | null {
    return this.desk(seat).faction;
  }

  choose(option: Choice): void {
    this.cancel();
    this.props().choose(option);
  }

  /** Put back what was taken up but not chosen yet. */
  cancel(): void {
    this.selected = null;
    this.dragged = null;
    this.over = null;
  }

  /** Put back the card that was taken up; by the keyboard one goes on from it. */
  putBack(): void {
    const isLost = this.byKeyboard && this.selected !== null;
    this.cancel();
    if (isLost)
      void tick().then(() => document.querySelector<HTMLElement>('.near .card[tabindex="0"]')?.focus());
  }

  /** Point at a card of the own hand; by the keyboard one goes on to what can be done with it. */
  pick(held: Held, byKeyboard = false): void {
    this.byKeyboard = byKeyboard;
    const menu = this.choices.cards.get(held.card);
    const only = menu && !this.isSmall ? onlyUse(menu) : null;
    if (only) this.choose(only);
    else this.selected = this.selected?.place === held.place ? null : held;
  }

  /** Choose a country; false if it is not among the options. */
  point(country: Country): boolean {
    const option = this.targets.get(country);
    if (option) this.choose(option);
    return Boolean(option);
  }

  /** Let a dragged card fall on a country, or with null on the stage. */
  drop(held: Held, country: Country | null): void {
    this.dragged = null;
    this.over = null;
    const menu = this.choices.cards.get(held.card);
    const only = menu && (onlyUse(menu) ?? (country === null ? droppedOnStage(menu) : null));
    if (only) this.choose(only);
    else {
      this.selected = menu ? held : null;
      if (country !== null) this.point(country);
    }
  }

  /** Say why the uses of a card of the own hand that are not offered are not possible. */
  async against(card: CardId): Promise<Refused[]> {
    if (!this.decision) return [];
    const questions = questionsAbout(this.view, this.pieces.card(card), this.choices.cards.get(card) ?? {});
    const answers = await Promise.all(
      questions.map(async ({ use, action }) => ({ use, refusal: await this.props().why(action) })),
    );
    return answers.filter((one): one is Refused => one.refusal !== null);
  }

  /** Say why a country cannot be chosen; null if it can, or if none is asked for. */
  async againstCountry(country: Country): Promise<Refusal | null> {
    if (this.seat === null || !this.decision || this.targets.has(country)) return null;
    const action = questionAboutCountry(this.view, this.selected?.card ?? null, country);
    return action === null ? null : this.props().why(action);
  }
}

export const [useTable, provideTable] = createContext<Table>();
