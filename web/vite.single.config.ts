import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { joinTexts } from './texts.plugin.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// One script and one style sheet for replays that are a page of one file (`tradecraft replay FILE --html PAGE`). They are made
// of the client's own parts, but what would answer them is written into the page. Fonts lie beside those of the client.
export default defineConfig({
  plugins: [
    {
      name: 'answers',
      enforce: 'pre',
      resolveId: (id) => (id.endsWith('pocket/pocket.svelte') ? at('src/single/answers.ts') : undefined),
    },
    svelte(),
    joinTexts(at('../src/tradecraft')),
  ],
  base: './',
  publicDir: false,
  resolve: { alias: { $lib: at('./src/lib'), $ui: at('./src/ui') } },
  build: {
    outDir: at('../src/tradecraft/server/client'),
    emptyOutDir: false,
    target: 'es2022',
    assetsInlineLimit: (path) => !/\.woff2?$/.test(path),
    cssCodeSplit: false,
    modulePreload: false,
    // There is to be one script.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: at('src/single/main.ts'),
      output: {
        codeSplitting: false,
        entryFileNames: 'single/replay.js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'single/replay.css' : 'assets/[name]-[hash][extname]',
      },
      checks: { bundlerTimings: false },
    },
  },
});
