declare module 'virtual:pocket' {
  /** The files the engine is loaded from, beside the scripts, and how many bytes they have together. */
  const files: { folder: string; archive: string; bytes: number };
  export default files;
}

declare module 'virtual:texts/pocket' {
  /** The texts of a page without a server, by language. */
  const texts: Record<string, string>;
  export default texts;
}

declare module 'virtual:texts' {
  /** The languages with what fetches their texts: the contents of all their files. */
  const texts: Record<string, () => Promise<{ default: string[] }>>;
  export default texts;
}
