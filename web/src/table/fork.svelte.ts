import { entropy, newId, post } from '$lib/api';
import { catalogue } from '$lib/catalogue.svelte';
import { router } from '$lib/router.svelte';
import { session } from '$lib/session.svelte';
import { t } from '$lib/texts.svelte';
import type { ForkTable, MadeTable, TableInfo } from '$lib/wire';

/** Playing on from a moment of a finished game: who one is, and which bot takes the other seats. */
export class Fork {
  seat = $state(0);
  bot = $state('');
  bots = $state.raw<string[]>([]);

  constructor(
    private readonly id: string,
    private readonly invite: string,
  ) {}

  /** Begin with the seat one held, and the bot that stands in for people. */
  async prepare(info: TableInfo, own: number[]): Promise<void> {
    this.seat = own[0] ?? 0;
    this.bot = info.stand_in ?? '';
    const { games } = await catalogue();
    this.bots = games.find((game) => game.id === info.game)?.bots ?? [];
  }

  /** Make the table that begins with so many entries of the game, and go there. */
  async start(players: number, entries: number): Promise<void> {
    const seats: ForkTable['seats'] = Array.from({ length: players }, (_, seat) =>
      seat === this.seat ? { type: 'mine' } : { type: 'bot', bot: this.bot },
    );
    await session.ensure(t('home-guest'));
    const wish = { id: newId(), entries, seats, entropy: entropy() };
    const address = `/api/tables/${this.id}/fork?invite=${this.invite}`;
    router.go(`/tables/${(await post<MadeTable>(address, wish)).table}`);
  }
}
