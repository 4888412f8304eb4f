import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The texts that the client shows, the same files that the rest of the program uses. */
const FILES = /^(locales\/[^/]+\/(client\w*|bots|phrases)|games\/\w+\/texts\/[^/]+\/(client\w*|game))\.ftl$/;
const ALL = 'virtual:texts';
const OF_ONE = /^virtual:texts\/(.+)$/;
/** The texts of a page without a server are fetched there only, in all languages at once. */
const POCKET = 'virtual:texts/pocket';
const IN_POCKET = /client_pocket\.ftl$/;

/**
 * Join the texts of each language into one file, which is fetched when the language is needed: a request for every
 * file would keep the start page waiting. `virtual:texts` maps each language to what loads its texts,
 * `virtual:texts/pocket` to those of a page without a server.
 */
export function joinTexts(folder: string): Plugin {
  const languageOf = (path: string) => path.split('/').at(-2) ?? '';
  const find = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => FILES.test(path))
      .sort();
  return {
    name: 'join-texts',
    resolveId: (id) => (id === ALL || OF_ONE.test(id) ? `\0${id}` : undefined),
    load(id) {
      const read = (path: string): string => {
        this.addWatchFile(`${folder}/${path}`);
        return readFileSync(`${folder}/${path}`, 'utf8');
      };
      if (id === `\0${POCKET}`) {
        const own = find().filter((path) => IN_POCKET.test(path));
        return `export default ${JSON.stringify(Object.fromEntries(own.map((path) => [languageOf(path), read(path)])))};`;
      }
      if (id === `\0${ALL}`) {
        const languages = [...new Set(find().map(languageOf))];
        const loaders = languages.map((one) => `${JSON.stringify(one)}: () => import('${ALL}/${one}')`);
        return `export default { ${loaders.join(', ')} };`;
      }
      const language = OF_ONE.exec(id.slice(1))?.[1];
      if (!id.startsWith('\0') || !language) return undefined;
      const paths = find().filter((path) => languageOf(path) === language && !IN_POCKET.test(path));
      return `export default ${JSON.stringify(paths.map(read))};`;
    },
  };
}
