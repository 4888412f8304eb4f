import type { Snippet } from 'svelte';

/** What a page puts in the place of the usual header; a table has its own, and fills the window without scrolling. */
class HeaderPlace {
  header = $state.raw<Snippet | null>(null);

  /** Use a header until what is returned is called. */
  use(header: Snippet): () => void {
    this.header = header;
    return () => {
      if (this.header === header) this.header = null;
    };
  }
}

export const headerPlace = new HeaderPlace();
