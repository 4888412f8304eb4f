declare module 'virtual:texts' {
  /** The languages with what fetches their texts: the contents of all their files. */
  const texts: Record<string, () => Promise<{ default: string[] }>>;
  export default texts;
}
