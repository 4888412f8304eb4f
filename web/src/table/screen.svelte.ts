export interface Opening {
  openedDesk: number | null;
  openDesk: (seat: number | null) => void;
  openRule: (rule?: string) => void;
}

/** What is open on the screen of a table, in addition to the board. */
export class Screen {
  /** Whether all options are listed. */
  list = $state(false);
  /** The rule that is read beside the table, '' for the beginning; null if the rules are closed. */
  rule = $state<string | null>(null);
  /** Whether the keys are explained. */
  keys = $state(false);
  /** The player whose desk is looked at. */
  desk = $state<number | null>(null);

  openDesk(seat: number | null): void {
    this.desk = seat;
  }

  openRule(rule = ''): void {
    this.rule = rule;
  }

  /** What header and board need to open desks and rules. */
  get opening(): Opening {
    return {
      openedDesk: this.desk,
      openDesk: (seat) => this.openDesk(seat),
      openRule: (rule) => this.openRule(rule),
    };
  }
}
