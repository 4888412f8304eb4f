import { connection } from '$lib/connection.svelte';
import type { Answer, Choice, Outlook, Refusal, Update } from '$lib/wire';

/** What was asked of the server about a decision; each question is asked once, and without a connection none is. */
export class Inquiries {
  private outlooks: Record<string, Promise<Outlook | null>> = {};
  private reasons: Record<string, Promise<Refusal | null>> = {};

  constructor(private readonly table: string) {}

  /** Forget everything: it was true of one decision only. */
  forget(): void {
    this.outlooks = {};
    this.reasons = {};
  }

  /** Ask what an option would lead to. */
  lookAhead(update: Update | null, choice: Choice): Promise<Outlook | null> {
    if (!update || update.seat === null || connection.state !== 'online') return Promise.resolve(null);
    const key = `${update.seat} ${update.version} ${choice.action}`;
    const command = { type: 'preview', table: this.table, seat: update.seat, action: choice.action } as const;
    return (this.outlooks[key] ??= connection
      .send<Outlook>(command)
      // The table has moved on, or the server is busy: there is nothing to be said then.
      .catch(() => null));
  }

  /** Ask why an action cannot be done; null if it can. */
  why(update: Update | null, action: string): Promise<Refusal | null> {
    if (!update || update.seat === null || connection.state !== 'online') return Promise.resolve(null);
    const key = `${update.seat} ${update.version} ${action}`;
    const command = { type: 'why', table: this.table, seat: update.seat, action } as const;
    return (this.reasons[key] ??= connection.send<Answer>(command).then(
      ({ refusal }) => refusal,
      () => null,
    ));
  }
}
