import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { pocket } from './pocket.plugin.ts';
import { joinTexts } from './texts.plugin.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The built client is part of the Python package, which serves it.
export default defineConfig({
  plugins: [svelte(), joinTexts(at('../src/tradecraft')), pocket(at('..'), at('.'))],
  // Scripts and styles find each other wherever the client is served from; the page says where it is served from.
  experimental: {
    renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  worker: { format: 'es' },
  resolve: { alias: { $lib: at('./src/lib'), $ui: at('./src/ui') } },
  build: {
    outDir: at('../src/tradecraft/server/client'),
    emptyOutDir: true,
    target: 'es2022',
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    // That our plugins take most of the time of a build is no news.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    port: 5173,
    fs: { allow: [at('..')] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
