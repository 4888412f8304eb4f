import { get, problemIn } from '$lib/api';
import { checkDeal, type DealtGame, type Finding } from '$lib/fair';
import { seenDeals, type SeenDeal } from '$lib/deals';
import { t } from '$lib/texts.svelte';
import type { TableInfo } from '$lib/wire';
import { judge, ownParts, type Judgement } from './judgement';
import type { Play } from './play.svelte';

/** The deal of a table as this browser can check it. */
export class DealCheck {
  /** Whether the dialog about it is open. */
  isOpen = $state(false);
  /** Why it cannot be checked, if it cannot. */
  problem = $state('');
  finding = $state.raw<Finding | null>(null);
  seen = $state.raw<SeenDeal | null>(null);

  constructor(private readonly play: Play) {}

  readonly judgement = $derived.by((): Judgement | null => {
    const { info, seats } = this.play;
    return info && judge(info.deal, seats, this.seen, this.finding);
  });

  /** What this browser added for each seat of its player. */
  readonly parts = $derived.by(() => ownParts(this.play.seats, this.seen));

  /** Remember the seal that the server shows; it is the first one that counts. */
  see({ id, deal, status }: TableInfo): void {
    this.seen = seenDeals.see(id, deal.commitment, status === 'open');
  }

  /** Check all draws, once the game is over. */
  async check(): Promise<void> {
    const { info, invitation } = this.play;
    const seed = info?.deal.seed;
    if (!info || this.finding || !seed) return;
    this.problem = '';
    // Browsers offer cryptography only to pages from https or this computer.
    if (!globalThis.isSecureContext) {
      this.problem = t('deal-insecure');
      return;
    }
    const { commitment, entropy, chosen } = info.deal;
    try {
      const query = new URLSearchParams({ invite: invitation });
      const game = await get<DealtGame>(`/api/tables/${info.id}/export?${query.toString()}`);
      // What is shown is checked, not what the export says about it.
      const deal = chosen === null ? { commitment, seed, entropy: entropy ?? [] } : { chosen };
      this.finding = await checkDeal({ table: info.id, deal, fork: info.fork, draws: game.draws });
    } catch (error) {
      this.problem = problemIn(error);
    }
  }
}
