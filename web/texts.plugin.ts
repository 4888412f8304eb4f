import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The texts that the client shows, the same files that the rest of the program uses. */
const FILES = /^(locales\/[^/]+\/(client\w*|bots|phrases)|games\/\w+\/texts\/[^/]+\/(client\w*|game))\.ftl$/;
const ALL = 'virtual:texts';
const OF_ONE = /^virtual:texts\/(.+)$/;

/**
 * Join the texts of each language into one file, which is fetched when the language is needed: a request for every
 * file would keep the start page waiting. `virtual:texts` maps each language to what loads its texts.
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
      if (id === `\0${ALL}`) {
        const languages = [...new Set(find().map(languageOf))];
        const loaders = languages.map((one) => `${JSON.stringify(one)}: () => import('${ALL}/${one}')`);
        return `export default { ${loaders.join(', ')} };`;
      }
      const language = OF_ONE.exec(id.slice(1))?.[1];
      if (!id.startsWith('\0') || !language) return undefined;
      const paths = find().filter((path) => languageOf(path) === language);
      for (const path of paths) this.addWatchFile(`${folder}/${path}`);
      return `export default ${JSON.stringify(paths.map((path) => readFileSync(`${folder}/${path}`, 'utf8')))};`;
    },
  };
}
