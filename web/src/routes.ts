import type { Component } from 'svelte';
import { isPocket } from '$lib/home';

type Page = Component<Record<string, string>>;

// Pages are fetched when they are first visited.
const pages = import.meta.glob<{ default: Page }>([
  './pages/*.svelte',
  './pages/learn/*Page.svelte',
  './pages/puzzles/*Page.svelte',
  './pages/guide/*Page.svelte',
]);

const ROUTES: [RegExp, string][] = [
  [/^\/$/, 'Home'],
  [/^\/new$/, 'NewTable'],
  [/^\/lobby$/, 'Lobby'],
  [/^\/mine$/, 'MyTables'],
  [/^\/tables\/(?<id>[\w-]+)$/, 'TablePage'],
  [/^\/tables\/(?<id>[\w-]+)\/replay$/, 'ReplayPage'],
  [/^\/tables\/(?<id>[\w-]+)\/analysis$/, 'AnalysisPage'],
  [/^\/learn$/, 'learn/LearnPage'],
  [/^\/learn\/(?<id>[\w-]+)$/, 'learn/LessonPage'],
  [/^\/puzzles$/, 'puzzles/PuzzlesPage'],
  [/^\/puzzles\/(?<id>[\w-]+)$/, 'puzzles/PuzzlePage'],
  [/^\/guide\/(?<game>\w+)$/, 'guide/GuidePage'],
  [/^\/guide\/(?<game>\w+)\/(?<id>[\w-]+)$/, 'guide/GuidePage'],
  [/^\/rules$/, 'RulesPage'],
  [/^\/rules\/(?<game>\w+)$/, 'RulesPage'],
  [/^\/aid\/(?<game>\w+)$/, 'AidPage'],
  [/^\/components\/(?<game>\w+)$/, 'ComponentsPage'],
  [/^\/settings$/, 'SettingsPage'],
  [/^\/account$/, 'AccountPage'],
  [/^\/ratings$/, 'RatingsPage'],
  [/^\/people\/(?<id>[\w-]+)$/, 'PersonPage'],
  [/^\/about$/, 'AboutPage'],
];

/** Pages about other people, who are only at a server. */
const HOSTED = ['Lobby', 'AccountPage', 'RatingsPage', 'PersonPage'];

/** Fetch the page of an address, with what the address says. `games` are those there are, as far as that is known yet. */
export async function findPage(
  path: string,
  games: readonly string[] = [],
): Promise<{ page: Page; params: Record<string, string> }> {
  const found = ROUTES.map(([pattern, name]) => ({ name, match: pattern.exec(path) })).find(
    ({ name, match }) =>
      match &&
      !(isPocket && HOSTED.includes(name)) &&
      (!match.groups?.['game'] || !games.length || games.includes(match.groups['game'])),
  );
  const load = pages[`./pages/${found?.name ?? 'NotFound'}.svelte`];
  if (!load) throw new Error(`there is no page for ${path}`);
  return { page: (await load()).default, params: { ...found?.match?.groups } };
}
