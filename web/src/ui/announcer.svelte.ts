/** What screen readers are told, one thing after the other. */
class Announcer {
  text = $state('');

  say(text: string): void {
    // The same words again would go unnoticed.
    this.text = this.text === text ? `${text}\u00a0` : text;
  }
}

export const announcer = new Announcer();
