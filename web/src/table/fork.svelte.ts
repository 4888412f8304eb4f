import { catalogue } from '$lib/catalogue.svelte';
import { session } from '$lib/session.svelte';
import { openTable } from '$lib/tables';
import { t } from '$lib/texts.svelte';
import type { ForkTable, GameInfo, TableInfo } from '$lib/wire';

/** Playing on from a moment of a finished game: on which seat, and against which bot. */
export class Fork {
  seat = $state(0);
  bot = $state('');
  game = $state.raw<GameInfo | undefined>();

  constructor(
    private readonly id: string,
    private readonly invite: string,
  ) {}

  /** Begin with the player's own seat, and the bot that stands in for people. */
  prepare(info: TableInfo, own: number[]): void {
    this.seat = own[0] ?? 0;
    this.bot = info.stand_in;
    this.game = catalogue.game(info.game);
  }

  /** Make the table that begins with so many entries of the game, and go there. */
  async start(players: number, entries: number): Promise<void> {
    const seats: ForkTable['seats'] = Array.from({ length: players }, (_, seat) =>
      seat === this.seat ? { type: 'mine' } : { type: 'bot', bot: this.bot },
    );
    await session.ensure(t('home-guest'));
    await openTable(`/api/tables/${this.id}/fork?invite=${this.invite}`, { entries, seats });
  }
}
